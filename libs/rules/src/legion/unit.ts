/** The vocabulary of Legion: what stands on the table. It imports nothing, so that everything may import it. */

export const UNIT_TYPES = [
  'trooper',
  'clone-trooper',
  'creature-trooper',
  'droid-trooper',
  'emplacement-trooper',
  'heavy-trooper',
  'heavy-droid-trooper',
  'mandalorian-trooper',
  'wookiee-trooper',
  'ground-vehicle',
  'repulsor-vehicle',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

export const RANKS = ['commander', 'operative', 'corps', 'special', 'support', 'heavy'] as const;
export type Rank = (typeof RANKS)[number];

/**
 * What stands on the card where Courage stands: a number, a dash (`null`), an X whose value depends on the game, nothing
 * (a vehicle has Resilience there), or nothing of its own (a counterpart uses its host's).
 */
export const COURAGE_KINDS = ['number', 'null', 'variable-x', 'none-vehicle', 'uses-host-unit', 'unknown'] as const;
export type CourageKind = (typeof COURAGE_KINDS)[number];

export const TOKEN_KINDS = [
  'aim',
  'damage',
  'dodge',
  'immobilize',
  'ion',
  'observation',
  'poison',
  'shield',
  'standby',
  'surge',
  'wound',
] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];
/** What is left out is zero. Suppression stands by itself: it is a unit's first property here. */
export type Tokens = Readonly<Partial<Record<TokenKind, number>>>;

/** A keyword by its printed name, with what is printed after it: `{"name": "Danger Sense", "value": 2}`. */
export interface Keyword {
  readonly name: string;
  readonly value?: number | string;
}

/** Something that changes a unit's Courage, such as an upgrade card. */
export interface CourageModifier {
  readonly source: string;
  readonly by: number;
}

/** An upgrade card. Exhausted cards can be readied; expended ones stay spent. */
export interface Upgrade {
  readonly id: string;
  readonly name?: string;
  readonly state?: 'ready' | 'exhausted' | 'expended';
  readonly keywords?: readonly Keyword[];
}

/** A unit on the table. What may be left out has its obvious default: no tokens, no keywords, a plain trooper. */
export interface Unit {
  readonly id?: string;
  readonly name?: string;
  readonly unitType?: UnitType;
  readonly rank?: Rank;
  readonly faction?: string;
  /** The printed affiliation, where there is one, such as `pyke`. */
  readonly affiliation?: string;
  /** The printed number; `null` or `"-"` for a dash, and for a vehicle. */
  readonly courage?: number | null | '-';
  readonly courageKind?: CourageKind;
  readonly courageModifiers?: readonly CourageModifier[];
  /** Suppression tokens. */
  readonly suppression?: number;
  readonly tokens?: Tokens;
  readonly keywords?: readonly Keyword[];
  readonly upgrades?: readonly Upgrade[];
  /** In the army, but not set up on the battlefield yet. */
  readonly undeployed?: boolean;
}

/** How many tokens of a kind the unit has. */
export const tokensOf = (unit: Unit, kind: TokenKind): number => unit.tokens?.[kind] ?? 0;

export const isVehicle = (unit: Unit): boolean => unit.unitType?.endsWith('vehicle') ?? false;

export const isDroidTrooper = (unit: Unit): boolean => unit.unitType?.endsWith('droid-trooper') ?? false;
