import { ACTIONS, RULES_REFERENCE, RULES_REFERENCE_2_5 } from '../../documents.js';
import { exceptionsOf } from '../../cards/applying.js';
import { count } from '../../ship.js';
import { always, type ActionDefinition, type ActionRule, type Setting } from '../definition.js';
import { lockEffects, locksToGiveUp } from './lock-effects.js';
import { lockableObjects, lockReach, type Lockable, type LockReach } from './lock-reach.js';
import { isWithin } from '../ranges.js';
import { declares } from '../rules/declaration.js';
import { givesUpALock } from '../rules/lock.js';
import { choosesAnOpenWay } from '../rules/ways.js';
import { allegianceOf } from '../sides.js';
import {
  closedTarget,
  openTarget,
  outOfRange,
  unknownAllegiance,
  unknownTarget,
  withDeclared,
} from '../target-ways.js';
import type { Way } from '../way.js';
import { isIonized } from '../../ionized.js';

/** Is the object a cloaked ship whose card keeps this ship from locking it? Undefined while that hangs on whose it is. */
const isHidden = ({ ship }: Setting, { other }: Lockable): boolean | undefined => {
  if (other === undefined || count(other.tokens ?? {}, 'cloak') === 0) return false;
  const bans = exceptionsOf(other, 'lock').map(({ cloakedBan }) => cloakedBan);
  if (bans.includes('other-ships')) return true;
  if (!bans.includes('enemy-ships')) return false;
  const allegiance = allegianceOf(ship, other);
  return allegiance === 'unknown' ? undefined : allegiance === 'enemy';
};

const byRange = (object: Lockable, reach: LockReach): Way => {
  const ranges = object.ranges(reach);
  if (ranges.some((range) => range !== undefined && isWithin(range, reach.bands))) return openTarget(object);
  const [own] = ranges;
  if (own === undefined || ranges.includes(undefined)) return unknownTarget(object, 'range');
  return outOfRange(object, own, reach);
};

/** Out of reach unless a ship of an unknown side is friendly and lends its own. */
const byFriends = (setting: Setting, object: Lockable, outOfReach: Way): Way => {
  if (byRange(object, lockReach(setting, 'possible')).state === 'closed') return outOfReach;
  const { ship, table } = setting;
  const sideless = (table?.ships ?? []).flatMap(({ player }, index) =>
    player === undefined ? [`/table/ships/${index}/player`] : [],
  );
  return {
    state: 'unknown',
    choice: { target: object.id },
    missing: ship.player === undefined ? ['/ship/player'] : sideless,
  };
};

const wayOf = (setting: Setting, object: Lockable): Way => {
  const hidden = isHidden(setting, object);
  if (hidden === true) return closedTarget(object, 'no-valid-target', `${object.id} is cloaked and cannot be locked.`);
  const way = byRange(object, lockReach(setting));
  if (way.state === 'closed') return byFriends(setting, object, way);
  return way.state === 'open' && hidden === undefined ? unknownAllegiance(setting.ship, object) : way;
};

/** Where one of several locks has to go, each of them is a way of its own. */
const givingUp = ({ ship }: Setting, { id }: Lockable, way: Way): readonly Way[] => {
  const choices = way.state === 'closed' ? [] : locksToGiveUp(ship, id);
  return choices.length > 1 ? choices.map((giveUp) => ({ ...way, choice: { ...way.choice, giveUp } })) : [way];
};

const ways = (setting: Setting): readonly Way[] | undefined => {
  const { ship, table, declaration } = setting;
  if (table === undefined) return undefined;
  const objects = lockableObjects(setting).flatMap((object) => givingUp(setting, object, wayOf(setting, object)));
  return declaration?.target === ship.id
    ? [...objects, closedTarget(ship, 'no-valid-target', 'A ship cannot lock itself.')]
    : withDeclared(objects, declaration?.target);
};

const notByAnEffectWhileIonized: ActionRule = {
  id: 'xwing/action/lock/not-while-ionized',
  code: 'ionized',
  cite: RULES_REFERENCE_2_5.at('Ion'),
  says: 'In edition 2.5 an ionized ship cannot acquire a lock by any effect.',
  objection: ({ ship, values, opportunity }) =>
    values.ionBreaksLocks && opportunity.kind === 'game-effect' && isIonized(ship)
      ? { message: 'An ionized ship cannot acquire locks.', facts: { ion: count(ship.tokens, 'ion') } }
      : undefined,
};

export const lock: ActionDefinition = {
  cite: ACTIONS.at('Lock'),
  says: 'The ship acquires a lock on an object at range 0 to 3.',
  declares: ['target', 'giveUp'],
  rules: [
    declares('lock', 'target', ACTIONS.at('Lock')),
    choosesAnOpenWay('lock', 'out-of-range', {
      cite: ACTIONS.at('Lock'),
      says: 'The object of a Lock is at range 0 to 3, unless a card says otherwise.',
    }),
    choosesAnOpenWay('lock', 'no-valid-target', {
      cite: RULES_REFERENCE.at('Lock'),
      says: 'A ship locks another ship, an obstacle, a device or a remote, never itself.',
    }),
    ...givesUpALock,
    notByAnEffectWhileIonized,
  ],
  canFail: always,
  ways,
  effects: lockEffects,
};
