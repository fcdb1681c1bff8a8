import type { Activation } from '../actions/activation.js';
import type { MadeAction } from '../actions/attempt.js';
import type { Status } from '../activation/status.js';
import type { NearbyCommander } from '../activation/commander-courage.js';
import type { Rank, Unit } from '../unit.js';

/** A unit in the game, and whose it is. */
export interface GameUnit extends Unit {
  readonly id: string;
  readonly player: string;
  readonly rank: Rank;
  /** Has acted by Independent in this round. */
  readonly independent?: boolean;
}

/** A command card played facedown: its pips, or null from a player who could play none. */
export interface RevealedCard {
  readonly pips: number | null;
}

export interface PlayerState {
  readonly seat: string;
  /** The ranks of the tokens left in the order pool. */
  readonly pool: readonly Rank[];
  readonly passTokens: number;
  readonly passedLastTurn: boolean;
  readonly passedThisRound: boolean;
  readonly card?: RevealedCard;
  /** Has issued the orders of this round. */
  readonly ordered: boolean;
}

/** The unit that is activating. */
export interface ActiveUnit {
  readonly unit: string;
  /** Activated by its faceup token, or by one that was drawn. */
  readonly token: 'faceup' | 'drawn';
  readonly activation: Activation & { readonly made: readonly MadeAction[]; readonly status?: Status };
  /** What was near when it rallied. */
  readonly commanders: readonly NearbyCommander[];
}

export const PHASES = ['command-cards', 'orders', 'activation', 'end', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** A game of Legion as far as its rounds and activations go: plain data that survives JSON. */
export interface LegionState {
  readonly ruleset: string;
  readonly round: number;
  readonly phase: Phase;
  readonly players: readonly PlayerState[];
  readonly units: readonly GameUnit[];
  readonly priority?: string;
  /** Whose turn it was before, in the Activation Phase. */
  readonly lastTurn?: string;
  /** The rank on the token that was just drawn. */
  readonly drawn?: Rank;
  readonly active?: ActiveUnit;
  /** Who has just acted: one unit, and those that answered it with standby tokens; until anything else happens. */
  readonly acted?: readonly string[];
  /** What the last unit did outside of its activation, until anything else happens. */
  readonly outside?: { readonly unit: string; readonly made: readonly MadeAction[] };
}

export const findUnit = (state: LegionState, id: string | undefined): GameUnit | undefined =>
  state.units.find((unit) => unit.id === id);

/** Whether one unit is another allied one that can be near the unit: those that are not deployed are near one another alone. */
export const isAllyAtHand = (one: GameUnit, unit: GameUnit): boolean =>
  one.player === unit.player &&
  one.id !== unit.id &&
  one.defeated !== true &&
  (one.undeployed ?? false) === (unit.undeployed ?? false);

/** The Activation Phase has begun, and no turn of it. */
export const isPhaseStart = ({ phase, lastTurn, drawn, active }: LegionState): boolean =>
  phase === 'activation' && lastTurn === undefined && drawn === undefined && active === undefined;

export const findPlayer = (state: LegionState, seat: string): PlayerState | undefined =>
  state.players.find((player) => player.seat === seat);

export const withUnit = (state: LegionState, id: string, change: (unit: GameUnit) => GameUnit): LegionState => ({
  ...state,
  units: state.units.map((unit) => (unit.id === id ? change(unit) : unit)),
});

export const withUnits = (state: LegionState, change: (unit: GameUnit) => GameUnit): LegionState => ({
  ...state,
  units: state.units.map(change),
});

export const withPlayer = (
  state: LegionState,
  seat: string,
  change: (player: PlayerState) => PlayerState,
): LegionState => ({
  ...state,
  players: state.players.map((player) => (player.seat === seat ? change(player) : player)),
});

/** What is only there for a while. */
type Passing = 'active' | 'acted' | 'drawn' | 'outside' | 'lastTurn' | 'priority';

const without = (state: LegionState, keys: readonly Passing[]): LegionState =>
  Object.fromEntries(
    Object.entries(state).filter(([key]) => !(keys as readonly string[]).includes(key)),
  ) as LegionState;

/** The state once nothing is drawn, active or half done. */
export const betweenTurns = (state: LegionState): LegionState => without(state, ['active', 'drawn', 'outside']);

/** The state once the token in hand has been used or has left the game. */
export const withoutDrawn = (state: LegionState): LegionState => without(state, ['drawn']);

/** The state once something else has happened than what a unit did outside of its activation. */
export const withoutOutside = (state: LegionState): LegionState => without(state, ['outside']);

/** The state once what a unit did can no longer be answered. */
export const withoutActed = (state: LegionState): LegionState => without(state, ['acted']);

/** The state once a round is over. */
export const betweenRounds = (state: LegionState): LegionState =>
  without(state, ['active', 'acted', 'drawn', 'outside', 'lastTurn', 'priority']);
