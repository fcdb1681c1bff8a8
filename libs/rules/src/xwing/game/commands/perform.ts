import { availableActions } from '../../actions/available-actions.js';
import type { Attempt, Opportunity } from '../../actions/attempt.js';
import type { ResolvedAction } from '../../actions/resolve-action.js';
import type { ActionVerdict } from '../../actions/verdict.js';
import { ACTIONS, CARDS, RULES_REFERENCE_2_5 } from '../../documents.js';
import { count } from '../../ship.js';
import { afterAction, resolveIn } from '../act.js';
import type { Perform } from '../command.js';
import { forOwnShip } from '../common-rules.js';
import { done, type CommandDefinition, type Done, type GameRule } from '../game-rule.js';
import { momentOf } from '../moment.js';
import { grantUsed, isKept, isUnlike, opportunitiesOf, opportunityOf, withActionNamed } from '../pending.js';
import { cardsFor } from '../phase-cards.js';
import { queuedAfter } from '../queue.js';
import {
  fleetShip,
  isOnTheTable,
  withFleetShip,
  type FleetShip,
  type PendingGrant,
  type XWingState,
} from '../state.js';
import { surroundings } from '../surroundings.js';
import { unsettled } from '../unsettled.js';

const onTheTable: GameRule<Perform> = {
  id: 'xwing/game/acts-on-the-table',
  code: 'not-in-play',
  cite: ACTIONS.at('Performing Actions'),
  says: 'A ship acts while it is on the table, from the System Phase on.',
  objection: ({ state, command }) => {
    const found = fleetShip(state, command.ship);
    return found === undefined || (isOnTheTable(found) && state.phase !== 'planning')
      ? undefined
      : {
          message: isOnTheTable(found)
            ? 'No ship acts in the Planning Phase.'
            : `${command.ship} cannot act: it is not on the table, its status is ${found.status}.`,
          facts: { status: found.status, phase: state.phase },
        };
  },
};

const linkJustOpened: GameRule<Perform> = {
  id: 'xwing/game/link-just-opened',
  code: 'not-linked',
  cite: ACTIONS.at('Linked Actions'),
  says: 'A linked action waits in the ability queue after the action that opens it, until it is taken, let go or the game moves on.',
  objection: ({ state, command: { ship, attempt } }) => {
    const { opportunity } = attempt;
    if (opportunity?.kind !== 'linked') return undefined;
    return state.openLinks.some((link) => link.ship === ship && link.after === opportunity.after)
      ? undefined
      : {
          message: `No link of ${opportunity.after} waits for ${ship} to take it.`,
          facts: { after: opportunity.after, open: state.openLinks },
        };
  },
};

const grantPending: GameRule<Perform> = {
  id: 'xwing/game/grant-pending',
  code: 'no-opportunity',
  cite: ACTIONS.at('Additional Actions'),
  says: 'A coordinated action, one after deploying and one after overlapping an enemy have to have been given.',
  objection: ({ state, command: { ship, attempt } }) =>
    attempt.opportunity?.kind === 'granted' &&
    isKept(attempt.opportunity) &&
    grantUsed(state, ship, attempt) === undefined
      ? {
          message: `${ship} has no such action by ${attempt.opportunity.by} to perform.`,
          facts: { grants: state.grants.filter((grant) => grant.ship === ship) },
        }
      : undefined,
};

const alikeWhereCoordinatedTogether: GameRule<Perform> = {
  id: 'xwing/game/the-same-action-as-others',
  code: 'banned-by-card',
  cite: CARDS.at('Upgrade Cards'),
  says: 'Ships that a card lets be coordinated together perform the same action, that of the first that names one.',
  objection: ({ state, command: { ship, attempt } }) => {
    const grant = grantUsed(state, ship, attempt);
    return grant === undefined || !isUnlike(grant, attempt.action)
      ? undefined
      : {
          message: `The ships that are coordinated together perform one and the same action: ${String(grant.alike)}, not ${attempt.action}.`,
          facts: { action: attempt.action, named: grant.alike, from: grant.from },
        };
  },
};

const onlyTheOverlapsAction: GameRule<Perform> = {
  id: 'xwing/game/only-the-action-of-the-overlap',
  code: 'no-opportunity',
  cite: RULES_REFERENCE_2_5.at('Overlap'),
  says: 'In edition 2.5 a ship that overlapped an enemy performs that one action and no other in its activation.',
  objection: ({ state, command: { ship, attempt } }) =>
    fleetShip(state, ship)?.ship.round.noMoreActions === 'but-for-the-overlap' &&
    state.grants.some((grant) => grant.ship === ship && grant.by === 'overlap') &&
    grantUsed(state, ship, attempt)?.by !== 'overlap'
      ? { message: `${ship} overlapped an enemy: it has only the action that this gives.`, facts: { ship } }
      : undefined,
};

