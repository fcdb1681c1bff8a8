/** How far a scanner came: past what it read, or to the place where the text stops being JSON. */
export type Scanned = { readonly next: number } | { readonly at: number; readonly detail: string };

const SIMPLE_ESCAPES = '"\\/bfnrt';
const HEX = /^[0-9a-fA-F]{4}$/;

const scanEscape = (text: string, at: number): Scanned => {
  const kind = text[at + 1] ?? '';
  if (kind === 'u') {
    return HEX.test(text.slice(at + 2, at + 6))
      ? { next: at + 6 }
      : { at, detail: '\\u must be followed by four hexadecimal digits.' };
  }
  return kind !== '' && SIMPLE_ESCAPES.includes(kind)
    ? { next: at + 2 }
    : { at, detail: `"\\${kind}" is no escape of JSON; a backslash itself is written twice.` };
};

const rawControl = (character: string, at: number): Scanned => {
  if (character === '\n' || character === '\r')
    return {
      at,
      detail:
        'A line breaks in the middle of a string: its closing quote is missing, or the break has to be written as \\n. Some builders export a description with raw line breaks; join its lines.',
    };
  return { at, detail: 'A string holds a raw control character (such as a tab); JSON writes it with a backslash.' };
};

/** Reads a string whose opening quote stands at `start`. */
export const scanString = (text: string, start: number): Scanned => {
  let at = start + 1;
  while (at < text.length) {
    const character = text[at] ?? '';
    if (character === '"') return { next: at + 1 };
    if (character < ' ') return rawControl(character, at);
    if (character === '\\') {
      const escape = scanEscape(text, at);
      if (!('next' in escape)) return escape;
      at = escape.next;
    } else at += 1;
  }
  return { at: start, detail: 'This string is never closed: its second quote is missing.' };
};
