import { ACTION_KINDS, BASE_SIZES, DIFFICULTIES } from '@marshal/rules/xwing';
import { DATA_SETS } from '../xwing/data-set.js';
import { FACTIONS, SLOTS, TOPICS } from '../xwing/records.js';
import { distinct, flag, listOf, matching, objectOf, oneOf, text, whole, type Check, type Shape } from './shape.js';

const xwsId: Check = matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an XWS id');

const LINK = { action: oneOf(ACTION_KINDS), difficulty: oneOf(DIFFICULTIES) };
const bar: Check = listOf(objectOf({ ...LINK, 'linked?': objectOf(LINK) }));

/** Speed, bearing, difficulty: `3ER`. */
const dialCode: Check = matching(/^[0-5][TBFNYKLPEROSAD][BWRP]$/, 'a dial code: speed, bearing, difficulty');

const count = whole(0, 20);
const supply: Check = objectOf({ value: whole(1, 9), 'recovers?': whole(-1, 9) });
const forceSupply: Check = objectOf({
  value: whole(1, 9),
  'recovers?': whole(0, 9),
  'side?': listOf(oneOf(['light', 'dark']), 1),
});
const topics: Check = distinct(listOf(oneOf(TOPICS)));

const variants: Check = (value) => {
  const names = Object.entries(value ?? {});
  const [wrong] = names.flatMap(([name, rows]) => bar(rows) ?? text(name) ?? []);
  return names.length === 0 ? 'must name a variant' : wrong;
};

export const SHIP: Shape = {
  name: text,
  factions: distinct(listOf(oneOf(FACTIONS), 1)),
  size: oneOf(BASE_SIZES),
  'hull?': whole(1, 30),
  'shields?': count,
  actions: bar,
  dial: distinct(listOf(dialCode)),
  'variants?': variants,
};

export const PILOT: Shape = {
  name: text,
  ship: xwsId,
  faction: oneOf(FACTIONS),
  initiative: whole(0, 8),
  limited: whole(0, 9),
  'engagement?': whole(0, 8),
  'shipAbility?': text,
  'shipVariant?': text,
  'actions?': bar,
  'hull?': whole(1, 30),
  'shields?': count,
  'charges?': supply,
  'force?': forceSupply,
  'conditions?': listOf(xwsId, 1),
  'standardLoadout?': listOf(xwsId),
  'topics?': topics,
};

const side: Check = objectOf({
  'actions?': bar,
  'force?': forceSupply,
  'shields?': whole(-9, 9),
  'actionHeaders?': whole(1, 9),
});

export const UPGRADE: Shape = {
  name: text,
  slots: listOf(oneOf(SLOTS), 1),
  limited: whole(0, 9),
  'factions?': distinct(listOf(oneOf(FACTIONS), 1)),
  'sides?': listOf(side, 1),
  'charges?': supply,
  'standardLoadoutOnly?': flag,
  'borrowedFrom?': oneOf(DATA_SETS),
  'topics?': topics,
};

export const DAMAGE_CARD: Shape = {
  name: text,
  trait: oneOf(['pilot', 'ship']),
  amount: whole(1, 20),
  hasAction: flag,
};
