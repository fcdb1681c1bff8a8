import type { Checked } from '@marshal/rules/kernel';
import { readJson } from '../../json/read-json.js';
import { withoutFence } from '../../json/without-fence.js';
import { isFields, kindOf } from '../../json/shape.js';
import type { ArmyList } from './army-list.js';
import { matchList } from './match-list.js';
import { isListLink, readLink } from './read-link.js';
import { isJsonList, readJsonList } from './read-json-list.js';
import { isListScript, listScriptIn, readLua } from './read-lua.js';
import { readTextList } from './read-text-list.js';
import type { RawList } from './raw-list.js';

const readDocument = (document: unknown): Checked<RawList> => {
  if (isJsonList(document)) return { value: readJsonList(document) };
  const script = listScriptIn(document);
  if (script !== undefined) return { value: readLua(script, 'tabletop-simulator-object') };
  return {
    faults: [
      {
        pointer: isFields(document) ? '/units' : '',
        detail: `A list in JSON has its "units" in a list, or is a saved object of Tabletop Simulator with a data disk; here is ${isFields(document) ? 'neither' : kindOf(document)}.`,
      },
    ],
  };
};

const readText = (source: string): Checked<RawList> => {
  if (/^\uFEFF?\s*[[{]/.test(source)) {
    const read = readJson(source);
    return 'faults' in read ? read : readDocument(read.value);
  }
  if (isListScript(source)) return { value: readLua(source, 'tabletop-simulator-lua') };
  return { value: isListLink(source) ? readLink(source) : readTextList(source) };
};

const MOST_CARDS = 400;

/** As many as a unit may be told with in other calls. */
const MOST_UPGRADES = 20;

/** More cards than any army or unit has; such a file is no list. */
const isTooLong = ({ units, commandCards }: RawList): boolean =>
  units.some(({ upgrades }) => upgrades.length > MOST_UPGRADES) ||
  units.reduce((sum, { upgrades }) => sum + 1 + upgrades.length, commandCards.length) > MOST_CARDS;

/**
 * An army list of Star Wars: Legion as text or parsed JSON: Tabletop Admiral or Legion HQ (JSON, text, share link),
 * a data disk of Tabletop Simulator (script or saved object), or a list as a player writes it. Answers every unit that
 * was recognised, ready to play, and beside them what was not, with the cards that may be meant. Gives a fault where
 * nothing was recognised, and line, column and offset where JSON is broken.
 */
export const readLegionList = (source: unknown): Checked<ArmyList> => {
  const raw = typeof source === 'string' ? readText(withoutFence(source)) : readDocument(source);
  if ('faults' in raw) return raw;
  if (isTooLong(raw.value))
    return {
      faults: [
        { pointer: '', detail: `A list names ${MOST_CARDS} cards at most, and a unit ${MOST_UPGRADES} upgrades.` },
      ],
    };
  const list = matchList(raw.value);
  if (list.units.length > 0) return { value: list };
  const faults = list.unmatched.slice(0, 20).map(({ text, pointer = '', line, suggestions }) => ({
    pointer,
    detail: `${line === undefined ? 'No' : `Line ${line}: no`} unit or card is called "${text}".`,
    nearest: suggestions.map(({ id }) => id),
  }));
  return { faults: [{ pointer: '', detail: 'No unit of Legion was recognised in this.' }, ...faults] };
};
