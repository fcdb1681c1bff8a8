import type { Fault } from '@marshal/rules/kernel';
import { isFields, segment } from '../json/shape.js';
import { LEGION_ALIASES } from '../legion/lists/aliases.js';
import type { LegionSections } from './legion-faults.js';

/** Older names of lists that lead to no unit or upgrade (any more), by pointer. */
export const legionAliasFaults = (sections: LegionSections): readonly Fault[] =>
  (['units', 'upgrades'] as const).flatMap((section) => {
    const records = sections[section];
    return Object.entries(LEGION_ALIASES[section])
      .filter(([, id]) => !isFields(records) || !Object.hasOwn(records, id))
      .map(([alias, id]) => ({
        pointer: `/aliases/${section}/${segment(alias)}`,
        detail: `there is no "${id}"`,
      }));
  });
