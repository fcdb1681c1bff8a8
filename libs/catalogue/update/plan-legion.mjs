// What an update of the Legion data would do: what changes, what forbids it, and how it is written.
import { join } from 'node:path';
import { attempt } from './attempt.mjs';
import { readDataFile, writeDataFile } from './data-file.mjs';
import { readLegion } from './legion-source.mjs';
import { provenance } from './provenance.mjs';
import { changeLines, faultLines } from './report.mjs';

/** The plan of an update from a checkout, as that of X-Wing. */
export const planLegion = (checkout, { folder, legionFaults, legionAliasFaults }) => {
  const [unitPath, cardPath] = [join(folder, 'legion-units.json'), join(folder, 'legion-cards.json')];
  const [unitFile, cardFile] = [readDataFile(unitPath), readDataFile(cardPath)];
  const { revision, ...origin } = provenance(checkout, unitFile.meta.sources[0].source);
  const problems = [...origin.problems];
  const read = attempt('not a checkout of legion-hq-web', problems, () => readLegion(checkout, unitFile.units));
  if (read === undefined) return { lines: [], problems };
  const { units, cards } = read;
  const renew = ({ sources: [first, ...others] }) => ({ sources: [{ ...first, commit: revision.commit }, ...others] });
  return {
    lines: [
      ...origin.lines,
      ...changeLines('units', unitFile.units, units.units),
      ...changeLines('upgrades', cardFile.upgrades, cards.upgrades),
      ...changeLines('commands', cardFile.commands, cards.commands),
    ],
    problems: [
      ...problems,
      ...faultLines([...legionFaults({ ...units, ...cards }), ...legionAliasFaults({ ...units, ...cards })]),
    ],
    write: () => {
      writeDataFile(unitPath, { meta: renew(unitFile.meta), ...units });
      writeDataFile(cardPath, { meta: renew(cardFile.meta), ...cards });
    },
  };
};
