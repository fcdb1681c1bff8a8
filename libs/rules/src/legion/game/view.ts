import type { GameCommand, PastStep } from '../../kernel/index.js';
import { statusNow } from '../actions/situation-of.js';
import type { Status } from '../activation/status.js';
import type { LegionCommand } from './command.js';
import type { GameUnit, LegionState, PlayerState } from './state.js';
import { seatInTurn, valuesOf } from './turns.js';

/** A unit as it is seen: with the status that its own Courage gives it now. */
export interface SeenUnit extends GameUnit {
  readonly status: Status;
}

export interface SeenPlayer extends Omit<PlayerState, 'card'> {
  /** `facedown` until both cards lie there, but for the player whose it is. */
  readonly card?: PlayerState['card'] | 'facedown';
}

export interface SeenState extends Omit<LegionState, 'units' | 'players'> {
  readonly turn?: string;
  readonly units: readonly SeenUnit[];
  readonly players: readonly SeenPlayer[];
}

const isHidden = ({ players }: LegionState, player: PlayerState, seat: string): boolean =>
  player.card !== undefined && player.seat !== seat && players.some(({ card }) => card === undefined);

/** What is kept from the seat: a command card that lies facedown. */
export const hiddenFrom = (state: LegionState, seat: string): readonly string[] =>
  state.players.filter((player) => isHidden(state, player, seat)).map((player) => `${player.seat}/command-card`);

/** The state as that seat may see it: all but the opponent’s facedown command card. */
export const viewFor = (state: LegionState, seat: string): SeenState => {
  const turn = seatInTurn(state);
  return {
    ...state,
    ...(turn !== undefined && { turn }),
    units: state.units.map((unit) => ({ ...unit, status: statusNow({ unit }, valuesOf(state)) })),
    players: state.players.map((player) => (isHidden(state, player, seat) ? { ...player, card: 'facedown' } : player)),
  };
};

/** A card that was played facedown shows its pips to its owner, until the step in which both are revealed. */
export const viewStepFor = (step: PastStep<LegionCommand>, seat: string): PastStep<GameCommand> => {
  const revealed = step.events.some(({ type }) => type === 'command-cards-revealed');
  return step.command.type !== 'reveal' || step.seat === seat || revealed
    ? step
    : { ...step, command: { type: 'reveal' } };
};
