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
  'Barrage',
  'Cohesion',
  'Command Phase',
  'Compel',
  'Courage',
  'Danger Sense',
  'Dauntless',
  'Defeated',
  'Deploy',
  'Dice',
  'Disabled',
  'Engaged',
  'Free Actions',
  'Grounded',
  'Immobilize',
  'Independent',
  'Inspire',
  'Juyo Mastery',
  'Moving Through Miniatures',
  'Override',
  'Passing',
  'Plodding',
  'Pulling the Strings',
  'Recover',
  'Ruthless',
  'Scout',
  'Self-Destruct',
  'Speeder',
  'Spur',
  'Standby',
  'Stationary',
  'Unstoppable',
  'Weighed Down',
  'Wheel Mode',
  'Withdraw',
]);

export const documents: readonly DocumentIndex[] = [ACTIVATING_A_UNIT, CORE_RULEBOOK];
