import type { Checked } from '@marshal/rules/kernel';
import { defined } from '../../defined.js';
import { noNotes, type ImportNotes } from '../../import-notes.js';
import { readJson } from '../../json/read-json.js';
import { withoutFence } from '../../json/without-fence.js';
import { field, isFields, isList, kindOf, text, type Fields } from '../../json/shape.js';
import { plain } from '../../nearest.js';
import { shown } from '../../shown.js';
import { DEFAULT_DATA_SET, type DataSetId } from '../data-set.js';
import { FACTIONS, type Faction } from '../records.js';
import { ALIASES } from './aliases.js';
import { readPilot } from './read-pilot.js';
import type { Squad, SquadFile, SquadShip } from './squad.js';

const MOST_SQUADS = 20;
const MOST_SHIPS = 100;

interface Place {
  readonly set: DataSetId;
  readonly pointer: string;
  readonly notes: ImportNotes;
}

const factionOf = (told: Fields, { pointer, notes }: Place): Faction | undefined => {
  const found = text(field(told, 'faction'));
  const at = `${pointer}/faction`;
  if (found === undefined) {
    notes.warnings.push({ pointer: at, code: 'faction-missing', message: 'The faction is not named.' });
    return undefined;
  }
  const word = plain(found.slice(0, 64));
  const faction = FACTIONS.find((id) => id === word || id === ALIASES.faction.get(word)?.[0]);
  if (faction !== undefined && faction !== found)
    notes.warnings.push({
      pointer: at,
      code: 'renamed-faction',
      message: `The faction "${shown(found)}" is taken for "${faction}".`,
      found: shown(found),
      used: faction,
    });
  if (faction === undefined)
    notes.warnings.push({
      pointer: at,
      code: 'unknown-faction',
      message: `No faction is called "${shown(found)}".`,
      found: shown(found),
    });
  return faction;
};

/** Numbers the ships of one pilot: `academypilot`, `academypilot-2`, … */
const shipIds = (): ((pilot: string) => string) => {
  const counts = new Map<string, number>();
  return (pilot) => {
    const count = (counts.get(pilot) ?? 0) + 1;
    counts.set(pilot, count);
    return count === 1 ? pilot : `${pilot}-${count}`;
  };
};

const shipsOf = (told: Fields, faction: Faction | undefined, place: Place): readonly SquadShip[] => {
  const pilots = field(told, 'pilots');
  const pointer = `${place.pointer}/pilots`;
  if (!isList(pilots)) {
    place.notes.faults.push({ pointer, detail: `"pilots" is a list of the squad's ships; here is ${kindOf(pilots)}.` });
    return [];
  }
  if (pilots.length > MOST_SHIPS) {
    place.notes.faults.push({ pointer, detail: `No squad has ${pilots.length} ships.` });
    return [];
  }
  if (pilots.length === 0) place.notes.warnings.push({ pointer, code: 'no-ships', message: 'The squad has no ships.' });
  const shipId = shipIds();
  return pilots.flatMap((pilot, index) =>
    readPilot(pilot, { set: place.set, notes: place.notes, faction, shipId, pointer: `${pointer}/${index}` }),
  );
};

const points = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

const squadOf = (value: unknown, place: Place): readonly Squad[] => {
  if (!isFields(value)) {
    place.notes.faults.push({ pointer: place.pointer, detail: `A squad is an object; here is ${kindOf(value)}.` });
    return [];
  }
  const faction = factionOf(value, place);
  return [
    defined({
      name: text(field(value, 'name')),
      description: text(field(value, 'description')),
      faction,
      points: points(field(value, 'points')),
      ships: shipsOf(value, faction, place),
    }),
  ];
};

/** A squad of a document, not yet read, and where it stands. */
interface Told {
  readonly value: unknown;
  readonly pointer: string;
}

/** The squads of a document with their pointers: one, a `container` of several, or a bare list. */
const squadsIn = (document: unknown, notes: ImportNotes): readonly Told[] => {
  const container = isFields(document) ? field(document, 'container') : document;
  const base = isFields(document) ? '/container' : '';
  if (isList(container)) {
    if (container.length === 0)
      notes.warnings.push({ pointer: base, code: 'no-squads', message: 'There is no squad in this file.' });
    return container.map((value, index) => ({ value, pointer: `${base}/${index}` }));
  }
  if (base === '' || container === undefined) return [{ value: document, pointer: '' }];
  notes.faults.push({ pointer: base, detail: `"container" is a list of squads; here is ${kindOf(container)}.` });
  return [];
};

const readDocument = (document: unknown, set: DataSetId): Checked<SquadFile> => {
  const notes = noNotes();
  const told = squadsIn(document, notes);
  if (told.length > MOST_SQUADS)
    return {
      faults: [{ pointer: '', detail: `A file holds ${MOST_SQUADS} squads at most; this has ${told.length}.` }],
    };
  const squads = told.flatMap(({ value, pointer }) => squadOf(value, { set, pointer, notes }));
  return notes.faults.length > 0 ? { faults: notes.faults } : { value: { set, squads, warnings: notes.warnings } };
};

const LINK = /^\s*https?:\/\//;

/**
 * A squad file (XWS, any version) as the text or the parsed JSON: every ship in its starting state, and warnings about
 * what was old, misspelt or odd. Gives faults, by pointer into the file, where an id is not clear or a shape makes no
 * sense; for a text that is not JSON the one fault tells line, column and offset.
 */
export const readSquad = (
  source: unknown,
  { set = DEFAULT_DATA_SET }: { readonly set?: DataSetId } = {},
): Checked<SquadFile> => {
  if (typeof source !== 'string') return readDocument(source, set);
  if (LINK.test(source))
    return { faults: [{ pointer: '', detail: 'This is a link to a builder; export the squad from there as XWS.' }] };
  const read = readJson(withoutFence(source));
  return 'faults' in read ? read : readDocument(read.value, set);
};
