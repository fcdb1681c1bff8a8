import type { Fault } from '@marshal/rules/kernel';
import { ACTION_KINDS, isActionName } from '@marshal/rules/xwing';
import { knownWords, nearest } from '../nearest.js';
import { shown } from '../shown.js';

const KINDS = knownWords(ACTION_KINDS);
const NONE: readonly Fault[] = [];

/** The fault of a word that names no action, with the nearest kinds; none for one that does or is left out. */
export const actionNameFaults = (name: string | undefined, pointer: string): readonly Fault[] => {
  if (name === undefined || isActionName(name)) return NONE;
  const near = nearest(name, KINDS);
  return [{ pointer, detail: `"${shown(name)}" names no action.`, ...(near.length > 0 && { nearest: near }) }];
};
