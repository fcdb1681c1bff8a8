import type { Fault } from '@marshal/rules/kernel';
import { FACTIONS, SLOTS } from '../xwing/records.js';
import type { ALIASES } from '../xwing/squads/aliases.js';

const WORDS: Readonly<Record<'slot' | 'faction', readonly string[]>> = { slot: SLOTS, faction: FACTIONS };

/** Older names of slots and factions that lead to none, by pointer. */
export const wordAliasFaults = (aliases: Pick<typeof ALIASES, 'slot' | 'faction'>): readonly Fault[] =>
  (['slot', 'faction'] as const).flatMap((kind) =>
    [...aliases[kind]]
      .filter(([, [word]]) => word === undefined || !WORDS[kind].includes(word))
      .map(([alias]) => ({ pointer: `/aliases/${kind}/${alias}`, detail: `leads to no ${kind}` })),
  );
