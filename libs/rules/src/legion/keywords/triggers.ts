import type { Situation } from '../actions/situation.js';
import { keywordId, keywordsOf } from '../keyword.js';
import type { ActionKind, Keyword } from '../unit.js';

/** Keywords that follow from an action and touch other units or leave a choice, by the kinds of action they follow. */
const FOLLOW: ReadonlyMap<string, readonly ActionKind[]> = new Map<string, readonly ActionKind[]>([
  ['aid', ['aim', 'dodge']],
  ['teamwork', ['aim', 'dodge']],
  ['reposition', ['move']],
  ['we-fight-for-our-family', ['attack']],
  ['swashbuckler', ['attack']],
]);

/** What the table still has to resolve after the action. */
export const triggersOf = ({ unit, kind }: Situation): readonly Keyword[] =>
  keywordsOf(unit).filter(({ name }) => FOLLOW.get(keywordId(name))?.includes(kind) ?? false);
