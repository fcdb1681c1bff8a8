import { hasKeyword, keywordValue } from '../keyword.js';
import { isNotched, tokensOf, typeOf, type Unit } from '../unit.js';
import type { Declaration, Granter, MoveKind } from './attempt.js';

/** The move that is meant: one that deploys for a unit that is not deployed, otherwise a standard one. */
export const moveOf = (unit: Unit, { move }: Declaration): MoveKind =>
  move ?? (unit.undeployed === true ? 'deploy' : 'standard');

const FASTEST = 3;

/** What a move’s Speed depends on beside the unit: what grants it, and Wheel Mode. */
export interface Pace {
  readonly by?: Granter | undefined;
  readonly wheelMode?: boolean | undefined;
}

/** A withdrawal has Speed 1, a deployment by Scout that of the keyword, a unit in Wheel Mode Speed 3. */
const baseSpeed = (unit: Unit, move: MoveKind, { by, wheelMode }: Pace): number | undefined => {
  if (move === 'withdraw') return 1;
  if (by === 'scout') return Math.min(FASTEST, keywordValue(unit, 'scout'));
  return wheelMode === true ? FASTEST : unit.speed;
};

/**
 * The Speed at which the unit moves, if its Speed is known: first what adds to it, then what takes from it. A reverse is
 * one slower, but never slower than 1 where the unit can move at all.
 */
export const speedOf = (unit: Unit, declaration: Declaration, pace: Pace = {}): number | undefined => {
  const move = moveOf(unit, declaration);
  const base = baseSpeed(unit, move, pace);
  if (base === undefined) return undefined;
  const spurred = declaration.spur === true ? Math.min(FASTEST, base + 1) : base;
  const left = Math.max(0, spurred - tokensOf(unit, 'immobilize'));
  return move === 'reverse' && left > 1 ? left - 1 : left;
};

/** A vehicle or a notched trooper may move backwards, a repulsor vehicle only with Hover, nothing with Mobile. */
export const mayReverse = (unit: Unit): boolean =>
  isNotched(unit) && !hasKeyword(unit, 'mobile') && (typeOf(unit) !== 'repulsor-vehicle' || hasKeyword(unit, 'hover'));

/** Only hovering units can move sideways. Whether the base has side notches is for the table to see. */
export const mayStrafe = (unit: Unit): boolean => hasKeyword(unit, 'hover') || hasKeyword(unit, 'strafe');

export const mayClimb = (unit: Unit): boolean => !isNotched(unit) || hasKeyword(unit, 'climbing-vehicle');
