import type { Fault } from '@marshal/rules/kernel';
import type { DataSetId } from './data-set.js';
import { cardFaults } from './unknown-card.js';

interface Effect {
  readonly source: string;
}

/** Words that qualify what an effect says, and say nothing by themselves. */
const QUALIFYING: ReadonlySet<string> = new Set(['source', 'holds', 'at', 'appliesTo']);

const saysNothing = (effect: Effect): boolean =>
  Object.entries(effect).every(([part, value]) => QUALIFYING.has(part) || value === undefined);

/**
 * The faults of effects. One that says what it changes may come from anywhere; one that only names its source uses a card,
 * which has to be a pilot, a ship or an upgrade: of a condition it is told what it changes.
 */
export const effectFaults = (effects: readonly Effect[] | undefined, set: DataSetId): readonly Fault[] =>
  (effects ?? []).flatMap((effect, index) =>
    saysNothing(effect)
      ? cardFaults(effect.source, { pointer: `/effects/${index}/source`, set, words: [] }).map((fault) => ({
          ...fault,
          detail: `${fault.detail} Of anything else say what it changes.`,
        }))
      : [],
  );
