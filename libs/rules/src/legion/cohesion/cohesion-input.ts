import type { Checked, Fault, Ruleset } from '../../kernel/index.js';
import { rulesetFaults } from '../activation/panic-input.js';
import { oneOf } from '../fault-checks.js';
import type { LegionValues } from '../ruleset-values.js';
import { rulesetFor } from '../rulesets.js';
import { toldFaults } from '../unit-faults.js';
import { isNotched, type Unit } from '../unit.js';
import { crossesItself, type Point, type Polygon } from './polygon.js';

/** A miniature on the table: the centre of its base, how high it stands and how wide its base is, in mm. */
export interface Miniature extends Point {
  readonly id?: string;
  /** Where it stands above the table; 0 when left out. */
  readonly z?: number;
  /** The diameter of the base; 27, the small one, when left out. */
  readonly base?: number;
  /** How tall its silhouette is; the community’s value for its base when left out. */
  readonly silhouette?: number;
}

/** A piece of terrain: a prism over its outline. */
export interface Terrain {
  readonly id?: string;
  readonly polygon: Polygon;
  /** Where its foot is above the table; 0 when left out. */
  readonly z?: number;
  /**
   * How high it is, in mm. When left out, terrain that is impassable or blocks sight has no end, and nothing stands on it;
   * other terrain lies flat, as that of height 0.
   */
  readonly height?: number;
  readonly impassable?: boolean;
  readonly blocksLineOfSight?: boolean;
}

export const CAUSES = ['leader-moved', 'leader-replaced'] as const;
export type Cause = (typeof CAUSES)[number];

export interface CohesionInput {
  /** The default is `legion/2026`. */
  readonly ruleset?: string;
  /** The unit, where it is told: its type decides what base a miniature can have. */
  readonly unit?: Unit;
  readonly leader: Miniature;
  readonly miniatures: readonly Miniature[];
  readonly terrain?: readonly Terrain[];
  /** Bases of other units, where no miniature can stand. */
  readonly occupied?: readonly Miniature[];
  /** Why cohesion is asked about; `leader-moved` when left out. */
  readonly cause?: Cause;
}

const SMALL_BASE = 27;
/** No rulebook gives these in mm: they are what players and their tools measure. */
const SMALL_SILHOUETTE = 41.9;
const NOTCHED_SILHOUETTE = 68.8;

export const radiusOf = ({ base }: Miniature): number => (base ?? SMALL_BASE) / 2;
export const heightOf = ({ z }: Miniature): number => z ?? 0;
export const silhouetteOf = ({ base, silhouette }: Miniature): number =>
  silhouette ?? ((base ?? SMALL_BASE) <= SMALL_BASE ? SMALL_SILHOUETTE : NOTCHED_SILHOUETTE);

const finite = (pointer: string, value: number | undefined): readonly Fault[] =>
  value === undefined || Number.isFinite(value) ? [] : [{ pointer, detail: 'must be a finite number of mm' }];

const positive = (pointer: string, value: number | undefined): readonly Fault[] =>
  value === undefined || (Number.isFinite(value) && value > 0)
    ? []
    : [{ pointer, detail: `must be a length above 0 mm, not ${value}` }];

const miniatureFaults = (miniature: Miniature, pointer: string): readonly Fault[] => [
  ...finite(`${pointer}/x`, miniature.x),
  ...finite(`${pointer}/y`, miniature.y),
  ...finite(`${pointer}/z`, miniature.z),
  ...positive(`${pointer}/base`, miniature.base),
  ...positive(`${pointer}/silhouette`, miniature.silhouette),
];

const NOTCHED_BASE = 'must be given: such a unit stands on a notched base, and those are not of one size';

/** A miniature alone is in cohesion whatever its base. */
const baseFaults = ({ unit, leader, miniatures }: CohesionInput): readonly Fault[] =>
  unit === undefined || !isNotched(unit) || miniatures.length === 0
    ? []
    : [
        ...(leader.base === undefined ? [{ pointer: '/leader/base', detail: NOTCHED_BASE }] : []),
        ...miniatures.flatMap(({ base }, index) =>
          base === undefined ? [{ pointer: `/miniatures/${index}/base`, detail: NOTCHED_BASE }] : [],
        ),
      ];

/** More than any table has, and few enough that every nearest place is found at once. */
const MOST = { miniatures: 40, terrain: 40, occupied: 200, polygon: 40 };

const terrainFaults = ({ polygon, z, height }: Terrain, pointer: string): readonly Fault[] => [
  ...(polygon.length < 3 ? [{ pointer: `${pointer}/polygon`, detail: 'must have at least three corners' }] : []),
  ...(polygon.length <= MOST.polygon && crossesItself(polygon)
    ? [{ pointer: `${pointer}/polygon`, detail: 'must not cross itself: give its corners in order around it' }]
    : []),
  ...polygon.flatMap(({ x, y }, index) => [
    ...finite(`${pointer}/polygon/${index}/x`, x),
    ...finite(`${pointer}/polygon/${index}/y`, y),
  ]),
  ...finite(`${pointer}/z`, z),
  ...(height === undefined || height === 0 ? [] : positive(`${pointer}/height`, height)),
];

const tooMany = (pointer: string, list: readonly unknown[] | undefined, most: number): readonly Fault[] =>
  list !== undefined && list.length > most ? [{ pointer, detail: `must be at most ${most}, not ${list.length}` }] : [];

const sizeFaults = ({ miniatures, terrain, occupied }: CohesionInput): readonly Fault[] => [
  ...tooMany('/miniatures', miniatures, MOST.miniatures),
  ...tooMany('/terrain', terrain, MOST.terrain),
  ...tooMany('/occupied', occupied, MOST.occupied),
  ...(terrain ?? []).flatMap(({ polygon }, index) => tooMany(`/terrain/${index}/polygon`, polygon, MOST.polygon)),
];

/** The ruleset to use, or every fault of the input. */
export const checkCohesion = (input: CohesionInput): Checked<Ruleset<LegionValues>> => {
  const ruleset = rulesetFor(input.ruleset);
  const faults = [
    ...rulesetFaults(input.ruleset),
    ...(input.unit === undefined ? [] : toldFaults(input.unit, '/unit')),
    ...miniatureFaults(input.leader, '/leader'),
    ...input.miniatures.flatMap((miniature, index) => miniatureFaults(miniature, `/miniatures/${index}`)),
    ...(input.terrain ?? []).flatMap((terrain, index) => terrainFaults(terrain, `/terrain/${index}`)),
    ...(input.occupied ?? []).flatMap((miniature, index) => miniatureFaults(miniature, `/occupied/${index}`)),
    ...baseFaults(input),
    ...sizeFaults(input),
    ...oneOf('/cause', input.cause, CAUSES),
  ];
  return ruleset === undefined || faults.length > 0 ? { faults } : { value: ruleset };
};
