import type { GameCommand, PastStep } from '../../kernel/index.js';
import { omit } from '../actions/omit.js';
import type { XWingCommand } from './command.js';
import type { FleetShip, XWingState } from './state.js';

/** A ship of a game as a seat sees it: a facedown dial is its owner's alone, that it is set is everyone's. */
export interface SeenShip extends Omit<FleetShip, 'dial'> {
  readonly dial?: string;
  readonly dialSet: boolean;
}

export interface SeenState extends Omit<XWingState, 'fleet'> {
  readonly fleet: readonly SeenShip[];
}

/** A dial is faceup once its ship has revealed it. */
const isFaceup = ({ activation }: XWingState, { ship, activated }: FleetShip): boolean =>
  activated || (activation?.ship === ship.id && activation.revealed !== undefined);

const isHidden = (state: XWingState, each: FleetShip, seat: string): boolean =>
  each.dial !== undefined && each.ship.player !== seat && !isFaceup(state, each);

const seen = (state: XWingState, each: FleetShip, seat: string): SeenShip => {
  const { dial, ...open } = each;
  const dialSet = dial !== undefined;
  return isHidden(state, each, seat) || dial === undefined ? { ...open, dialSet } : { ...open, dial, dialSet };
};

/** The state as that seat may see it. */
export const view = (state: XWingState, seat: string): SeenState => ({
  ...state,
  fleet: state.fleet.map((each) => seen(state, each, seat)),
});

/** The ships whose dials that seat may not see now. */
export const hidden = (state: XWingState, seat: string): readonly string[] =>
  state.fleet.filter((each) => isHidden(state, each, seat)).map(({ ship }) => ship.id);

/** A past step as that seat may see it: that a dial was set, not to what. */
export const viewStep = (step: PastStep<XWingCommand>, seat: string): PastStep<GameCommand> =>
  step.command.type !== 'set-dial' || step.seat === seat
    ? step
    : {
        ...step,
        command: omit(step.command, 'maneuver'),
        events: step.events.map(({ type, ship }) => ({ type, ship })),
      };
