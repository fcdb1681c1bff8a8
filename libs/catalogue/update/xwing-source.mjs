// Reads a checkout in the layout of xwing-data2 into the records of the catalogue. Facts only: card texts are looked
// into for `Action:` headers and for the topics they touch, and are not kept.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from './attempt.mjs';

/** Files of one ship id that print another bar, by the name that their pilots' `shipVariant` gets. */
const VARIANT_FILES = { 'bta-nr2-w-y-wing.json': 'wartime' };

/** What a text touches, by words; too much rather than too little. */
const TOPICS = {
  actions: /\baction/i,
  stress: /\bstress/i,
  difficulty: /\bdifficulty\b|\b(?:red|white|purple|blue)\b/i,
  maneuver: /\bmaneuver|\bdial/i,
  initiative: /\binitiative\b/i,
  position: /\bbarrel roll|\bboost|\bdecloak|\bslam\b|\brotate|\bmoves?\b|\btemplate/i,
  lock: /\block/i,
  tokens: /\btokens?\b/i,
  force: /\bforce\b/i,
  charges: /\bcharge/i,
  obstacles: /\bobstacle|\basteroid|\bdebris|\bgas cloud/i,
};

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));

const kebab = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const factionId = (text) => text.toLowerCase().replace(/[^a-z]/g, '');

/** Quotes as a printer sets them, so that the sets agree on names. */
const nameOf = (text) =>
  text
    .trim()
    .replace(/"([^"]*)"/g, '“$1”')
    .replaceAll("'", '’');

const actionKind = (type) => (type === 'Rotate Arc' ? 'rotate' : kebab(type));

const rowOf = ({ type, difficulty, linked }) => ({
  action: actionKind(type),
  difficulty: difficulty.toLowerCase(),
  ...(linked && { linked: { action: actionKind(linked.type), difficulty: linked.difficulty.toLowerCase() } }),
});

const barOf = (actions = []) => actions.map(rowOf);

/** The rows of a bar, whatever their order. */
const barKey = (bar) =>
  bar
    .map((row) => JSON.stringify(row))
    .sort()
    .join();

const statOf = (stats, type) => stats?.find((stat) => stat.type === type)?.value;

const topicsOf = (...texts) => {
  const text = texts
    .filter((part) => typeof part === 'string')
    .join(' ')
    .replace(/<[^>]+>/g, ' ');
  return Object.keys(TOPICS).filter((topic) => TOPICS[topic].test(text));
};

/** Without what is undefined, and without empty lists of topics. */
const present = (record) =>
  Object.fromEntries(
    Object.entries(record).filter(([key, value]) => value !== undefined && !(key === 'topics' && value.length === 0)),
  );

const supplyOf = (told) =>
  told && present({ value: told.value, recovers: told.recovers ?? undefined, side: told.side });

const pilotOf = (pilot, ship, variant) =>
  present({
    name: nameOf(pilot.name),
    ship: ship.xws,
    faction: factionId(ship.faction),
    initiative: pilot.initiative,
    limited: pilot.limited,
    engagement: pilot.engagement,
    shipAbility: pilot.shipAbility && nameOf(pilot.shipAbility.name),
    shipVariant: variant,
    actions: pilot.shipActions && barOf(pilot.shipActions),
    hull: statOf(pilot.shipStats, 'hull'),
    shields: pilot.shipStats && (statOf(pilot.shipStats, 'shields') ?? 0),
    charges: supplyOf(pilot.charges),
    force: supplyOf(pilot.force),
    conditions: pilot.conditions,
    standardLoadout: pilot.standardLoadout,
    topics: topicsOf(pilot.ability, pilot.shipAbility?.text),
  });

/** Older files have no stats for huge ships. */
const shipOf = (ship) =>
  present({
    name: nameOf(ship.name),
    factions: [],
    size: ship.size.toLowerCase(),
    hull: statOf(ship.stats, 'hull'),
    shields: ship.stats?.length > 0 ? (statOf(ship.stats, 'shields') ?? 0) : undefined,
    actions: barOf(ship.actions),
    dial: ship.dial ?? [],
  });

const jsonFiles = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();

const pilotFiles = (checkout, problems) => {
  const folder = join(checkout, 'data', 'pilots');
  return readdirSync(folder)
    .sort()
    .flatMap((faction) => jsonFiles(join(folder, faction)).map((file) => ({ file, path: join(folder, faction, file) })))
    .flatMap(({ file, path }) => attempt(file, problems, () => [{ file, ship: json(path) }]) ?? []);
};

