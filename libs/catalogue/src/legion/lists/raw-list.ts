import type { Rank } from '@marshal/rules/legion';
import type { LegionFaction } from '../records.js';

/** The kinds of list that are read. */
export const LIST_FORMATS = [
  'tabletop-admiral-json',
  'legion-hq-json',
  'legion-hq-internal-json',
  'legion-hq-link',
  'tabletop-simulator-lua',
  'tabletop-simulator-object',
  'text',
] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

/** Where something stands: a JSON pointer into a JSON file, a line (from 1) of a text. */
export interface ListPlace {
  readonly pointer?: string;
  readonly line?: number;
}

/** A card as a list names it, by printed name or by Legion HQ id. */
export interface RawCard {
  readonly text: string;
  /** The text is a Legion HQ id. */
  readonly isId?: boolean;
  /** What the list says it costs. */
  readonly points?: number;
  readonly place: ListPlace;
}

export interface RawUnit extends RawCard {
  readonly count: number;
  readonly rank?: Rank;
  /** The points told are those of the unit with its upgrades. */
  readonly pointsAreTotal?: boolean;
  readonly upgrades: readonly RawCard[];
}

/** A list as it stands in its file, before any name is recognised. */
export interface RawList {
  readonly format: ListFormat;
  readonly name?: string;
  readonly points?: number;
  readonly faction?: LegionFaction;
  readonly units: readonly RawUnit[];
  readonly commandCards: readonly RawCard[];
}
