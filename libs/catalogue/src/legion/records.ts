import type { CourageKind, Keyword, Rank, UnitType } from '@marshal/rules/legion';

export const LEGION_FACTIONS = ['empire', 'mandalorians', 'mercenary', 'rebels', 'republic', 'separatists'] as const;
export type LegionFaction = (typeof LEGION_FACTIONS)[number];

/** Another public source that gives another value; only the printed card can settle it. */
export interface Conflict {
  readonly field: 'courage' | 'resilience' | 'unitType' | 'wounds';
  readonly value: number | string;
  readonly source: string;
}

export interface UnitRecord {
  /** Name and title in lower-kebab, and the faction where two units share them: `at-rt-rebels`. */
  readonly id: string;
  /** Legion HQ's two letters, by which its links name the unit; upper and lower case differ. */
  readonly legionHqId: string;
  readonly kind: 'unit' | 'counterpart';
  readonly name: string;
  readonly title?: string;
  /** How builders call it where that differs. */
  readonly otherNames?: readonly string[];
  readonly faction: LegionFaction;
  /** A counterpart has none. */
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
  readonly keywords: readonly Keyword[];
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
  /** Legion HQ's two letters; upper and lower case differ. */
  readonly id: string;
  readonly name: string;
  readonly title?: string;
  /** How builders call it where that differs. */
  readonly otherNames?: readonly string[];
  /** What kind of upgrade it is, such as `heavy-weapon`. */
  readonly type: string;
  readonly points: number;
  readonly faction?: LegionFaction;
  /** Names of units, or else unit types, that may take it, as far as the card names any. */
  readonly forUnits?: readonly string[];
  readonly forUnitTypes?: readonly UnitType[];
  readonly unique?: boolean;
  readonly keywords: readonly Keyword[];
}

export interface CommandCardRecord {
  readonly id: string;
  readonly name: string;
  readonly pips: number;
}
