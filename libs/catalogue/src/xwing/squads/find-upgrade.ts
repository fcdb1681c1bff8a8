import type { ImportNotes } from '../../import-notes.js';
import { narrow } from '../../narrow.js';
import { shown } from '../../shown.js';
import type { DataSetId } from '../data-set.js';
import type { UpgradeRecord } from '../records.js';
import { unknownId } from '../unknown-id.js';
import { findCard, namesakes, type Search } from './find-card.js';
import type { ListedUpgrade } from './listed-upgrades.js';
import { noteRecognised } from './recognised.js';

const takes = (upgrade: UpgradeRecord, slot: string): boolean => upgrade.slots.some((taken) => taken === slot);

const searchFor = (slot: string | undefined, set: DataSetId): Search<UpgradeRecord> => ({
  set,
  prefer: (candidates) => {
    const fitting = narrow(candidates, slot === undefined ? undefined : (upgrade) => takes(upgrade, slot));
    return narrow(fitting, ({ standardLoadoutOnly }) => standardLoadoutOnly !== true);
  },
});

/** `chopper` in a crew slot is the crew card of that name, not the astromech. */
const setRight = (
  found: UpgradeRecord,
  told: ListedUpgrade,
  at: { set: DataSetId; notes: ImportNotes },
): UpgradeRecord => {
  const { slot } = told;
  if (slot === undefined || takes(found, slot)) return found;
  const fitting = namesakes('upgrade', found.name, at.set).filter((other) => takes(other, slot));
  const [meant, ...more] = searchFor(slot, at.set).prefer(fitting);
  if (meant === undefined || more.length > 0) {
    at.notes.warnings.push({
      pointer: told.pointer,
      code: 'slot-differs',
      message: `"${found.id}" fills ${found.slots.join(' and ')}, and the file says ${slot}; it is read all the same.`,
      found: slot,
      used: found.slots.join(' '),
    });
    return found;
  }
  at.notes.warnings.push({
    pointer: told.pointer,
    code: 'namesake',
    message: `"${found.id}" does not take the slot "${slot}"; taken for "${meant.id}" of the same name.`,
    found: shown(told.id),
    used: meant.id,
  });
  return meant;
};

/** The upgrade that a file means, with a warning where it had to be guessed; else a fault that names the nearest ids. */
export const findUpgrade = (
  told: ListedUpgrade,
  at: { readonly set: DataSetId; readonly notes: ImportNotes },
): UpgradeRecord | undefined => {
  const found = findCard('upgrade', told.id, searchFor(told.slot, at.set));
  if (found === undefined) {
    at.notes.faults.push(unknownId('upgrade', told.id, { pointer: told.pointer, set: at.set }));
    return undefined;
  }
  noteRecognised(found, told, at.notes);
  return setRight(found.entry, told, at);
};
