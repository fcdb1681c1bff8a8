// Reads a checkout of legion-hq-web into the units, upgrades and command cards of the catalogue. What that source does
// not have (base sizes, values that other sources give) is kept from the present file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { upgradeNumbers } from './legion-numbers.mjs';

const nameOf = (text) => text.replaceAll("'", '’');
const kebab = (text) => text.replaceAll(' ', '-');

const slug = (text) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const present = (record) =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );

const some = (list) => (list.length > 0 ? list : undefined);

const keywordOf = (keyword) =>
  typeof keyword === 'string' ? { name: keyword } : present({ name: keyword.name, value: keyword.value });

const otherNames = ({ cardName, displayName, ttsName }) =>
  some([...new Set([displayName, ttsName].filter((name) => name && name !== cardName).map(nameOf))]);

/** One number stands for Courage and Resilience: 0 is a dash, -1 an X, and what a vehicle has is Resilience. */
const courageOf = (card) => {
  const value = card.stats?.courage ?? 0;
  if (card.cardType === 'counterpart') return { courageKind: 'uses-host-unit' };
  if (card.cardSubtype.includes('vehicle'))
    return { courageKind: 'none-vehicle', ...(value > 0 && { resilience: value }) };
  if (value < 0) return { courageKind: 'variable-x' };
  return value === 0 ? { courageKind: 'null' } : { courage: value, courageKind: 'number' };
};

/** A range that begins with 0 or nothing is melee. */
const isMelee = ({ range }) => (range?.[0] ?? 0) === 0;

const unitOf = (card) => {
  const { stats = {} } = card;
  return present({
    legionHqId: card.id,
    kind: card.cardType,
    name: nameOf(card.cardName),
    title: card.title && nameOf(card.title),
    otherNames: otherNames(card),
    faction: card.faction,
    rank: card.cardType === 'unit' ? card.rank : undefined,
    unitType: kebab(card.cardSubtype),
    ...courageOf(card),
    wounds: stats.hp ?? card.wounds,
    minis: stats.minicount ?? 1,
    speed: stats.speed,
    defenseDie: { r: 'red', w: 'white' }[stats.defense],
    points: card.cost,
    unique: card.isUnique === true,
    hasMeleeWeapon: some(card.weapons ?? [])?.some(isMelee),
    keywords: card.keywords.map(keywordOf),
    affiliation: card.affiliation,
    alsoLegalIn: card.affiliations?.filter((faction) => faction !== card.faction),
    unreleased: card.isUnreleased,
  });
};

const KEPT = ['baseSize', 'baseDiameterMm', 'baseSizeSource', 'conflicts'];

/** The id that the unit has already, else name and title, and the faction where those are taken. */
const idFor = (unit, present, taken) => {
  const [known] = Object.entries(present).find(([, { legionHqId }]) => legionHqId === unit.legionHqId) ?? [];
  const plain = slug(`${unit.name} ${unit.title ?? ''}`);
  return known ?? (plain in taken || plain in present ? `${plain}-${unit.faction}` : plain);
};

const readUnits = (cards, current) => {
  const units = {};
  for (const card of cards.filter(({ cardType }) => ['unit', 'counterpart'].includes(cardType))) {
    const unit = unitOf(card);
    const id = idFor(unit, current, units);
    for (const key of KEPT) if (current[id]?.[key] !== undefined) unit[key] = current[id][key];
    units[id] = unit;
  }
  return units;
};

/** Every value that a requirement names under a key, but for those it rules out. */
const mentioned = (requirement, key) => {
  if (Array.isArray(requirement))
    return requirement[0] === 'NOT' ? [] : requirement.flatMap((part) => mentioned(part, key));
  return typeof requirement === 'object' && requirement !== null ? [requirement[key] ?? []].flat() : [];
};

const unique = (values) => some([...new Set(values)].sort());

const upgradeOf = (card, numberOf) => {
  const names = unique(mentioned(card.requirements, 'cardName').map(nameOf));
  const factions = unique(mentioned(card.requirements, 'faction'));
  return present({
    name: nameOf(card.cardName),
    title: card.title && nameOf(card.title),
    otherNames: otherNames(card),
    type: kebab(card.cardSubtype),
    points: card.cost,
    faction: card.faction ?? (factions?.length === 1 ? factions[0] : undefined),
    unique: card.isUnique || undefined,
    forUnits: names,
    forUnitTypes: names === undefined ? unique(mentioned(card.requirements, 'cardSubtype').map(kebab)) : undefined,
    keywords: some(
      card.keywords.map(keywordOf).map(({ name, value }) => present({ name, value: value ?? numberOf(card, name) })),
    ),
  });
};

/** Units, and upgrades with command cards, as a checkout has them; `current` are the present units. */
export const readLegion = (checkout, current) => {
  const file = JSON.parse(readFileSync(join(checkout, 'src', 'constants', 'cards.json'), 'utf8'));
  const cards = Object.values(file);
  const numberOf = upgradeNumbers(checkout);
  const ofType = (type) => cards.filter(({ cardType }) => cardType === type);
  return {
    units: { units: readUnits(cards, current) },
    cards: {
      upgrades: Object.fromEntries(ofType('upgrade').map((card) => [card.id, upgradeOf(card, numberOf)])),
      commands: Object.fromEntries(
        ofType('command').map((card) => [card.id, { name: nameOf(card.cardName), pips: Number(card.cardSubtype) }]),
      ),
    },
  };
};
