import type { CardActionTarget } from '../../cards/action-exception.js';
import type { TableShip } from '../attempt.js';
import { cardActionOf } from '../card-actions.js';
import type { Setting } from '../definition.js';
import { bandWords, isInArcAt, isWithin, rangeToShip } from '../ranges.js';
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

const byRange = (setting: Setting, target: Target, { other, spec }: Candidate): Way => {
  const range = rangeToShip(setting.ship, other);
  if (range === undefined) return unknownTarget(target, 'range');
  const reach = { bands: [spec.range], words: bandWords([spec.range]) };
  if (!isWithin(range, reach.bands)) return outOfRange(target, range, reach);
  if (spec.inFrontArc !== true) return openTarget(target);
  const inArc = isInArcAt(setting.ship, other, { arc: 'front', band: spec.range });
  if (inArc === undefined) return unknownTarget(target, 'pose');
  return inArc ? openTarget(target) : closedTarget(target, 'no-valid-target', `${other.id} is not in the front arc.`);
};

interface Candidate {
  readonly other: TableShip;
  readonly spec: CardActionTarget;
}

const wayOf = (setting: Setting, target: Target, candidate: Candidate): Way => {
  const { other, spec } = candidate;
  const allegiance = spec.who === 'enemy' ? allegianceOf(setting.ship, other) : 'enemy';
  if (allegiance === 'friendly') return closedTarget(target, 'no-valid-target', `${other.id} is no enemy ship.`);
  const reached = byRange(setting, target, candidate);
  return reached.state === 'open' && allegiance === 'unknown' ? unknownAllegiance(setting.ship, target) : reached;
};

/** The ships that a card action could choose; undefined for one that chooses none. */
export const cardActionWays = (setting: Setting): readonly Way[] | undefined => {
  const { ship, name, table, declaration } = setting;
  const spec = cardActionOf(ship, name)?.target;
  if (spec === undefined || table === undefined) return undefined;
  const others = (table.ships ?? []).flatMap((other, index) =>
    other.id === ship.id ? [] : [wayOf(setting, { id: other.id, pointer: `/table/ships/${index}` }, { other, spec })],
  );
  return withDeclared(others, declaration?.target);
};
