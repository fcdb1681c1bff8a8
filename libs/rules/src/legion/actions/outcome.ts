import { tokensOf, type Unit } from '../unit.js';
import { afterwards } from './afterwards.js';
import type { GrantedOpportunity, MadeAction } from './attempt.js';
import { costsOf } from './costs.js';
import type { ActionEffect, Cost } from './definition.js';
import { moveOf } from './movement.js';
import { definitionsOf } from './rules-of.js';
import type { CurrentActivation, Situation } from './situation.js';

/** A legal action carried out. */
export interface Outcome {
  readonly costs: readonly Cost[];
  readonly effects: readonly ActionEffect[];
  readonly unit: Unit;
  readonly activation: CurrentActivation;
}

/** A standby token is lost when the unit moves, attacks or acts, and when it gains suppression. */
const standbyLost = ({ unit, kind, granted }: Situation): readonly ActionEffect[] =>
  tokensOf(unit, 'standby') > 0 && kind !== 'standby' && granted?.by !== 'standby'
    ? [{ kind: 'lose-token', token: 'standby', count: tokensOf(unit, 'standby') }]
    : [];

const grantedBy = ({ by, outsideStep }: GrantedOpportunity): Pick<MadeAction, 'by' | 'outsideStep'> => ({
  by,
  ...(outsideStep === true && { outsideStep }),
});

const remembered = ({ unit, attempt, declaration, kind, granted }: Situation): MadeAction => ({
  action: attempt.action,
  ...(declaration.card !== undefined && { card: declaration.card }),
  ...(kind === 'move' && { move: moveOf(unit, declaration) }),
  ...(kind === 'move' && declaration.startsMelee === true && { startedMelee: true }),
  ...(kind === 'attack' && declaration.arsenal === true && { arsenal: true }),
  ...(granted !== undefined && grantedBy(granted)),
});

/** What a legal attempt costs and does, and how it leaves the unit and its activation. */
export const outcomeOf = (situation: Situation): Outcome => {
  const { unit, attempt, kind, activation } = situation;
  const costs = costsOf(situation);
  const effects = [
    ...definitionsOf(attempt.action, kind).flatMap((definition) => definition.effects(situation)),
    ...standbyLost(situation),
  ];
  return {
    costs,
    effects,
    unit: afterwards(unit, costs, effects),
    activation: { ...activation, made: [...activation.made, remembered(situation)] },
  };
};
