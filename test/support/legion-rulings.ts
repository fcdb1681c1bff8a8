import { readdirSync, readFileSync } from 'node:fs';
import {
  activationOrder,
  availableActions,
  cohesion,
  legion,
  rally,
  rallyOdds,
  resolveAction,
  validateAction,
  type LegionCommand,
  type LegionSetup,
  type LegionState,
} from '../../libs/rules/src/legion/index.js';
import type { Checked, DiceRoll } from '../../libs/rules/src/kernel/index.js';

/** A settled case: what is asked, in the shape of the HTTP call, and what part of the answer is settled. */
export interface LegionRuling {
  /** `L` and the number of the case, letters telling its parts apart; `X` for the edges of rules. */
  readonly id: string;
  readonly title: string;
  readonly source: string;
  readonly call: keyof typeof CALLS;
  readonly request: object;
  readonly expect: object;
}

interface GameRequest {
  readonly setup: LegionSetup;
  readonly steps: readonly { seat: string; command: LegionCommand; faces?: readonly string[] }[];
}

const valueOf = (checked: Checked<unknown>): unknown =>
  'value' in checked ? checked.value : { faults: checked.faults };

/** Plays every step; what is asked about is the last: its dice, its verdict, and the game as it leaves it. */
const playGame = ({ setup, steps }: GameRequest): unknown => {
  const opened = legion.open(setup);
  if ('faults' in opened) return opened;
  let state: LegionState = opened.value;
  let answer: { verdict: string; dice: readonly DiceRoll[]; view: unknown } | undefined;
  for (const { seat, command, faces = [] } of steps) {
    if (answer !== undefined && answer.verdict !== 'legal') throw new Error(`refused early: ${JSON.stringify(answer)}`);
    const dice = legion.dice(state, command);
    const played = legion.play(state, { seat, command, faces });
    if (played.verdict === 'legal') state = played.state;
    answer = { ...played, dice, view: legion.view(state, seat) };
  }
  return answer;
};

const CALLS = {
  rally: (request: object) => valueOf(rally(request as Parameters<typeof rally>[0])),
  'rally/odds': (request: object) => valueOf(rallyOdds(request as Parameters<typeof rallyOdds>[0])),
  'actions/validate': (request: object) => valueOf(validateAction(request as Parameters<typeof validateAction>[0])),
  'actions/available': (request: object) =>
    valueOf(availableActions(request as Parameters<typeof availableActions>[0])),
  'actions/resolve': (request: object) => valueOf(resolveAction(request as Parameters<typeof resolveAction>[0])),
  'activation-order': (request: object) => valueOf(activationOrder(request as Parameters<typeof activationOrder>[0])),
  cohesion: (request: object) => valueOf(cohesion(request as Parameters<typeof cohesion>[0])),
  game: (request: object) => playGame(request as GameRequest),
} as const;

/** The rules library's answer to a case. */
export const answerTo = ({ call, request }: LegionRuling): unknown => CALLS[call](request);

const FOLDER = 'test/rulings/legion';

/** Every settled case, file by file. */
export const legionRulings = (): readonly LegionRuling[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as LegionRuling[]);
