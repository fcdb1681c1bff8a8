import { hasKeyword } from '../keyword.js';
import { tokensOf, typeOf, type Unit, type UnitType } from '../unit.js';
import type { Declaration, MoveKind } from './attempt.js';

/** Types that stand on plain round bases: they climb, and have no notch to pivot or reverse with. */
const SMALL_BASED: readonly UnitType[] = [
  'trooper',
  'clone-trooper',
  'droid-trooper',
  'mandalorian-trooper',
  'wookiee-trooper',
];

export const isNotched = (unit: Unit): boolean => !SMALL_BASED.includes(typeOf(unit));

/** The move that is meant: one that deploys for a unit that is not deployed, otherwise a standard one. */
export const moveOf = (unit: Unit, { move }: Declaration): MoveKind =>
  move ?? (unit.undeployed === true ? 'deploy' : 'standard');

const FASTEST = 3;

/** The Speed at which the unit moves, if its Speed is known: first what adds to it, then what takes from it. */
export const speedOf = (unit: Unit, declaration: Declaration): number | undefined => {
  const printed = moveOf(unit, declaration) === 'withdraw' ? 1 : unit.speed;
  if (printed === undefined) return undefined;
  const spurred = declaration.spur === true ? Math.min(FASTEST, printed + 1) : printed;
  return Math.max(0, spurred - tokensOf(unit, 'immobilize'));
};

/** A vehicle or a notched trooper may move backwards, a repulsor vehicle only with Hover, nothing with Mobile. */
export const mayReverse = (unit: Unit): boolean =>
  isNotched(unit) && !hasKeyword(unit, 'mobile') && (typeOf(unit) !== 'repulsor-vehicle' || hasKeyword(unit, 'hover'));

/** Only hovering units can move sideways. Whether the base has side notches is for the table to see. */
export const mayStrafe = (unit: Unit): boolean => hasKeyword(unit, 'hover') || hasKeyword(unit, 'strafe');

export const mayClimb = (unit: Unit): boolean => !isNotched(unit) || hasKeyword(unit, 'climbing-vehicle');
