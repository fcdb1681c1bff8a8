import type { Situation } from '../actions/situation.js';
import { moveOf } from '../actions/movement.js';
import { isRechargeOpen } from '../actions/kinds/recover.js';
import { isNumberOpen, keywordId, keywordsOf } from '../keyword.js';
import type { ActionKind, Keyword } from '../unit.js';

/** Keywords that follow from an action and touch other units or leave a choice, by the kinds of action they follow. */
const FOLLOW: ReadonlyMap<string, readonly ActionKind[]> = new Map<string, readonly ActionKind[]>([
  ['aid', ['aim', 'dodge']],
  ['teamwork', ['aim', 'dodge']],
  ['reposition', ['move']],
  ['we-fight-for-our-family', ['attack']],
  ['swashbuckler', ['attack']],
]);

const isStandardMove = ({ kind, unit, declaration }: Situation): boolean =>
  kind === 'move' && moveOf(unit, declaration) === 'standard';

/** Keywords whose effect an answer reckons where their number is known, and the actions that they follow. */
const COUNTED: ReadonlyMap<string, (situation: Situation) => boolean> = new Map([
  ['agile', isStandardMove],
  ['tactical', isStandardMove],
  ['ready', ({ kind }) => kind === 'standby'],
  ['recharge', ({ kind, unit }) => kind === 'recover' && isRechargeOpen(unit)],
]);

const isUncounted = (id: string, situation: Situation): boolean =>
  COUNTED.get(id)?.(situation) === true && isNumberOpen(situation.unit, id);

/** What the table still has to resolve after the action. */
export const triggersOf = (situation: Situation): readonly Keyword[] =>
  keywordsOf(situation.unit).filter(({ name }) => {
    const id = keywordId(name);
    return FOLLOW.get(id)?.includes(situation.kind) === true || isUncounted(id, situation);
  });
