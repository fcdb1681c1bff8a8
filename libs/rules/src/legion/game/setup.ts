import type { Checked, Fault } from '../../kernel/index.js';
import { rulesetFaults } from '../activation/panic-input.js';
import { oneOf } from '../fault-checks.js';
import { LEGION_2026 } from '../rulesets.js';
import { openCourageFaults, unitFaults } from '../unit-faults.js';
import { isCounterpart, RANKS, type Unit } from '../unit.js';
import type { GameUnit, LegionState, PlayerState } from './state.js';
import { hasVariableCourage, LEAST_COURAGE } from './variable-courage.js';

/**
 * A player and the army; every unit has an id of its own in the game, and a rank. Counterparts are passed over: a game
 * keeps none apart from its host.
 */
export interface PlayerSetup {
  readonly seat: string;
  readonly units: readonly Unit[];
}

/** The player who is first rolls when priority is tied. */
export interface LegionSetup {
  /** The default is `legion/2026`. */
  readonly ruleset?: string;
  readonly players: readonly PlayerSetup[];
}

const duplicates = (ids: readonly (string | undefined)[], pointers: readonly string[]): readonly Fault[] =>
  ids.flatMap((id, index) =>
    id !== undefined && ids.indexOf(id) < index
      ? [{ pointer: pointers[index] ?? '', detail: `"${id}" stands there twice` }]
      : [],
  );

const required = (pointer: string, value: string | undefined): readonly Fault[] =>
  value === undefined || value === '' ? [{ pointer, detail: 'must be given' }] : [];

const gameUnitFaults = (unit: Unit, pointer: string): readonly Fault[] => [
  ...required(`${pointer}/id`, unit.id),
  ...required(`${pointer}/rank`, unit.rank),
  ...oneOf(`${pointer}/rank`, unit.rank, RANKS),
  ...unitFaults(unit, pointer),
  ...(hasVariableCourage(unit) ? [] : openCourageFaults(unit, pointer)),
];

const setupFaults = ({ ruleset, players }: LegionSetup): readonly Fault[] => {
  const units = players.flatMap((player, p) =>
    player.units.map((unit, u) => ({ unit, pointer: `/players/${p}/units/${u}` })),
  );
  return [
    ...rulesetFaults(ruleset),
    ...(players.length === 2 ? [] : [{ pointer: '/players', detail: `must be two players, not ${players.length}` }]),
    ...duplicates(
      players.map(({ seat }) => seat),
      players.map((_, index) => `/players/${index}/seat`),
    ),
    ...players.flatMap(({ units: army }, index) =>
      army.length === 0
        ? [{ pointer: `/players/${index}/units`, detail: 'must have a unit: an army is never empty' }]
        : [],
    ),
    ...duplicates(
      units.map(({ unit }) => unit.id),
      units.map(({ pointer }) => `${pointer}/id`),
    ),
    ...units.flatMap(({ unit, pointer }) => (isCounterpart(unit) ? [] : gameUnitFaults(unit, pointer))),
  ];
};

const newPlayer = ({ seat }: PlayerSetup): PlayerState => ({
  seat,
  pool: [],
  passTokens: 0,
  passedLastTurn: false,
  passedThisRound: false,
  ordered: false,
});

const newUnits = ({ seat, units }: PlayerSetup): readonly GameUnit[] =>
  units.flatMap((unit) => {
    const { id, rank } = unit;
    if (id === undefined || rank === undefined) return [];
    const courage = unit.courage === undefined && hasVariableCourage(unit) ? { courage: LEAST_COURAGE } : {};
    return [{ ...unit, ...courage, id, rank, player: seat, orderTokens: [] }];
  });

/** A game before its first Command Phase; or every fault of the setup by JSON pointer. */
export const openGame = (setup: LegionSetup): Checked<LegionState> => {
  const faults = setupFaults(setup);
  if (faults.length > 0) return { faults };
  return {
    value: {
      ruleset: setup.ruleset ?? LEGION_2026.id,
      round: 1,
      phase: 'command-cards',
      players: setup.players.map(newPlayer),
      units: setup.players.flatMap(newUnits),
    },
  };
};
