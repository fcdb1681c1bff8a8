import { exceptionsOf } from '../../cards/applying.js';
import { ACTIONS, RULES_REFERENCE, RULES_REFERENCE_1_3 } from '../../documents.js';
import type { XWingValues } from '../../rulesets.js';
import type { TableShip } from '../attempt.js';
import { always, type ActionDefinition, type Setting } from '../definition.js';
import { jamEffects } from './jam-effects.js';
import { isLockSpentOn, spentLock } from './lock-spent.js';
import { isInArcAt, isWithin, rangeToShip } from '../ranges.js';
import { removesWhatIsThere } from '../rules/jam.js';
import { declares } from '../rules/declaration.js';
import { choosesAnOpenWay } from '../rules/ways.js';
import { allegianceOf } from '../sides.js';
import {
  closedTarget,
  openTarget,
  outOfRange,
  unknownAllegiance,
  unknownTarget,
  withDeclared,
  type Target,
} from '../target-ways.js';
import type { Way } from '../way.js';

const REACH = { bands: [{ least: 1, most: 1 }], words: 'range 1' };
const FARTHER = { bands: REACH.bands, words: 'range 1, and range 2 in the bullseye arc' };

const inBullseyeToo = ({ jamBullseyeRange }: XWingValues): boolean => jamBullseyeRange === 2;

const jamsFriends = ({ ship }: Setting): boolean => exceptionsOf(ship, 'jam').length > 0;

/** From version 1.3 of the rules a ship in the bullseye arc may be jammed at range 2. */
const isInBullseye = ({ ship, values }: Setting, other: TableShip): boolean | undefined => {
  if (!inBullseyeToo(values)) return false;
  return other.inBullseyeArc ?? isInArcAt(ship, other, { arc: 'bullseye', band: { least: 1, most: 2 } });
};

const byRange = (setting: Setting, target: Target, other: TableShip): Way => {
  const range = rangeToShip(setting.ship, other);
  if (range === undefined) return unknownTarget(target, 'range');
  if (isWithin(range, REACH.bands)) return openTarget(target);
  const bullseye = range === 2 ? isInBullseye(setting, other) : false;
  if (bullseye === undefined) return unknownTarget(target, 'inBullseyeArc');
  return bullseye ? openTarget(target) : outOfRange(target, range, inBullseyeToo(setting.values) ? FARTHER : REACH);
};

const wayOf = (setting: Setting, target: Target, other: TableShip): Way => {
  const allegiance = jamsFriends(setting) ? 'enemy' : allegianceOf(setting.ship, other);
  if (allegiance === 'friendly') return closedTarget(target, 'no-valid-target', `${other.id} is no enemy ship.`);
  const reached = isLockSpentOn(setting, other.id) ? openTarget(target) : byRange(setting, target, other);
  return reached.state === 'open' && allegiance === 'unknown' ? unknownAllegiance(setting.ship, target) : reached;
};

const ways = (setting: Setting): readonly Way[] | undefined => {
  const { ship, table, declaration } = setting;
  if (table === undefined) return undefined;
  const others = (table.ships ?? []).flatMap((other, index) =>
    other.id === ship.id ? [] : [wayOf(setting, { id: other.id, pointer: `/table/ships/${index}` }, other)],
  );
  const itself = jamsFriends(setting)
    ? openTarget({ id: ship.id, pointer: '/ship' })
    : closedTarget(ship, 'no-valid-target', 'A ship cannot jam itself.');
  return withDeclared(
    jamsFriends(setting) || declaration?.target === ship.id ? [...others, itself] : others,
    declaration?.target,
  );
};

export const jam: ActionDefinition = {
  cite: ACTIONS.at('Jam'),
  says: 'An enemy ship at range 1 gains one jam token, and loses at once a green token or a lock if it has one.',
  declares: ['target', 'remove'],
  rules: [
    declares('jam', 'target', ACTIONS.at('Jam')),
    choosesAnOpenWay('jam', 'out-of-range', {
      cite: ACTIONS.at('Jam'),
      says: 'The ship that is jammed is at range 1.',
      inForce: (values) => !inBullseyeToo(values),
    }),
    choosesAnOpenWay('jam', 'out-of-range', {
      id: 'in-range-or-bullseye',
      cite: RULES_REFERENCE_1_3.at('Jam'),
      says: 'From version 1.3 of the rules the ship that is jammed is at range 1, or at range 2 in the bullseye arc.',
      inForce: inBullseyeToo,
    }),
    choosesAnOpenWay('jam', 'no-valid-target', {
      cite: RULES_REFERENCE.at('Jam'),
      says: 'The ship that is jammed is an enemy, unless a card says otherwise.',
    }),
    ...removesWhatIsThere,
  ],
  canFail: always,
  ways,
  effects: (situation) => [...spentLock(situation), ...jamEffects(situation)],
};
