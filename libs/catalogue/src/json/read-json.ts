import type { Fault } from '@marshal/rules/kernel';
import { jsonFault } from './json-fault.js';

/** A place in a text: `offset` counts from 0, `line` and `column` from 1. */
export interface TextPosition {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

/** The fault of a text that is not what it should be, and where. */
export interface TextFault extends Fault {
  readonly position: TextPosition;
}

const positionAt = (text: string, offset: number): TextPosition => {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { offset, line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
};

const faultOf = (text: string): TextFault => {
  const { at, detail } = jsonFault(text) ?? { at: 0, detail: 'The text is not JSON.' };
  const position = positionAt(text, at);
  return { pointer: '', detail: `Line ${position.line}, column ${position.column}: ${detail}`, position };
};

/** The value of a JSON text (a byte order mark is forgiven), or where and why it is not JSON. */
export const readJson = (text: string): { readonly value: unknown } | { readonly faults: readonly TextFault[] } => {
  const clean = text.replace(/^\uFEFF/, '');
  try {
    return { value: JSON.parse(clean) as unknown };
  } catch {
    return { faults: [faultOf(clean)] };
  }
};
