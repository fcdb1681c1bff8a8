import type { Attempt, GrantedOpportunity, Opportunity } from '../actions/attempt.js';
import type { ActionName } from '../action-kind.js';
import type { GrantActionEffect } from '../actions/verdict.js';
import type { GameEvent } from '../../kernel/index.js';
import { OVERLAP_ACTIONS } from '../activation/overlap-aftermath.js';
import { cardsFor } from './phase-cards.js';
import type { FleetShip, PendingGrant, XWingState } from './state.js';

/** Grants that the game itself keeps: a card's grant is taken at the word of the attempt that uses it. */
const KEPT: readonly string[] = ['coordinate', 'overlap', 'deploy'];

export const isKept = ({ by }: Pick<GrantedOpportunity, 'by'>): boolean => KEPT.includes(by);

/** Is the action another than the one that the ships which are coordinated together perform? */
export const isUnlike = ({ alike = 'any' }: PendingGrant, action: ActionName): boolean =>
  alike !== 'any' && alike !== action;

/** The pending grant that an attempt uses. */
export const grantUsed = (
  { grants }: XWingState,
  ship: string,
  { action, opportunity }: Attempt,
): PendingGrant | undefined => {
  if (opportunity?.kind !== 'granted') return undefined;
  const fitting = grants.filter(
    (grant) =>
      grant.ship === ship &&
      grant.by === opportunity.by &&
      (grant.actions === undefined || grant.actions.includes(action)),
  );
  return fitting.find((grant) => !isUnlike(grant, action)) ?? fitting[0];
};

/** Once one of the ships that are coordinated together has named its action, the others perform that or nothing. */
export const withActionNamed = (
  grants: readonly PendingGrant[],
  used: PendingGrant | undefined,
  action: ActionName,
): readonly PendingGrant[] =>
  used?.alike === undefined
    ? grants
    : grants.map((grant) =>
        grant.alike !== undefined && grant.from === used.from ? { ...grant, alike: action } : grant,
      );

/** The opportunity as the rules have it for that grant, whatever the attempt says of its difficulty. */
export const opportunityOf = ({ by, from, difficulty }: PendingGrant): GrantedOpportunity => ({
  kind: 'granted',
  by,
  onActionBar: true,
  ...(from === undefined ? {} : { from }),
  ...(by === 'overlap' ? { difficulty: 'red' as const } : {}),
  ...(difficulty === undefined ? {} : { difficulty }),
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

/** The actions that an event says are granted to another ship. */
const grantIn = ({ type, ...detail }: GameEvent): Omit<GrantActionEffect, 'kind'> | undefined =>
  type === 'grant-action' ? detail : undefined;

/** The grants that a Coordinate has given to ships which are yet to say what they do with them. */
const byCoordinate = (events: readonly GameEvent[], from: string): readonly PendingGrant[] => {
  const granted = events.flatMap((event) => grantIn(event) ?? []);
  const named = granted.find(({ action, sameAction }) => action !== undefined && sameAction === true)?.action;
  return granted.flatMap(({ ship, action, difficulty, sameAction }): readonly PendingGrant[] =>
    ship === undefined || ship === from || action !== undefined
      ? []
      : [
          {
            ship,
            by: 'coordinate',
            from,
            ...(difficulty !== undefined && { difficulty }),
            ...(sameAction === true && { alike: named ?? 'any' }),
          },
        ],
  );
};

/** What an action has given: by a Coordinate to other ships; a SLAM may overlap an enemy. */
export const grantsIn = (events: readonly GameEvent[], from: string): readonly PendingGrant[] => [
  ...events.flatMap(({ type, ...detail }): readonly PendingGrant[] => {
    const { noMoreActions } = detail as Readonly<Record<string, unknown>>;
    return type === 'end-actions' && noMoreActions === 'but-for-the-overlap'
      ? [{ ship: from, by: 'overlap', actions: OVERLAP_ACTIONS }]
      : [];
  }),
  ...byCoordinate(events, from),
];
