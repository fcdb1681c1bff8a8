import type { Fault } from '@marshal/rules/kernel';
import { faultsUnder } from '../faults-under.js';
import { LEGION_FILES } from '../legion/data-files.js';
import { sections } from '../xwing/cards.js';
import { DATA_SETS } from '../xwing/data-set.js';
import { entryFaults } from './entry-faults.js';
import { legionAliasFaults } from './legion-alias-faults.js';
import { legionFaults } from './legion-faults.js';
import { xwingFaults } from './xwing-faults.js';

/**
 * Everything wrong with the data as it stands: every set, the Legion files, what was found by reading cards, exceptions
 * and aliases. None, if all is well.
 */
export const validateCatalogue = (): readonly Fault[] => {
  const sets = {
    xwa: sections('xwa'),
    legacy: sections('legacy'),
    amg25: sections('amg25'),
    ffg20: sections('ffg20'),
  };
  return [
    ...DATA_SETS.flatMap((set) => faultsUnder(`/${set}`, { faults: xwingFaults(sets[set]) })),
    ...faultsUnder('/legion', { faults: [...legionFaults(LEGION_FILES), ...legionAliasFaults(LEGION_FILES)] }),
    ...entryFaults(sets),
  ];
};
