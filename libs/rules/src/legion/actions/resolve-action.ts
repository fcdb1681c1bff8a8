import type { Checked, GameEvent } from '../../kernel/index.js';
import type { Unit } from '../unit.js';
import type { ActionInput } from './action-input.js';
import { checkQuestion } from './history.js';
import { judgeAttempt } from './judge-attempt.js';
import type { Outcome } from './outcome.js';
import type { CurrentActivation } from './situation.js';
import type { ActionVerdict, LegalAction } from './verdict.js';

/** A legal action carried out: what happened, and the unit and its activation as they stand then. */
export interface ResolvedAction extends LegalAction {
  readonly events: readonly GameEvent[];
  readonly unit: Unit;
  readonly activation: CurrentActivation;
}

export type Resolution = ResolvedAction | Exclude<ActionVerdict, LegalAction>;

/** What happened, in order: the prices paid, then the action with its effects. */
export const eventsOf = (action: string, { costs, effects }: Outcome): readonly GameEvent[] => [
  ...costs.map((cost) => ({ type: 'cost-paid', ...cost })),
  { type: 'action-made', action },
  ...effects.map(({ kind, ...detail }) => ({ type: kind, ...detail })),
];

/**
 * The attempt carried out, if it is legal; otherwise its verdict. An attack is not rolled and a move not measured: both
 * belong to the table. Gives every fault of the input by JSON pointer where there is one.
 */
export const resolveAction = (input: ActionInput): Checked<Resolution> => {
  const checked = checkQuestion(input);
  if ('faults' in checked) return checked;
  const judgement = judgeAttempt(input, checked.value);
  if (judgement.outcome === undefined) return { value: judgement.verdict };
  const { verdict, outcome } = judgement;
  const { unit, activation } = outcome;
  return { value: { ...verdict, events: eventsOf(verdict.action, outcome), unit, activation } };
};
