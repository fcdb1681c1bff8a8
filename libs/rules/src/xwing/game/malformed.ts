import type { Fault, RuleReference } from '../../kernel/index.js';
import { ACTIVATION_PHASE } from '../documents.js';
import type { Done } from './game-rule.js';

const CODE = 'malformed';

export const wellFormed: RuleReference & { readonly code: string } = {
  id: 'xwing/game/well-formed',
  code: CODE,
  cite: ACTIVATION_PHASE.at('Activation Phase'),
  says: 'What a command says has to make sense before it can be judged.',
};

/** A command whose values make no sense together: every fault is a reason. */
export const malformed = (faults: readonly Fault[]): Done => ({
  verdict: 'illegal',
  reasons: faults.map(({ pointer, detail }) => ({
    code: CODE,
    rule: wellFormed.id,
    cite: wellFormed.cite,
    message: detail,
    facts: { pointer },
  })),
});
