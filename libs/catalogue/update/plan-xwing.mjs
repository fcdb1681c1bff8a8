// What an update of an X-Wing data set would do: what changes, what forbids it, and how it is written.
import { join } from 'node:path';
import { differences, patched, readDataFile, writeDataFile } from './data-file.mjs';
import { provenance } from './provenance.mjs';
import { changeLines, faultLines } from './report.mjs';
import { readXWing } from './xwing-source.mjs';

export const SETS = ['xwa', 'legacy', 'amg25', 'ffg20'];
const [BASE] = SETS;

/** Every set told in full, as the files of a folder have it. */
const presentSets = (folder) => {
  const files = Object.fromEntries(SETS.map((set) => [set, readDataFile(join(folder, `xwing-${set}.json`))]));
  const full = ({ meta, ...sections }) => {
    if (meta.differencesFrom === undefined) return sections;
    const { meta: _, ...base } = files[meta.differencesFrom];
    return patched(base, sections);
  };
  return Object.fromEntries(SETS.map((set) => [set, { meta: files[set].meta, sections: full(files[set]) }]));
};

const emptySections = (sections) => Object.fromEntries(Object.keys(sections).map((name) => [name, {}]));

/** The others are told as differences from the default set, so that a change of it rewrites them too. */
const writeSets = (folder, sets) => {
  const base = sets[BASE].sections;
  for (const [set, { meta, sections }] of Object.entries(sets)) {
    const told = set === BASE ? sections : differences(base, sections);
    writeDataFile(join(folder, `xwing-${set}.json`), { meta, ...emptySections(sections), ...told });
  }
};

/** The cards that nobody has read yet; until then a verdict that their text might change is indeterminate. */
const unreadLines = (folder, { pilots, upgrades }) => {
  const { neutral, open } = readDataFile(join(folder, 'xwing-reviewed-cards.json'));
  const { exceptions } = readDataFile(join(folder, 'xwing-exceptions.json'));
  const modelled = (card) => [...open, ...exceptions].filter((each) => each.card === card).flatMap(({ xws }) => xws);
  const unread = (records, read) => Object.keys(records).filter((id) => records[id].topics && !read.has(id));
  const cards = [
    ...unread(pilots, new Set([...neutral.pilots, ...modelled('pilot')])).map((id) => `pilot ${id}`),
    ...unread(upgrades, new Set([...neutral.upgrades, ...modelled('upgrade')])).map((id) => `upgrade ${id}`),
  ];
  if (cards.length === 0) return [];
  const head = `${cards.length} card(s) to be read and entered in xwing-reviewed-cards.json or xwing-exceptions.json:`;
  return [head, ...cards.map((card) => `  ? ${card}`)];
};

const sectionsOf = (sets) => Object.fromEntries(Object.entries(sets).map(([set, { sections }]) => [set, sections]));

/**
 * The plan of an update of a set from a checkout: `lines` to report, `problems` that forbid it, `write` that does it.
 * `folder` has the data files; the checks are the library's own, so that the update and the service agree.
 */
export const planXWing = (checkout, set, { folder, xwingFaults, entryFaults }) => {
  const present = presentSets(folder);
  const lender = set === BASE ? undefined : { set: BASE, upgrades: present[BASE].sections.upgrades };
  const origin = provenance(checkout, present[set].meta.source);
  const { problems, dataVersion, sections } = readXWing(checkout, lender);
  // What could not be read would look removed.
  if (problems.length > 0) return { lines: [], problems: [...origin.problems, ...problems] };
  const renewed = { ...present[set].meta, ...origin.revision, dataVersion };
  const sets = { ...present, [set]: { meta: renewed, sections } };
  const names = Object.keys(sections);
  return {
    lines: [
      ...origin.lines,
      ...names.flatMap((name) => changeLines(name, present[set].sections[name], sections[name])),
      ...unreadLines(folder, sections),
    ],
    problems: [...origin.problems, ...faultLines([...xwingFaults(sections), ...entryFaults(sectionsOf(sets))])],
    write: () => writeSets(folder, sets),
  };
};
