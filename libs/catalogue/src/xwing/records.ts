import type { BarAction, BaseSize } from '@marshal/rules/xwing';
import type { DataSetId } from './data-set.js';

export const FACTIONS = [
  'firstorder',
  'galacticempire',
  'galacticrepublic',
  'rebelalliance',
  'resistance',
  'scumandvillainy',
  'separatistalliance',
] as const;
export type Faction = (typeof FACTIONS)[number];

export const SLOTS = [
  'astromech',
  'cannon',
  'cargo',
  'command',
  'configuration',
  'crew',
  'device',
  'force-power',
  'gunner',
  'hardpoint',
  'hyperdrive',
  'illicit',
  'missile',
  'modification',
  'sensor',
  'tactical-relay',
  'talent',
  'team',
  'tech',
  'title',
  'torpedo',
  'turret',
] as const;
export type Slot = (typeof SLOTS)[number];

/** What a card's text touches; found by word search, so that it says too much rather than too little. */
export const TOPICS = [
  'actions',
  'stress',
  'difficulty',
  'maneuver',
  'initiative',
  'position',
  'lock',
  'tokens',
  'force',
  'charges',
  'obstacles',
] as const;
export type Topic = (typeof TOPICS)[number];

/** `recovers` is how many come back each round; a negative number is lost each round. */
export interface Supply {
  readonly value: number;
  readonly recovers?: number;
}

export interface ForceSupply extends Supply {
  readonly side?: readonly ('light' | 'dark')[];
}

export interface ShipRecord {
  /** XWS id. */
  readonly id: string;
  readonly name: string;
  readonly factions: readonly Faction[];
  readonly size: BaseSize;
  /** Left out where the set does not tell them: huge ships of `ffg20`. */
  readonly hull?: number;
  readonly shields?: number;
  readonly actions: readonly BarAction[];
  /** Dial codes: speed, bearing, difficulty. Empty where the ship has no dial. */
  readonly dial: readonly string[];
  /** Other action bars printed on ship tokens of the same id, by the name that a pilot's `shipVariant` gives. */
  readonly variants?: Readonly<Record<string, readonly BarAction[]>>;
}

export interface PilotRecord {
  /** XWS id. */
  readonly id: string;
  readonly name: string;
  /** XWS id of the ship. */
  readonly ship: string;
  readonly faction: Faction;
  readonly initiative: number;
  /** 0 for a card that is not limited, else how many may be in a squad. */
  readonly limited: number;
  /** Huge ships engage at this initiative. */
  readonly engagement?: number;
  readonly shipAbility?: string;
  readonly shipVariant?: string;
  /** The pilot card's own bar; it stands in for the ship's. */
  readonly actions?: readonly BarAction[];
  /** Where the pilot card prints other values than the ship. */
  readonly hull?: number;
  readonly shields?: number;
  readonly charges?: Supply;
  readonly force?: ForceSupply;
  readonly conditions?: readonly string[];
  /** XWS ids of the upgrades that come with the pilot. */
  readonly standardLoadout?: readonly string[];
  readonly topics: readonly Topic[];
}

/** What one side of an upgrade card gives while it is faceup. */
export interface UpgradeSide {
  readonly actions?: readonly BarAction[];
  readonly force?: ForceSupply;
  /** Shields that it adds. */
  readonly shields?: number;
  /** How many `Action:` headers the side has. */
  readonly actionHeaders?: number;
}

export interface UpgradeRecord {
  /** XWS id. */
  readonly id: string;
  readonly name: string;
  /** The slots that it takes, lower-kebab; one that takes two names both. */
  readonly slots: readonly Slot[];
  /** 0 for a card that is not limited, else how many may be in a squad. */
  readonly limited: number;
  /** The factions that may take it, where it is not for all. */
  readonly factions?: readonly Faction[];
  readonly sides: readonly UpgradeSide[];
  readonly charges?: Supply;
  readonly standardLoadoutOnly?: boolean;
  /** A pilot of this set comes with the card, but only the named set has its facts. */
  readonly borrowedFrom?: DataSetId;
  readonly topics: readonly Topic[];
}

export interface DamageCardRecord {
  /** The name in lower-kebab, since no public id exists. */
  readonly id: string;
  readonly name: string;
  readonly trait: 'pilot' | 'ship';
  /** Copies in a damage deck. */
  readonly amount: number;
  /** Whether the card has an `Action:` header, by which a ship may repair it. */
  readonly hasAction: boolean;
}
