import { scanString, type Scanned } from './scan-string.js';

/** What may stand at a place of a JSON text. */
type Expected = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end' | 'nothing';

interface Place {
  readonly text: string;
  readonly at: number;
  /** The brackets that are open, innermost last. */
  readonly open: ('{' | '[')[];
}

type Step = { readonly next: number; readonly expected: Expected } | { readonly at: number; readonly detail: string };

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /(?:true|false|null)(?![\w$])/y;
const SPACE = /[ \t\n\r]*/y;

const matchAt = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
};

const after = ({ open }: Place): Expected => (open.length === 0 ? 'nothing' : 'comma-or-end');

const found = ({ text, at }: Place): string => {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return character === '"' ? 'a string' : `"${character}"`;
};

/** Slips that people make, each in its own words. */
const slip = ({ text, at }: Place): string | undefined => {
  const character = text[at] ?? '';
  if (character === "'") return 'JSON strings stand in double quotes ("), not single ones.';
  if ('“”„«»'.includes(character)) return 'A typographic quote stands where JSON wants a straight one (").';
  if (character === '/' || character === '#') return 'JSON has no comments.';
  return undefined;
};

const unexpected = (place: Place, wanted: string): Step => ({
  at: place.at,
  detail: slip(place) ?? `Found ${found(place)} where ${wanted} should stand.`,
});

const stringThen = (place: Place, expected: Expected): Step => {
  const scanned: Scanned = scanString(place.text, place.at);
  return 'next' in scanned ? { next: scanned.next, expected } : scanned;
};

const readValue = (place: Place): Step => {
  const { text, at, open } = place;
  const character = text[at];
  if (character === '{' || character === '[') {
    open.push(character);
    return { next: at + 1, expected: character === '{' ? 'key-or-end' : 'value-or-end' };
  }
  if (character === '"') return stringThen(place, after(place));
  const end = Math.max(matchAt(NUMBER, text, at), matchAt(WORD, text, at));
  return end > at ? { next: end, expected: after(place) } : unexpected(place, 'a value');
};

const close = (place: Place): Step => {
  place.open.pop();
  return { next: place.at + 1, expected: after(place) };
};

const closer = ({ open }: Place): string => (open.at(-1) === '{' ? '}' : ']');

const readKey = (place: Place): Step => {
  const character = place.text[place.at];
  if (character === '"') return stringThen(place, 'colon');
  return character === '}'
    ? unexpected(place, 'another key (is there a comma too many?)')
    : unexpected(place, 'a key in double quotes');
};

const afterMember = (place: Place): Step => {
  const character = place.text[place.at];
  if (character === closer(place)) return close(place);
  if (character !== ',') return unexpected(place, `a comma or "${closer(place)}"`);
  return { next: place.at + 1, expected: place.open.at(-1) === '{' ? 'key' : 'value' };
};

const READ: Readonly<Record<Expected, (place: Place) => Step>> = {
  value: (place) =>
    place.text[place.at] === ']' ? unexpected(place, 'another value (is there a comma too many?)') : readValue(place),
  'value-or-end': (place) => (place.text[place.at] === ']' ? close(place) : readValue(place)),
  key: readKey,
  'key-or-end': (place) => (place.text[place.at] === '}' ? close(place) : readKey(place)),
  colon: (place) =>
    place.text[place.at] === ':' ? { next: place.at + 1, expected: 'value' } : unexpected(place, 'a colon'),
  'comma-or-end': afterMember,
  nothing: (place) => ({ at: place.at, detail: `The JSON is complete, but ${found(place)} follows.` }),
};

const ended = (expected: Expected, { text, open }: Place): string => {
  if (text.trim() === '') return 'There is nothing here.';
  return open.length === 0
    ? 'The text ends where a value should stand.'
    : `The text ends while ${open.length === 1 ? 'a bracket is' : `${open.length} brackets are`} still open; was it cut off? ${expected === 'colon' ? 'A colon' : `"${closer({ text, at: 0, open })}"`} is missing.`;
};

/** Where a text stops being JSON, and why; undefined where it is JSON all through. Never recurses, so depth is no matter. */
export const jsonFault = (text: string): { readonly at: number; readonly detail: string } | undefined => {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let at = matchAt(SPACE, text, 0);
  while (at < text.length) {
    const step: Step = READ[expected]({ text, at, open });
    if (!('next' in step)) return step;
    ({ expected } = step);
    at = matchAt(SPACE, text, step.next);
  }
  return expected === 'nothing' ? undefined : { at: text.length, detail: ended(expected, { text, at, open }) };
};
