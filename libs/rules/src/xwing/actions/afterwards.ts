import type { ActionName } from '../action-kind.js';
import type { Cost } from '../cards/card-reference.js';
import { count, type Ship, type TokenKind, type Tokens } from '../ship.js';
import type { Opportunity } from './attempt.js';

export const withTokens = (tokens: Tokens, token: TokenKind, change: number): Tokens => ({
  ...tokens,
  [token]: Math.max(0, count(tokens, token) + change),
});

const paying = (ship: Ship, cost: Cost): Ship => {
  if ('gain' in cost) return { ...ship, tokens: withTokens(ship.tokens, cost.gain, cost.count) };
  if (cost.spend !== 'force') return ship;
  return { ...ship, force: { ...ship.force, active: ship.force.active - cost.count } };
};

/** The ship once it has paid for an attempt. */
export const paid = (ship: Ship, costs: readonly Cost[]): Ship => costs.reduce(paying, ship);

/** The ship once an attempt counts as performed or failed; the Perform Action step is used up by either. */
export const attempted = (ship: Ship, name: ActionName, { outcome, opportunity }: AttemptEnd): Ship => ({
  ...ship,
  round: {
    ...ship.round,
    [outcome]: [...ship.round[outcome], name],
    ...(opportunity.kind === 'perform-action-step' && { performActionStep: 'used' as const }),
    ...(opportunity.kind === 'linked' &&
      outcome === 'performed' && {
        linked: [...(ship.round.linked ?? []), { action: name, after: opportunity.after }],
      }),
  },
});

interface AttemptEnd {
  readonly outcome: 'performed' | 'failed';
  readonly opportunity: Opportunity;
}
