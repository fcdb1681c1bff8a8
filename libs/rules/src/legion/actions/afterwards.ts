import { ownCourage } from '../activation/courage.js';
import { tokensOf, type TokenKind, type Unit, type Upgrade } from '../unit.js';
import type { ActionEffect, Cost, EffectToken } from './definition.js';

const withCount = (unit: Unit, token: TokenKind, change: number): Unit => ({
  ...unit,
  tokens: { ...unit.tokens, [token]: Math.max(0, tokensOf(unit, token) + change) },
});

/** A unit without Courage gains no suppression; one that gains some loses its standby token. */
const suppressedBy = (unit: Unit, change: number): Unit => {
  if (change <= 0) return { ...unit, suppression: Math.max(0, (unit.suppression ?? 0) + change) };
  if (ownCourage(unit) === null) return unit;
  const standing = tokensOf(unit, 'standby') > 0 ? withCount(unit, 'standby', -tokensOf(unit, 'standby')) : unit;
  return { ...standing, suppression: (unit.suppression ?? 0) + change };
};

/** The unit with so many more tokens, never below none. */
export const withTokens = (unit: Unit, token: EffectToken, change: number): Unit =>
  token === 'suppression' ? suppressedBy(unit, change) : withCount(unit, token, change);

const withUpgrade = (unit: Unit, id: string, state: NonNullable<Upgrade['state']>): Unit => ({
  ...unit,
  upgrades: (unit.upgrades ?? []).map((upgrade) => (upgrade.id === id ? { ...upgrade, state } : upgrade)),
});

const flipped = (unit: Unit, count: number): Unit =>
  withTokens(withTokens(unit, 'inactiveShield', -count), 'shield', count);

const used = (unit: Unit, card: string): Unit => ({
  ...unit,
  ...(unit.cardActions !== undefined && {
    cardActions: unit.cardActions.map((action) =>
      action.id === card && action.usesLeft !== undefined ? { ...action, usesLeft: action.usesLeft - 1 } : action,
    ),
  }),
});

type MoveEffect = Extract<ActionEffect, { kind: 'move' }>;

/** A move that starts a melee engages the unit, with one enemy as far as is told; one that is no pivot leaves a melee. */
const engaged = (unit: Unit, { move, startsMelee }: MoveEffect): Unit => {
  const { engagedWith = 0 } = unit;
  if (startsMelee === true) return { ...unit, engagedWith: Math.max(1, engagedWith) };
  return engagedWith > 0 && move !== 'pivot' ? { ...unit, engagedWith: 0 } : unit;
};

/** A unit that moves, and does more than turn, is put into cohesion, and on the battlefield by a deployment. */
const placed = (unit: Unit, { move }: MoveEffect): Unit => ({
  ...unit,
  ...(move === 'deploy' && { undeployed: false }),
  ...(unit.outOfCohesion === true && move !== 'pivot' && { outOfCohesion: false }),
});

/** What a move leaves changed beside the place of the unit, which the table sees. */
const moved = (unit: Unit, effect: MoveEffect): Unit => engaged(placed(unit, effect), effect);

type Apply<K extends ActionEffect['kind']> = (unit: Unit, effect: Extract<ActionEffect, { kind: K }>) => Unit;

/** What each kind of effect does to the unit; the compiler lists what a new one owes. */
const APPLY: { readonly [K in ActionEffect['kind']]: Apply<K> } = {
  'gain-token': (unit, { token, count }) => withTokens(unit, token, count),
  'lose-token': (unit, { token, count }) => withTokens(unit, token, -count),
  move: moved,
  attack: (unit) => unit,
  'ready-upgrade': (unit, { upgrade }) => withUpgrade(unit, upgrade, 'ready'),
  'exhaust-upgrade': (unit, { upgrade }) => withUpgrade(unit, upgrade, 'exhausted'),
  'flip-shield': (unit, { count }) => flipped(unit, count),
  'resolve-card': (unit, { card }) => used(unit, card),
};

const applied = (unit: Unit, effect: ActionEffect): Unit =>
  (APPLY[effect.kind] as (unit: Unit, effect: ActionEffect) => Unit)(unit, effect);

const SPENT: Readonly<Record<'action' | 'standby', TokenKind | undefined>> = { action: undefined, standby: 'standby' };

const paying = (unit: Unit, cost: Cost): Unit => {
  if ('gain' in cost) return withTokens(unit, cost.gain, cost.count);
  if ('suffer' in cost) return withTokens(unit, cost.suffer, cost.count);
  const token = SPENT[cost.spend];
  return token === undefined ? unit : withTokens(unit, token, -cost.count);
};

/** The unit once it has paid for an action and the action has taken effect. */
export const afterwards = (unit: Unit, costs: readonly Cost[], effects: readonly ActionEffect[]): Unit =>
  effects.reduce(applied, costs.reduce(paying, unit));
