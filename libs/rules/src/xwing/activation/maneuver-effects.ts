import type { RuleReference } from '../../kernel/index.js';
import { ACTIVATION_PHASE, RULES_REFERENCE, RULES_REFERENCE_2_5 } from '../documents.js';

/** What follows on a maneuver: rules that refuse nothing, and so have no code. */
export const maneuverEffects: readonly RuleReference[] = [
  {
    id: 'xwing/maneuver/effect',
    cite: ACTIVATION_PHASE.at('Activation Phase'),
    says: 'A ship executes the maneuver that its revealed dial shows.',
  },
  {
    id: 'xwing/maneuver/check-difficulty',
    cite: RULES_REFERENCE.at('Maneuver'),
    says: 'A red maneuver brings one stress token; a blue one takes one stress, one strain and one deplete token.',
  },
  {
    id: 'xwing/maneuver/obstacles-met',
    cite: RULES_REFERENCE.at('Obstacles'),
    says: 'For each obstacle met one attack die is rolled; a debris cloud also brings one stress token after the check of the difficulty.',
  },
  {
    id: 'xwing/maneuver/obstacles-met-by-edition',
    cite: RULES_REFERENCE_2_5.at('Obstacles'),
    says: 'In edition 2.5 an asteroid also deals one hit, and a gas cloud breaks every lock of the ship and on it and brings one strain token.',
  },
  {
    id: 'xwing/maneuver/friendly-ship-overlapped',
    cite: RULES_REFERENCE_2_5.at('Overlap'),
    says: 'In edition 2.5 a ship that overlaps a friendly one rolls one attack die.',
  },
];
