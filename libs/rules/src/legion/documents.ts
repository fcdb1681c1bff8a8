import { rulesDocument, type DocumentIndex } from '../kernel/index.js';

/** The headings under which the document that Marshal implements states rules. */
export const ACTIVATING_A_UNIT = rulesDocument('Activating a Unit', [
  'Activating a Unit',
  'Cohesion',
  'Rally Step',
  'Aim',
  'Attack',
  'Card Action',
  'Dodge',
  'Free Card Action',
  'Move',
  'Recover',
  'Standby',
]);

/** What fills its gaps: the core rulebook, entry by entry. */
export const CORE_RULEBOOK = rulesDocument('Core Rulebook', [
  'Activation Phase',
  'Artificial Intelligence',
  'Command Phase',
  'Courage',
  'Deploy',
  'Engaged',
  'Immobilize',
  'Ion Tokens',
  'Panicked',
  'Passing',
  'Plodding',
  'Standby',
  'Stationary',
  'Speeder',
  'Juyo Mastery',
  'Ataru Mastery',
  'Unstoppable',
  'Vehicle Damage',
  'Withdraw',
]);

export const documents: readonly DocumentIndex[] = [ACTIVATING_A_UNIT, CORE_RULEBOOK];
