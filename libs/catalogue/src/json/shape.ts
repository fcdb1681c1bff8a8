/** Reading values whose shape nobody has checked. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** A field that the object has itself; never one that it inherits. */
export const field = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/** A text with something in it, or undefined. */
export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** What a value is, for a message. */
export const kindOf = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (isList(value)) return 'a list';
  if (isFields(value)) return 'an object';
  return typeof value === 'string' ? 'a text' : JSON.stringify(value);
};

/** A key as a segment of a JSON pointer (RFC 6901). */
export const segment = (key: string | number): string => String(key).replaceAll('~', '~0').replaceAll('/', '~1');
