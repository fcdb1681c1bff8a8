import { exceptionsOf } from '../../cards/applying.js';
import { declaredMove } from '../../movement/declared-move.js';
import { OBSTACLE_KINDS, type ObstacleKind } from '../../movement/layout.js';
import type { RepositionMove } from '../../movement/reposition.js';
import { repositions, type Candidate } from '../../movement/repositions.js';
import type { OwnDeclaration, Table } from '../attempt.js';
import type { Setting } from '../definition.js';
import type { Way } from '../way.js';

/** With its configuration closed means: the first side of its configuration card is faceup. */
const isClosed = ({ ship }: Setting): boolean =>
  ship.upgrades.some(({ slots, side }) => slots?.includes('configuration') === true && (side ?? 0) === 0);

/** A tractored ship may be moved through obstacles and onto them (Rules Reference 1.1.0, Tractor), until edition 2.5. */
const isTractoredAcross = ({ opportunity, values }: Setting): boolean =>
  opportunity.kind === 'game-effect' && opportunity.by === 'tractor' && !values.obstaclesBlockTractor;

/** The obstacles that the ship may move through and end on. */
const ignored = (setting: Setting): readonly ObstacleKind[] =>
  isTractoredAcross(setting) ||
  exceptionsOf(setting.ship, 'reposition').some(
    ({ moves, condition }) =>
      moves.some((move) => move === setting.name) && (condition === undefined || isClosed(setting)),
  )
    ? OBSTACLE_KINDS
    : [];

const pointerOf = (table: Table, id: string): string => {
  const { ships = [] } = table;
  const index = ships.findIndex((each) => each.id === id);
  const ship = ships[index];
  if (ship !== undefined) return `/table/ships/${index}/${ship.pose === undefined ? 'pose' : 'baseSize'}`;
  return `/table/obstacles/${table.obstacles?.findIndex((each) => each.id === id) ?? 0}/polygon`;
};

const wayOf = (candidate: Candidate, choice: OwnDeclaration, missing: readonly string[]): Way => {
  if (!candidate.legal) {
    return {
      state: 'closed',
      choice,
      code: 'position-blocked',
      message: candidate.blockedBy.map(({ message }) => message).join(' '),
      facts: { blockedBy: candidate.blockedBy.map(({ code, facts }) => ({ code, ...facts })) },
    };
  }
  return missing.length > 0 ? { state: 'unknown', choice, missing } : { state: 'open', choice, pose: candidate.end };
};

/** No template of a move that is no maneuver brings any base further than 200 mm, so that what is at range 3 is not met. */
const OUT_OF_THE_WAY = 3;

/** Is it told to be too far away to matter? */
const isFarAway = ({ ships = [], obstacles = [] }: Table, id: string): boolean =>
  ([...ships, ...obstacles].find((each) => each.id === id)?.range ?? 0) >= OUT_OF_THE_WAY;

/** What the question would have to tell of things of which nothing says where they are, but for those that are far away. */
export const untoldPlaces = (table: Table, unplaced: readonly string[]): readonly string[] =>
  unplaced.filter((id) => !isFarAway(table, id)).map((id) => pointerOf(table, id));

/**
 * The ways of a move, each with what blocks it. Undefined when the question tells neither pose nor table, or a layout
 * that cannot be measured.
 */
export const repositionWays = (setting: Setting, move: RepositionMove): readonly Way[] | undefined => {
  const { ship, table } = setting;
  if (ship.pose === undefined || table === undefined) return undefined;
  const { id, baseSize, pose } = ship;
  const found = repositions({ id, baseSize, pose, move, table, ignoredObstacles: ignored(setting) });
  if ('faults' in found) return undefined;
  const missing = untoldPlaces(table, found.value.unplaced);
  return found.value.candidates.map((candidate) => wayOf(candidate, declaredMove(candidate.choice), missing));
};

/** Ways of which nothing is known but that they are there to choose. */
export const untold = (choices: readonly OwnDeclaration[]): readonly Way[] =>
  choices.map((choice) => ({ state: 'unknown', choice, missing: [] }));
