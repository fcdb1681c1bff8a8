import type { ActionName } from '../action-kind.js';
import { exceptionsOf } from '../cards/applying.js';
import type { Cost } from '../cards/card-reference.js';
import { count, stricter, type Charges, type NoMoreActions, type Ship, type TokenKind, type Tokens } from '../ship.js';
import type { ActionEffect } from './verdict.js';
import type { Situation } from './definition.js';
import { omit } from './omit.js';

const withTokens = (tokens: Tokens, token: TokenKind, change: number): Tokens => ({
  ...tokens,
  [token]: Math.max(0, count(tokens, token) + change),
});

const changed = (charges: Charges, change: number): Charges => ({
  ...charges,
  active: Math.min(charges.limit, Math.max(0, charges.active + change)),
});

const withCharge = (ship: Ship, card: string | undefined, change: number): Ship => {
  if (card !== undefined && card === ship.pilot && ship.charges !== undefined)
    return { ...ship, charges: changed(ship.charges, change) };
  return {
    ...ship,
    upgrades: ship.upgrades.map((upgrade) =>
      upgrade.id === card && upgrade.charges !== undefined
        ? { ...upgrade, charges: changed(upgrade.charges, change) }
        : upgrade,
    ),
  };
};

const paying = (ship: Ship, cost: Cost): Ship => {
  if ('gain' in cost) return { ...ship, tokens: withTokens(ship.tokens, cost.gain, cost.count) };
  switch (cost.spend) {
    case 'force':
      return { ...ship, force: { ...ship.force, active: Math.max(0, ship.force.active - cost.count) } };
    case 'charge':
      return withCharge(ship, cost.card, -cost.count);
    case 'shield':
      return ship.shields === undefined ? ship : { ...ship, shields: changed(ship.shields, -cost.count) };
    case 'energy':
      return ship;
  }
};

/** The ship once it has paid for an attempt. */
export const paid = (ship: Ship, costs: readonly Cost[]): Ship => costs.reduce(paying, ship);

/** A ship that has moved to where nothing tells has no pose. */
const moved = (ship: Ship, pose: Ship['pose']): Ship => (pose === undefined ? omit(ship, 'pose') : { ...ship, pose });

const without = (locks: readonly string[], target: string): readonly string[] => {
  const index = locks.indexOf(target);
  return index === -1 ? locks : locks.toSpliced(index, 1);
};

const afterTokens = (ship: Ship, effect: ActionEffect): Ship => {
  if (effect.kind === 'gain-token') return { ...ship, tokens: withTokens(ship.tokens, effect.token, effect.count) };
  if (effect.kind === 'lose-token') return { ...ship, tokens: withTokens(ship.tokens, effect.token, -effect.count) };
  return ship;
};

const afterLocks = (ship: Ship, effect: ActionEffect): Ship => {
  if (effect.kind === 'break-lock') return { ...ship, locks: without(ship.locks, effect.target) };
  return effect.kind === 'acquire-lock' && effect.target !== undefined
    ? { ...ship, locks: [...ship.locks, effect.target] }
    : ship;
};

const withoutMore = (ship: Ship, ended: NoMoreActions): Ship => ({
  ...ship,
  round: { ...ship.round, noMoreActions: stricter(ship.round.noMoreActions, ended) },
});

const afterMoves = (ship: Ship, effect: ActionEffect): Ship => {
  if (effect.kind === 'move' || effect.kind === 'execute-maneuver') return moved(ship, effect.pose);
  if (effect.kind === 'end-actions') return withoutMore(ship, effect.noMoreActions);
  if (effect.kind === 'spend-force') return paying(ship, { spend: 'force', count: effect.count });
  if (effect.kind === 'recover-charge') return withCharge(ship, effect.upgrade, effect.count);
  return effect.kind === 'rotate-arc' && effect.turret !== undefined ? { ...ship, turret: effect.turret } : ship;
};

/** The ship after one effect on it. */
const affected = (ship: Ship, effect: ActionEffect): Ship =>
  afterMoves(afterLocks(afterTokens(ship, effect), effect), effect);

/** Is this an effect on the ship of that id, the acting one when the effect names none? */
const isOn = (effect: ActionEffect, id: string, acting: string): boolean =>
  effect.kind === 'grant-action' ? false : (('ship' in effect ? effect.ship : undefined) ?? acting) === id;

/** A ship after the effects of another's action, or of its own. */
export const afterEffects = (ship: Ship, effects: readonly ActionEffect[], acting: string): Ship =>
  effects.reduce((now, effect) => (isOn(effect, ship.id, acting) ? affected(now, effect) : now), ship);

const ended = ({ grant, entry }: Situation): NoMoreActions | undefined => {
  switch (grant?.endsActions) {
    case 'always':
      return 'this-activation';
    case 'if-not-on-bar':
      return entry === undefined ? 'this-activation' : undefined;
    case 'for-the-round':
      return 'this-round';
    case undefined:
      return undefined;
  }
};

/** Some cards let a ship act early and skip its Perform Action step for it. */
const skipsItsStep = ({ opportunity, ship }: Situation): boolean =>
  opportunity.kind === 'granted' &&
  exceptionsOf(ship, 'perform-action-step').some(
    ({ effect, xws }) => effect === 'skipped-after-coordinate-with-ailerons' && xws.includes(opportunity.by),
  );

const stepAfter = (situation: Situation): Ship['round']['performActionStep'] => {
  if (situation.opportunity.kind === 'perform-action-step') return 'used';
  return skipsItsStep(situation) ? 'skipped' : undefined;
};

/** The ship once the attempt counts as performed or failed; the Perform Action step is used up by either. */
export const counted = (ship: Ship, situation: Situation, outcome: 'performed' | 'failed'): Ship => {
  const { name, opportunity } = situation;
  if (opportunity.kind === 'game-effect') return ship;
  const performActionStep = stepAfter(situation);
  const link = opportunity.kind === 'linked' ? { action: name, after: opportunity.after } : undefined;
  const noMoreActions = ended(situation);
  const after = noMoreActions === undefined ? ship : withoutMore(ship, noMoreActions);
  return {
    ...after,
    round: {
      ...after.round,
      [outcome]: [...after.round[outcome], name] satisfies readonly ActionName[],
      ...(performActionStep !== undefined && { performActionStep }),
      ...(link !== undefined && { linked: [...(after.round.linked ?? []), link] }),
    },
  };
};
