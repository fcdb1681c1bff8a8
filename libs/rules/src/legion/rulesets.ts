import type { Ruleset } from '../kernel/index.js';
import { HALF_RANGE, SPEED_ONE_TOOL, type LegionValues } from './ruleset-values.js';

const current: LegionValues = {
  rally: { successFaces: ['block', 'surge'] },
  suppressed: { actionsLost: 1, droidTroopers: 'no-action-lost' },
  panic: { drops: 'at-once' },
  commanderCourage: { use: 'must', range: 3 },
  fieldCommander: { courage: 2, helps: 'same-faction-or-affiliation' },
  commandVehicle: 'lends-courage',
  actions: { base: 2 },
  ion: 'roll-for-each',
  vehicleDamage: { artificialIntelligence: 'does-not-roll' },
  override: { whilePanicked: 'does-not-work' },
  inspire: 'end-of-activation',
  ruthless: 'corps-troopers',
  guidance: 'listed-type',
  independent: 'tokens-or-action',
  scout: 'deploys-in-activation',
  speederWithAsset: 'one-move',
  disabledVehicle: 'does-not-exist',
  standby: { range: 2, attacks: 'triggering-unit', moveSetsOffAttacks: 'no' },
  withdraw: { costs: 'one-action', mayAttack: ['creature-trooper', 'heavy-trooper', 'heavy-droid-trooper'] },
  cohesion: { distance: HALF_RANGE, lineOfSight: 'needed', broken: 'placed-as-close-as-possible' },
  artificialIntelligence: { applies: 'suppressed-or-damaged', impossible: 'one-action-lost' },
  drawnRankWithoutUnit: 'choose-again-or-pass',
  passing: 'pass-pool',
  rounds: 5,
};

const before2026: LegionValues = {
  ...current,
  suppressed: { ...current.suppressed, droidTroopers: 'immune' },
  commanderCourage: { use: 'may', range: 3 },
  override: { whilePanicked: 'works' },
  commandVehicle: 'does-not-exist',
  vehicleDamage: { artificialIntelligence: 'rolls' },
  artificialIntelligence: { applies: 'no-commander-near', impossible: 'acts-freely' },
};

/** The 2.6 rulebook already has today's withdraw and standby; the sources for both are today's, so they are probable. */
const before2025: LegionValues = {
  ...before2026,
  ruthless: 'troopers',
  guidance: 'troopers',
  standby: { ...before2026.standby, moveSetsOffAttacks: 'yes' },
};

const before2024: LegionValues = {
  ...before2025,
  panic: { drops: 'as-make-actions-begins' },
  fieldCommander: { courage: 2, helps: 'any-ally' },
  ion: 'action-for-each',
  inspire: 'after-rally',
  ruthless: 'corps-troopers',
  independent: 'tokens',
  scout: 'moves-after-deployment',
  speederWithAsset: 'any-number-of-moves',
  disabledVehicle: 'two-actions-a-move',
  standby: { range: 2, attacks: 'any-unit', moveSetsOffAttacks: 'yes' },
  withdraw: { costs: 'every-action', mayAttack: ['creature-trooper', 'emplacement-trooper'] },
  cohesion: { distance: SPEED_ONE_TOOL, lineOfSight: 'not-needed', broken: 'next-action-restores-it' },
  artificialIntelligence: { applies: 'always', impossible: 'acts-freely' },
  drawnRankWithoutUnit: 'draw-again',
  passing: 'once-a-round',
  rounds: 6,
};

/** What versions between 2.5 and today are told by where their own text was not at hand. */
const TODAYS_WITHDRAW = 'withdraw: probable. It is told by the text of today; that of this version was not at hand.';

/** The rules as of the update of spring 2026: the version that counts when a request names none. */
export const LEGION_2026: Ruleset<LegionValues> = {
  id: 'legion/2026',
  title: 'Core Rulebook with the update of spring 2026',
  sources: ['Activating a Unit (web rulebook)', 'Core Rulebook, update of May 2026'],
  values: current,
};

/** Every version, the default first. */
export const rulesets: readonly Ruleset<LegionValues>[] = [
  LEGION_2026,
  {
    id: 'legion/2025',
    title: 'Core Rulebook of April 2025',
    basedOn: 'legion/2026',
    sources: ['Core Rulebook, April 2025'],
    notes: [TODAYS_WITHDRAW],
    values: before2026,
  },
  {
    id: 'legion/2024',
    title: 'Core Rulebook 2.6',
    basedOn: 'legion/2025',
    sources: ['Core Rulebook 2.6, July 2024'],
    notes: [
      TODAYS_WITHDRAW,
      'cohesion: probable. Half range is inferred from the range ruler of that version; its own text was not at hand.',
    ],
    values: before2025,
  },
  {
    id: 'legion/2023',
    title: 'Core Rulebook 2.5',
    basedOn: 'legion/2024',
    sources: ['Core Rulebook 2.5, January 2023'],
    notes: [
      'transport: not modelled. Embarking and disembarking cannot be declared: no move kind stands for them, and what they cost beyond their move action, such as the action for a closed transport, is told in "changes".',
      'vehicleDamage: a damaged and a disabled vehicle are modelled, each by its token; a disrupted weapon alters attack pools, which belong to the table, and no action.',
      'cohesion: being out of it is taken to bind every action and free action, attacks by an effect or a standby token and free card actions among them, until a move other than a pivot; so a unit that cannot move, as with Speed 0, makes none while it is out of cohesion.',
      'speeder: the compulsory move of Speeder and Mobile is taken to be made at the start or the end of Perform Actions, as the 2.5 rulebook has it; by other accounts of that version it belongs to the start of the activation.',
      'withdraw: taken to cost every action of the activation, so that nothing else is made in it; a free move that withdraws costs the same.',
    ],
    values: before2024,
  },
];

/** The ruleset with that id; the default when none is named; undefined for an unknown id. */
export const rulesetFor = (id: string | undefined): Ruleset<LegionValues> | undefined =>
  id === undefined ? LEGION_2026 : rulesets.find((ruleset) => ruleset.id === id);
