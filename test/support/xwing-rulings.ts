import { readdirSync, readFileSync } from 'node:fs';
import {
  resolveAttempt,
  resolveAvailable,
  resolveManeuver,
  resolveOrder,
  resolvePositions,
  resolveShip,
  type ActivationOrderQuestion,
  type AttemptQuestion,
  type AvailableQuestion,
  type ManeuverQuestion,
  type PositionsQuestion,
  type ShipInput,
} from '@marshal/catalogue';
import {
  abilityQueue,
  activationOrder,
  availableActions,
  positions,
  resolveAction,
  validateAction,
  validateManeuver,
  xwing,
  type AbilityQueueInput,
  type XWingCommand,
  type XWingSetup,
  type XWingState,
} from '@marshal/rules/xwing';
import { valueOf } from './value-of.js';

/** A settled case: what is asked, in the shape of the HTTP call, and what part of the answer is settled. */
export interface XWingRuling {
  /** `R` and the number of the case; its parts share it. */
  readonly id: string;
  readonly title: string;
  readonly call: keyof typeof CALLS;
  readonly body: object;
  readonly expect: object;
}

/** A whole game: its setup, with ships as a call tells them, and every step up to the one that is asked about. */
interface GameQuestion {
  readonly setup: Omit<XWingSetup, 'players'> & {
    readonly players: readonly { readonly id: string; readonly ships: readonly ShipInput[] }[];
  };
  readonly steps: readonly {
    readonly seat: string;
    readonly command: XWingCommand;
    readonly faces?: readonly string[];
  }[];
}

const opened = ({ setup }: GameQuestion): XWingState =>
  valueOf(
    xwing.open({
      ...setup,
      players: setup.players.map(({ id, ships }) => ({ id, ships: ships.map((ship) => valueOf(resolveShip(ship))) })),
    }),
  );

/** Plays every step; all but the last must be legal, and the last is answered, with what each seat may then do. */
const playGame = (question: GameQuestion): unknown => {
  const before = question.steps.slice(0, -1).reduce((state, { seat, command, faces = [] }) => {
    const played = xwing.play(state, { seat, command, faces });
    if (played.verdict !== 'legal') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(played)}`);
    return played.state;
  }, opened(question));
  const { seat, command, faces = [] } = question.steps.at(-1)!;
  const played = xwing.play(before, { seat, command, faces });
  if (played.verdict !== 'legal') return played;
  const options = Object.fromEntries(
    played.state.playerOrder.map((player) => [player, xwing.options(played.state, player)]),
  );
  return { ...played, options };
};

const CALLS = {
  'actions/validate': (body: object) => validateAction(valueOf(resolveAttempt(body as AttemptQuestion))),
  'actions/resolve': (body: object) => resolveAction(valueOf(resolveAttempt(body as AttemptQuestion))),
  'actions/available': (body: object) => ({
    actions: availableActions(valueOf(resolveAvailable(body as AvailableQuestion))),
  }),
  'activation-order': (body: object) =>
    valueOf(activationOrder(valueOf(resolveOrder(body as ActivationOrderQuestion)))),
  'maneuvers/validate': (body: object) => valueOf(validateManeuver(valueOf(resolveManeuver(body as ManeuverQuestion)))),
  positions: (body: object) => valueOf(positions(valueOf(resolvePositions(body as PositionsQuestion)))),
  'ability-queue': (body: object) => valueOf(abilityQueue(body as AbilityQueueInput)),
  game: (body: object) => playGame(body as GameQuestion),
} as const;

/** The rules library's answer to a case. */
export const answerTo = ({ call, body }: XWingRuling): unknown => CALLS[call](body);

const FOLDER = 'test/rulings/xwing';

/** Every settled case, file by file. */
export const xwingRulings = (): readonly XWingRuling[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as XWingRuling[]);
