import type { ActivationOrderInput, OrderShip } from './order-input.js';

/** When a ship's turn comes. Ships whose turns are equal are one player's, who chooses among them. */
export interface Turn {
  readonly ship: OrderShip;
  /** The initiative at which it activates. */
  readonly initiative: number;
  /** Its own initiative has been passed by, so that it goes after the others of the current step. */
  readonly late: boolean;
  /** Its player's place in the player order, from 0. */
  readonly seat: number;
}

/** The initiative that counts: the most recent change that has not ended, else the printed value. */
export const effectiveInitiative = ({
  initiative,
  initiativeChanges = [],
}: Pick<OrderShip, 'initiative' | 'initiativeChanges'>): number =>
  initiativeChanges.findLast(({ ended }) => ended !== true)?.initiative ?? initiative;

/** A ship that is yet to begin its activation. */
const waits = ({ activated, status = 'in-play' }: OrderShip): boolean => activated !== true && status === 'in-play';

/** Negative when `a` comes before `b`, 0 when their owner chooses. */
export const compareTurns = (a: Turn, b: Turn): number =>
  a.initiative - b.initiative || Number(a.late) - Number(b.late) || a.seat - b.seat;

const compareIds = (a: Turn, b: Turn): number => (a.ship.id < b.ship.id ? -1 : 1);

/**
 * The initiative that the phase has reached: as told, else that of the ship which is activating. A value that has changed
 * since it began says nothing of that: no ship that keeps its own has been passed by.
 */
const stepOf = ({ ships, step, activating }: ActivationOrderInput, waiting: readonly OrderShip[]): number => {
  const current = ships.find(({ id }) => id === activating);
  if (step !== undefined || current === undefined) return step ?? 0;
  const kept = waiting.filter(({ initiativeChanges = [] }) => initiativeChanges.length === 0);
  return Math.min(effectiveInitiative(current), ...kept.map(({ initiative }) => initiative));
};

/**
 * The turns that are still to come, earliest first, by id where the owner chooses.
 * The Rules Reference is silent on a value that falls below the current step: the ship goes at that step, after the
 * others, as its FAQ has it for a rise and fall during the Engagement Phase.
 */
export const turnsToCome = (input: ActivationOrderInput): readonly Turn[] => {
  const { ships, playerOrder, activating } = input;
  const waiting = ships.filter((ship) => waits(ship) && ship.id !== activating);
  const step = stepOf(input, waiting);
  return waiting
    .map((ship) => {
      const initiative = effectiveInitiative(ship);
      return {
        ship,
        initiative: Math.max(initiative, step),
        late: initiative < step,
        seat: playerOrder.indexOf(ship.player),
      };
    })
    .toSorted((a, b) => compareTurns(a, b) || compareIds(a, b));
};
