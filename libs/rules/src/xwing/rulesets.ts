import type { Ruleset } from '../kernel/index.js';
import type { ObstacleKind } from './movement/layout.js';

/** What differs between the versions of the rules, each difference a named value. */
export interface XWingValues {
  /** May a linked action open a link of its own? */
  readonly linksChain: boolean;
  /** May one action open several links? */
  readonly severalLinksPerAction: boolean;
  /** When a ship may perform a SLAM that no card grants by name. */
  readonly slamOpportunity: 'perform-action-step' | 'own-activation';
  /** The farthest range of a Jam at a ship in the bullseye arc; elsewhere it is 1. */
  readonly jamBullseyeRange: 1 | 2;
  /** Do obstacles keep a tractored ship from being moved through or onto them? */
  readonly obstaclesBlockTractor: boolean;
  /** Are there purple maneuvers? */
  readonly purpleManeuvers: boolean;
  /** May the white 2 straight of a stressed ship be changed by cards? */
  readonly stressManeuverModifiable: boolean;
  /** What overlapping a ship does to the Perform Action step. */
  readonly afterOverlap: 'skip-step' | 'red-focus-or-calculate-after-an-enemy';
  /** Which obstacles make a ship skip its Perform Action step. */
  readonly obstaclesSkipStep: 'moved-through-or-overlapped' | 'overlapped-at-the-end';
  /** … and of which kinds. */
  readonly obstacleKindsSkipStep: readonly ObstacleKind[];
  /**
   * What each kind does to a ship whose maneuver meets it, beside the die that is rolled. Obstacles that cards place
   * (blazes, electro-chaff clouds, loose cargo, spare parts) are not modelled.
   */
  readonly obstacleEffects: Readonly<
    Record<ObstacleKind, readonly ('hit-damage' | 'stress' | 'strain' | 'break-locks')[]>
  >;
  /** What an ionized ship executes. */
  readonly ionManeuver: 'blue-1-straight' | 'dial-direction-at-speed-1';
  /** Do ionized ships lose their locks and the means to acquire any? */
  readonly ionBreaksLocks: boolean;
  readonly firstPlayer: 'whole-game' | 'each-round';
  /** What a ship without a set dial executes; older rules say nothing. */
  readonly forgottenDial: 'unstated' | 'stress-and-stress-maneuver';
}

const RR_1_1: XWingValues = {
  linksChain: true,
  severalLinksPerAction: true,
  slamOpportunity: 'perform-action-step',
  jamBullseyeRange: 1,
  obstaclesBlockTractor: false,
  purpleManeuvers: false,
  stressManeuverModifiable: true,
  afterOverlap: 'skip-step',
  obstaclesSkipStep: 'moved-through-or-overlapped',
  obstacleKindsSkipStep: ['asteroid', 'gas-cloud'],
  obstacleEffects: { asteroid: [], debris: ['stress'], 'gas-cloud': [] },
  ionManeuver: 'blue-1-straight',
  ionBreaksLocks: false,
  firstPlayer: 'whole-game',
  forgottenDial: 'unstated',
};

const RR_1_3: XWingValues = {
  ...RR_1_1,
  linksChain: false,
  severalLinksPerAction: false,
  slamOpportunity: 'own-activation',
  jamBullseyeRange: 2,
  purpleManeuvers: true,
  stressManeuverModifiable: false,
  forgottenDial: 'stress-and-stress-maneuver',
};

const RULES_2_5: XWingValues = {
  ...RR_1_3,
  obstaclesBlockTractor: true,
  afterOverlap: 'red-focus-or-calculate-after-an-enemy',
  obstaclesSkipStep: 'overlapped-at-the-end',
  obstacleKindsSkipStep: ['asteroid', 'debris', 'gas-cloud'],
  obstacleEffects: { asteroid: ['hit-damage'], debris: ['stress'], 'gas-cloud': ['break-locks', 'strain'] },
  ionManeuver: 'dial-direction-at-speed-1',
  ionBreaksLocks: true,
  firstPlayer: 'each-round',
};

export const XWING_RULESET_IDS = ['xwing/rr-1.1', 'xwing/rr-1.3', 'xwing/2.5'] as const;
export type XWingRulesetId = (typeof XWING_RULESET_IDS)[number];

export const DEFAULT_XWING_RULESET: XWingRulesetId = 'xwing/rr-1.1';

export const XWING_RULESETS: Readonly<Record<XWingRulesetId, Ruleset<XWingValues>>> = {
  'xwing/rr-1.1': {
    id: 'xwing/rr-1.1',
    title: 'Rules Reference 1.1',
    sources: ['Actions', 'Activation Phase', 'Rules Reference 1.1.0 (January 2020)'],
    values: RR_1_1,
  },
  'xwing/rr-1.3': {
    id: 'xwing/rr-1.3',
    title: 'Rules Reference 1.3',
    basedOn: 'xwing/rr-1.1',
    sources: ['Rules Reference 1.2.0 (September 2020)', 'Rules Reference 1.3.0 to 1.3.2 (2020 and 2021)'],
    values: RR_1_3,
  },
  'xwing/2.5': {
    id: 'xwing/2.5',
    title: 'Edition 2.5',
    basedOn: 'xwing/rr-1.3',
    sources: ['Rules Reference 1.4.2 to 1.4.6 (from 2022)'],
    values: RULES_2_5,
  },
};
