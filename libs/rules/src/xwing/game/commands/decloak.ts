import { RULES_REFERENCE } from '../../documents.js';
import { POSITIONS, SIDES, DIRECTIONS } from '../../actions/attempt.js';
import { always } from '../../actions/definition.js';
import { count } from '../../ship.js';
import { afterAction, resolveIn } from '../act.js';
import type { Decloak } from '../command.js';
import { forOwnShip, IN_PHASE } from '../common-rules.js';
import { done, type CommandDefinition, type Done, type GameRule } from '../game-rule.js';
import { inTurn } from '../in-turn.js';
import { fleetShip, type XWingState } from '../state.js';
import { nextTurns, systemInput } from '../turns.js';
import { unsettled } from '../unsettled.js';

const inPlay: GameRule<Decloak> = {
  id: 'xwing/game/decloaks-in-play',
  code: 'not-in-play',
  cite: RULES_REFERENCE.at('Cloak'),
  says: 'A ship decloaks on the table.',
  objection: ({ state, command }) => {
    const found = fleetShip(state, command.ship);
    return found === undefined || found.status === 'in-play'
      ? undefined
      : { message: `The status of ${command.ship} is ${found.status}.`, facts: { status: found.status } };
  },
};

/** The ship has used its chance, whether the decloak came off or failed. */
const used = (state: XWingState, ship: string): XWingState => ({ ...state, systemDone: [...state.systemDone, ship] });

const carryOut = (state: XWingState, { ship, by, declaration }: Decloak): Done => {
  const resolved = resolveIn(state, {
    ship,
    attempt: {
      action: by,
      opportunity: { kind: 'game-effect', by: 'decloak' },
      ...(declaration === undefined ? {} : { declaration }),
    },
  });
  if (resolved === undefined) return done(state);
  if (resolved.verdict === 'indeterminate') return unsettled(state, ship, resolved);
  return resolved.verdict === 'legal'
    ? done(used(afterAction(state, resolved), ship), ...resolved.events)
    : { verdict: 'illegal', reasons: resolved.reasons };
};

const CHOICES: readonly Pick<Decloak, 'by' | 'declaration'>[] = [
  ...DIRECTIONS.map((direction) => ({ by: 'boost', declaration: { direction } }) as const),
  ...SIDES.flatMap((side) =>
    POSITIONS.map((position) => ({ by: 'barrel-roll', declaration: { side, position } }) as const),
  ),
];

export const decloak: CommandDefinition<'decloak'> = {
  rules: [...forOwnShip, IN_PHASE.system, inPlay, ...inTurn(systemInput)],
  movesOn: always,
  carryOut: ({ state, command }) => carryOut(state, command),
  candidates: (state, seat) =>
    nextTurns(systemInput(state))
      .filter(({ ship }) => ship.player === seat && count(fleetShip(state, ship.id)?.ship.tokens ?? {}, 'cloak') > 0)
      .flatMap(({ ship }) => CHOICES.map((choice) => ({ type: 'decloak', ship: ship.id, ...choice }))),
};
