import { CORE_RULEBOOK } from '../../documents.js';
import { hasKeyword } from '../../keyword.js';
import type { Objection } from '../../../kernel/index.js';
import type { ActionRule } from '../definition.js';
import { madeOf } from '../made.js';
import type { Situation } from '../situation.js';
import { ownCourage } from '../../activation/courage.js';
import { counted } from '../../wording.js';

const beyond = (made: number, limit: number): Objection | undefined =>
  made >= limit
    ? {
        message: `The unit has made ${counted(made, 'move action')} and may make only ${limit}.`,
        facts: { made, limit },
      }
    : undefined;

/** A compulsory move does not count against what a Speeder may otherwise move. */
const isCompulsory = (by: string | undefined): boolean => by === 'speeder' || by === 'mobile';

const ploddingMovesOnce: ActionRule = {
  id: 'legion/plodding/one-move',
  code: 'move-limit',
  cite: CORE_RULEBOOK.at('Plodding'),
  says: 'A plodding unit makes one move action in its activation.',
  objection: (situation) =>
    hasKeyword(situation.unit, 'plodding') ? beyond(madeOf(situation, 'move').length, 1) : undefined,
};

const juyoMovesTwice: ActionRule = {
  id: 'legion/juyo-mastery/two-moves',
  code: 'move-limit',
  cite: CORE_RULEBOOK.at('Juyo Mastery'),
  says: 'A unit with Juyo Mastery makes two move actions in its activation, free ones included.',
  objection: (situation) =>
    hasKeyword(situation.unit, 'juyo-mastery') ? beyond(madeOf(situation, 'move').length, 2) : undefined,
};

const ladenSpeeder = ({ unit, values }: Situation): boolean =>
  values.speederWithAsset === 'one-move' &&
  (unit.objectivesHeld ?? 0) > 0 &&
  (hasKeyword(unit, 'speeder') || hasKeyword(unit, 'mobile'));

const speederWithAsset: ActionRule = {
  id: 'legion/speeder/one-move-with-an-asset',
  code: 'move-limit',
  cite: CORE_RULEBOOK.at('Speeder'),
  says: 'A Speeder that holds an asset makes one move action beside its compulsory one; one without that makes more claims none in that activation. The 2.5 rulebook has no such limit.',
  objection: (situation) => {
    if (!ladenSpeeder(situation) || isCompulsory(situation.granted?.by)) return undefined;
    return beyond(madeOf(situation, 'move').filter(({ by }) => !isCompulsory(by)).length, 1);
  },
};

const spurCostsSuppression: ActionRule = {
  id: 'legion/spur/gains-suppression',
  code: 'cannot-spur',
  cite: CORE_RULEBOOK.at('Spur'),
  says: 'A unit with Spur that can gain suppression may gain one to move one Speed faster.',
  objection: ({ unit, declaration }) =>
    declaration.spur === true && (!hasKeyword(unit, 'spur') || ownCourage(unit) === null)
      ? {
          message: 'Only a unit with Spur that can gain suppression moves faster by it.',
          facts: { spur: hasKeyword(unit, 'spur'), courage: ownCourage(unit) },
        }
      : undefined,
};

export const moveLimitRules: readonly ActionRule[] = [
  ploddingMovesOnce,
  juyoMovesTwice,
  speederWithAsset,
  spurCostsSuppression,
];
