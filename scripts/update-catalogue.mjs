// Brings the catalogue up to a checkout of one of the public repositories it comes from:
//   node scripts/update-catalogue.mjs <checkout> --set xwa|legacy|amg25|ffg20|legion [--dry-run]
// Reads it, checks every bar, dial, link and number, says what changes, and only then writes.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { planLegion } from '../libs/catalogue/update/plan-legion.mjs';
import { planXWing, SETS } from '../libs/catalogue/update/plan-xwing.mjs';
import { carryOut } from '../libs/catalogue/update/report.mjs';
import { ensureBuilt, ensureInstalled, root } from './project.mjs';

const USAGE = `usage: node scripts/update-catalogue.mjs <checkout> --set ${SETS.join('|')}|legion [--dry-run]`;
const FOLDER = join(root, 'libs', 'catalogue', 'data');

const told = () => {
  try {
    const options = { set: { type: 'string' }, 'dry-run': { type: 'boolean' } };
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const isKnown = positionals.length === 1 && [...SETS, 'legion'].includes(values.set);
    return isKnown ? { checkout: positionals[0], set: values.set, isDryRun: values['dry-run'] === true } : undefined;
  } catch {
    return undefined;
  }
};

/** The checks are the library's own, so that the update, the tests and the service agree. */
const checks = async (...names) => {
  const folder = pathToFileURL(join(root, 'dist/libs/catalogue/src/validation/')).href;
  return Object.assign({}, ...(await Promise.all(names.map((name) => import(`${folder}${name}.js`)))));
};

const planOf = async (checkout, set) => {
  if (set === 'legion')
    return planLegion(checkout, { folder: FOLDER, ...(await checks('legion-faults', 'legion-alias-faults')) });
  return planXWing(checkout, set, { folder: FOLDER, ...(await checks('xwing-faults', 'entry-faults')) });
};

const asked = told();
if (asked === undefined) {
  console.error(USAGE);
  process.exit(2);
}
ensureInstalled();
ensureBuilt('dist', ['apps', 'libs'], []);
process.exitCode = carryOut(await planOf(asked.checkout, asked.set), asked);
