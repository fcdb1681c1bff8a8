import { judge, type Checked, type Fault, type Reason, type Rule } from '../../kernel/index.js';
import { RULES_REFERENCE } from '../documents.js';

/** An ability that has triggered and waits to be resolved. */
export interface QueuedAbility {
  readonly id: string;
  readonly player: string;
  /** False when what it asks for no longer holds, such as a target in arc. */
  readonly requirementHolds?: boolean;
}

export interface AbilityQueueInput {
  /** All that triggered at one moment. */
  readonly abilities: readonly QueuedAbility[];
  /** First player first. */
  readonly playerOrder: readonly string[];
  /** Ids in the order in which they are to be resolved; it may stop early. */
  readonly proposed?: readonly string[];
}

export interface AbilityGroup {
  readonly player: string;
  /** Sorted by id; the player chooses their order. */
  readonly abilities: readonly string[];
}

export type QueueCode = 'player-order' | 'requirement-gone' | 'already-resolved';

export interface AbilityQueue {
  readonly groups: readonly AbilityGroup[];
  readonly next: readonly string[];
  /** Abilities that leave the queue unresolved. */
  readonly removed: readonly string[];
  readonly proposed?:
    | { readonly verdict: 'legal' }
    | { readonly verdict: 'illegal'; readonly index: number; readonly reasons: readonly Reason<QueueCode>[] };
}

interface NextAbility {
  readonly ability: QueuedAbility;
  readonly resolved: readonly string[];
  readonly waiting: readonly QueuedAbility[];
  readonly playerOrder: readonly string[];
}

const holds = ({ requirementHolds }: QueuedAbility): boolean => requirementHolds !== false;

const playersInOrder: Rule<NextAbility, QueueCode> = {
  id: 'xwing/queue/player-order',
  code: 'player-order',
  cite: RULES_REFERENCE.at('Ability Queue'),
  says: 'Of the abilities that trigger together the first player’s are resolved first, each player ordering their own.',
  objection: ({ ability, waiting, playerOrder, resolved }) => {
    if (resolved.includes(ability.id)) return undefined;
    const seat = playerOrder.indexOf(ability.player);
    const earlier = waiting.filter(({ player }) => playerOrder.indexOf(player) < seat).map(({ id }) => id);
    return earlier.length === 0
      ? undefined
      : {
          message: `${ability.id} of ${ability.player} waits for ${earlier.join(', ')}.`,
          facts: { ability: ability.id, waiting: earlier },
          remedy: `Resolve ${earlier.join(', ')} first.`,
        };
  },
};

const requirementStillHolds: Rule<NextAbility, QueueCode> = {
  id: 'xwing/queue/requirement-holds',
  code: 'requirement-gone',
  cite: RULES_REFERENCE.at('Ability Queue'),
  says: 'An ability whose requirement no longer holds when its turn comes is removed from the queue.',
  objection: ({ ability }) =>
    holds(ability)
      ? undefined
      : { message: `What ${ability.id} asks for no longer holds.`, facts: { ability: ability.id } },
};

const onceEach: Rule<NextAbility, QueueCode> = {
  id: 'xwing/queue/once-each',
  code: 'already-resolved',
  cite: RULES_REFERENCE.at('Ability Queue'),
  says: 'An ability that has triggered once is resolved once.',
  objection: ({ ability, resolved }) =>
    resolved.includes(ability.id)
      ? { message: `${ability.id} has been resolved already.`, facts: { ability: ability.id } }
      : undefined,
};

export const queueRules: readonly Rule<NextAbility, QueueCode>[] = [playersInOrder, requirementStillHolds, onceEach];

const judgeProposed = (
  { abilities, playerOrder }: AbilityQueueInput,
  proposed: readonly string[],
): NonNullable<AbilityQueue['proposed']> => {
  const resolved: string[] = [];
  for (const [index, id] of proposed.entries()) {
    const ability = abilities.find((each) => each.id === id);
    if (ability === undefined) continue;
    const waiting = abilities.filter((each) => holds(each) && !resolved.includes(each.id));
    const reasons = judge(queueRules, { ability, resolved: [...resolved], waiting, playerOrder });
    if (reasons.length > 0) return { verdict: 'illegal', index, reasons };
    resolved.push(id);
  }
  return { verdict: 'legal' };
};

const faultsOf = ({ abilities, playerOrder, proposed = [] }: AbilityQueueInput): readonly Fault[] => [
  ...abilities.flatMap(({ id, player }, index) => [
    ...(playerOrder.includes(player)
      ? []
      : [{ pointer: `/abilities/${index}/player`, detail: `"${player}" is not in the player order.` }]),
    ...(abilities.findIndex((each) => each.id === id) === index
      ? []
      : [{ pointer: `/abilities/${index}/id`, detail: `"${id}" stands here a second time.` }]),
  ]),
  ...proposed.flatMap((id, index) =>
    abilities.some((ability) => ability.id === id)
      ? []
      : [{ pointer: `/proposed/${index}`, detail: `No ability has the id "${id}".` }],
  ),
];

const sorted = (ids: readonly string[]): readonly string[] => ids.toSorted((a, b) => (a < b ? -1 : 1));

/**
 * In which order abilities that triggered together are resolved: player by player, each ordering their own.
 * Faults: a player who is not in the player order, an id that occurs twice or does not exist.
 */
export const abilityQueue = (input: AbilityQueueInput): Checked<AbilityQueue> => {
  const faults = faultsOf(input);
  if (faults.length > 0) return { faults };
  const { abilities, playerOrder, proposed } = input;
  const groups = playerOrder.flatMap((player) => {
    const own = sorted(abilities.filter((each) => each.player === player && holds(each)).map(({ id }) => id));
    return own.length === 0 ? [] : [{ player, abilities: own }];
  });
  return {
    value: {
      groups,
      next: groups[0]?.abilities ?? [],
      removed: sorted(abilities.filter((each) => !holds(each)).map(({ id }) => id)),
      ...(proposed === undefined ? {} : { proposed: judgeProposed(input, proposed) }),
    },
  };
};
