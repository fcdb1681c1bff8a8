import type { Checked, Fault, Ruleset } from '../../kernel/index.js';
import { rulesetFaults } from '../activation/panic-input.js';
import { oneOf, repeated, wholeNumber } from '../fault-checks.js';
import type { LegionValues } from '../ruleset-values.js';
import { rulesetFor } from '../rulesets.js';
import { toldFaults } from '../unit-faults.js';
import { isCounterpart, RANKS, type Rank, type Unit } from '../unit.js';

/** A player in the Activation Phase. */
export interface OrderPlayer {
  readonly id: string;
  /** The ranks of the tokens left in the order pool, without a drawn one; one for each unit that has none when left out. */
  readonly pool?: readonly Rank[];
  /** Advantage tokens left in the pass pool; none when left out. */
  readonly passTokens?: number;
  /** Passed on the turn before, in this round. */
  readonly passedLastTurn?: boolean;
  readonly passedThisRound?: boolean;
}

/** What matters of a unit when units take turns. */
export interface OrderUnit extends Unit {
  readonly id: string;
  readonly player: string;
}

/** What a player wants to do with the turn. `player`: who; the one whose turn it is when left out. */
export type Proposal =
  | { readonly kind: 'activate'; readonly unit: string; readonly player?: string }
  | { readonly kind: 'draw'; readonly player?: string }
  | { readonly kind: 'pass'; readonly player?: string };

export const PROPOSAL_KINDS = ['activate', 'draw', 'pass'] as const;

export interface OrderInput {
  /** The default is `legion/2026`. */
  readonly ruleset?: string;
  readonly players: readonly OrderPlayer[];
  readonly units: readonly OrderUnit[];
  /** The id of the player with priority; the first of the players when left out. */
  readonly priority?: string;
  /** Whose turn it was before; nobody's at the start of the phase. */
  readonly lastTurn?: string;
  /** The rank on the token that the player has just drawn. */
  readonly drawn?: Rank;
  readonly proposed?: Proposal;
}

const playerFaults = ({ players }: OrderInput): readonly Fault[] => [
  ...(players.length === 2 ? [] : [{ pointer: '/players', detail: `must be two players, not ${players.length}` }]),
  ...repeated(
    players.map(({ id }) => id),
    (index) => `/players/${index}/id`,
  ),
  ...players.flatMap(({ passTokens, pool = [] }, index) => [
    ...wholeNumber(`/players/${index}/passTokens`, passTokens, { min: 0 }),
    ...pool.flatMap((rank, token) => oneOf(`/players/${index}/pool/${token}`, rank, RANKS)),
  ]),
];

const rankFaults = (unit: OrderUnit, pointer: string): readonly Fault[] =>
  unit.rank === undefined && !isCounterpart(unit)
    ? [{ pointer, detail: 'must be given: no card says it' }]
    : oneOf(pointer, unit.rank, RANKS);

const unitFaults = ({ units, players }: OrderInput): readonly Fault[] => {
  const ids = players.map(({ id }) => id);
  return [
    ...repeated(
      units.map(({ id }) => id),
      (index) => `/units/${index}/id`,
    ),
    ...units.flatMap((unit, index) => [
      ...oneOf(`/units/${index}/player`, unit.player, ids),
      ...rankFaults(unit, `/units/${index}/rank`),
      ...toldFaults(unit, `/units/${index}`),
    ]),
  ];
};

const proposedUnitFaults = (id: string, units: readonly OrderUnit[]): readonly Fault[] => {
  const pointer = '/proposed/unit';
  const unit = units.find((each) => each.id === id);
  if (unit === undefined) return [{ pointer, detail: `there is no unit "${id}"` }];
  return isCounterpart(unit) ? [{ pointer, detail: `"${id}" is a counterpart: it activates with its host` }] : [];
};

const proposalFaults = ({ proposed, players, units }: OrderInput): readonly Fault[] => [
  ...oneOf('/proposed/kind', proposed?.kind, PROPOSAL_KINDS),
  ...oneOf(
    '/proposed/player',
    proposed?.player,
    players.map(({ id }) => id),
  ),
  ...(proposed?.kind === 'activate' ? proposedUnitFaults(proposed.unit, units) : []),
];

/** The ruleset to use, or every fault of the input. */
export const checkOrder = (input: OrderInput): Checked<Ruleset<LegionValues>> => {
  const ruleset = rulesetFor(input.ruleset);
  const ids = input.players.map(({ id }) => id);
  const faults = [
    ...rulesetFaults(input.ruleset),
    ...playerFaults(input),
    ...unitFaults(input),
    ...oneOf('/priority', input.priority, ids),
    ...oneOf('/lastTurn', input.lastTurn, ids),
    ...oneOf('/drawn', input.drawn, RANKS),
    ...proposalFaults(input),
  ];
  return ruleset === undefined || faults.length > 0 ? { faults } : { value: ruleset };
};
