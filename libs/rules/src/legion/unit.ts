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

export const ORDER_TOKENS = ['faceup', 'facedown'] as const;
export type OrderToken = (typeof ORDER_TOKENS)[number];

export const TOKEN_KINDS = [
  'aim',
  'damage',
  'disabled',
  'dodge',
  'immobilize',
  'inactiveShield',
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

/** The eight headings under which a unit acts. */
export const ACTION_KINDS = [
  'aim',
  'attack',
  'card-action',
  'dodge',
  'free-card-action',
  'move',
  'recover',
  'standby',
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

export const isActionKind = (word: string): word is ActionKind => (ACTION_KINDS as readonly string[]).includes(word);

/** An action that a card offers, as one instance: two cards with the same text are two of these. */
export interface CardAction {
  readonly id: string;
  /** With a free card action the unit pays no action. */
  readonly kind: 'card-action' | 'free-card-action';
  /** How many arrows stand before it, which is what it costs; 1 when left out. */
  readonly arrows?: 1 | 2;
  /** What it is besides: a Jump is a Move. */
  readonly countsAs?: 'aim' | 'attack' | 'dodge' | 'move' | 'recover' | 'standby';
  /** The id of the upgrade that offers it; the unit's own card, a command card or a battle card when left out. */
  readonly upgrade?: string;
  /** Using it exhausts that upgrade. */
  readonly exhausts?: boolean;
  /** How often it can still be used in this game, where the card counts that. */
  readonly usesLeft?: number;
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
  /** Card actions that do not follow from its keywords. */
  readonly cardActions?: readonly CardAction[];
  /** The printed Speed. */
  readonly speed?: number;
  /** The wound threshold of one miniature. */
  readonly wounds?: number;
  /** How many miniatures it started with, and how many of them are gone. */
  readonly miniatures?: number;
  readonly miniaturesDefeated?: number;
  readonly orderTokens?: readonly OrderToken[];
  /** How many enemy units it is engaged with. */
  readonly engagedWith?: number;
  /** How many objective or asset tokens it holds. */
  readonly objectivesHeld?: number;
  /** An objective token lies within half range of its leader. */
  readonly nearObjective?: boolean;
  /** In the army, but not set up on the battlefield yet. */
  readonly undeployed?: boolean;
  /** Its miniatures are out of cohesion and could not be put into it. */
  readonly outOfCohesion?: boolean;
  readonly defeated?: boolean;
}

/** Part of its host's unit: it has no rank, no order token and no turn of its own. */
export const isCounterpart = ({ courageKind, rank }: Unit): boolean =>
  courageKind === 'uses-host-unit' && rank === undefined;

/** How many tokens of a kind the unit has. */
export const tokensOf = (unit: Unit, kind: TokenKind): number => unit.tokens?.[kind] ?? 0;

export const hasFaceupOrder = (unit: Unit): boolean => unit.orderTokens?.includes('faceup') ?? false;

export const typeOf = (unit: Unit): UnitType => unit.unitType ?? 'trooper';

/** Types that stand on plain round bases: they climb, and have no notch to pivot or reverse with. */
const SMALL_BASED: readonly UnitType[] = [
  'trooper',
  'clone-trooper',
  'droid-trooper',
  'mandalorian-trooper',
  'wookiee-trooper',
];

export const isNotched = (unit: Unit): boolean => !SMALL_BASED.includes(typeOf(unit));

export const isVehicle = (unit: Unit): boolean => unit.unitType?.endsWith('vehicle') ?? false;

export const isTrooper = (unit: Unit): boolean => typeOf(unit).endsWith('trooper');

export const isDroidTrooper = (unit: Unit): boolean => unit.unitType?.endsWith('droid-trooper') ?? false;

/** Ion tokens bear on vehicles and droid troopers alone; on any other unit they lie without effect. */
export const feelsIon = (unit: Unit): boolean => isVehicle(unit) || isDroidTrooper(unit);

/** Poison bears on everyone else: on troopers that are no droids. */
export const feelsPoison = (unit: Unit): boolean => !feelsIon(unit);
