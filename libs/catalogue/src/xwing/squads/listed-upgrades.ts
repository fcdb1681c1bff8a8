import type { ImportNotes } from '../../import-notes.js';
import { field, isFields, isList, kindOf, segment, text, type Fields } from '../../json/shape.js';
import { shown } from '../../shown.js';
import { SLOTS } from '../records.js';
import { ALIASES } from './aliases.js';

/** An upgrade as a squad file lists it. */
export interface ListedUpgrade {
  readonly id: string;
  /** In our spelling; undefined where the file has none or one that nobody knows. */
  readonly slot?: string | undefined;
  readonly pointer: string;
}

const KNOWN_SLOTS: ReadonlySet<string> = new Set(SLOTS);

interface Place {
  readonly pointer: string;
  readonly notes: ImportNotes;
}

const wrongShape = (message: string, { pointer, notes }: Place): void => {
  notes.warnings.push({ pointer, code: 'unusual-shape', message });
};

/** The slot under its name of today, with a warning for an older key. */
const slotOf = (key: string, place: Place): string | undefined => {
  if (KNOWN_SLOTS.has(key)) return key;
  const kebab = key.toLowerCase().replace(/[\s_-]+/g, '-');
  const slot = KNOWN_SLOTS.has(kebab) ? kebab : ALIASES.slot.get(kebab.replaceAll('-', ''))?.[0];
  const message =
    slot === undefined ? `No slot is called "${shown(key)}".` : `The slot "${shown(key)}" is now called "${slot}".`;
  place.notes.warnings.push({
    pointer: place.pointer,
    code: slot === undefined ? 'unknown-slot' : 'renamed-slot',
    message,
    found: shown(key),
    ...(slot !== undefined && { used: slot }),
  });
  return slot;
};

/** An id as a text, or an object that holds it as `id`, `xws` or `name`. */
const idOf = (value: unknown): string | undefined =>
  isFields(value) ? (text(field(value, 'id')) ?? text(field(value, 'xws')) ?? text(field(value, 'name'))) : text(value);

const listed = (value: unknown, slot: string | undefined, place: Place): readonly ListedUpgrade[] => {
  const id = idOf(value);
  if (id !== undefined) return [{ id, slot, pointer: place.pointer }];
  if (value !== null)
    place.notes.faults.push({
      pointer: place.pointer,
      detail: `An upgrade is told by its id; here is ${kindOf(value)}.`,
    });
  return [];
};

const inSlot = ([key, value]: readonly [string, unknown], outer: Place): readonly ListedUpgrade[] => {
  const place = { notes: outer.notes, pointer: `${outer.pointer}/${segment(key)}` };
  if (value === null) return [];
  const slot = slotOf(key, place);
  if (isList(value))
    return value.flatMap((item, index) =>
      listed(item, slot, { notes: outer.notes, pointer: `${place.pointer}/${index}` }),
    );
  wrongShape('The upgrades of a slot stand in a list.', place);
  return listed(value, slot, place);
};

const ownSlot = (item: unknown, place: Place): string | undefined => {
  const key = isFields(item) ? (text(field(item, 'slot')) ?? text(field(item, 'type'))) : undefined;
  return key === undefined ? undefined : slotOf(key, place);
};

const inList = (items: readonly unknown[], place: Place): readonly ListedUpgrade[] => {
  wrongShape('"upgrades" is an object with a list for each slot; here it is a list.', place);
  return items.flatMap((item, index) => {
    const at = { notes: place.notes, pointer: `${place.pointer}/${index}` };
    return listed(item, ownSlot(item, at), at);
  });
};

const inFields = (slots: Fields, place: Place): readonly ListedUpgrade[] =>
  Object.entries(slots).flatMap((entry) => inSlot(entry, place));

/** The upgrades of a pilot, whatever shape the file has them in: by slot, or one list; none where it has none. */
export const listedUpgrades = (value: unknown, place: Place): readonly ListedUpgrade[] => {
  if (value === undefined || value === null) return [];
  if (isFields(value)) return inFields(value, place);
  if (isList(value)) return inList(value, place);
  place.notes.faults.push({
    pointer: place.pointer,
    detail: `"upgrades" is an object with a list for each slot; here is ${kindOf(value)}.`,
  });
  return [];
};
