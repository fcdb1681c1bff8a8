export const LEGION_FACTIONS = ['empire', 'mandalorians', 'mercenary', 'rebels', 'republic', 'separatists'] as const;
export type LegionFaction = (typeof LEGION_FACTIONS)[number];

export const RANKS = ['commander', 'operative', 'corps', 'special-forces', 'support', 'heavy'] as const;
export type Rank = (typeof RANKS)[number];

export const UNIT_TYPES = [
  'clone-trooper',
  'creature-trooper',
  'droid-trooper',
  'emplacement-trooper',
  'ground-vehicle',
  'heavy-droid-trooper',
  'mandalorian-trooper',
  'repulsor-vehicle',
  'trooper',
  'wookiee-trooper',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/**
 * What the card prints for Courage: a number, a dash (`none`: never suppressed), a value that varies,
 * nothing because a vehicle has Resilience instead, or nothing because a counterpart uses its host unit's.
 */
export const COURAGE_KINDS = ['number', 'none', 'variable', 'vehicle', 'host'] as const;
export type CourageKind = (typeof COURAGE_KINDS)[number];

export interface UnitKeyword {
  readonly name: string;
  readonly value?: number | string;
}

/** Another public source that gives another value; only the printed card can settle it. */
export interface Conflict {
  readonly field: 'courage' | 'resilience' | 'unitType' | 'wounds';
  readonly value: number | string;
  readonly source: string;
}

export interface UnitRecord {
  /** Legion HQ's two-letter id; upper and lower case differ. */
  readonly id: string;
  readonly kind: 'unit' | 'counterpart';
  readonly name: string;
  readonly title?: string;
  readonly faction: LegionFaction;
  readonly rank?: Rank;
  readonly unitType: UnitType;
  readonly courage?: number;
  readonly courageKind: CourageKind;
  readonly resilience?: number;
  readonly wounds: number;
  /** Miniatures without upgrades. */
  readonly minis: number;
  readonly speed?: number;
  readonly defenseDie?: 'red' | 'white';
  readonly points: number;
  readonly unique: boolean;
  readonly hasMeleeWeapon?: boolean;
  readonly keywords: readonly UnitKeyword[];
  readonly affiliation?: string;
  readonly alsoLegalIn?: readonly LegionFaction[];
  readonly baseSize?: 'small' | 'medium' | 'large' | 'huge' | 'epic' | 'laat' | 'long' | 'snail';
  readonly baseDiameterMm?: number;
  readonly baseSizeSource?: 'tts' | 'inferred-from-unit-type';
  /** When the unit is to come out, for one that has not. */
  readonly unreleased?: string;
  readonly conflicts?: readonly Conflict[];
}

/** An upgrade card: what is needed to recognise it in a list. */
export interface UnitUpgradeRecord {
  readonly id: string;
  readonly name: string;
  /** The name that lists print where it differs. */
  readonly displayName?: string;
  readonly type: string;
  readonly unique?: boolean;
  readonly keywords: readonly UnitKeyword[];
}

export interface CommandCardRecord {
  readonly id: string;
  readonly name: string;
  readonly pips: number;
}
