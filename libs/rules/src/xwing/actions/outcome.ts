import type { Reason } from '../../kernel/index.js';
import type { ActionCode } from './code.js';
import type { Situation } from './definition.js';
import { askingRulesFor, definitionOf } from './registry.js';
import { failsOnlyWhenItMust } from './rules/ways.js';
import type { LegalAction } from './verdict.js';
import { declaredWay, isBinding, isClosed, isOpen, type ClosedWay, type Way } from './way.js';

export type Outcome = Exclude<LegalAction['outcome'], undefined>;

/** Does its player say so, is no way left, or was there none? */
const hasFailed = ({ canFail, declaration, ways }: Situation): boolean =>
  canFail && (declaration?.fail === true || ways()?.every(isClosed) === true);

/** Is nothing left to choose, or is what is chosen known to be possible? */
const isSettled = ({ canFail, declaration, ways }: Situation): boolean => {
  const found = ways();
  return found === undefined ? !canFail : declaredWay(found, declaration)?.state === 'open';
};

/** How a legal attempt ends; undefined while the declaration or the table leaves it open. */
export const outcomeOf = (situation: Situation): Outcome | undefined => {
  if (hasFailed(situation)) return 'failed';
  return isSettled(situation) ? 'performed' : undefined;
};

/** A closed way as a reason: of the action's own rule that asks for another way, else of the one on failing. */
const reasonOf = ({ name, values }: Situation, { code, choice, message, facts }: ClosedWay): Reason<ActionCode> => {
  const { id, cite } =
    definitionOf(name).rules.find((rule) => rule.code === code && rule.inForce?.(values) !== false) ??
    failsOnlyWhenItMust;
  return { code, rule: id, cite, message, facts: { ...choice, ...facts } };
};

/** Why an action fails: what closes each of its ways. None where only its player says that it fails. */
export const failingReasons = (situation: Situation): readonly Reason<ActionCode>[] =>
  (situation.ways() ?? []).filter(isClosed).map((way) => reasonOf(situation, way));

/** Can the attempt still fail? Not while a legal way is open, for nobody chooses to fail. */
export const stillCanFail = ({ canFail, ways }: Situation): boolean => canFail && !(ways() ?? []).some(isBinding);

const missingOf = (way: Way | undefined): readonly string[] => (way?.state === 'unknown' ? way.missing : NOTHING);

/** Does its player say that it fails, or choose what is not possible? Both are right only while nothing else is. */
const takesNoWay = ({ declaration }: Situation, chosen: Way | undefined): boolean =>
  declaration?.fail === true || chosen?.state === 'closed';

/** What the question would have to tell to settle the way that is declared in full, or that there is none to take. */
const missingForTheWay = (situation: Situation): readonly string[] => {
  const found = situation.ways() ?? [];
  const chosen = declaredWay(found, situation.declaration);
  if (!takesNoWay(situation, chosen)) return missingOf(chosen);
  return found.some(isBinding) ? NOTHING : [...new Set(found.flatMap(missingOf))];
};

/** Would another way than those that are open settle how the attempt ends? Only where none is and something is closed. */
export const endsForWantOfAWay = (situation: Situation): boolean => {
  const { canFail, declaration } = situation;
  const found = situation.ways() ?? [];
  return (
    canFail &&
    declaration !== undefined &&
    found.some(isClosed) &&
    !found.some(isOpen) &&
    declaredWay(found, declaration)?.state !== 'unknown'
  );
};

/** What the question would have to tell for every rule to be silent for sure. */
export const missingFacts = (situation: Situation): readonly string[] => [
  ...missingForTheWay(situation),
  ...askingRulesFor(situation).flatMap(({ missing }) => missing?.(situation) ?? NOTHING),
];
const NOTHING: readonly string[] = [];
