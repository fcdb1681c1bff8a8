import type { Attempt, AttemptEffect, TableShip } from '../actions/attempt.js';
import { omit } from '../actions/omit.js';
import { resolveAction, type ActionResolution, type ResolvedAction } from '../actions/resolve-action.js';
import type { Measured } from './command.js';
import { momentOf } from './moment.js';
import { fleetShip, withFleetShip, type FleetShip, type XWingState } from './state.js';
import { surroundings } from './surroundings.js';

/** What a ship attempts, and what the players add to what the game knows. */
export interface Attempted {
  readonly ship: string;
  readonly attempt: Attempt;
  readonly effects?: readonly AttemptEffect[];
  readonly measured?: readonly Measured[];
  readonly settled?: readonly string[];
}

/** The ship without the cards that the players have settled, and afterwards with them again. */
const unsettled = ({ ship }: FleetShip, settled: readonly string[]): FleetShip['ship'] => ({
  ...ship,
  unmodelled: ship.unmodelled.filter(({ id }) => !settled.includes(id)),
});

/** The attempt as the rules on actions judge and resolve it. */
export const resolveIn = (state: XWingState, attempted: Attempted): ActionResolution | undefined => {
  const found = fleetShip(state, attempted.ship);
  if (found === undefined) return undefined;
  return resolveAction({
    ruleset: state.ruleset,
    ...momentOf(state, found.ship.id),
    roundKept: true,
    ship: unsettled(found, attempted.settled ?? []),
    attempt: attempted.attempt,
    ...(attempted.effects === undefined ? {} : { effects: attempted.effects }),
    table: surroundings(state, attempted.measured),
  });
};

/** A table ship’s tokens, locks and the rest as the action leaves them; ranges are not kept. */
const touched = (each: FleetShip, after: TableShip): FleetShip => ({
  ...each,
  ship: { ...each.ship, ...omit(after, 'range', 'inBullseyeArc'), unmodelled: each.ship.unmodelled },
});

/** Its pose is what the action left of it: none, where it moved to a place that nothing tells. */
const ownAfter = (each: FleetShip, { ship }: ResolvedAction): FleetShip => ({
  ...each,
  ship: { ...omit(each.ship, 'pose'), ...ship, ...owned(each) },
});

/** What an action never changes. */
const owned = ({
  ship: { player, initiative, unmodelled },
}: FleetShip): Pick<FleetShip['ship'], 'player' | 'initiative' | 'unmodelled'> => ({
  player,
  initiative,
  unmodelled,
});

/** The state after an action that was carried out. */
export const afterAction = (state: XWingState, resolved: ResolvedAction): XWingState =>
  resolved.targets.reduce<XWingState>(
    (now, target) => withFleetShip(now, target.id, (each) => touched(each, target)),
    withFleetShip(state, resolved.ship.id, (each) => ownAfter(each, resolved)),
  );
