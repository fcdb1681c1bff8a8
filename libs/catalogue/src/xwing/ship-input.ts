import type { Arc, BarAction, BaseSize, Charges, DamageCard, Pose, ShipRound, TokenKind } from '@marshal/rules/xwing';

/** All of it may be left out. */
export type Told<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** Charges or Force as a caller tells them: the limit comes from the card where it is left out. */
export interface ChargesInput {
  readonly active: number;
  readonly limit?: number | undefined;
}

export interface ForceInput {
  readonly active: number;
  readonly capacity?: number | undefined;
}

export interface UpgradeInput {
  /** XWS id. */
  readonly id: string;
  readonly charges?: ChargesInput | undefined;
  /** The faceup side of a double-sided card: 0, the default, or 1. */
  readonly side?: number | undefined;
}

/** What the ship has done this round; nothing where it is left out. */
export type RoundInput = Told<ShipRound>;

/**
 * A ship as a caller tells it. Of `pilot`, `shipType` and `actionBar` one at least is needed;
 * what is told outright wins over what the cards print.
 */
export interface ShipInput {
  readonly id: string;
  readonly player?: string | undefined;
  readonly pilot?: string | undefined;
  readonly shipType?: string | undefined;
  /** Instead of the bar that the pilot or the ship prints; upgrades still add their rows. */
  readonly actionBar?: readonly BarAction[] | undefined;
  readonly baseSize?: BaseSize | undefined;
  readonly initiative?: number | undefined;
  readonly limited?: boolean | undefined;
  readonly dial?: readonly string[] | undefined;
  readonly tokens?: Readonly<Partial<Record<TokenKind, number | undefined>>> | undefined;
  readonly force?: ForceInput | undefined;
  readonly charges?: ChargesInput | undefined;
  readonly shields?: Charges | undefined;
  readonly upgrades?: readonly UpgradeInput[] | undefined;
  readonly damageCards?: readonly Pick<DamageCard, 'id' | 'name'>[] | undefined;
  readonly facedownDamage?: number | undefined;
  readonly locks?: readonly string[] | undefined;
  readonly turret?: readonly Arc[] | undefined;
  readonly round?: RoundInput | undefined;
  readonly pose?: Pose | undefined;
}
