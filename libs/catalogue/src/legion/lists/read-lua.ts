import { defined } from '../../defined.js';
import { field, isFields, isList, text } from '../../json/shape.js';
import { listFaction } from './list-faction.js';
import type { RawCard, RawList, RawUnit } from './raw-list.js';

/** Whether a text is the script of a data disk of Tabletop Simulator. */
export const isListScript = (script: string): boolean => /\blistData\s*=/.test(script);

const VALUE = `(?:'((?:[^'\\\\\\n]|\\\\.)*)'|"((?:[^"\\\\\\n]|\\\\.)*)"|(\\d+))`;
const FIELD = new RegExp(`^\\s*listData\\.(pts|armyFaction|listname)\\s*=\\s*${VALUE}`);
const UNIT = new RegExp(`^\\s*listData\\.units\\[(\\d+)\\]\\.unitName\\s*=\\s*${VALUE}`);
const UPGRADE = new RegExp(
  `^\\s*listData\\.units\\[(\\d+)\\]\\.upgrades\\[\\d+\\]\\s*=\\s*\\{\\s*name\\s*=\\s*${VALUE}`,
);
const COMMAND = new RegExp(`^\\s*listData\\.commandCards\\[(\\d+)\\]\\s*=\\s*${VALUE}`);

interface Matched {
  readonly key: string;
  readonly value: string;
  readonly line: number;
}

/** Each line that a pattern matches: what the pattern keeps first, and the text or number after it. */
const matches = (lines: readonly string[], pattern: RegExp): readonly Matched[] =>
  lines.flatMap((line, index) => {
    const [matched, key = '', single, double, digits] = pattern.exec(line) ?? [];
    const value = (single ?? double ?? digits ?? '').replace(/\\(.)/g, '$1');
    return matched === undefined ? [] : [{ key, value, line: index + 1 }];
  });

const card = ({ value, line }: Matched): RawCard => ({ text: value, place: { line } });

/** A list from the script of a data disk. */
export const readLua = (script: string, format: RawList['format']): RawList => {
  const lines = script.slice(0, 200_000).split(/\r\n|\r|\n/);
  const fields = new Map(matches(lines, FIELD).map(({ key, value }) => [key, value]));
  const upgrades = matches(lines, UPGRADE);
  const unit = (matched: Matched): RawUnit => ({
    ...card(matched),
    count: 1,
    upgrades: upgrades.filter(({ key }) => key === matched.key).map(card),
  });
  const points = Number(fields.get('pts'));
  return defined({
    format,
    name: text(fields.get('listname')),
    points: Number.isFinite(points) ? points : undefined,
    faction: listFaction(fields.get('armyFaction')),
    units: matches(lines, UNIT).map(unit),
    commandCards: matches(lines, COMMAND).map(card),
  });
};

const MOST_OBJECTS = 10_000;

/** The first script of a data disk among the objects of a saved game, however deep in bags it lies. */
export const listScriptIn = (save: unknown): string | undefined => {
  const waiting: unknown[] = [save];
  for (let seen = 0; waiting.length > 0 && seen < MOST_OBJECTS; seen += 1) {
    const object = waiting.shift();
    if (!isFields(object)) continue;
    const script = field(object, 'LuaScript');
    if (typeof script === 'string' && isListScript(script)) return script;
    for (const inside of [field(object, 'ObjectStates'), field(object, 'ContainedObjects')])
      if (isList(inside)) waiting.push(...inside);
  }
  return undefined;
};
