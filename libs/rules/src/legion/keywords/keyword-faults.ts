import type { Fault } from '../../kernel/index.js';
import { keywordId, printedValue, wordsOf } from '../keyword.js';
import { ACTION_KINDS, isActionKind, type Keyword, type Unit } from '../unit.js';
import { keywordInWords } from '../wording.js';
import { MODELLED_KEYWORDS } from './modelled.js';
import { keywordTreatment } from './treatment.js';

/** What must hold of the value of a keyword; says what it must be where it does not. */
type ValueCheck = (value: string | number) => string | undefined;

const MOST = 20;

const aNumber: ValueCheck = (value) =>
  /^\d+$/.test(String(value)) && Number(value) >= 1 && Number(value) <= MOST
    ? undefined
    : `must be a whole number from 1 to ${MOST}, not "${value}"`;

/** Some cards print an X that another keyword fills, and of some the number is not known. */
const aNumberOrX: ValueCheck = (value) => (value === 'X' ? undefined : aNumber(value));

const actions: ValueCheck = (value) => {
  const others = wordsOf(value).filter((word) => !isActionKind(word));
  return others.length === 0 ? undefined : `must list some of ${ACTION_KINDS.join(', ')}, not "${others.join(', ')}"`;
};

const aKeyword: ValueCheck = (value) =>
  keywordTreatment(String(value)) === 'unknown' ? `must be a keyword, not "${value}"` : undefined;

/** Names of units, types, tokens: for the table to read. */
const anything: ValueCheck = () => undefined;

const allOf = (check: ValueCheck, ids: string): readonly (readonly [string, ValueCheck])[] =>
  ids.split(' ').map((id) => [id, check]);

/** The modelled keywords that have a value, by id. */
const VALUES: ReadonlyMap<string, ValueCheck> = new Map([
  ...allOf(aNumber, 'command-vehicle enrage'),
  ...allOf(aNumberOrX, 'agile arsenal bolster danger-sense defend demoralize inspire jump observe ready recharge'),
  ...allOf(aNumberOrX, 'reliable scout self-destruct smoke speeder spotter strategize tactical take-cover target'),
  ...allOf(anything, 'arm compel counterpart guidance hover independent pull-the-strings repair this-is-the-way treat'),
  ['ai', actions],
  ['eyes-on-the-prize', aKeyword],
]);

/** Whether a card may print the keyword with a number that its data leaves out: an X then. */
export const mayHaveOpenNumber = (name: string): boolean => VALUES.get(keywordId(name)) === aNumberOrX;

/** The value of a keyword without bearing is read by nobody. */
const valueFault = (keyword: Keyword): string | undefined => {
  const [id, value] = [keywordId(keyword.name), printedValue(keyword)];
  const check = VALUES.get(id);
  if (value === undefined) return undefined;
  if (check !== undefined) return check(value);
  return Object.hasOwn(MODELLED_KEYWORDS, id)
    ? `${keywordInWords(id)} stands without a value, not with "${value}"`
    : undefined;
};

const faultOf = (keyword: Keyword, pointer: string): readonly Fault[] => {
  if (keywordTreatment(keyword.name) === 'unknown') {
    return [{ pointer: `${pointer}/name`, detail: `"${keyword.name}" is no keyword that the rules know` }];
  }
  const detail = valueFault(keyword);
  const field = keyword.value === undefined ? 'name' : 'value';
  return detail === undefined ? [] : [{ pointer: `${pointer}/${field}`, detail }];
};

const listFaults = (keywords: readonly Keyword[], pointer: string): readonly Fault[] =>
  keywords.flatMap((keyword, index) => faultOf(keyword, `${pointer}/keywords/${index}`));

/**
 * Every keyword of the unit and its upgrades that the rules do not know, or whose value cannot be: what is misspelt would
 * be left out of account without a word. A number that is left out counts as 1; one that is not known is an X.
 */
export const keywordFaults = (
  { keywords = [], upgrades = [] }: Pick<Unit, 'keywords' | 'upgrades'>,
  pointer: string,
): readonly Fault[] => [
  ...listFaults(keywords, pointer),
  ...upgrades.flatMap((card, index) => listFaults(card.keywords ?? [], `${pointer}/upgrades/${index}`)),
];
