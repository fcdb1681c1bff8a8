import { initiativeOf } from '../../activation/initiative.js';
import type { CoordinateChange } from '../../cards/action-exception.js';
import { exceptionsOf, isSpent } from '../../cards/applying.js';
import type { RangeBand } from '../../cards/card-reference.js';
import type { CoordinatedShip, TableShip } from '../attempt.js';
import type { Setting } from '../definition.js';
import { asGranter } from '../grant.js';
import { isLockSpentOn } from './lock-spent.js';
import { isNamed } from '../named.js';
import { bandWords, isWithin, rangeToShip } from '../ranges.js';
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
import type { Ship } from '../../ship.js';
import type { Way } from '../way.js';

/** Every ship that the declaration names, with what it is to perform. */
export const coordinatedShips = ({ declaration }: Pick<Setting, 'declaration'>): readonly CoordinatedShip[] => {
  if (declaration?.target === undefined) return [];
  const { target, targetAction, targetDeclaration, others = [] } = declaration;
  return [
    {
      target,
      ...(targetAction !== undefined && { targetAction }),
      ...(targetDeclaration !== undefined && { targetDeclaration }),
    },
    ...others,
  ];
};

/** How many ships may be coordinated at once. */
export const mostCoordinated = ({ ship, input, difficulty }: Setting): number => {
  const byDifficulty = exceptionsOf(ship, 'difficulty').filter(
    (change) => change.coordinates !== undefined && isNamed(input, change),
  );
  const always = exceptionsOf(ship, 'coordinate').filter(
    (change) =>
      (change.difficulty === undefined || change.difficulty === difficulty) &&
      (change.cost === undefined || isNamed(input, change)),
  );
  return [...byDifficulty, ...always].reduce((most, { coordinates }) => Math.max(most, coordinates ?? 1), 1);
};

const USUAL: RangeBand = { least: 1, most: 2 };

const hasOnBar = ({ actionBar }: TableShip, { targetHasOnBar }: CoordinateChange): boolean | undefined =>
  targetHasOnBar === undefined ? true : actionBar?.some(({ action }) => action === targetHasOnBar);

/** The bands at which this ship may be chosen; undefined while its bar, which a card asks for, is not told. */
export const bandsFor = (
  carrier: Pick<Ship, 'exceptions' | 'upgrades'>,
  other: TableShip,
): readonly RangeBand[] | undefined => {
  const changes = exceptionsOf(carrier, 'coordinate');
  const wider = changes.filter(({ ranges }) => ranges !== undefined);
  if (wider.some((change) => hasOnBar(other, change) === undefined)) return undefined;
  const nearer = changes.some(({ range }) => range === 'friendly-at-2-3-as-0-or-1');
  return [
    nearer ? { least: 1, most: 3 } : USUAL,
    ...wider.filter((change) => hasOnBar(other, change) === true).flatMap(({ ranges }) => ranges ?? []),
  ];
};

const byRange = (setting: Setting, target: Target, other: TableShip): Way => {
  const range = rangeToShip(setting.ship, other);
  if (range === undefined) return unknownTarget(target, 'range');
  if (isWithin(range, [USUAL])) return openTarget(target);
  const bands = bandsFor(setting.ship, other);
  if (bands === undefined) return unknownTarget(target, 'actionBar');
  return isWithin(range, bands) ? openTarget(target) : outOfRange(target, range, { bands, words: bandWords(bands) });
};

/** Does a card of the ship itself keep others from coordinating it? */
export const isShut = (other: TableShip): boolean => {
  const carrier = asGranter(other);
  return exceptionsOf(carrier, 'action-window').some(
    (window) => window.then === 'cannot-be-coordinated-while-charge-inactive' && isSpent(carrier, window),
  );
};

const needsLowerInitiative = ({ ship, input }: Setting): boolean =>
  exceptionsOf(ship, 'difficulty').some(
    (change) => change.coordinatedMust === 'have-lower-initiative' && isNamed(input, change),
  );

/** A value that is printed hangs on damage at most. */
const untoldOfInitiative = ({ initiative }: Pick<Ship, 'initiative'>): string =>
  initiative === undefined ? 'initiative' : 'facedownDamage';

const byInitiative = (setting: Setting, target: Target, other: TableShip): Way | undefined => {
  if (!needsLowerInitiative(setting)) return undefined;
  const [own, its] = [initiativeOf(setting.ship), initiativeOf(other)];
  if (own === undefined) return unknownTarget({ ...target, pointer: '/ship' }, untoldOfInitiative(setting.ship));
  if (its === undefined) return unknownTarget(target, untoldOfInitiative(other));
  return its < own
    ? undefined
    : closedTarget(target, 'no-valid-target', `${other.id} does not have a lower initiative.`);
};

const byLimit = ({ ship }: Setting, target: Target, other: TableShip): Way | undefined => {
  if (!exceptionsOf(ship, 'coordinate').some(({ bans }) => bans === 'limited-ships')) return undefined;
  if (other.limited === undefined) return unknownTarget(target, 'limited');
  return other.limited
    ? closedTarget(target, 'no-valid-target', `${other.id} is a limited ship and a card forbids to coordinate it.`)
    : undefined;
};

const wayOf = (setting: Setting, target: Target, other: TableShip): Way => {
  const allegiance = allegianceOf(setting.ship, other);
  if (allegiance === 'enemy') return closedTarget(target, 'no-valid-target', `${other.id} is no friendly ship.`);
  if (isShut(other))
    return closedTarget(target, 'no-valid-target', `A card of ${other.id} keeps it from being coordinated.`);
  const reached = isLockSpentOn(setting, other.id) ? openTarget(target) : byRange(setting, target, other);
  if (reached.state !== 'open') return reached;
  if (allegiance === 'unknown') return unknownAllegiance(setting.ship, target);
  return byLimit(setting, target, other) ?? byInitiative(setting, target, other) ?? reached;
};

/** The ships that could be coordinated. */
export const coordinateWays = (setting: Setting): readonly Way[] | undefined => {
  const { ship, table, declaration } = setting;
  if (table === undefined) return undefined;
  const others = (table.ships ?? []).flatMap((other, index) =>
    other.id === ship.id ? [] : [wayOf(setting, { id: other.id, pointer: `/table/ships/${index}` }, other)],
  );
  return declaration?.target === ship.id
    ? [...others, closedTarget(ship, 'no-valid-target', 'A ship cannot coordinate itself.')]
    : withDeclared(others, declaration?.target);
};
