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
]);

/** What cards say of the rules; the section is the kind of card. */
export const CARDS = rulesDocument('Cards', ['Damage Cards', 'Pilot and Ship Cards', 'Upgrade Cards']);
