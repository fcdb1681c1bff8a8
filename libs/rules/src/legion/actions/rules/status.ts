import { ACTIVATING_A_UNIT, CORE_RULEBOOK } from '../../documents.js';
import type { ActionRule } from '../definition.js';
import { moveOf } from '../movement.js';
import { counted } from '../../wording.js';
import type { Budget } from '../../activation/budget.js';

const notDefeated: ActionRule = {
  id: 'legion/action/not-defeated',
  code: 'defeated',
  cite: CORE_RULEBOOK.at('Defeated'),
  says: 'A defeated unit does nothing more, not even what it had coming.',
  objection: ({ unit }) =>
    unit.defeated === true ? { message: 'The unit is defeated.', facts: { defeated: true } } : undefined,
};

const notPanicked: ActionRule = {
  id: 'legion/action/not-when-panicked',
  code: 'panicked',
  cite: ACTIVATING_A_UNIT.at('Rally Step'),
  says: 'A unit that begins Make Actions panicked makes no actions and no free actions in it; what is granted outside of that step, panic does not bar.',
  objection: ({ unit, activation: { step, status } }) =>
    step === 'make-actions' && status === 'panicked'
      ? {
          message: 'The unit began its Make Actions step panicked; it makes neither actions nor free actions.',
          facts: { status, suppression: unit.suppression ?? 0, courage: unit.courage ?? null },
          remedy: 'Nothing helps in this activation; at its end the unit removes suppression equal to its Courage.',
        }
      : undefined,
};

const deployFirst: ActionRule = {
  id: 'legion/action/deploy-first',
  code: 'undeployed',
  cite: CORE_RULEBOOK.at('Deploy'),
  says: 'A unit that is not deployed can only make a move that deploys it.',
  objection: ({ unit, kind, declaration }) =>
    unit.undeployed === true && (kind !== 'move' || moveOf(unit, declaration) !== 'deploy')
      ? {
          message: 'The unit is not deployed; its first action is a move that deploys it.',
          facts: { undeployed: true },
          remedy: 'Make a move with "move": "deploy".',
        }
      : undefined,
};

const leftOf = ({ left, total }: Budget): string =>
  total === 0 ? 'none in this activation' : `${left === 0 ? 'none' : left} left of ${total}`;

const withinBudget: ActionRule = {
  id: 'legion/action/within-budget',
  code: 'no-actions-left',
  cite: ACTIVATING_A_UNIT.at('Activating a Unit'),
  says: 'A unit makes as many actions as it has; a suppressed one has one fewer.',
  objection: ({ cost, budget, activation: { status } }) =>
    status !== 'panicked' && cost > budget.left
      ? {
          message: `This costs ${counted(cost, 'action')}; the unit has ${leftOf(budget)}.`,
          facts: { cost, left: budget.left, total: budget.total, changes: budget.changes },
          ...(budget.left > 0 && { remedy: `Choose something that costs at most ${budget.left}.` }),
        }
      : undefined,
};

export const statusRules: readonly ActionRule[] = [notDefeated, notPanicked, deployFirst, withinBudget];
