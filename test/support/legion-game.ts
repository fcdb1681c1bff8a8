import type { Fault, GameEvent } from '@marshal/rules/kernel';
import { legion, type LegionCommand, type LegionState, type Unit, type UnitChange } from '@marshal/rules/legion';

/** One step: who, what, and the faces of the dice that it rolls. */
export type Move = readonly [seat: string, command: LegionCommand, ...faces: string[]];

/** A corps unit of Courage 1, and what is different about it. */
export const corps = (id: string, more: Partial<Unit> = {}): Unit => ({
  id,
  rank: 'corps',
  courage: 1,
  speed: 2,
  ...more,
});

/** A game of Alice against Bob before its first Command Phase. */
export const opened = (alice: readonly Unit[], bob: readonly Unit[], ruleset = 'legion/2026'): LegionState => {
  const found = legion.open({
    ruleset,
    players: [
      { seat: 'alice', units: alice },
      { seat: 'bob', units: bob },
    ],
  });
  if ('faults' in found) throw new Error(JSON.stringify(found.faults));
  return found.value;
};

const step = (state: LegionState, [seat, command, ...faces]: Move) => {
  const verdict = legion.play(state, { seat, command, faces });
  if (verdict.verdict !== 'legal') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(verdict)}`);
  return verdict;
};

/** The state after those steps, all of which are legal. */
export const after = (state: LegionState, moves: readonly Move[]): LegionState =>
  moves.reduce((now, move) => step(now, move).state, state);

export const eventsOf = (state: LegionState, move: Move): readonly GameEvent[] => step(state, move).events;

/** The codes of what objects to the step; the verdict alone where nothing does. */
export const codesOf = (state: LegionState, [seat, command, ...faces]: Move): readonly string[] => {
  const verdict = legion.play(state, { seat, command, faces });
  return verdict.verdict === 'illegal' ? verdict.reasons.map(({ code }) => code) : [verdict.verdict];
};

/** What is said against the step. */
export const messagesOf = (state: LegionState, [seat, command, ...faces]: Move): readonly string[] => {
  const verdict = legion.play(state, { seat, command, faces });
  return verdict.verdict === 'illegal' ? verdict.reasons.map(({ message }) => message) : [];
};

/** The faults of the facts that a refusal names, by pointer. */
export const pointersOf = (state: LegionState, [seat, command, ...faces]: Move): readonly string[] => {
  const verdict = legion.play(state, { seat, command, faces });
  const reasons = verdict.verdict === 'illegal' ? verdict.reasons : [];
  return reasons.flatMap(({ facts }) => (facts['faults'] ?? []) as readonly Fault[]).map(({ pointer }) => pointer);
};

/** The Command Phase; Alice has priority, and these units get orders. */
export const commandPhase = (alice: readonly string[], bob: readonly string[]): readonly Move[] => [
  ['alice', { type: 'reveal', pips: 1 }],
  ['bob', { type: 'reveal', pips: 2 }],
  ['alice', { type: 'issue-orders', units: alice }],
  ['bob', { type: 'issue-orders', units: bob }],
];

/** Alice's `a` and Bob's first unit have orders, and `a` is activating. */
export const activating = (
  alice: readonly Unit[],
  bob: readonly Unit[] = [corps('b')],
  ruleset?: string,
): LegionState =>
  after(opened(alice, bob, ruleset), [
    ...commandPhase(['a'], [bob[0]?.id ?? 'b']),
    ['alice', { type: 'activate', unit: 'a' }],
  ]);

/** The same with the token of `a` drawn: it has no order. */
export const drawnFor = (alice: readonly Unit[], bob: readonly Unit[] = [corps('b')], ruleset?: string): LegionState =>
  after(opened(alice, bob, ruleset), [
    ...commandPhase([], [bob[0]?.id ?? 'b']),
    ['alice', { type: 'draw' }, 'corps'],
    ['alice', { type: 'activate', unit: 'a' }],
  ]);

export const adjust = (seat: string, unit: string, set: UnitChange): Move => [seat, { type: 'adjust', unit, set }];

export type ActionCommand = Extract<LegionCommand, { type: 'action' }>;

/** An action of the active unit. */
export const acts = (
  action: ActionCommand['attempt']['action'],
  more: Partial<ActionCommand['attempt']> = {},
): Move => ['alice', { type: 'action', attempt: { action, ...more } }];
