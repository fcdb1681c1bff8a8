import type { DiceRoll, Fault, GameCommand, Indeterminate, Verdict } from '@marshal/rules/kernel';
import { NOT_YOURS } from '@marshal/rules/kernel';
import { Problem } from '../http/problem.js';
import { diceOf } from './faces.js';
import type { Rolled } from './log-entry.js';
import { playStep, type StepTaken, type Table } from './play-step.js';
import type { Change, Changing } from './session-changes.js';
import { StepDice } from './step-dice.js';

/** One step as it is asked for; `faces` are those of real dice. */
export interface CommandRequest {
  readonly command: GameCommand;
  readonly faces?: readonly string[];
}

const tableOf = ({ game, session: { record, position } }: Changing): Table => ({
  game,
  seats: record.seats.map(({ seat }) => seat),
  state: position.state,
});

/** Faults of a command, as places of the body that carries it. */
export const inTheBody = (faults: readonly Fault[]): readonly Fault[] =>
  faults.map((fault) => ({ ...fault, pointer: `/command${fault.pointer}` }));

/** In one sentence, what the rules lack. */
const inWords = ({ unmodelled, lacking = [] }: Omit<Indeterminate, 'verdict'>): string => {
  const cards = unmodelled.length > 0 ? [`not modelled: ${unmodelled.join(', ')}`] : [];
  return [...cards, ...lacking.map(({ detail }) => `the command ${detail}`)].join('; ');
};

const refuse = (taken: Exclude<Verdict<StepTaken>, { verdict: 'legal' }>): never => {
  if (taken.verdict === 'indeterminate') {
    const { lacking = [], ...doubt } = taken;
    const errors = inTheBody(lacking);
    throw new Problem('unjudged-command', { ...doubt, detail: inWords(taken), ...(errors.length > 0 && { errors }) });
  }
  const { reasons } = taken;
  const mine = reasons.every(({ code }) => code !== NOT_YOURS);
  throw new Problem(mine ? 'illegal-command' : 'forbidden', { verdict: 'illegal', reasons });
};

const wording = (dice: readonly DiceRoll[]): string =>
  dice
    .map(({ die, count, for: what }) => {
      const faces = `${count} of ${[...new Set(die)].join(', ')}`;
      return what === undefined ? faces : `${faces} for ${what}`;
    })
    .join('; ');

const refuseFaces = (detail: string, dice: readonly DiceRoll[]): never => {
  throw new Problem('unprocessable', { errors: [{ pointer: '/faces', detail }], dice });
};

/** Any faces at all will do to find out what else is wrong with a command. */
const anyFaces = (dice: readonly DiceRoll[]): readonly string[] =>
  dice.flatMap(({ die, count }) => Array.from({ length: count }, () => die[0] ?? ''));

/** Plays the command that the seat sends, with the dice that it rolls. */
export const commandChange = ({ command, faces: typed = [] }: CommandRequest): Change => {
  const stepDice = new StepDice(typed);

  const rolledFor = (changing: Changing, dice: readonly DiceRoll[]): Rolled | undefined => {
    const { session, seat } = changing;
    /** Faces are at fault only where nothing else is. */
    const wrongFaces = (detail: string, wanted: readonly DiceRoll[]): never => {
      const taken = playStep(tableOf(changing), { seat, command, faces: anyFaces(dice) });
      return taken.verdict === 'legal' ? refuseFaces(detail, wanted) : refuse(taken);
    };
    if (typed.length > 0 && (dice.length === 0 || session.record.dice.mode !== 'physical'))
      return wrongFaces('nothing is rolled at the table for this', []);
    if (dice.length === 0) return undefined;
    return stepDice.roll(session, dice) ?? wrongFaces(`must be those of ${wording(dice)}`, dice);
  };

  return {
    content: ['command', command, typed],
    draft: (changing) => {
      const { game, seat, session } = changing;
      const { state, rolls } = session.position;
      const rolled = rolledFor(changing, diceOf(game, state, command));
      const taken = playStep(tableOf(changing), { seat, command, faces: rolled?.faces ?? [] });
      if (taken.verdict !== 'legal') return refuse(taken);
      return {
        entry: { seat, command, ...(rolled && { rolled }), ...taken.outcome },
        position: { state: taken.state, rolls: rolled?.number ?? rolls, ended: false },
      };
    },
  };
};
