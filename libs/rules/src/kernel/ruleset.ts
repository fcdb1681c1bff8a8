/** One version of a game's rules: values that differ between versions, and a word on where they come from. */
export interface Ruleset<Values> {
  /** `game/version`, as it stands in every answer. */
  readonly id: string;
  readonly title: string;
  /** The ruleset that this one is told as differences from; absent for the default. */
  readonly basedOn?: string;
  readonly sources: readonly string[];
  /** What of its values is only probable, and what of the version is not modelled; each begins with what it is about. */
  readonly notes?: readonly string[];
  readonly values: Values;
}
