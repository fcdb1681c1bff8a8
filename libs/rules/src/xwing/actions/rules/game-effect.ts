import type { Citation } from '../../../kernel/index.js';
import { RULES_REFERENCE } from '../../documents.js';
import { ION_TO_BE_IONIZED, isTractored } from '../../ionized.js';
import { count } from '../../ship.js';
import type { ActionRule, Situation } from '../definition.js';

/** Rules on the effects of the game that move a ship without an action. */

type Move = 'decloak' | 'tractor';

const isBy = ({ opportunity }: Situation, by: Move): boolean =>
  opportunity.kind === 'game-effect' && opportunity.by === by;

const MOVES = ['barrel-roll', 'boost'];

const movesTheShip = (by: Move, cite: Citation, says: string): ActionRule => ({
  id: `xwing/action/opportunity/${by}-moves-the-ship`,
  code: 'no-opportunity',
  cite,
  opportunity: 'game-effect',
  says,
  objection: (situation) =>
    !isBy(situation, by) || MOVES.includes(situation.name)
      ? undefined
      : {
          message: `This gives a barrel roll or a boost, not ${situation.name}.`,
          facts: { by, action: situation.name },
          remedy: `Choose ${MOVES.join(' or ')}.`,
        },
});

const tractoredShip: ActionRule = {
  id: 'xwing/action/opportunity/tractor-moves-a-tractored-ship',
  code: 'no-opportunity',
  cite: RULES_REFERENCE.at('Tractor'),
  opportunity: 'game-effect',
  says: 'Tractor tokens move a ship that has enough of them to be tractored; a huge ship they do not move.',
  objection: (situation) => {
    const { ship } = situation;
    if (!isBy(situation, 'tractor') || (isTractored(ship) && ship.baseSize !== 'huge')) return undefined;
    const { baseSize } = ship;
    const tractor = count(ship.tokens, 'tractor');
    return {
      message:
        baseSize === 'huge'
          ? 'A huge ship is not moved by tractor tokens.'
          : `The ship has ${tractor} tractor ${tractor === 1 ? 'token' : 'tokens'} and is not tractored.`,
      facts: { tractor, baseSize, ...(baseSize !== 'huge' && { tractoredAt: ION_TO_BE_IONIZED[baseSize] }) },
    };
  },
};

export const gameEffectRules: readonly ActionRule[] = [
  movesTheShip('decloak', RULES_REFERENCE.at('Cloak'), 'A ship decloaks by a barrel roll or a boost.'),
  movesTheShip('tractor', RULES_REFERENCE.at('Tractor'), 'A tractored ship is moved by a barrel roll or a boost.'),
  tractoredShip,
];
