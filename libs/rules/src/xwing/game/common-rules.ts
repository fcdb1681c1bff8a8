import { NOT_YOURS, type Citation } from '../../kernel/index.js';
import type { Phase, Step } from '../actions/attempt.js';
import { ACTIVATION_PHASE, RULES_REFERENCE } from '../documents.js';
import type { Asked, GameRule } from './game-rule.js';
import { fleetShip, type FleetShip } from './state.js';

/** The rules that many commands share. */

/** The ship that a command is about: the one it names, else the one that is activating. */
const shipOf = ({ state, command }: Asked): FleetShip | undefined => {
  const id = 'ship' in command ? command.ship : state.activation?.ship;
  return id === undefined ? undefined : fleetShip(state, id);
};

const shipKnown: GameRule = {
  id: 'xwing/game/ship-known',
  code: 'unknown-ship',
  cite: ACTIVATION_PHASE.at('Activation Phase'),
  says: 'A command names a ship of the game.',
  objection: (asked) => {
    const { command } = asked;
    return 'ship' in command && shipOf(asked) === undefined
      ? { message: `There is no ship "${command.ship}" in this game.`, facts: { ship: command.ship } }
      : undefined;
  },
};

export const ownShip: GameRule = {
  id: 'xwing/game/own-ship',
  code: NOT_YOURS,
  cite: ACTIVATION_PHASE.at('Activation Phase'),
  says: 'A player commands only their own ships.',
  objection: (asked) => {
    const owner = shipOf(asked)?.ship.player;
    const { state, seat } = asked;
    const isPlayer = state.playerOrder.includes(seat);
    if (isPlayer && (owner === undefined || owner === seat)) return undefined;
    return {
      message: isPlayer ? `The ship belongs to ${String(owner)}.` : `${seat} is no player of this game.`,
      facts: { seat, owner },
    };
  },
};

const PHASE_CITES: Readonly<Record<Phase, Citation>> = {
  planning: RULES_REFERENCE.at('Planning Phase'),
  system: RULES_REFERENCE.at('System Phase'),
  activation: ACTIVATION_PHASE.at('Activation Phase'),
  engagement: RULES_REFERENCE.at('Engagement Phase'),
  end: RULES_REFERENCE.at('End Phase'),
};

const PHASE_SAYS: Readonly<Record<Phase, string>> = {
  planning: 'Dials are set in the Planning Phase.',
  system: 'Ships decloak and deploy in the System Phase.',
  activation: 'Ships activate in the Activation Phase.',
  engagement: 'Players engage in the Engagement Phase, after every ship has activated.',
  end: 'Tokens are cleaned up in the End Phase.',
};

const inPhase = (phase: Phase): GameRule => ({
  id: `xwing/game/in-${phase}-phase`,
  code: 'wrong-phase',
  cite: PHASE_CITES[phase],
  says: PHASE_SAYS[phase],
  objection: ({ state }) =>
    state.phase === phase
      ? undefined
      : {
          message: `It is the ${state.phase} phase of round ${state.round}; this belongs to the ${phase} phase.`,
          facts: { phase: state.phase, needed: phase, round: state.round },
        },
});

/** The command belongs to a phase. */
export const IN_PHASE = {
  planning: inPhase('planning'),
  system: inPhase('system'),
  activation: inPhase('activation'),
  engagement: inPhase('engagement'),
  end: inPhase('end'),
} as const;

const inStep = (step: Step): GameRule => ({
  id: `xwing/game/in-${step}-step`,
  code: 'wrong-step',
  cite: ACTIVATION_PHASE.at('Activation Phase'),
  says: 'An activation goes through its steps in order: Reveal Dial, Execute Maneuver, Perform Action.',
  objection: ({ state: { activation, phase } }) =>
    phase !== 'activation' || activation?.step === step
      ? undefined
      : {
          message:
            activation === undefined
              ? 'No ship is activating.'
              : `${activation.ship} is in its ${activation.step} step, not in ${step}.`,
          facts: { step: activation?.step, needed: step, activating: activation?.ship },
        },
});

/** The command belongs to a step of the activation that is going on. */
export const IN_STEP = {
  'reveal-dial': inStep('reveal-dial'),
  'execute-maneuver': inStep('execute-maneuver'),
  'perform-action': inStep('perform-action'),
} as const;

/** Rules of commands that name a ship of the seat that sends them. */
export const forOwnShip: readonly GameRule[] = [shipKnown, ownShip];
