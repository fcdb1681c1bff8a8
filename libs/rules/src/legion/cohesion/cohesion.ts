import { judge, type Checked, type Reason, type Ruleset } from '../../kernel/index.js';
import type { LegionValues } from '../ruleset-values.js';
import { checkCohesion, type CohesionInput, type Miniature } from './cohesion-input.js';
import { climbBetween, COHESION_RULES, gapBetween, type CohesionCode } from './cohesion-rules.js';
import { mm } from './millimetres.js';
import { nearestSpot, type Spot } from './nearest-spot.js';

/** One miniature beside its leader, and where it belongs if it is out of cohesion. */
export interface MiniatureAnswer {
  readonly index: number;
  readonly id?: string;
  readonly inCohesion: boolean;
  /** Between the nearest points of the two bases, over the table, in mm. */
  readonly distance: number;
  readonly verticalDistance: number;
  /** Every condition that it breaks. */
  readonly reasons: readonly Reason<CohesionCode>[];
  readonly spot?: Spot;
}

/**
 * What follows: `none`; the miniatures out of cohesion are placed in it, or as close to the leader as they can; the next
 * action must be a move that restores it; or `unspecified`, where no rulebook tells.
 */
export type CohesionDuty = 'none' | LegionValues['cohesion']['broken'] | 'unspecified';

export interface CohesionAnswer {
  readonly ruleset: string;
  readonly inCohesion: boolean;
  readonly duty: CohesionDuty;
  readonly miniatures: readonly MiniatureAnswer[];
}

interface Question {
  readonly input: CohesionInput;
  readonly values: LegionValues;
  /** The other miniatures of the unit: those before this one where they stand or belong, those after it where they stand. */
  readonly before: readonly Miniature[];
  readonly after: readonly Miniature[];
}

const answerFor = (
  miniature: Miniature,
  index: number,
  { input, values, before, after }: Question,
): MiniatureAnswer => {
  const { leader, terrain = [], occupied = [] } = input;
  const others = [...before, ...occupied];
  const reasons = judge(COHESION_RULES, { leader, miniature, terrain, values, others });
  const ground = { terrain, occupied: [leader, ...others, ...after] };
  const spot = reasons.length === 0 ? undefined : nearestSpot({ leader, miniature, ground, values });
  return {
    index,
    ...(miniature.id !== undefined && { id: miniature.id }),
    inCohesion: reasons.length === 0,
    distance: mm(gapBetween(leader, miniature)),
    verticalDistance: mm(climbBetween(leader, miniature)),
    reasons,
    ...(spot !== undefined && { spot }),
  };
};

/** One miniature after another, so that no two are sent to one place. */
const answersFor = (input: CohesionInput, values: LegionValues): readonly MiniatureAnswer[] =>
  input.miniatures.reduce<readonly MiniatureAnswer[]>((answers, miniature, index) => {
    const before = input.miniatures.slice(0, index).map((other, at) => ({ ...other, ...answers[at]?.spot }));
    const after = input.miniatures.slice(index + 1);
    return [...answers, answerFor(miniature, index, { input, values, before, after })];
  }, []);

const dutyOf = (inCohesion: boolean, { cause }: CohesionInput, values: LegionValues): CohesionDuty => {
  if (inCohesion) return 'none';
  return cause === 'leader-replaced' ? 'unspecified' : values.cohesion.broken;
};

const answerOf = (input: CohesionInput, { id, values }: Ruleset<LegionValues>): CohesionAnswer => {
  const miniatures = answersFor(input, values);
  const inCohesion = miniatures.every((miniature) => miniature.inCohesion);
  return { ruleset: id, inCohesion, duty: dutyOf(inCohesion, input, values), miniatures };
};

/**
 * Which miniatures of a unit are out of cohesion with their leader, which condition each breaks, and where the nearest
 * place in cohesion is. Lengths in mm, on a plane seen from above; terrain as prisms over polygons.
 * Gives every fault of the input by JSON pointer where there is one.
 * Source: Activating a Unit, Cohesion.
 */
export const cohesion = (input: CohesionInput): Checked<CohesionAnswer> => {
  const checked = checkCohesion(input);
  return 'faults' in checked ? checked : { value: answerOf(input, checked.value) };
};
