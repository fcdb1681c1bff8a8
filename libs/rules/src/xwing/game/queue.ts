import { availableActions } from '../actions/available-actions.js';
import { linksAfter } from '../actions/bar-entry.js';
import type { Attempt, Opportunity } from '../actions/attempt.js';
import type { ResolvedAction } from '../actions/resolve-action.js';
import { RULES_REFERENCE } from '../documents.js';
import { valuesOf, type GameRule } from './game-rule.js';
import { momentOf } from './moment.js';
import { grantsIn, isUnlike, opportunityOf } from './pending.js';
import { fleetShip, type FleetShip, type OpenLink, type PendingGrant, type XWingState } from './state.js';
import { surroundings } from './surroundings.js';

/**
 * Links and the actions that a Coordinate or an overlap gives wait together in the ability queue, in any order that their
 * players want, until they are used or let go; when the game moves on it is empty. A deploying ship has its turn for its action.
 */
const isQueued = ({ by }: PendingGrant): boolean => by !== 'deploy';

/** The state with nothing left in the queue: what was not used is let go. */
export const withEmptyQueue = (state: XWingState): XWingState => ({
  ...state,
  openLinks: [],
  grants: state.grants.filter((grant) => !isQueued(grant)),
});

const isDone = ({ ship: { round } }: FleetShip, { action }: { readonly action: Attempt['action'] }): boolean =>
  round.performed.includes(action) || round.failed.includes(action);

/** Does the bar show a link after that action which the ship has not taken this round? */
const isLeft = (state: XWingState, { ship, after }: OpenLink): boolean => {
  const found = fleetShip(state, ship);
  return found !== undefined && linksAfter(found.ship, after).some((link) => !isDone(found, link));
};

/** The links that are opened: of the acting ship, and of those that acted in the course of its action, as when coordinated. */
const opened = ({ events, linked }: ResolvedAction, { ship, after }: OpenLink): readonly OpenLink[] => [
  ...events.flatMap(({ type, ship: other, action }): readonly OpenLink[] =>
    type === 'action-performed' && typeof other === 'string' && other !== ship
      ? [{ ship: other, after: action as Attempt['action'] }]
      : [],
  ),
  ...(linked.length > 0 ? [{ ship, after }] : []),
];

/** The ship that has acted, and how. */
interface Acted {
  readonly ship: string;
  readonly attempt: Attempt;
}

/** Is this the link that was taken, where an action opens one link only? */
const isTaken = (state: XWingState, link: OpenLink, { ship, attempt }: Acted): boolean =>
  attempt.opportunity?.kind === 'linked' &&
  !valuesOf(state).severalLinksPerAction &&
  link.ship === ship &&
  link.after === attempt.opportunity.after;

/** The queue after an action: what waited there still waits, and what the action has opened and given has joined it. */
export const queuedAfter = (state: XWingState, acted: Acted, resolved: ResolvedAction): XWingState => ({
  ...state,
  openLinks: [
    ...state.openLinks.filter((link) => !isTaken(state, link, acted)),
    ...opened(resolved, { ship: acted.ship, after: acted.attempt.action }),
  ].filter((link) => isLeft(state, link)),
  grants: [...state.grants, ...grantsIn(resolved.events, acted.ship)],
});

/** One thing that waits in the queue. */
interface Waiting {
  readonly ship: string;
  readonly opportunity: Opportunity;
  readonly grant?: PendingGrant;
}

const inQueue = ({ openLinks, grants }: XWingState): readonly Waiting[] => [
  ...openLinks.map(({ ship, after }) => ({ ship, opportunity: { kind: 'linked', after } as const })),
  ...grants.filter(isQueued).map((grant) => ({ ship: grant.ship, opportunity: opportunityOf(grant), grant })),
];

const isUsable = (state: XWingState, { ship, opportunity, grant }: Waiting): boolean => {
  const found = fleetShip(state, ship);
  const { ruleset } = state;
  return (
    found !== undefined &&
    availableActions({
      ruleset,
      ...momentOf(state, ship),
      ship: found.ship,
      opportunity,
      table: surroundings(state),
    }).some(({ verdict, action }) => verdict !== 'illegal' && (grant === undefined || !isUnlike(grant, action)))
  );
};

/** The ships for which something that they could use waits in the queue. */
export const shipsInQueue = (state: XWingState): readonly string[] => [
  ...new Set(
    inQueue(state)
      .filter((waiting) => isUsable(state, waiting))
      .map(({ ship }) => ship),
  ),
];

export const othersHaveResolved: GameRule = {
  id: 'xwing/game/others-have-resolved',
  code: 'abilities-waiting',
  cite: RULES_REFERENCE.at('Ability Queue'),
  says: 'The game moves on when the ability queue is empty; what waits there for another player’s ship is for that player to use or let go.',
  objection: ({ state, seat }) => {
    const ships = shipsInQueue(state).filter((id) => fleetShip(state, id)?.ship.player !== seat);
    return ships.length === 0
      ? undefined
      : {
          message: `${ships.join(' and ')} may still act: a link or a granted action waits in the ability queue.`,
          facts: { ships },
          remedy: 'Let its player perform the action or decline it.',
        };
  },
};
