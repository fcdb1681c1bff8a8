import { suppressionHeld } from '../../activation/courage.js';
import { ACTIVATING_A_UNIT } from '../../documents.js';
import { isNumberOpen, keywordValue } from '../../keyword.js';
import { tokensOf, type Unit } from '../../unit.js';
import type { Declaration } from '../attempt.js';
import type { ActionDefinition, ActionRule } from '../definition.js';
import { onceInActivation } from '../rules/once.js';
import { counted } from '../../wording.js';

const exhausted = (unit: Unit): readonly string[] =>
  (unit.upgrades ?? []).filter(({ state }) => state === 'exhausted').map(({ id }) => id);

/** Any number may be removed and readied: everything, unless the player says less. */
const removed = (unit: Unit, { remove }: Declaration): number => remove ?? suppressionHeld(unit);
const readied = (unit: Unit, { ready }: Declaration): readonly string[] => ready ?? exhausted(unit);

const tokensToRemove: ActionRule = {
  id: 'legion/recover/removes-what-is-there',
  code: 'too-few-tokens',
  cite: ACTIVATING_A_UNIT.at('Recover'),
  says: 'Recover removes any number of the suppression tokens that the unit has.',
  objection: ({ unit, declaration }) => {
    const [remove, suppression] = [removed(unit, declaration), suppressionHeld(unit)];
    return remove > suppression
      ? {
          message: `The unit has ${counted(suppression, 'suppression token')}, not ${remove}.`,
          facts: { suppression, remove },
        }
      : undefined;
  },
};

const cardsToReady: ActionRule = {
  id: 'legion/recover/readies-exhausted-cards',
  code: 'card-not-exhausted',
  cite: ACTIVATING_A_UNIT.at('Recover'),
  says: 'Recover readies exhausted upgrade cards; expended ones stay spent.',
  objection: ({ unit, declaration }) => {
    const others = readied(unit, declaration).filter((id) => !exhausted(unit).includes(id));
    return others.length > 0
      ? {
          message: `Not exhausted, so not to be readied: ${others.join(', ')}.`,
          facts: { cards: others, exhausted: exhausted(unit) },
        }
      : undefined;
  },
};

/** More shields could be flipped than Recharge flips for certain. */
export const isRechargeOpen = (unit: Unit): boolean =>
  isNumberOpen(unit, 'recharge') && tokensOf(unit, 'inactiveShield') > keywordValue(unit, 'recharge');

export const recover: ActionDefinition = {
  rules: [onceInActivation('recover', ACTIVATING_A_UNIT.at('Recover')), tokensToRemove, cardsToReady],
  effects: ({ unit, declaration }) => {
    const count = removed(unit, declaration);
    const shields = isRechargeOpen(unit)
      ? 0
      : Math.min(keywordValue(unit, 'recharge'), tokensOf(unit, 'inactiveShield'));
    return [
      ...(count > 0 ? [{ kind: 'lose-token', token: 'suppression', count } as const] : []),
      ...readied(unit, declaration).map((upgrade) => ({ kind: 'ready-upgrade', upgrade }) as const),
      ...(shields > 0 ? [{ kind: 'flip-shield', count: shields } as const] : []),
    ];
  },
};
