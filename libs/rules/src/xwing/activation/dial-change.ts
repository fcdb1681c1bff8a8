import type { CardException } from '../cards/exception.js';
import { exceptionsOf } from '../cards/applying.js';
import { isBasic } from '../movement/bearing.js';
import { readManeuver, type DialManeuver } from '../movement/maneuver.js';
import type { Ship } from '../ship.js';
import { withDifficulty } from './dial.js';
import type { ManeuverEffect } from './maneuver-input.js';

type DialChangeCard = Extract<CardException, { kind: 'dial-change' }>;
type DialRule = DialChangeCard['rule'];

/** One card that sets the revealed dial to another maneuver. */
export interface DialChange {
  readonly source: string;
  readonly from: DialManeuver;
  readonly to: DialManeuver;
  /** What the ship's own card says; undefined when another ship's card does it, which is taken at its word. */
  readonly rule: DialRule | undefined;
}

const sameSpeed = (a: DialManeuver, b: DialManeuver): boolean => a.speed === b.speed;
const sameDifficulty = (a: DialManeuver, b: DialManeuver): boolean => a.difficulty === b.difficulty;
const mirror = (bearing: string): string =>
  bearing.endsWith('left') ? bearing.replace('left', 'right') : bearing.replace('right', 'left');

const ALLOWS: Readonly<Record<DialRule, (from: DialManeuver, to: DialManeuver) => boolean>> = {
  'red-or-blue-to-same-difficulty': (from, to) =>
    (from.difficulty === 'red' || from.difficulty === 'blue') && sameDifficulty(from, to),
  'same-speed-and-difficulty': (from, to) => sameSpeed(from, to) && sameDifficulty(from, to),
  'same-bearing-speed-plus-or-minus-1': (from, to) =>
    from.bearing === to.bearing && Math.abs(from.speed - to.speed) === 1,
  'non-red-same-speed-difficulty-raised': (from, to) => to.difficulty !== 'red' && sameSpeed(from, to),
  'basic-next-higher-speed-difficulty-raised': (from, to) =>
    isBasic(from.bearing) && from.bearing === to.bearing && to.speed === from.speed + 1,
  'turn-or-bank-mirrored': (from, to) =>
    isBasic(from.bearing) && from.bearing !== 'straight' && to.bearing === mirror(from.bearing) && sameSpeed(from, to),
};

/** Whether the card allows the change. */
export const isAllowed = ({ rule, from, to }: DialChange): boolean => rule === undefined || ALLOWS[rule](from, to);

const raises = ({ rule }: DialChange): boolean => rule?.endsWith('difficulty-raised') === true;

/** By how much the cards that changed the dial raise the difficulty of the maneuver it shows. */
export const raisedBy = (changes: readonly DialChange[]): number => (changes.slice(-1).some(raises) ? 1 : 0);

const ruleOf = (ship: Ship, source: string): DialRule | undefined =>
  exceptionsOf(ship, 'dial-change').find(({ xws }) => xws.includes(source))?.rule;

/** The changes of a revealed dial, one after the other. */
export const dialChanges = (
  ship: Ship,
  revealed: DialManeuver,
  effects: readonly ManeuverEffect[],
): readonly DialChange[] =>
  effects.reduce<readonly DialChange[]>((changes, { source, dial }) => {
    const named = dial === undefined ? undefined : readManeuver(dial);
    if (named === undefined) return changes;
    const from = changes.at(-1)?.to ?? revealed;
    return [...changes, { source, from, to: withDifficulty(ship, named), rule: ruleOf(ship, source) }];
  }, []);
