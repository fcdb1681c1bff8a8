import type { ImportNotes } from '../../import-notes.js';
import { narrow } from '../../narrow.js';
import { shown } from '../../shown.js';
import type { DataSetId } from '../data-set.js';
import type { PilotRecord } from '../records.js';
import { setsWith, unknownId } from '../unknown-id.js';
import { findCard, namesakes, type Found, type Search } from './find-card.js';
import { noteRecognised } from './recognised.js';

/** All that a squad file says of who flies a ship. */
export interface PilotClue {
  readonly set: DataSetId;
  readonly id: string;
  /** Where the id stands in the file. */
  readonly pointer: string;
  /** The `name` field, which some builders fill with the id. */
  readonly name?: string | undefined;
  /** The id of the ship, once recognised. */
  readonly ship?: string | undefined;
  readonly faction?: string | undefined;
}

const searchFor = ({ set, ship, faction }: PilotClue): Search<PilotRecord> => ({
  set,
  prefer: (candidates) => {
    const onShip = narrow(candidates, ship === undefined ? undefined : (pilot) => pilot.ship === ship);
    const inFaction = narrow(onShip, faction === undefined ? undefined : (pilot) => pilot.faction === faction);
    return narrow(inFaction, ({ standardLoadout }) => standardLoadout === undefined);
  },
});

/** `aaylasecura-eta2actis`: a name and the ship that the pilot flies, where the id is the name alone. */
const byNameAndShip = (clue: PilotClue): Found<PilotRecord> | undefined => {
  const [name = '', ...rest] = clue.id.split('-');
  const ship = findCard('ship', rest.join('-'), { set: clue.set, prefer: (candidates) => candidates });
  if (ship === undefined || setsWith('pilot', clue.id).length > 0) return undefined;
  const flying = namesakes('pilot', name, clue.set).filter((pilot) => pilot.ship === ship.entry.id);
  const [entry, ...more] = searchFor(clue).prefer(flying);
  return entry === undefined || more.length > 0 ? undefined : { entry, by: 'renamed' };
};

const recognise = (clue: PilotClue): Found<PilotRecord> | undefined => {
  const search = searchFor(clue);
  const direct = findCard('pilot', clue.id, search);
  if (direct !== undefined) return direct;
  if (setsWith('pilot', clue.id).length > 0) return undefined;
  return byNameAndShip(clue) ?? (clue.name === undefined ? undefined : findCard('pilot', clue.name, search));
};

const disagrees = (pilot: PilotRecord, { ship, faction }: PilotClue): 'ship' | 'faction' | undefined => {
  if (ship !== undefined && pilot.ship !== ship) return 'ship';
  return faction !== undefined && pilot.faction !== faction ? 'faction' : undefined;
};

/** The card of the same name that the ship and the faction in the file speak for. */
const meantNamesake = (pilot: PilotRecord, clue: PilotClue): PilotRecord | undefined => {
  const fitting = namesakes('pilot', pilot.name, clue.set).filter((other) => disagrees(other, clue) === undefined);
  const [one, ...more] = searchFor(clue).prefer(fitting);
  return more.length === 0 ? one : undefined;
};

/** Sets right an id that is known, but not for this ship or faction: several cards share a name. */
const setRight = (found: PilotRecord, clue: PilotClue, notes: ImportNotes): PilotRecord => {
  const about = disagrees(found, clue);
  if (about === undefined) return found;
  const meant = meantNamesake(found, clue);
  const says = `"${found.id}" flies ${found.ship} for ${found.faction}, and the file says ${String(clue[about])}`;
  notes.warnings.push({
    pointer: clue.pointer,
    code: meant === undefined ? `${about}-differs` : 'namesake',
    message: meant === undefined ? `${says}; the pilot's own is used.` : `${says}; taken for "${meant.id}".`,
    found: shown(clue.id),
    used: meant?.id ?? found.id,
  });
  return meant ?? found;
};

/** The pilot that a file means, with a warning where it had to be guessed; else a fault that names the nearest ids. */
export const findPilot = (clue: PilotClue, notes: ImportNotes): PilotRecord | undefined => {
  const found = recognise(clue);
  if (found === undefined) {
    notes.faults.push(unknownId('pilot', clue.id, clue));
    return undefined;
  }
  noteRecognised(found, clue, notes);
  return setRight(found.entry, clue, notes);
};
