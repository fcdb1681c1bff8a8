import type { ActionName } from '../action-kind.js';
import { exceptionsOf } from '../cards/applying.js';
import { count } from '../ship.js';
import { askedAfterwards, linksOpened } from './afterwards-asked.js';
import type { ActionInput, Opportunity } from './attempt.js';
import { printedActions } from './card-actions.js';
import type { Situation } from './definition.js';
import type { Outcome } from './outcome.js';
import type { ActionEffect, ActionVerdict, Bar } from './verdict.js';

type Judge = (input: ActionInput) => ActionVerdict;
type Asked = Omit<ActionInput, 'attempt'>;

/** An attempt that has come to its end, and the actions that it links to. */
interface Ended {
  readonly situation: Situation;
  readonly links: readonly ActionName[];
}

/** A card that grants an action without a word on stress or difficulty. */
const ANY_GRANT: Opportunity = { kind: 'granted', by: 'any-card', onActionBar: true };

/** Could anything let the ship act although it is stressed? */
const mayHaveLeave = ({ ship, effects = [] }: Asked): boolean =>
  exceptionsOf(ship, 'act-while-stressed').length > 0 ||
  ship.unmodelled.length > 0 ||
  effects.some(({ whileStressed }) => whileStressed === true);

/** How the ship could come to another of its actions: its step while that is open, any grant, and the links of this one. */
const waysTo = (name: ActionName, ended: Ended, { ship }: Asked): readonly Opportunity[] => [
  ANY_GRANT,
  ...((ship.round.performActionStep ?? 'open') === 'open' ? [{ kind: 'perform-action-step' } as const] : []),
  ...(ended.links.includes(name) ? [{ kind: 'linked', after: ended.situation.name } as const] : []),
];

/** The actions of bar, cards and links that the ship cannot come to for its stress, by whichever way. */
const stressed = (ended: Ended, next: Asked, judge: Judge): readonly ActionName[] => {
  const { ship } = next;
  const names = new Set<ActionName>([
    ...ship.actionBar.map(({ action }) => action),
    ...ended.links,
    ...printedActions(ship),
  ]);
  return [...names].filter((action) =>
    waysTo(action, ended, next).every((opportunity) => {
      const verdict = judge({ ...next, attempt: { action, opportunity } });
      return verdict.verdict === 'illegal' && verdict.reasons.some(({ code }) => code === 'stressed');
    }),
  );
};

const byStress = (ended: Ended, next: Asked, judge: Judge): readonly Bar[] => {
  if (count(next.ship.tokens, 'stress') <= count(ended.situation.ship.tokens, 'stress')) return [];
  if (!mayHaveLeave(next)) return [{ actions: 'all', code: 'stressed' }];
  const actions = stressed(ended, next, judge);
  return actions.length === 0 ? [] : [{ actions, code: 'stressed' }];
};

const byEnd = ({ ship }: Situation, next: Asked): readonly Bar[] => {
  const { noMoreActions } = next.ship.round;
  return noMoreActions === undefined || noMoreActions === ship.round.noMoreActions
    ? []
    : [{ actions: 'all', code: 'no-opportunity', noMoreActions }];
};

/** An effect that is no action is not counted in the round. */
const byRound = ({ name, opportunity }: Situation, outcome: Outcome): readonly Bar[] =>
  opportunity.kind === 'game-effect'
    ? []
    : [{ actions: [name], code: outcome === 'failed' ? 'already-failed' : 'already-performed' }];

/**
 * What an attempt closes to its ship: the action itself for the round, what the stress forbids that it brought, and all
 * where it ends the ship's actions. A grant that says more of itself, such as "even while stressed", is not counted.
 */
export const barsOf = (
  situation: Situation,
  { effects, outcome = 'performed' }: { readonly effects: readonly ActionEffect[]; readonly outcome?: Outcome },
  judge: Judge,
): readonly Bar[] => {
  const next = askedAfterwards(situation, effects, outcome);
  const links = linksOpened(situation, outcome).map(({ action }) => action);
  return [...byRound(situation, outcome), ...byStress({ situation, links }, next, judge), ...byEnd(situation, next)];
};
