import type { Attempt, GrantedOpportunity, Opportunity } from '../actions/attempt.js';
import type { GameEvent } from '../../kernel/index.js';
import { OVERLAP_ACTIONS } from '../activation/overlap-aftermath.js';
import { cardsFor } from './phase-cards.js';
import type { FleetShip, PendingGrant, XWingState } from './state.js';

/** Grants that the game itself keeps: a card's grant is taken at the word of the attempt that uses it. */
const KEPT: readonly string[] = ['coordinate', 'overlap', 'deploy'];

export const isKept = ({ by }: Pick<GrantedOpportunity, 'by'>): boolean => KEPT.includes(by);

/** The pending grant that an attempt uses. */
export const grantUsed = (
  { grants }: XWingState,
  ship: string,
  { action, opportunity }: Attempt,
): PendingGrant | undefined =>
  opportunity?.kind !== 'granted'
    ? undefined
    : grants.find(
        (grant) =>
          grant.ship === ship &&
          grant.by === opportunity.by &&
          (grant.actions === undefined || grant.actions.includes(action)),
      );

/** The opportunity as the rules have it for that grant, whatever the attempt says of its difficulty. */
export const opportunityOf = ({ by, from }: PendingGrant): GrantedOpportunity => ({
  kind: 'granted',
  by,
  onActionBar: true,
  ...(from === undefined ? {} : { from }),
  ...(by === 'overlap' ? { difficulty: 'red' as const } : {}),
});

/** What its own cards give a ship in the System Phase and the End Phase, which are there for that. */
const byCardsOfThePhase = ({ phase, systemDone }: XWingState, each: FleetShip): readonly Opportunity[] =>
  (phase === 'end' || phase === 'system') && !systemDone.includes(each.ship.id)
    ? cardsFor(each, phase).map((by) => ({ kind: 'granted', by }))
    : [];

/** Every opportunity that the ship has now, beside what cards may grant while ships activate and engage. */
export const opportunitiesOf = (state: XWingState, each: FleetShip): readonly Opportunity[] => {
  const { ship } = each;
  return [
    ...byCardsOfThePhase(state, each),
    ...(state.activation?.ship === ship.id && state.activation.step === 'perform-action'
      ? [{ kind: 'perform-action-step' } as const]
      : []),
    ...state.openLinks.filter((link) => link.ship === ship.id).map(({ after }) => ({ kind: 'linked', after }) as const),
    ...state.grants.filter((grant) => grant.ship === ship.id).map(opportunityOf),
  ];
};

/** The grants that an action has given to ships which are yet to say what they do with it; a SLAM may overlap an enemy. */
export const grantsIn = (events: readonly GameEvent[], from: string): readonly PendingGrant[] =>
  events.flatMap(({ type, ...detail }): readonly PendingGrant[] => {
    const { ship, action, noMoreActions } = detail as Readonly<Record<string, unknown>>;
    if (type === 'end-actions' && noMoreActions === 'but-for-the-overlap')
      return [{ ship: from, by: 'overlap', actions: OVERLAP_ACTIONS }];
    return type === 'grant-action' && typeof ship === 'string' && ship !== from && action === undefined
      ? [{ ship, by: 'coordinate', from }]
      : [];
  });
