import { judge, type Played, type Step, type Unjudged, type Verdict } from '../../kernel/index.js';
import { advance } from './advance.js';
import type { CommandOf, CommandType, XWingCommand } from './command.js';
import { valuesOf, type Asked, type CommandDefinition, type Done } from './game-rule.js';
import { othersHaveResolved, withEmptyQueue } from './queue.js';
import { COMMANDS } from './registry.js';
import type { XWingState } from './state.js';

const carryOut = <T extends CommandType>(definition: CommandDefinition<T>, asked: Asked<CommandOf<T>>): Done => {
  const movesOn = definition.movesOn?.(asked.command) === true;
  const reasons = judge(movesOn ? [...definition.rules, othersHaveResolved] : definition.rules, asked);
  if (reasons.length > 0) return { verdict: 'illegal', reasons };
  return definition.carryOut(movesOn ? { ...asked, state: withEmptyQueue(asked.state) } : asked);
};

/** The compiler cannot see that a command and the definition of its type belong together. */
const definitionOf = <T extends CommandType>(command: CommandOf<T>): CommandDefinition<T> => COMMANDS[command.type];

/** One step of a game: what a seat asks for, judged and carried out; then the game moves on as far as it does by itself. */
export const play = (state: XWingState, { seat, command, faces }: Step<XWingCommand>): Verdict<Played<XWingState>> => {
  const result = carryOut(definitionOf(command), { state, seat, command, faces, values: valuesOf(state) });
  return result.verdict === 'legal' ? { verdict: 'legal', ...advance(result) } : result;
};

const candidatesOf = (state: XWingState, seat: string): readonly XWingCommand[] =>
  state.playerOrder.includes(seat)
    ? Object.values(COMMANDS).flatMap(({ candidates }): readonly XWingCommand[] => candidates(state, seat))
    : [];

/** The legal commands of a seat, but for adjustments, which are without end. */
export const options = (state: XWingState, seat: string): readonly XWingCommand[] =>
  candidatesOf(state, seat).filter((command) => play(state, { seat, command, faces: [] }).verdict === 'legal');

/** Commands that nothing forbids as far as the game knows, such as a lock on a ship whose range nobody told. */
export const unjudged = (state: XWingState, seat: string): readonly Unjudged<XWingCommand>[] =>
  candidatesOf(state, seat).flatMap((command) => {
    const played = play(state, { seat, command, faces: [] });
    if (played.verdict !== 'indeterminate') return [];
    const { unmodelled, lacking = [] } = played;
    return [{ command, unmodelled, lacking }];
  });
