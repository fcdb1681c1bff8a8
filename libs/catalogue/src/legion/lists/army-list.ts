import type { Unit } from '@marshal/rules/legion';
import type { ImportWarning } from '../../import-notes.js';
import type { Conflict, LegionFaction, UnitRecord } from '../records.js';
import type { ListFormat, ListPlace } from './raw-list.js';

export interface ListedUpgradeCard {
  readonly id: string;
  readonly name: string;
}

/** One unit of a list; a unit that stands three times in it is three of these. */
export interface ListedUnit {
  readonly catalogueId: string;
  readonly name: string;
  readonly title?: string;
  readonly kind: UnitRecord['kind'];
  /** The unit as it starts a game, ready for every other question. */
  readonly unit: Unit;
  readonly upgrades: readonly ListedUpgradeCard[];
  readonly conflicts: readonly Conflict[];
}

/** Something in a list that no card of the catalogue answers to, or more than one. */
export interface UnmatchedCard extends ListPlace {
  readonly kind: 'unit' | 'upgrade' | 'command-card';
  readonly text: string;
  /** The cards that may be meant, likeliest first. */
  readonly suggestions: readonly ListedUpgradeCard[];
}

/** Something in a list that may mean several cards, and was taken for one. */
export type ListWarning = ListPlace & Omit<ImportWarning, 'pointer'>;

/** A list, as far as it was understood. */
export interface ArmyList {
  readonly format: ListFormat;
  readonly name?: string;
  readonly points?: number;
  readonly faction?: LegionFaction;
  readonly units: readonly ListedUnit[];
  readonly commandCards: readonly ListedUpgradeCard[];
  readonly unmatched: readonly UnmatchedCard[];
  readonly warnings: readonly ListWarning[];
}
