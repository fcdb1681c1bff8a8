import { judge, type Reason } from '../../kernel/index.js';
import { attempted, paid } from './afterwards.js';
import type { ActionInput } from './attempt.js';
import { linksAfter } from './bar-entry.js';
import type { ActionCode } from './code.js';
import { definitionOf, rulesOf } from './registry.js';
import { situationOf, type Situation } from './situation.js';
import { unmodelledCards } from './unmodelled.js';
import type { ActionVerdict, Bar } from './verdict.js';

const NO_LINKS: readonly ActionVerdict[] = [];
const STRESSED: Bar = { actions: 'all', code: 'stressed' };

/** What the attempt closes: the action itself for the round, and everything while the stress of its cost lasts. */
const barsOf = ({ name, costs }: Situation): readonly Bar[] => {
  const itself: Bar = { actions: [name], code: 'already-performed' };
  return costs.some((cost) => 'gain' in cost && cost.gain === 'stress') ? [itself, STRESSED] : [itself];
};

/** Each link that the action opens, judged on the ship as it is after the action. */
const linkedAfter = (situation: Situation): readonly ActionVerdict[] => {
  const { input, ship, name, opportunity, values, costs } = situation;
  if (opportunity.kind === 'linked' && !values.linksChain) return NO_LINKS;
  const links = linksAfter(ship, name);
  if (links.length === 0) return NO_LINKS;
  const after = attempted(paid(ship, costs), name, { outcome: 'performed', opportunity });
  return links.map(({ action }) =>
    validateAction({
      ...input,
      ship: after,
      effects: [],
      attempt: { action, opportunity: { kind: 'linked', after: name } },
    }),
  );
};

const legal = (situation: Situation): ActionVerdict => {
  const { ruleset, name, difficulty, costs } = situation;
  const definition = definitionOf(name);
  return {
    verdict: 'legal',
    ruleset,
    action: name,
    difficulty,
    costs,
    effects: definition.effects(situation),
    canFail: definition.canFail,
    linked: linkedAfter(situation),
    bars: barsOf(situation),
  };
};

const notLegal = (
  situation: Situation,
  reasons: readonly Reason<ActionCode>[],
  unmodelled: readonly string[],
): ActionVerdict => {
  const { ruleset, name: action, difficulty, costs } = situation;
  return unmodelled.length === 0
    ? { verdict: 'illegal', ruleset, action, difficulty, reasons }
    : { verdict: 'indeterminate', ruleset, action, difficulty, unmodelled, missing: [], reasons, costs };
};

/**
 * May the ship attempt this action, here and now? The ship must be complete and the input well-formed.
 * Legal: what it costs, does, opens and closes. Illegal: every reason. Indeterminate: the cards that could change the
 * answer and are not modelled.
 */
export const validateAction = (input: ActionInput): ActionVerdict => {
  const situation = situationOf(input);
  const reasons = judge(rulesOf(situation.name), situation);
  const unmodelled = unmodelledCards(situation, reasons);
  return reasons.length === 0 && unmodelled.length === 0 ? legal(situation) : notLegal(situation, reasons, unmodelled);
};
