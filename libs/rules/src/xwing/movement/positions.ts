import { judge, type Checked, type Fault, type Reason } from '../../kernel/index.js';
import type { BaseSize, Pose } from '../ship.js';
import { baseArea, type StandardBaseSize } from './base.js';
import {
  baseSizeFaults,
  isStandardBase,
  layoutFaults,
  measure,
  poseFaults,
  type Layout,
  type ObstacleKind,
} from './layout.js';
import type { DeclaredMove } from './declared-move.js';
import { maneuverExists, readManeuver, type NamedManeuver } from './maneuver.js';
import { endChoices, moveShip, type Move, type MovedShip } from './move-ship.js';
import { maneuverEndRules, type PlacementCode } from './placement-rules.js';
import { poseToTable, roundPose } from './pose.js';
import type { RepositionMove, Slide, WayChoice } from './reposition.js';
import { repositions } from './repositions.js';

export interface ManeuverMove {
  readonly kind: 'maneuver';
  /** A dial code, with or without its difficulty: `2TW` or `2T`. */
  readonly maneuver: string;
  /** The placement that the owner of a Tallon Roll wants. */
  readonly position?: Slide;
}

export interface PositionsInput {
  /** Its own id, so that it is not in its own way when it stands among the table's ships. */
  readonly id?: string;
  readonly baseSize: BaseSize;
  readonly pose: Pose;
  readonly move: RepositionMove | ManeuverMove;
  readonly table?: Layout;
  /** The kinds of obstacles that a card lets it ignore. */
  readonly ignoredObstacles?: readonly ObstacleKind[];
}

/** One place where the move may end, and what is in its way there. */
export interface PositionCandidate {
  readonly choice: WayChoice | { readonly by: 'maneuver'; readonly position?: Slide };
  /** What an attempt declares to end there; absent of a maneuver. */
  readonly declaration?: DeclaredMove;
  readonly end: Pose;
  readonly legal: boolean;
  readonly blockedBy: readonly Reason<PlacementCode>[];
}

export interface Positions {
  readonly candidates: readonly PositionCandidate[];
  /** The move fails and the ship stays where it is; a maneuver never does, it is executed partially. */
  readonly fails: boolean;
  /** Of a maneuver: where the ship really comes to stand. */
  readonly executed?: MovedShip;
  /** Ids of what nothing says the place of, so that it could not be in the way. */
  readonly unplaced: readonly string[];
}

const maneuverFaults = (named: NamedManeuver | undefined, code: string): readonly Fault[] =>
  named !== undefined && maneuverExists(named)
    ? []
    : [{ pointer: '/move/maneuver', detail: `"${code}" is no maneuver; give a speed and a bearing, such as 2T.` }];

const candidatesOf = (move: Move): readonly PositionCandidate[] =>
  endChoices(move).map(({ end: { position, pose } }) => {
    const { base, table, ignoredObstacles } = move;
    const landed = roundPose(poseToTable(base.pose, pose));
    const placement = { base: baseArea({ ...base, pose: landed }), template: [] };
    const blockedBy = judge(maneuverEndRules, { placement, table, ignoredObstacles });
    return {
      choice: { by: 'maneuver', ...(position === undefined ? {} : { position }) },
      end: landed,
      legal: blockedBy.length === 0,
      blockedBy,
    };
  });

const standsStill = ({ bearing }: NamedManeuver): boolean => bearing === 'stationary';

const maneuverPositions = (
  input: PositionsInput,
  { maneuver: code, position }: ManeuverMove,
  baseSize: StandardBaseSize,
): Checked<Positions> => {
  const { id, pose, table = {}, ignoredObstacles = [] } = input;
  const named = readManeuver(code);
  const faults = [...maneuverFaults(named, code), ...poseFaults(pose, '/pose'), ...layoutFaults(table, '/table')];
  if (faults.length > 0 || named === undefined) return { faults };
  const measured = measure(table, id);
  const move: Move = {
    base: { baseSize, pose },
    maneuver: named,
    table: standsStill(named) ? { ...measured, ships: [] } : measured,
    ignoredObstacles,
    ...(position === undefined ? {} : { position }),
  };
  return {
    value: { candidates: candidatesOf(move), fails: false, executed: moveShip(move), unplaced: measured.unplaced },
  };
};

/**
 * Where a move may end and what is in the way: a barrel roll, a boost, a decloak, or a maneuver with the pose that it is
 * really executed to. Poses and outlines are in mm, rounded to a thousandth, and degrees, to a ten-thousandth.
 * Faults: a huge base, a template or maneuver that does not exist, numbers that are not finite, an outline that meets
 * itself, an id that occurs twice.
 */
export const positions = (input: PositionsInput): Checked<Positions> => {
  const { move, baseSize } = input;
  if (move.kind !== 'maneuver') return repositions({ ...input, move });
  return isStandardBase(baseSize)
    ? maneuverPositions(input, move, baseSize)
    : { faults: baseSizeFaults(baseSize, '/baseSize') };
};
