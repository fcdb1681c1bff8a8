import type { ActionName } from '../action-kind.js';
import type { ActionInput, Attempt } from '../actions/attempt.js';
import { printedActions } from '../actions/card-actions.js';
import { objectionsTo } from '../actions/validate-action.js';
import { count, type Ship } from '../ship.js';
import type { ManeuverSituation } from './maneuver-situation.js';
import type { StepSituation } from './perform-action-rules.js';

type Asking = Pick<ManeuverSituation, 'ruleset' | 'effects'>;

/** A card whose use the maneuver tells is in use for the action too. */
const questionOf = ({ ruleset, effects }: Asking, ship: Ship, attempt: Attempt): ActionInput => ({
  ruleset,
  ship,
  effects: effects.map(({ source }) => ({ source })),
  attempt,
});

const namesOf = (ship: Ship): readonly ActionName[] => [
  ...new Set([...ship.actionBar.map(({ action }) => action), ...printedActions(ship)]),
];

/** Which of its actions the ship may perform in its Perform Action step for all its stress, and which it may not. */
export const whileStressed = (asking: Asking, ship: Ship): StepSituation['whileStressed'] => {
  if (count(ship.tokens, 'stress') === 0) return { allowed: [], refused: [] };
  const isRefused = (action: ActionName): boolean =>
    objectionsTo(questionOf(asking, ship, { action })).some(({ code }) => code === 'stressed');
  const names = namesOf(ship);
  return { allowed: names.filter((name) => !isRefused(name)), refused: names.filter(isRefused) };
};
