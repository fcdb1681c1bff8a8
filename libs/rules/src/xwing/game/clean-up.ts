import { omit } from '../actions/omit.js';
import { count, type Ship, type TokenKind } from '../ship.js';
import type { FleetShip, XWingState } from './state.js';
import { valuesOf } from './game-rule.js';

/** Circular tokens last until the End Phase; the others stay. */
const CIRCULAR: readonly TokenKind[] = [
  'calculate',
  'disarm',
  'evade',
  'focus',
  'jam',
  'reinforceAft',
  'reinforceFore',
  'tractor',
];

export interface CleanedUp {
  readonly ship: string;
  readonly removed: Readonly<Partial<Record<TokenKind, number>>>;
  readonly forceRecovered: number;
}

const removedFrom = ({ tokens }: Ship): CleanedUp['removed'] =>
  Object.fromEntries(CIRCULAR.filter((kind) => count(tokens, kind) > 0).map((kind) => [kind, count(tokens, kind)]));

const recovered = ({ force }: Ship): number => (force.active < force.capacity ? 1 : 0);

/** What the End Phase does to each ship; charges are the players' to recover, as cards differ in it. */
export const cleanedUp = ({ fleet }: XWingState): readonly CleanedUp[] =>
  fleet
    .map(({ ship }) => ({ ship: ship.id, removed: removedFrom(ship), forceRecovered: recovered(ship) }))
    .filter(({ removed, forceRecovered }) => forceRecovered > 0 || Object.keys(removed).length > 0);

/** A ship at the start of a round: no circular tokens, one Force recovered, nothing done, no dial. */
const renewed = (each: FleetShip): FleetShip => ({
  ...omit(each, 'dial'),
  status: each.status === 'deployed' ? 'in-play' : each.status,
  activated: false,
  ship: {
    ...each.ship,
    tokens: Object.fromEntries(
      Object.entries(each.ship.tokens).filter(([kind]) => !CIRCULAR.some((circular) => circular === kind)),
    ),
    force: { ...each.ship.force, active: each.ship.force.active + recovered(each.ship) },
    round: { performed: [], failed: [] },
  },
});

/** The next round's Planning Phase. */
export const nextRound = (state: XWingState): XWingState => ({
  ...state,
  round: state.round + 1,
  phase: 'planning',
  firstPlayerOpen: valuesOf(state).firstPlayer === 'each-round',
  fleet: state.fleet.map(renewed),
  finished: [],
  systemDone: [],
  step: 0,
  openLinks: [],
  grants: [],
});
