import { judge, type Checked, type Fault, type Reason } from '../../kernel/index.js';
import type { BaseSize, Pose } from '../ship.js';
import { baseArea, type StandardBaseSize } from './base.js';
import { barrelRollWays } from './barrel-roll.js';
import { boostWays } from './boost.js';
import { declaredMove, type DeclaredMove } from './declared-move.js';
import { decloakWays } from './decloak.js';
import { placementRules, type PlacementCode } from './placement-rules.js';
import { areaToTable, poseToTable, roundPose } from './pose.js';
import type { RepositionMove, Way, WayChoice } from './reposition.js';
import {
  baseSizeFaults,
  isStandardBase,
  poseFaults,
  measure,
  layoutFaults,
  type ObstacleKind,
  type Layout,
} from './layout.js';

export interface RepositionInput {
  /** Its own id, so that it is not in its own way when it stands among the table's ships. */
  readonly id?: string;
  readonly baseSize: BaseSize;
  readonly pose: Pose;
  readonly move: RepositionMove;
  readonly table?: Layout;
  /** The kinds of obstacles that a card lets it ignore. */
  readonly ignoredObstacles?: readonly ObstacleKind[];
}

/** One way to carry the move out, and what is in its way. */
export interface Candidate {
  readonly choice: WayChoice;
  readonly declaration: DeclaredMove;
  readonly end: Pose;
  readonly legal: boolean;
  readonly blockedBy: readonly Reason<PlacementCode>[];
}

export interface Repositions {
  readonly candidates: readonly Candidate[];
  /** No candidate is legal: the ship would return to where it was. */
  readonly fails: boolean;
  /** Ids of what nothing says the place of, so that it could not be in the way. */
  readonly unplaced: readonly string[];
}

const waysOf = (move: RepositionMove, size: StandardBaseSize): readonly Way[] => {
  switch (move.kind) {
    case 'barrel-roll':
      return barrelRollWays(move, size);
    case 'boost':
      return boostWays(move, size);
    case 'decloak':
      return decloakWays(move, size);
  }
};

const moveFaults = (ways: readonly Way[]): readonly Fault[] =>
  ways.length > 0 ? [] : [{ pointer: '/move', detail: 'There is no template of that shape and speed.' }];

/**
 * Where a barrel roll, a boost or a decloak may end, each place with what blocks it. Choices that the move leaves out
 * are all tried. Poses are in mm, rounded to a thousandth, and degrees, to a ten-thousandth.
 * Faults: a huge base, a template that does not exist, numbers that are not finite, an outline that meets itself, an
 * id that occurs twice.
 */
export const repositions = (input: RepositionInput): Checked<Repositions> => {
  const { id, baseSize, pose, move, table = {}, ignoredObstacles = [] } = input;
  const ways = isStandardBase(baseSize) ? waysOf(move, baseSize) : [];
  const faults = [
    ...(isStandardBase(baseSize) ? moveFaults(ways) : baseSizeFaults(baseSize, '/baseSize')),
    ...poseFaults(pose, '/pose'),
    ...layoutFaults(table, '/table'),
  ];
  if (faults.length > 0 || !isStandardBase(baseSize)) return { faults };
  const measured = measure(table, id);
  const candidates = ways.map(({ choice, end, template }): Candidate => {
    const landed = roundPose(poseToTable(pose, end));
    const blockedBy = judge(placementRules, {
      placement: {
        base: baseArea({ baseSize, pose: landed }),
        template: template.map((piece) => areaToTable(pose, piece)),
      },
      table: measured,
      ignoredObstacles,
    });
    return { choice, declaration: declaredMove(choice), end: landed, legal: blockedBy.length === 0, blockedBy };
  });
  return {
    value: { candidates, fails: candidates.every(({ legal }) => !legal), unplaced: measured.unplaced },
  };
};
