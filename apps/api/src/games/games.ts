import type { DocumentIndex, RuleReference, Ruleset } from '@marshal/rules/kernel';
import * as legion from '@marshal/rules/legion';
import * as xwing from '@marshal/rules/xwing';

/** What the service tells of a game's rules. */
export interface Game {
  readonly id: string;
  /** As it begins the names of schemas. */
  readonly name: string;
  /** A rule that never refuses anything has no code. */
  readonly rules: readonly (RuleReference & { readonly code?: string })[];
  readonly rulesets: readonly Ruleset<object>[];
  readonly documents: readonly DocumentIndex[];
}

/** Every game that the service judges. */
export const GAMES: readonly Game[] = [
  { id: 'xwing', name: 'XWing', rules: xwing.rules, rulesets: xwing.rulesets, documents: xwing.documents },
  { id: 'legion', name: 'Legion', rules: legion.rules, rulesets: legion.rulesets, documents: legion.documents },
];