const addShip = ({ file, ship }, { ships, pilots, variants }, problems) => {
  const variant = VARIANT_FILES[file];
  const known = ships[ship.xws];
  if (variant !== undefined) (variants[ship.xws] ??= {})[variant] = barOf(ship.actions);
  else if (known === undefined) ships[ship.xws] = shipOf(ship);
  else if (barKey(known.actions) !== barKey(barOf(ship.actions)))
    problems.push(`${file}: the ship ${ship.xws} has another bar in another file; name it in VARIANT_FILES`);
  if (variant === undefined) ships[ship.xws].factions.push(factionId(ship.faction));
  for (const pilot of ship.pilots) {
    if (pilots[pilot.xws] !== undefined) problems.push(`${file}: the pilot ${pilot.xws} stands in two places`);
    pilots[pilot.xws] = pilotOf(pilot, ship, variant);
  }
};

/** Ships and pilots; a ship id stands in a file for each of its factions. */
const readShips = (checkout, problems) => {
  const read = { ships: {}, pilots: {}, variants: {} };
  for (const told of pilotFiles(checkout, problems)) attempt(told.file, problems, () => addShip(told, read, problems));
  const { ships, pilots, variants } = read;
  for (const [id, bars] of Object.entries(variants)) if (ships[id] !== undefined) ships[id].variants = bars;
  for (const ship of Object.values(ships)) ship.factions = [...new Set(ship.factions)].sort();
  return { ships, pilots };
};

const grantsOf = (side, type) => (side.grants ?? []).filter((grant) => grant.type === type);

const sideOf = (side) => {
  const actions = grantsOf(side, 'action').map(({ value }) => rowOf(value));
  const [forceGrant] = grantsOf(side, 'force');
  const force = supplyOf(side.force) ?? (forceGrant && { value: forceGrant.amount });
  const shields = grantsOf(side, 'stat').find(({ value }) => value === 'shields')?.amount;
  const headers = (side.ability ?? '').match(/\bAction:/g)?.length;
  return present({
    actions: actions.length > 0 ? actions : undefined,
    force,
    shields,
    actionHeaders: headers,
  });
};

const factionsOf = (restrictions = []) =>
  restrictions.find((restriction) => Object.keys(restriction).join() === 'factions')?.factions.map(factionId);

const upgradeOf = (upgrade) => {
  const sides = upgrade.sides.map(sideOf);
  return present({
    name: nameOf(upgrade.name),
    slots: upgrade.sides[0].slots.map(kebab),
    limited: upgrade.limited,
    factions: factionsOf(upgrade.restrictions),
    sides: sides.length > 1 || Object.keys(sides[0]).length > 0 ? sides : undefined,
    charges: supplyOf(upgrade.sides.find((side) => side.charges)?.charges),
    standardLoadoutOnly: upgrade.standardLoadoutOnly || undefined,
    topics: topicsOf(...upgrade.sides.flatMap((side) => [side.ability, side.shipAbility?.text])),
  });
};

const readUpgrades = (checkout, problems) => {
  const folder = join(checkout, 'data', 'upgrades');
  const upgrades = {};
  const add = (file, upgrade) => {
    if (upgrades[upgrade.xws] !== undefined) problems.push(`${file}: the upgrade ${upgrade.xws} stands in two places`);
    upgrades[upgrade.xws] = upgradeOf(upgrade);
  };
  for (const file of jsonFiles(folder))
    attempt(file, problems, () => json(join(folder, file)))?.forEach((upgrade) =>
      attempt(`${file}: ${upgrade?.xws}`, problems, () => add(file, upgrade)),
    );
  return upgrades;
};

const readDamageCards = (checkout) => {
  const { cards } = json(join(checkout, 'data', 'damage-decks', 'core.json'));
  return Object.fromEntries(
    cards.map(({ title, type, amount, text }) => [
      kebab(title),
      { name: title, trait: type.toLowerCase(), amount, hasAction: /\bAction:/.test(text) },
    ]),
  );
};

/** Upgrades that pilots come with and only the default set knows, with its facts. */
const borrowed = (pilots, upgrades, { set, upgrades: others }) => {
  const missing = Object.values(pilots)
    .flatMap(({ standardLoadout = [] }) => standardLoadout)
    .filter((id) => !(id in upgrades) && id in others);
  return Object.fromEntries(missing.map((id) => [id, { ...others[id], borrowedFrom: set }]));
};

const readSections = (checkout, lender, problems) => {
  const { ships, pilots } = readShips(checkout, problems);
  const own = readUpgrades(checkout, problems);
  const upgrades = { ...own, ...(lender && borrowed(pilots, own, lender)) };
  const { version } = json(join(checkout, 'data', 'manifest.json'));
  return { dataVersion: version, sections: { ships, pilots, upgrades, damageCards: readDamageCards(checkout) } };
};

/**
 * The sections of a set as a checkout has them, and what is wrong with the checkout; no sections where it is none.
 * `lender` is the default set, whose facts stand in for upgrades that a pilot comes with and the checkout lacks.
 */
export const readXWing = (checkout, lender) => {
  const problems = [];
  const read = attempt('not a checkout of xwing-data2', problems, () => readSections(checkout, lender, problems));
  return { problems, ...read };
};
