import { rulesDocument } from '../kernel/index.js';

/** The headings under which the two X-Wing documents state rules. */
export const ACTIONS = rulesDocument('Actions', [
  'Performing Actions',
  'Number of Actions',
  'Additional Actions',
  'Action Difficulty',
  'Red Actions',
  'Purple Actions',
  'Linked Actions',
  'Failing Actions',
  'Barrel Roll',
  'Boost',
  'Calculate',
  'Cloak',
  'Coordinate',
  'Evade',
  'Focus',
  'Lock',
  'Jam',
  'Reload',
  'Reinforce',
  'Rotate',
  'SLAM',
  'FAQ',
]);

export const ACTIVATION_PHASE = rulesDocument('Activation Phase', ['Activation Phase', 'FAQ']);

/** What fills the gaps of the two: the Rules Reference 1.1.0, entry by entry. */
export const RULES_REFERENCE = rulesDocument('Rules Reference 1.1.0', [
  'Ability Queue',
  'Barrel Roll',
  'Bearing',
  'Boost',
  'Cloak',
  'Coordinate',
  'Destroying Ships',
  'Dock',
  'End Phase',
  'Engagement Phase',
  'Fail',
  'FAQ',
  'Flee',
  'Initiative',
  'Ion',
  'Jam',
  'Linked Actions',
  'Lock',
  'Maneuver',
  'Obstacles',
  'Overlap',
  'Paying Costs',
  'Planning Phase',
  'Range',
  'Reinforce',
  'Reload',
  'Rotate',
  'SLAM',
  'Stress',
  'System Phase',
  'Tractor',
]);

/** Later versions, each cited for what came with it. */
export const RULES_REFERENCE_1_2 = rulesDocument('Rules Reference 1.2.0', [
  'Activation Phase',
  'Difficulty',
  'Linked Actions',
  'SLAM',
  'Stress',
]);

export const RULES_REFERENCE_1_3 = rulesDocument('Rules Reference 1.3.2', ['Jam', 'Planning Phase']);

/** The first of edition 2.5. */
export const RULES_REFERENCE_2_5 = rulesDocument('Rules Reference 1.4.2', [
  'Ion',
  'Obstacles',
  'Overlap',
  'Planning Phase',
]);

/** What cards say of the rules; the section is the kind of card. */
export const CARDS = rulesDocument('Cards', ['Damage Cards', 'Pilot and Ship Cards', 'Upgrade Cards']);
