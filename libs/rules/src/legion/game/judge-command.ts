import {
  judge,
  type DiceRoll,
  type Played,
  type Reason,
  type Rule,
  type RuleReference,
  type Verdict,
} from '../../kernel/index.js';
import { CORE_RULEBOOK } from '../documents.js';
import type { CommandType, LegionCommand } from './command.js';
import { GAME_RULES } from './common-rules.js';
import type { CommandDefinition, CommandSituation } from './definition.js';
import { FACTS_NEEDED } from './facts.js';
import { DEFINITIONS } from './registry.js';
import { withoutActed, type LegionState } from './state.js';
import { counted } from '../wording.js';

/** The definition of that command: the registry pairs each type with its own, which the compiler cannot follow here. */
const definitionOf = (type: CommandType): CommandDefinition<LegionCommand> =>
  DEFINITIONS[type] as CommandDefinition<LegionCommand>;

/** Every objection to the command; where no rule objects, the verdict of the action or the turn. */
export const verdictOn = (situation: CommandSituation): Verdict<object> => {
  const common = judge(GAME_RULES, situation);
  if (common.length > 0) return { verdict: 'illegal', reasons: common };
  const definition = definitionOf(situation.command.type);
  const reasons = judge(definition.rules, situation);
  const further = definition.verdict?.(situation) ?? { verdict: 'legal' };
  if (further.verdict === 'illegal') return { verdict: 'illegal', reasons: [...reasons, ...further.reasons] };
  return reasons.length > 0 ? { verdict: 'illegal', reasons } : further;
};

export const diceOf = (situation: CommandSituation): readonly DiceRoll[] =>
  definitionOf(situation.command.type).dice?.(situation) ?? [];

interface Rolled {
  readonly dice: readonly DiceRoll[];
  readonly faces: readonly string[];
}

/** Each face is one of its die’s, and there are as many as dice. */
const facesAnswerDice: Rule<Rolled> = {
  id: 'legion/game/faces-answer-dice',
  code: 'wrong-faces',
  cite: CORE_RULEBOOK.at('Dice'),
  says: 'A command comes with one face for each die that it rolls.',
  objection: ({ dice, faces }) => {
    const sides = dice.flatMap(({ die, count }) => Array.from({ length: count }, () => die));
    const fit = sides.length === faces.length && sides.every((die, index) => die.includes(faces[index] ?? ''));
    return fit
      ? undefined
      : {
          message: `This rolls ${counted(sides.length, 'die', 'dice')}; the faces given are ${faces.join(', ') || 'none'}.`,
          facts: { dice, faces },
        };
  },
};

/** What leaves the moment as it is in which a unit has just acted. */
const PAUSES: readonly CommandType[] = ['action', 'adjust', 'end-actions'];

const played = (situation: CommandSituation, faces: readonly string[]): Played<LegionState> => {
  const { state, command } = situation;
  const now = PAUSES.includes(command.type) ? state : withoutActed(state);
  return definitionOf(command.type).play({ ...situation, state: now, faces });
};

/** The command carried out with those faces, or why not. */
export const playCommand = (situation: CommandSituation, faces: readonly string[]): Verdict<Played<LegionState>> => {
  const verdict = verdictOn(situation);
  if (verdict.verdict !== 'legal') return verdict;
  const reasons: readonly Reason[] = judge([facesAnswerDice], { dice: diceOf(situation), faces });
  return reasons.length > 0 ? { verdict: 'illegal', reasons } : { verdict: 'legal', ...played(situation, faces) };
};

/** Every rule of the course of a game, each once. */
export const COMMAND_RULES: readonly RuleReference[] = [
  ...new Set<RuleReference>([
    ...GAME_RULES,
    ...Object.values(DEFINITIONS).flatMap(({ rules }): readonly RuleReference[] => rules),
    FACTS_NEEDED,
    facesAnswerDice,
  ]),
];
