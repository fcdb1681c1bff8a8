import { defined } from '../../defined.js';
import { unitById } from '../units.js';
import { listFaction } from './list-faction.js';
import type { ListPlace, RawCard, RawList, RawUnit } from './raw-list.js';

const LINK = /\/list\/([a-z]+)\/(\d{1,6})(?::([^:,\s/]{1,10}))?:([\w,+]{1,4000})/i;

/** Whether the text is, or holds, the share link of a Legion HQ list. */
export const isListLink = (text: string): boolean => LINK.test(text);

const card = (text: string, place: ListPlace): RawCard => ({ text, isId: true, place });

/** A two-letter id for each slot that is filled, a `0` for one that is not. */
const upgradeIds = (slots: string): readonly string[] =>
  (slots.match(/0|[\s\S]{2}|[\s\S]/g) ?? []).filter((id) => id !== '0');

const unitOf = (segment: string, place: ListPlace): RawUnit => ({
  ...card(segment.slice(1, 3), place),
  count: Number(segment[0]),
  upgrades: upgradeIds(segment.slice(3)).map((id) => card(id, place)),
});

/** `1ab0cz` is a unit, `1ab0cz+1jj` one with its counterpart; two letters alone are a card of another kind. */
const unitsOf = (segment: string, place: ListPlace): readonly RawUnit[] =>
  segment.split('+').map((part) => unitOf(part, place));

const isUnit = (segment: string): boolean => /^[1-9]\w\w/.test(segment) && unitById(segment.slice(1, 3)) !== undefined;

/** A list from its share link: faction, points and, by their Legion HQ ids, units, upgrades and command cards. */
export const readLink = (text: string): RawList => {
  const [, faction, points, , segments = ''] = LINK.exec(text) ?? [];
  const place = {};
  const parts = segments.split(',').filter((segment) => segment !== '');
  return defined({
    format: 'legion-hq-link' as const,
    faction: listFaction(faction),
    points: points === undefined ? undefined : Number(points),
    units: parts
      .filter((segment) => isUnit(segment) || segment.length > 2)
      .flatMap((segment) => unitsOf(segment, place)),
    commandCards: parts.filter((segment) => segment.length === 2).map((id) => card(id, place)),
  });
};
