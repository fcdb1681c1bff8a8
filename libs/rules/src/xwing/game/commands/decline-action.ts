import { ACTIONS } from '../../documents.js';
import type { DeclineAction } from '../command.js';
import { forOwnShip } from '../common-rules.js';
import { done, type CommandDefinition, type GameRule } from '../game-rule.js';
import { fleetShip, withFleetShip, type XWingState } from '../state.js';
import { withoutGrant } from './perform.js';

const hasLink = ({ openLinks }: XWingState, id: string): boolean => openLinks.some(({ ship }) => ship === id);

const hasStep = (state: XWingState, id: string): boolean =>
  state.activation?.ship === id &&
  state.activation.step === 'perform-action' &&
  (fleetShip(state, id)?.ship.round.performActionStep ?? 'open') === 'open';

const somethingToDecline: GameRule<DeclineAction> = {
  id: 'xwing/game/something-to-decline',
  code: 'nothing-to-decline',
  cite: ACTIONS.at('Performing Actions'),
  says: 'A ship may always let an action go that it could perform; there has to be one.',
  objection: ({ state, command: { ship } }) =>
    hasLink(state, ship) || hasStep(state, ship) || state.grants.some((grant) => grant.ship === ship)
      ? undefined
      : { message: `${ship} has no action to perform or to decline.`, facts: { ship } },
};

const withoutStep = (state: XWingState, id: string): XWingState =>
  withFleetShip(state, id, (each) => ({
    ...each,
    ship: { ...each.ship, round: { ...each.ship.round, performActionStep: 'used' } },
  }));

/** The link that was opened last goes first, then what was granted last, then the step: an action let go counts as neither performed nor failed. */
const declined = (state: XWingState, id: string): XWingState => {
  const last = state.openLinks.findLast(({ ship }) => ship === id);
  if (last !== undefined) return { ...state, openLinks: state.openLinks.filter((link) => link !== last) };
  const grant = state.grants.findLast(({ ship }) => ship === id);
  return grant === undefined ? withoutStep(state, id) : withoutGrant(state, grant);
};

export const declineAction: CommandDefinition<'decline-action'> = {
  rules: [...forOwnShip, somethingToDecline],
  carryOut: ({ state, command: { ship } }) => done(declined(state, ship), { type: 'action-declined', ship }),
  candidates: (state, seat) =>
    state.fleet
      .filter(({ ship }) => ship.player === seat)
      .map(({ ship }) => ({ type: 'decline-action', ship: ship.id })),
};
