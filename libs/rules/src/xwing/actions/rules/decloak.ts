import type { ActionKind } from '../../action-kind.js';
import { RULES_REFERENCE } from '../../documents.js';
import { count } from '../../ship.js';
import type { ActionRule } from '../definition.js';
import { moveOf } from '../template.js';

/** What a decloak asks for, whichever of its two moves it is made with. It is no action, so that stress does not matter. */
export const decloakRules = (action: ActionKind): readonly ActionRule[] => [
  {
    id: `xwing/action/${action}/decloaks-while-cloaked`,
    code: 'not-cloaked',
    cite: RULES_REFERENCE.at('Cloak'),
    says: 'Only a cloaked ship decloaks.',
    objection: (situation) => {
      if (moveOf(situation) !== 'decloak' || count(situation.ship.tokens, 'cloak') > 0) return undefined;
      return { message: 'The ship has no cloak token to spend.', facts: { cloak: 0 } };
    },
  },
  {
    id: `xwing/action/${action}/decloaks-in-the-system-phase`,
    code: 'wrong-step',
    cite: RULES_REFERENCE.at('Cloak'),
    says: 'A ship decloaks in the System Phase.',
    objection: (situation) => {
      const phase = situation.input.phase ?? 'system';
      if (moveOf(situation) !== 'decloak' || phase === 'system') return undefined;
      return { message: `A ship decloaks in the System Phase, not in the ${phase} phase.`, facts: { phase } };
    },
  },
];
