import type { Reason } from '../../kernel/index.js';
import type { ActionCode } from './code.js';
import type { Situation } from './situation.js';

const NONE: readonly string[] = [];

/** The topics that a card must all touch to be able to lift an objection; no card lifts the codes that are not here. */
const LIFTED_BY: Readonly<Partial<Record<ActionCode, readonly string[]>>> = {
  stressed: ['actions', 'stress'],
};

/** The cards of the ship that are not modelled and could turn this verdict into another one. */
export const unmodelledCards = ({ ship }: Situation, reasons: readonly Reason<ActionCode>[]): readonly string[] => {
  if (ship.unmodelled.length === 0 || reasons.length === 0) return NONE;
  const lifting = reasons.map(({ code }) => LIFTED_BY[code]);
  return ship.unmodelled.flatMap(({ id, topics }) =>
    lifting.every((needed) => needed?.every((topic) => topics.includes(topic)) === true) ? [id] : [],
  );
};
