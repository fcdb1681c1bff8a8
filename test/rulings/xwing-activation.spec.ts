import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveManeuver, resolveShip, type ManeuverQuestion, type ShipInput } from '@marshal/catalogue';
import type { Checked } from '@marshal/rules/kernel';
import {
  abilityQueue,
  activationOrder,
  positions,
  validateManeuver,
  xwing,
  type AbilityQueueInput,
  type ActivationOrderInput,
  type PositionsInput,
  type XWingCommand,
  type XWingSetup,
  type XWingState,
} from '@marshal/rules/xwing';

interface Ruling {
  readonly id: string;
  readonly title: string;
  readonly call: string;
  readonly body: unknown;
  readonly expect: Readonly<Record<string, unknown>>;
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

const HERE = join(process.cwd(), 'test', 'rulings');
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const rulings = readdirSync(join(HERE, 'xwing'))
  .filter((file) => file.endsWith('.json'))
  .sort()
  .flatMap((file) => readJson(join(HERE, 'xwing', file)) as Ruling[]);

const valueOf = <Value>(checked: Checked<Value>): Value => {
  if ('faults' in checked) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
};

const opened = ({ setup }: GameQuestion): XWingState =>
  valueOf(
    xwing.open({
      ...setup,
      players: setup.players.map(({ id, ships }) => ({ id, ships: ships.map((ship) => valueOf(resolveShip(ship))) })),
    }),
  );

/** Plays every step; all but the last must be legal, and the last is answered, with what each seat may then do. */
const playedGame = (question: GameQuestion): unknown => {
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

const CALLS: Readonly<Record<string, (body: never) => unknown>> = {
  'activation-order': (body: ActivationOrderInput) => valueOf(activationOrder(body)),
  'maneuvers/validate': (body: ManeuverQuestion) => valueOf(validateManeuver(valueOf(resolveManeuver(body)))),
  positions: (body: PositionsInput) => valueOf(positions(body)),
  'ability-queue': (body: AbilityQueueInput) => valueOf(abilityQueue(body)),
  game: (body: GameQuestion) => playedGame(body),
};

describe('the settled cases on activation', () => {
  it.each(rulings.filter(({ call }) => call in CALLS))('$id: $title', ({ call, body, expect: expected }) => {
    expect(CALLS[call]!(body as never)).toMatchObject(expected);
  });

  it('are all here', () => {
    const ids = readJson(join(HERE, 'xwing-ids.json')) as { readonly activation: readonly string[] };
    const played = new Set(rulings.map(({ id }) => id));
    expect(ids.activation.filter((id) => !played.has(id))).toEqual([]);
  });
});
