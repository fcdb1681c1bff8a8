import type { Rule } from '../../kernel/index.js';
import { ACTIVATION_PHASE, RULES_REFERENCE } from '../documents.js';
import type { OrderShip, ShipStatus } from './order-input.js';
import type { Turn } from './turn.js';

export type OrderCode =
  | 'already-activated'
  | 'not-in-play'
  | 'docked-or-deployed'
  | 'activation-not-finished'
  | 'lower-initiative-first'
  | 'player-order'
  | 'current-step-first';

/** One ship is to begin its activation, or to go on with it. */
export interface NextShip {
  readonly ship: OrderShip;
  /** Ids of the ships whose activation is over by then. */
  readonly done: ReadonlySet<string>;
  /** The ship in the middle of its activation by then. */
  readonly activating: string | undefined;
  /** The turns that are still to come by then, the ship's own among them when it has one. */
  readonly turns: readonly Turn[];
}

type OrderRule = Rule<NextShip, OrderCode>;

const OUT_OF_PLAY: readonly ShipStatus[] = ['destroyed', 'fled', 'reserve'];
const MOVED_IN_SYSTEM_PHASE: readonly ShipStatus[] = ['docked', 'deployed'];

/** The turns that come before the ship's own for the given reason; none when it has no turn. */
const turnsBefore = (
  { ship, turns }: NextShip,
  isBefore: (other: Turn, own: Turn) => boolean,
): { readonly own: Turn; readonly before: readonly string[] } | undefined => {
  const own = turns.find((turn) => turn.ship.id === ship.id);
  if (own === undefined) return undefined;
  const before = turns.filter((other) => isBefore(other, own)).map((turn) => turn.ship.id);
  return before.length === 0 ? undefined : { own, before };
};

const list = (ids: readonly string[]): string => ids.join(', ');
const activateFirst = (ids: readonly string[]): string =>
  ids.length === 1 ? `Activate ${list(ids)} first.` : `Activate ${list(ids)} first, in an order of their own.`;

const onceEach: OrderRule = {
  id: 'xwing/activation/once-each',
  code: 'already-activated',
  cite: ACTIVATION_PHASE.at('Activation Phase'),
  says: 'Each ship activates once in the Activation Phase, whatever its initiative becomes afterwards.',
  objection: ({ ship, done }) =>
    done.has(ship.id)
      ? { message: `${ship.id} has already activated in this phase.`, facts: { ship: ship.id } }
      : undefined,
};

const inPlay: OrderRule = {
  id: 'xwing/activation/in-play',
  code: 'not-in-play',
  cite: RULES_REFERENCE.at('Destroying Ships'),
  says: 'A ship that is destroyed, has fled or is in reserve does not activate.',
  objection: ({ ship: { id, status = 'in-play' }, done }) =>
    OUT_OF_PLAY.includes(status) && !done.has(id)
      ? { message: `${id} does not activate: its status is ${status}.`, facts: { ship: id, status } }
      : undefined,
};

const notDockedOrDeployed: OrderRule = {
  id: 'xwing/activation/not-docked-or-deployed',
  code: 'docked-or-deployed',
  cite: RULES_REFERENCE.at('Dock'),
  says: 'A ship that is docked, or that docked or deployed in this System Phase, does not activate.',
  objection: ({ ship: { id, status = 'in-play' }, done }) =>
    MOVED_IN_SYSTEM_PHASE.includes(status) && !done.has(id)
      ? { message: `${id} does not activate this round: its status is ${status}.`, facts: { ship: id, status } }
      : undefined,
};

const oneAtATime: OrderRule = {
  id: 'xwing/activation/one-at-a-time',
  code: 'activation-not-finished',
  cite: ACTIVATION_PHASE.at('Activation Phase'),
  says: 'A ship finishes its whole activation before another begins.',
  objection: ({ ship, activating, done }) =>
    activating === undefined || activating === ship.id || done.has(ship.id)
      ? undefined
      : {
          message: `${activating} is in the middle of its activation; ${ship.id} cannot begin.`,
          facts: { ship: ship.id, activating },
          remedy: `Finish the activation of ${activating} first.`,
        },
};

const ascendingInitiative: OrderRule = {
  id: 'xwing/activation/ascending-initiative',
  code: 'lower-initiative-first',
  cite: ACTIVATION_PHASE.at('Activation Phase'),
  says: 'Ships activate in ascending order of initiative.',
  objection: (next) => {
    const found = turnsBefore(next, (other, own) => other.initiative < own.initiative);
    if (found === undefined) return undefined;
    const { own, before } = found;
    return {
      message: `${own.ship.id} has initiative ${own.initiative}; lower ones are still to activate: ${list(before)}.`,
      facts: { ship: own.ship.id, initiative: own.initiative, waiting: before },
      remedy: activateFirst(before),
    };
  },
};

const playerOrder: OrderRule = {
  id: 'xwing/activation/player-order',
  code: 'player-order',
  cite: ACTIVATION_PHASE.at('Activation Phase'),
  says: 'At one initiative the first player activates all of their ships, then the next player.',
  objection: (next) => {
    const found = turnsBefore(
      next,
      (other, own) => other.initiative === own.initiative && other.late === own.late && other.seat < own.seat,
    );
    if (found === undefined) return undefined;
    const { own, before } = found;
    return {
      message: `At initiative ${own.initiative}, ${own.ship.player} goes after a player who still has to activate ${list(before)}.`,
      facts: { ship: own.ship.id, player: own.ship.player, initiative: own.initiative, waiting: before },
      remedy: activateFirst(before),
    };
  },
};

const currentStepFirst: OrderRule = {
  id: 'xwing/activation/current-step-first',
  code: 'current-step-first',
  cite: RULES_REFERENCE.at('Initiative'),
  says: 'A ship whose initiative has been passed by activates at the current step, after the others there.',
  objection: (next) => {
    const found = turnsBefore(next, (other, own) => other.initiative === own.initiative && own.late && !other.late);
    if (found === undefined) return undefined;
    const { own, before } = found;
    return {
      message: `The turn of ${own.ship.id} has been passed by; at initiative ${own.initiative}, ${list(before)} goes first.`,
      facts: { ship: own.ship.id, initiative: own.initiative, waiting: before },
      remedy: activateFirst(before),
    };
  },
};

/** What may be said against a ship as the next to activate. */
export const orderRules: readonly OrderRule[] = [
  onceEach,
  inPlay,
  notDockedOrDeployed,
  oneAtATime,
  ascendingInitiative,
  playerOrder,
  currentStepFirst,
];
