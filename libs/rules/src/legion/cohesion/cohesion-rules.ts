import type { Rule } from '../../kernel/index.js';
import { ACTIVATING_A_UNIT, CORE_RULEBOOK } from '../documents.js';
import type { LegionValues } from '../ruleset-values.js';
import { heightOf, radiusOf, silhouetteOf, type Miniature, type Terrain } from './cohesion-input.js';
import { overlapOf } from './footing.js';
import { sees } from './line-of-sight.js';
import { mm } from './millimetres.js';
import { along, distanceBetween, EPSILON, stretchesInside } from './polygon.js';

export const COHESION_CODES = [
  'bases-overlap',
  'no-line-of-sight',
  'too-far',
  'too-high',
  'tool-over-impassable',
] as const;
export type CohesionCode = (typeof COHESION_CODES)[number];

/** A miniature beside its leader. */
export interface Formation {
  readonly leader: Miniature;
  readonly miniature: Miniature;
  readonly terrain: readonly Terrain[];
  /** Miniatures whose places are settled before its own. */
  readonly others: readonly Miniature[];
  readonly values: LegionValues;
}

type CohesionRule = Rule<Formation, CohesionCode>;

const cite = ACTIVATING_A_UNIT.at('Cohesion');

/** Between the nearest points of the two bases, seen from above; 0 for bases that touch or overlap. */
export const gapBetween = (a: Miniature, b: Miniature): number =>
  Math.max(0, distanceBetween(a, b) - radiusOf(a) - radiusOf(b));

export const climbBetween = (a: Miniature, b: Miniature): number => Math.abs(heightOf(a) - heightOf(b));

/** No source tells whether the very edge counts: here it does, for distance and height alike. */
const withinReach: CohesionRule = {
  id: 'legion/cohesion/within-reach',
  code: 'too-far',
  cite,
  says: 'A miniature is within half range of its unit leader, in the 2.5 rulebook within reach of the speed-1 movement tool, measured over the table from base to base.',
  objection: ({ leader, miniature, values: { cohesion } }) => {
    const gap = gapBetween(leader, miniature);
    return gap > cohesion.distance + EPSILON
      ? {
          message: `The bases are ${mm(gap)} mm apart; cohesion reaches ${cohesion.distance} mm.`,
          facts: { condition: 'range', distance: mm(gap), limit: cohesion.distance },
          remedy: 'Place it nearer to its unit leader.',
        }
      : undefined;
  },
};

/** The range tool is taken as the straight line between the nearest points of the two bases. */
const toolClear: CohesionRule = {
  id: 'legion/cohesion/tool-clear-of-impassable-terrain',
  code: 'tool-over-impassable',
  cite,
  says: 'The range tool between a miniature and its unit leader does not overlap impassable terrain.',
  objection: ({ leader, miniature, terrain }) => {
    const distance = distanceBetween(leader, miniature);
    if (gapBetween(leader, miniature) === 0) return undefined;
    const from = along(leader, miniature, radiusOf(leader) / distance);
    const to = along(leader, miniature, 1 - radiusOf(miniature) / distance);
    const crossed = terrain.filter(
      ({ impassable, polygon }) => impassable === true && stretchesInside(from, to, polygon).length > 0,
    );
    return crossed.length > 0
      ? {
          message: 'Impassable terrain lies under the range tool between the miniature and its unit leader.',
          facts: { condition: 'range', terrain: crossed.map((piece) => piece.id ?? terrain.indexOf(piece)) },
        }
      : undefined;
  },
};

const inSight: CohesionRule = {
  id: 'legion/cohesion/in-line-of-sight',
  code: 'no-line-of-sight',
  cite,
  says: 'A miniature sees its unit leader; the 2.5 rulebook does not ask for it.',
  objection: ({ leader, miniature, terrain, values: { cohesion } }) =>
    cohesion.lineOfSight === 'not-needed' || sees(miniature, leader, terrain)
      ? undefined
      : { message: 'Terrain hides the unit leader from the miniature.', facts: { condition: 'line-of-sight' } },
};

const withinHeight: CohesionRule = {
  id: 'legion/cohesion/within-the-silhouette',
  code: 'too-high',
  cite,
  says: 'A miniature stands no further above or below its unit leader than the leader’s silhouette is tall.',
  objection: ({ leader, miniature }) => {
    const [climb, limit] = [climbBetween(leader, miniature), silhouetteOf(leader)];
    return climb > limit + EPSILON
      ? {
          message: `The miniature stands ${mm(climb)} mm above or below its unit leader, whose silhouette is ${limit} mm tall.`,
          facts: { condition: 'height', verticalDistance: mm(climb), limit },
        }
      : undefined;
  },
};

/** Places are measured on a table: bases that lie less than this in one another, in mm, are taken to touch. */
const MEASURED = 1;

/** A leader may end its move where another miniature of its unit stood: that one is put elsewhere. */
const roomToStand: CohesionRule = {
  id: 'legion/cohesion/room-to-stand',
  code: 'bases-overlap',
  cite: CORE_RULEBOOK.at('Moving Through Miniatures'),
  says: 'A miniature stands where its base overlaps no other; one that does is put elsewhere in cohesion.',
  objection: ({ leader, miniature, others }) => {
    const other = [leader, ...others].find((each) => overlapOf(each, miniature) > MEASURED);
    if (other === undefined) return undefined;
    const overlap = mm(overlapOf(other, miniature));
    return {
      message: `The base lies ${overlap} mm in that of ${other === leader ? 'the unit leader' : 'another miniature'}.`,
      facts: { condition: 'room', overlap, with: other === leader ? 'leader' : (other.id ?? null) },
      remedy: 'Place it beside the other base.',
    };
  },
};

export const COHESION_RULES: readonly CohesionRule[] = [withinReach, toolClear, inSight, withinHeight, roomToStand];