/** An attempt with the opportunity as the game keeps it. */
const asKept = (state: XWingState, { ship, attempt }: Perform): Attempt => {
  const grant = grantUsed(state, ship, attempt);
  return grant === undefined ? attempt : { ...attempt, opportunity: opportunityOf(grant) };
};

/** Using or letting go the action that an overlap leaves ends the ship's actions in its activation. */
export const withoutGrant = (state: XWingState, used: PendingGrant | undefined): XWingState => {
  if (used === undefined) return state;
  const without = { ...state, grants: state.grants.filter((grant) => grant !== used) };
  if (used.by === 'deploy') return { ...without, systemDone: [...without.systemDone, used.ship] };
  return fleetShip(state, used.ship)?.ship.round.noMoreActions === 'but-for-the-overlap'
    ? withFleetShip(without, used.ship, (each) => ({
        ...each,
        ship: { ...each.ship, round: { ...each.ship.round, noMoreActions: 'this-activation' } },
      }))
    : without;
};

const mayStillDecloak = ({ phase }: XWingState, { ship: { tokens } }: FleetShip): boolean =>
  phase === 'system' && count(tokens, 'cloak') > 0;

/** An action that its own card gives a ship in the System Phase or the End Phase is its turn there. */
const withItsTurnUsed = (state: XWingState, id: string, { opportunity }: Attempt): XWingState => {
  const found = fleetShip(state, id);
  const { phase } = state;
  if (found === undefined || opportunity?.kind !== 'granted' || (phase !== 'system' && phase !== 'end')) return state;
  return cardsFor(found, phase).includes(opportunity.by) && !mayStillDecloak(state, found)
    ? { ...state, systemDone: [...state.systemDone, id] }
    : state;
};

const after = (state: XWingState, { ship, attempt }: Perform, resolved: ResolvedAction): XWingState => {
  const used = grantUsed(state, ship, attempt);
  const left = withoutGrant(afterAction(state, resolved), used);
  const acted = { ...left, grants: withActionNamed(left.grants, used, attempt.action) };
  return queuedAfter(withItsTurnUsed(acted, ship, attempt), { ship, attempt }, resolved);
};

const carryOut = (state: XWingState, command: Perform): Done => {
  const resolved = resolveIn(state, { ...command, attempt: asKept(state, command) });
  if (resolved === undefined) return done(state);
  if (resolved.verdict === 'indeterminate') return unsettled(state, command.ship, resolved);
  return resolved.verdict === 'legal'
    ? done(after(state, command, resolved), ...resolved.events)
    : { verdict: 'illegal', reasons: resolved.reasons };
};

/** Every way to declare an action that may be attempted. */
const declared = (ship: string, opportunity: Opportunity, verdict: ActionVerdict): readonly Perform[] => {
  const attempt: Attempt = { action: verdict.action, opportunity };
  if (verdict.verdict === 'illegal') return [];
  if (verdict.verdict === 'indeterminate') return [{ type: 'perform', ship, attempt, settled: verdict.unmodelled }];
  const declarations = verdict.options ?? [{}];
  return declarations.map((declaration) => ({ type: 'perform', ship, attempt: { ...attempt, declaration } }));
};

const candidatesOf = (state: XWingState, found: FleetShip): readonly Perform[] =>
  opportunitiesOf(state, found).flatMap((opportunity) =>
    availableActions({
      ruleset: state.ruleset,
      ...momentOf(state, found.ship.id),
      ship: found.ship,
      opportunity,
      table: surroundings(state),
    }).flatMap((verdict) => declared(found.ship.id, opportunity, verdict)),
  );

export const perform: CommandDefinition<'perform'> = {
  rules: [
    ...forOwnShip,
    onTheTable,
    linkJustOpened,
    grantPending,
    alikeWhereCoordinatedTogether,
    onlyTheOverlapsAction,
  ],
  movesOn: ({ attempt: { opportunity } }) => opportunity === undefined || opportunity.kind === 'perform-action-step',
  carryOut: ({ state, command }) => carryOut(state, command),
  candidates: (state, seat) =>
    state.fleet.filter(({ ship }) => ship.player === seat).flatMap((found) => candidatesOf(state, found)),
};
