import { afterEffects, counted, paid } from './afterwards.js';
import type { ActionInput, AttemptEffect } from './attempt.js';
import { linksAfter } from './bar-entry.js';
import type { Situation } from './definition.js';
import type { Outcome } from './outcome.js';
import type { LinkedAction } from '../ship.js';
import { withoutToldRanges } from './told-ranges.js';
import type { ActionEffect } from './verdict.js';

/** Effects that were for the action alone do not follow it: changes of difficulty and templates. */
const lasting = ({ effects, ship }: Situation): readonly AttemptEffect[] =>
  effects.filter(
    ({ source, treatAs }) =>
      treatAs === undefined &&
      !ship.exceptions.some(({ kind, xws }) => (kind === 'difficulty' || kind === 'template') && xws.includes(source)),
  );

const hasMoved = (effects: readonly ActionEffect[]): boolean =>
  effects.some(({ kind }) => kind === 'move' || kind === 'execute-maneuver');

/** How everything stands once the attempt has ended so: what the next question about this ship tells. */
export const askedAfterwards = (
  situation: Situation,
  effects: readonly ActionEffect[],
  outcome: Outcome,
): Omit<ActionInput, 'attempt'> => {
  const { input, ship, costs } = situation;
  const { attempt: _attempt, ...rest } = input;
  return {
    ...rest,
    ship: counted(afterEffects(paid(ship, costs), effects, ship.id), situation, outcome),
    effects: lasting(situation),
    ...(input.table !== undefined && hasMoved(effects) && { table: withoutToldRanges(input.table) }),
  };
};

/** The links that the action opens: none where it failed. */
export const linksOpened = (
  { ship, name, opportunity, values }: Situation,
  outcome: Outcome = 'performed',
): readonly LinkedAction[] => {
  const opens =
    outcome === 'performed' &&
    opportunity.kind !== 'game-effect' &&
    (opportunity.kind !== 'linked' || values.linksChain);
  return opens ? linksAfter(ship, name) : NO_LINKS;
};
const NO_LINKS: readonly LinkedAction[] = [];
