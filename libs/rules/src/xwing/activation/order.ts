import { judge, type Checked, type Reason } from '../../kernel/index.js';
import { checkOrderInput, type ActivationOrderInput, type OrderShip, type ShipStatus } from './order-input.js';
import { orderRules, type OrderCode } from './order-rules.js';
import { compareTurns, effectiveInitiative, turnsToCome, type Turn } from './turn.js';

/** Ships among which their player chooses; the groups themselves follow one another. */
export interface OrderGroup {
  /** The initiative at which they activate. */
  readonly initiative: number;
  readonly player: string;
  /** Sorted by id. */
  readonly ships: readonly string[];
}

export type ProposedVerdict =
  | { readonly verdict: 'legal' }
  | {
      readonly verdict: 'illegal';
      /** The first place, from 0, at which the proposed order goes wrong. */
      readonly index: number;
      readonly reasons: readonly Reason<OrderCode>[];
    };

export interface ActivationOrder {
  /** Those that are still to activate, or to finish; a ship in the middle of its activation is a group of its own. */
  readonly groups: readonly OrderGroup[];
  /** The ships of the first group. */
  readonly next: readonly string[];
  /** How many complete orders are legal from here on: an exact whole number in decimal digits. */
  readonly orders: string;
  readonly activated: readonly string[];
  /** Ships that do not activate this round, and why. */
  readonly excluded: readonly { readonly id: string; readonly status: ShipStatus }[];
  readonly activating?: string;
  readonly proposed?: ProposedVerdict;
}

const factorial = (n: number): bigint =>
  Array.from({ length: n }, (_, i) => BigInt(i + 1)).reduce((product, factor) => product * factor, 1n);

const groupOf = (turns: readonly Turn[]): readonly OrderGroup[] => {
  const groups: Turn[][] = [];
  for (const turn of turns) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && compareTurns(last[0], turn) === 0) last.push(turn);
    else groups.push([turn]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const ships = group.map(({ ship }) => ship.id);
    return [{ initiative: first.initiative, player: first.ship.player, ships }];
  });
};

const ongoing = (ships: readonly OrderShip[], activating: string | undefined): readonly OrderGroup[] =>
  ships
    .filter(({ id }) => id === activating)
    .map((ship) => ({ initiative: effectiveInitiative(ship), player: ship.player, ships: [ship.id] }));

const judgeProposed = (input: ActivationOrderInput, proposed: readonly string[]): ProposedVerdict => {
  const byId = new Map(input.ships.map((ship) => [ship.id, ship]));
  const done = new Set(input.ships.filter(({ activated }) => activated === true).map(({ id }) => id));
  const turns = turnsToCome(input);
  for (const [index, id] of proposed.entries()) {
    const ship = byId.get(id);
    if (ship === undefined) continue;
    const reasons = judge(orderRules, {
      ship,
      done,
      activating: input.activating !== undefined && done.has(input.activating) ? undefined : input.activating,
      turns: turns.filter((turn) => !done.has(turn.ship.id)),
    });
    if (reasons.length > 0) return { verdict: 'illegal', index, reasons };
    done.add(id);
  }
  return { verdict: 'legal' };
};

const sorted = (ids: readonly string[]): readonly string[] => ids.toSorted((a, b) => (a < b ? -1 : 1));

const answer = (input: ActivationOrderInput): ActivationOrder => {
  const { ships, activating, proposed } = input;
  const groups = [...ongoing(ships, activating), ...groupOf(turnsToCome(input))];
  return {
    groups,
    next: groups[0]?.ships ?? [],
    orders: groups.reduce((product, group) => product * factorial(group.ships.length), 1n).toString(),
    activated: sorted(ships.filter(({ activated }) => activated === true).map(({ id }) => id)),
    excluded: ships
      .flatMap(({ id, activated, status = 'in-play' }) =>
        activated === true || status === 'in-play' ? [] : [{ id, status }],
      )
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ...(activating === undefined ? {} : { activating }),
    ...(proposed === undefined ? {} : { proposed: judgeProposed(input, proposed) }),
  };
};

/**
 * Who activates when: the groups that follow one another, who may be next, how many orders are legal, and what is
 * wrong with a proposed order. The order of the input never matters.
 * Faults: a player who is not in the player order, an id that occurs twice or does not exist, an initiative outside
 * 0–8, an `activating` ship that does not activate.
 */
export const activationOrder = (input: ActivationOrderInput): Checked<ActivationOrder> => {
  const checked = checkOrderInput(input);
  return 'faults' in checked ? checked : { value: answer(checked.value) };
};
