import type { CardAction, CardActionNeed } from '../../cards/action-exception.js';
import { chargesOf } from '../../cards/applying.js';
import { CARDS, RULES_REFERENCE } from '../../documents.js';
import { count, type Charges, type Ship, type Upgrade } from '../../ship.js';
import { cardActionOf } from '../card-actions.js';
import type { ActionRule } from '../definition.js';
import { isOpen } from '../way.js';
import { declares } from './declaration.js';

const isShort = (charges: Charges | undefined): boolean | undefined =>
  charges === undefined ? undefined : charges.active < charges.limit;

const anyShort = (upgrades: readonly Upgrade[]): boolean => upgrades.some(({ charges }) => isShort(charges) === true);

/** Would the action do something? Undefined when the question does not tell. */
const IS_MET: Readonly<Record<CardActionNeed, (ship: Ship, action: CardAction) => boolean | undefined>> = {
  'own-charge-missing': (ship, action) => isShort(chargesOf(ship, action)),
  'upgrade-charge-missing': ({ upgrades }) => anyShort(upgrades),
  'astromech-charge-missing': ({ upgrades }) =>
    anyShort(upgrades.filter(({ slots }) => slots?.includes('astromech') === true)),
  'shield-missing': ({ shields }) => isShort(shields),
  'faceup-damage': ({ damageCards }) => damageCards.length > 0,
  'not-cloaked': ({ tokens }) => count(tokens, 'cloak') === 0,
};

const MESSAGE: Readonly<Record<CardActionNeed, string>> = {
  'own-charge-missing': 'The card has all its charges.',
  'upgrade-charge-missing': 'No upgrade is short of a charge.',
  'astromech-charge-missing': 'No astromech is short of a charge.',
  'shield-missing': 'All shields are active.',
  'faceup-damage': 'The ship has no faceup damage card.',
  'not-cloaked': 'The ship is cloaked already.',
};

const canResolve: ActionRule = {
  id: 'xwing/action/card/can-resolve',
  code: 'nothing-to-resolve',
  cite: RULES_REFERENCE.at('Paying Costs'),
  says: 'A cost is paid only for an effect that can be resolved.',
  objection: ({ ship, name }) => {
    const action = cardActionOf(ship, name);
    const need = action?.needs;
    if (action === undefined || need === undefined || IS_MET[need](ship, action) !== false) return undefined;
    return { message: `${MESSAGE[need]} The action would have no effect.`, facts: { needs: need } };
  },
  missing: ({ ship, name }) => {
    const action = cardActionOf(ship, name);
    const need = action?.needs;
    return action === undefined || need === undefined || IS_MET[need](ship, action) !== undefined
      ? []
      : [need === 'shield-missing' ? '/ship/shields' : '/ship/charges'];
  },
};

const inThePerformActionStep: ActionRule = {
  id: 'xwing/action/card/in-its-step',
  code: 'wrong-step',
  cite: CARDS.at('Upgrade Cards'),
  says: 'Some card actions are performed in the Perform Action step only.',
  objection: ({ ship, name, opportunity }) =>
    cardActionOf(ship, name)?.window === 'perform-action-step' && opportunity.kind !== 'perform-action-step'
      ? {
          message: 'This action is performed only in the Perform Action step of the ship.',
          facts: { opportunity: opportunity.kind },
        }
      : undefined,
};

const choosesAValidTarget: ActionRule = {
  id: 'xwing/action/card/at-a-valid-target',
  code: 'no-valid-target',
  cite: CARDS.at('Pilot and Ship Cards'),
  says: 'A card action that chooses a ship chooses one that its card allows.',
  objection: ({ ways, declaration }) => {
    const target = declaration?.target;
    if (target === undefined) return undefined;
    const all = ways() ?? [];
    const open = all.filter(isOpen).map(({ choice }) => choice.target);
    const chosen = all.find(({ choice }) => choice.target === target);
    if (chosen?.state !== 'closed' || open.length === 0) return undefined;
    return { message: chosen.message, facts: { target, legal: open }, remedy: `Choose ${open.join(' or ')}.` };
  },
};

const declaresTarget = declares('card', 'target', CARDS.at('Pilot and Ship Cards'));

const declaresATarget: ActionRule = {
  ...declaresTarget,
  says: 'Whoever performs the action of a card that chooses a ship declares: target.',
  objection: (situation) =>
    cardActionOf(situation.ship, situation.name)?.target === undefined
      ? undefined
      : declaresTarget.objection(situation),
};

export const cardActionRules: readonly ActionRule[] = [
  declaresATarget,
  canResolve,
  inThePerformActionStep,
  choosesAValidTarget,
];
