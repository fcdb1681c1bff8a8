import { defined } from '../../defined.js';
import type { ImportNotes } from '../../import-notes.js';
import { field, isFields, kindOf, text, type Fields } from '../../json/shape.js';
import { shown } from '../../shown.js';
import { shipById } from '../cards.js';
import type { DataSetId } from '../data-set.js';
import { fitUpgrade } from '../fitted-upgrade.js';
import type { PilotRecord } from '../records.js';
import { resolveShip } from '../resolve-ship.js';
import { findCard } from './find-card.js';
import { findPilot } from './find-pilot.js';
import { findUpgrade } from './find-upgrade.js';
import { listedUpgrades } from './listed-upgrades.js';
import { noteRecognised } from './recognised.js';
import type { SquadShip, SquadUpgrade } from './squad.js';

/** Where in a file a pilot stands, and what the squad around it says. */
export interface PilotPlace {
  readonly set: DataSetId;
  readonly pointer: string;
  readonly faction: string | undefined;
  readonly notes: ImportNotes;
  /** An id for the ship that no other of the squad has. */
  readonly shipId: (pilot: string) => string;
}

/** With those that come with a pilot no more than other calls let a ship have. */
const MOST_UPGRADES = 20;

/** A file with so much wrong is not read to its end. */
const MOST_FAULTS = 50;

/** The id of the ship that the file names; a ship that nobody knows only earns a warning, for the pilot tells it too. */
const shipClue = (told: Fields, { set, pointer, notes }: PilotPlace): string | undefined => {
  const id = text(field(told, 'ship'));
  const at = `${pointer}/ship`;
  if (id === undefined) {
    notes.warnings.push({ pointer: at, code: 'ship-missing', message: 'The ship is not named; the pilot tells it.' });
    return undefined;
  }
  const found = findCard('ship', id, { set, prefer: (candidates) => candidates });
  if (found === undefined)
    notes.warnings.push({
      pointer: at,
      code: 'unknown-ship',
      message: `No ship is called "${shown(id)}"; the pilot tells the ship.`,
      found: shown(id),
    });
  else noteRecognised(found, { id, pointer: at }, notes);
  return found?.entry.id;
};

/** The pilot's id: a text by itself, or the field `id`, `xws` or `name`. */
const idClue = (told: Fields, { pointer, notes }: PilotPlace): { id: string; pointer: string } | undefined => {
  const key = ['id', 'xws', 'name'].find((name) => text(field(told, name)) !== undefined);
  if (key === undefined) {
    notes.faults.push({ pointer: `${pointer}/id`, detail: 'The pilot is not named.' });
    return undefined;
  }
  if (key !== 'id')
    notes.warnings.push({ pointer: `${pointer}/${key}`, code: 'name-for-id', message: `"${key}" stands for "id".` });
  return { id: text(field(told, key)) ?? '', pointer: `${pointer}/${key}` };
};

/** Old files tell several ships of a kind by a number, which says nothing of their ids and damage. */
const noteMulti = (told: Fields, { pointer, notes }: PilotPlace): void => {
  const multi = field(told, 'multi');
  if (multi === undefined || multi === 1) return;
  notes.warnings.push({
    pointer: `${pointer}/multi`,
    code: 'multi-ignored',
    message: 'One ship is read here; list each ship by itself.',
    found: shown(JSON.stringify(multi)),
  });
};

/** The upgrades listed, and those that come with the pilot where the file leaves them out. */
const upgradeIds = (pilot: PilotRecord, listed: readonly string[]): readonly string[] => [
  ...listed,
  ...(pilot.standardLoadout ?? []).filter((id) => !listed.includes(id)),
];

const listedIds = (told: Fields, { set, pointer, notes }: PilotPlace): readonly string[] => {
  const listed = listedUpgrades(field(told, 'upgrades'), { pointer: `${pointer}/upgrades`, notes });
  if (listed.length > MOST_UPGRADES) {
    notes.faults.push({ pointer: `${pointer}/upgrades`, detail: `No ship has ${listed.length} upgrades.` });
    return [];
  }
  return listed.flatMap((upgrade) => findUpgrade(upgrade, { set, notes })?.id ?? []);
};

const describe = (id: string, pilot: PilotRecord, set: DataSetId): readonly SquadUpgrade[] => {
  const fitted = fitUpgrade({ id }, set);
  if (fitted === undefined) return [];
  const { record, faceup, bar } = fitted;
  return [
    defined({
      id,
      name: record.name,
      slots: record.slots,
      standardLoadout: pilot.standardLoadout?.includes(id) === true ? true : undefined,
      adds: defined({
        actions: bar.length > 0 ? bar : undefined,
        force: faceup.force?.value,
        shields: faceup.shields,
        charges: record.charges?.value,
        actionHeaders: faceup.actionHeaders,
      }),
    }),
  ];
};

const shipOf = (pilot: PilotRecord, listed: readonly string[], place: PilotPlace): readonly SquadShip[] => {
  const { set, notes, pointer } = place;
  const ids = upgradeIds(pilot, listed);
  const told = { id: place.shipId(pilot.id), pilot: pilot.id, facedownDamage: 0, upgrades: ids.map((id) => ({ id })) };
  const resolved = resolveShip(told, { set });
  if ('faults' in resolved) {
    notes.faults.push(...resolved.faults.map((fault) => ({ ...fault, pointer })));
    return [];
  }
  return [
    {
      pilotName: pilot.name,
      shipName: shipById(pilot.ship, set)?.name ?? pilot.ship,
      faction: pilot.faction,
      ship: resolved.value,
      upgrades: ids.flatMap((id) => describe(id, pilot, set)),
    },
  ];
};

/** The ship that an entry of `pilots` stands for; none, with faults in the notes, where it cannot be made out. */
export const readPilot = (value: unknown, place: PilotPlace): readonly SquadShip[] => {
  if (place.notes.faults.length >= MOST_FAULTS) return [];
  const told = typeof value === 'string' ? { id: value } : value;
  if (!isFields(told)) {
    place.notes.faults.push({ pointer: place.pointer, detail: `A pilot is an object; here is ${kindOf(value)}.` });
    return [];
  }
  noteMulti(told, place);
  const clue = idClue(told, place);
  const listed = listedIds(told, place);
  if (clue === undefined) return [];
  const ship = shipClue(told, place);
  const name = text(field(told, 'name'));
  const pilot = findPilot({ ...clue, set: place.set, ship, name, faction: place.faction }, place.notes);
  return pilot === undefined ? [] : shipOf(pilot, listed, place);
};
