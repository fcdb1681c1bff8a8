import { ACTIONS, ACTIVATION_PHASE, RULES_REFERENCE } from '../../documents.js';
import type { ActionRule } from '../definition.js';
import { contradictionsIn } from '../grant-contradictions.js';

/** Rules on what is told of a card that is said to grant an action; what is not told of it is believed. */

const onItsTrigger: ActionRule = {
  id: 'xwing/action/opportunity/granted-on-its-trigger',
  code: 'no-opportunity',
  cite: ACTIONS.at('Additional Actions'),
  opportunity: 'granted',
  says: 'A card that grants an action after a maneuver of some speed, or after some action, grants none where the round is told to have been otherwise, or the moment not to be after a maneuver.',
  objection: (situation) => contradictionsIn(situation).trigger,
};

const inItsWindow: ActionRule = {
  id: 'xwing/action/opportunity/granted-in-its-window',
  code: 'wrong-step',
  cite: ACTIONS.at('Additional Actions'),
  opportunity: 'granted',
  says: 'A card that grants an action in one phase or step grants none where another one is told.',
  objection: (situation) => contradictionsIn(situation).window,
};

const afterARevealedDial: ActionRule = {
  id: 'xwing/action/opportunity/granted-after-revealing',
  code: 'dial-not-revealed',
  cite: ACTIVATION_PHASE.at('Activation Phase'),
  opportunity: 'granted',
  says: 'A card that grants an action after a dial is revealed grants none in an activation that skips its Reveal Dial step, or before that step.',
  objection: (situation) => contradictionsIn(situation).reveal,
};

const toWhomItIsFor: ActionRule = {
  id: 'xwing/action/opportunity/granted-to-whom-it-is-for',
  code: 'no-opportunity',
  cite: RULES_REFERENCE.at('Range'),
  opportunity: 'granted',
  says: 'A card grants its action to the ship that carries it, or to friendly ships at the range that it names; one that acts after an enemy reveals its dial asks that enemy to be at its range.',
  objection: (situation) => contradictionsIn(situation).recipient,
};

const atAPriceThatCanBe: ActionRule = {
  id: 'xwing/action/opportunity/granted-at-a-price-that-can-be-paid',
  code: 'cannot-pay',
  cite: RULES_REFERENCE.at('Paying Costs'),
  opportunity: 'granted',
  says: 'A card grants nothing to a ship that could never have paid for it; what is told to be active is what is left after paying.',
  objection: (situation) => contradictionsIn(situation).price,
};

export const grantingCardRules: readonly ActionRule[] = [
  onItsTrigger,
  inItsWindow,
  afterARevealedDial,
  toWhomItIsFor,
  atAPriceThatCanBe,
];
