import type { Situation } from './definition.js';
import type { LegalAction } from './verdict.js';
import { declaredWay, isOpen } from './way.js';

export type Outcome = Exclude<LegalAction['outcome'], undefined>;

/** Is no way left, or was there none? */
const hasNoWay = ({ ways }: Situation): boolean => ways()?.every(({ state }) => state === 'closed') === true;

/** How a legal attempt ends; undefined while the declaration or the table leaves it open. */
export const outcomeOf = (situation: Situation): Outcome | undefined => {
  const { canFail, declaration, ways } = situation;
  if (!canFail) return 'performed';
  if (declaration?.fail === true || hasNoWay(situation)) return 'failed';
  return declaredWay(ways() ?? [], declaration)?.state === 'open' ? 'performed' : undefined;
};

/** Can the attempt still fail? Not while a legal way is open, for nobody chooses to fail. */
export const stillCanFail = ({ canFail, ways }: Situation): boolean => canFail && !(ways() ?? []).some(isOpen);

/** What the question would have to tell to settle the way that is declared in full. */
export const missingFacts = ({ ways, declaration }: Situation): readonly string[] => {
  const way = declaredWay(ways() ?? [], declaration);
  return way?.state === 'unknown' ? way.missing : [];
};
