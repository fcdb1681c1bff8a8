import { changes, differences } from './data-file.mjs';

/** What is added, removed and changed in a section, a line each. */
export const changeLines = (name, before, after) => {
  const { added, removed, changed } = changes(before, after);
  return [
    `${name}: ${added.length} added, ${removed.length} removed, ${changed.length} changed`,
    ...added.map((id) => `  + ${id}`),
    ...removed.map((id) => `  - ${id}`),
    ...changed.map((id) => `  ~ ${id} ${JSON.stringify(differences(before[id], after[id]))}`),
  ];
};

export const faultLines = (faults) => faults.map(({ pointer, detail }) => `${pointer} ${detail}`);

/** Reports a plan and does it, unless something forbids it or it is only rehearsed; gives the exit code. */
export const carryOut = ({ lines, problems, write }, { isDryRun }) => {
  for (const line of lines) console.log(line);
  if (problems.length > 0) {
    for (const problem of problems) console.error(`  ! ${problem}`);
    console.error(`${problems.length} problem(s); nothing is written.`);
    return 1;
  }
  if (isDryRun) console.log('Dry run: nothing is written.');
  else write();
  return 0;
};
