// Brings the catalogue up to a checkout of one of the public repositories it comes from:
//   node scripts/update-catalogue.mjs <checkout> --set xwa|legacy|amg25|ffg20|legion [--dry-run]
// Reads it, checks every bar, dial, link and number, says what changes, and only then writes.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { changes, differences, patched, readDataFile, writeDataFile } from '../libs/catalogue/update/data-file.mjs';
import { readLegion } from '../libs/catalogue/update/legion-source.mjs';
import { readXWing } from '../libs/catalogue/update/xwing-source.mjs';
import { ensureBuilt, ensureInstalled, root } from './project.mjs';

const SETS = ['xwa', 'legacy', 'amg25', 'ffg20'];
const [BASE] = SETS;
const USAGE = 'usage: node scripts/update-catalogue.mjs <checkout> --set xwa|legacy|amg25|ffg20|legion [--dry-run]';

const dataFile = (name) => join(root, 'libs', 'catalogue', 'data', `${name}.json`);

const git = (checkout, ...args) => {
  try {
    return execFileSync('git', ['-C', checkout, ...args], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
};

const revision = (checkout) => ({
  commit: git(checkout, 'rev-parse', 'HEAD'),
  commitDate: git(checkout, 'log', '-1', '--format=%cs'),
});

/** The checks are the library's own, so that the update and the tests agree. */
const validation = async (name) => {
  ensureInstalled();
  ensureBuilt('dist', ['apps', 'libs'], []);
  return import(pathToFileURL(join(root, 'dist/libs/catalogue/src/validation', `${name}.js`)).href);
};

const report = (name, before, after) => {
  const { added, removed, changed } = changes(before, after);
  console.log(`${name}: ${added.length} added, ${removed.length} removed, ${changed.length} changed`);
  for (const id of added) console.log(`  + ${id}`);
  for (const id of removed) console.log(`  - ${id}`);
  for (const id of changed) console.log(`  ~ ${id} ${JSON.stringify(differences(before[id], after[id]))}`);
};

/** The cards that nobody has read yet; until then a verdict that their text might change is indeterminate. */
const reportUnread = ({ pilots, upgrades }) => {
  const { neutral, open } = readDataFile(dataFile('xwing-reviewed-cards'));
  const { exceptions } = readDataFile(dataFile('xwing-exceptions'));
  const modelled = (card) => [...open, ...exceptions].filter((each) => each.card === card).flatMap(({ xws }) => xws);
  const unread = (records, read) => Object.keys(records).filter((id) => records[id].topics && !read.has(id));
  const cards = [
    ...unread(pilots, new Set([...neutral.pilots, ...modelled('pilot')])).map((id) => `pilot ${id}`),
    ...unread(upgrades, new Set([...neutral.upgrades, ...modelled('upgrade')])).map((id) => `upgrade ${id}`),
  ];
  if (cards.length === 0) return;
  console.log(`${cards.length} card(s) to be read and entered in xwing-reviewed-cards.json or xwing-exceptions.json:`);
  for (const card of cards) console.log(`  ? ${card}`);
};

const refuse = (problems) => {
  for (const problem of problems) console.error(`  ! ${problem}`);
  console.error(`${problems.length} problem(s); nothing is written.`);
  process.exit(1);
};

const faultLines = (faults) => faults.map(({ pointer, detail }) => `${pointer} ${detail}`);

/** Every set told in full, as the files have it. */
const presentSets = () => {
  const files = Object.fromEntries(SETS.map((set) => [set, readDataFile(dataFile(`xwing-${set}`))]));
  const full = ({ meta, ...sections }) => {
    if (meta.differencesFrom === undefined) return sections;
    const { meta: _, ...base } = files[meta.differencesFrom];
    return patched(base, sections);
  };
  return Object.fromEntries(SETS.map((set) => [set, { meta: files[set].meta, sections: full(files[set]) }]));
};

const updateXWing = async (checkout, set) => {
  const { xwingFaults } = await validation('xwing-faults');
  const sets = presentSets();
  const lender = set === BASE ? undefined : { set: BASE, upgrades: sets[BASE].sections.upgrades };
  const { problems, dataVersion, sections } = readXWing(checkout, lender);
  const all = [...problems, ...faultLines(xwingFaults(sections))];
  for (const name of Object.keys(sections)) report(name, sets[set].sections[name], sections[name]);
  reportUnread(sections);
  if (all.length > 0) refuse(all);
  sets[set] = { meta: { ...sets[set].meta, ...revision(checkout), dataVersion }, sections };
  // The others are told as differences from the default set, so that a change of it rewrites them too.
  return () => {
    for (const [name, { meta, sections: full }] of Object.entries(sets)) {
      const told = name === BASE ? full : differences({ ...emptySections(full), ...sets[BASE].sections }, full);
      writeDataFile(dataFile(`xwing-${name}`), { meta, ...emptySections(full), ...told });
    }
  };
};

const emptySections = (sections) => Object.fromEntries(Object.keys(sections).map((name) => [name, {}]));

const updateLegion = async (checkout) => {
  const { legionFaults } = await validation('legion-faults');
  const unitFile = readDataFile(dataFile('legion-units'));
  const cardFile = readDataFile(dataFile('legion-cards'));
  const { units, cards } = readLegion(checkout, unitFile.units);
  report('units', unitFile.units, units.units);
  report('upgrades', cardFile.upgrades, cards.upgrades);
  report('commands', cardFile.commands, cards.commands);
  const faults = faultLines(legionFaults({ ...units, ...cards }));
  if (faults.length > 0) refuse(faults);
  const { commit } = revision(checkout);
  const renew = ({ sources: [first, ...others] }) => ({ sources: [{ ...first, commit }, ...others] });
  return () => {
    writeDataFile(dataFile('legion-units'), { meta: renew(unitFile.meta), ...units });
    writeDataFile(dataFile('legion-cards'), { meta: renew(cardFile.meta), ...cards });
  };
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { set: { type: 'string' }, 'dry-run': { type: 'boolean' } },
});
const [checkout] = positionals;
if (checkout === undefined || ![...SETS, 'legion'].includes(values.set)) {
  console.error(USAGE);
  process.exit(2);
}
const write = values.set === 'legion' ? await updateLegion(checkout) : await updateXWing(checkout, values.set);
if (values['dry-run']) console.log('Dry run: nothing is written.');
else write();
