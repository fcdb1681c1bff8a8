import type { Fault } from '@marshal/rules/kernel';
import { isFields, isList, kindOf, segment, type Fields } from '../json/shape.js';

/** Says what is wrong with a value; undefined where nothing is. */
export type Check = (value: unknown) => string | undefined;

export const matching =
  (pattern: RegExp, what: string): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? undefined : `must be ${what}`;

export const text: Check = matching(/\S/, 'a text');

export const flag: Check = (value) => (typeof value === 'boolean' ? undefined : 'must be true or false');

export const whole =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? undefined
      : `must be a whole number from ${least} to ${most}`;

export const oneOf =
  (known: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && known.includes(value) ? undefined : `must be one of ${known.join(', ')}`;

/** Every item passes; `least` of them there are. */
export const listOf =
  (check: Check, least = 0): Check =>
  (value) => {
    if (!isList(value)) return `must be a list, not ${kindOf(value)}`;
    if (value.length < least) return `must have ${least} item(s) or more`;
    const wrong = value.findIndex((item) => check(item) !== undefined);
    return wrong < 0 ? undefined : `item ${wrong} ${check(value[wrong]) ?? ''}`;
  };

/** No item stands twice. */
export const distinct =
  (check: Check): Check =>
  (value) =>
    check(value) ?? (isList(value) && new Set(value).size < value.length ? 'has an item twice' : undefined);

export const either =
  (one: Check, other: Check): Check =>
  (value) =>
    one(value) === undefined ? undefined : other(value);

/** What a record has; a key that ends in `?` may be left out, and no other key may be there. */
export type Shape = Readonly<Record<string, Check>>;

const wrongFields = (fields: Fields, shape: Shape): readonly (readonly [key: string, detail: string])[] => {
  const known = Object.entries(shape).map(([key, check]) => ({
    key: key.replace(/\?$/, ''),
    check,
    isNeeded: !key.endsWith('?'),
  }));
  const names = new Set(known.map(({ key }) => key));
  return [
    ...Object.keys(fields).flatMap((key) => (names.has(key) ? [] : [[key, 'is not known here'] as const])),
    ...known.flatMap(({ key, check, isNeeded }) => {
      const value = fields[key];
      if (value === undefined) return isNeeded ? [[key, 'is missing'] as const] : [];
      const detail = check(value);
      return detail === undefined ? [] : [[key, detail] as const];
    }),
  ];
};

/** An object of that shape. */
export const objectOf =
  (shape: Shape): Check =>
  (value) => {
    if (!isFields(value)) return `must be an object, not ${kindOf(value)}`;
    const [first] = wrongFields(value, shape);
    return first === undefined ? undefined : `${first[0]} ${first[1]}`;
  };

/** What is wrong with each record of a section, by pointer. */
export const sectionFaults = (records: unknown, shape: Shape, pointer: string): readonly Fault[] => {
  if (!isFields(records)) return [{ pointer, detail: `must be an object, not ${kindOf(records)}` }];
  return Object.entries(records).flatMap(([id, record]) => {
    const at = `${pointer}/${segment(id)}`;
    if (!isFields(record)) return [{ pointer: at, detail: `must be an object, not ${kindOf(record)}` }];
    return wrongFields(record, shape).map(([key, detail]) => ({ pointer: `${at}/${segment(key)}`, detail }));
  });
};

/** The records of a section that are objects, by id. */
export const recordsOf = (records: unknown): readonly (readonly [id: string, record: Fields])[] =>
  isFields(records)
    ? Object.entries(records).flatMap(([id, record]) => (isFields(record) ? [[id, record] as const] : []))
    : [];
