import { judge, type Reason } from '../../kernel/index.js';
import { askedAfterwards, linksOpened } from './afterwards-asked.js';
import type { ActionInput } from './attempt.js';
import { barsOf } from './bars.js';
import type { ActionCode } from './code.js';
import { withJam } from './consequences.js';
import { coordinatedAttempts } from './coordinated-attempts.js';
import { coordinatedVerdict } from './coordinated-verdict.js';
import type { Situation } from './definition.js';
import { doubtfulCards, type DoubtfulCard } from './difficulty.js';
import { endsForWantOfAWay, failingReasons, missingFacts, outcomeOf, stillCanFail, type Outcome } from './outcome.js';
import { definitionOf, rulesFor } from './registry.js';
import { sideEffects } from './side-effects.js';
import { situationOf } from './situation.js';
import { firmReasons, openingCards, unmodelledCards } from './unmodelled.js';
import type { ActionEffect, ActionVerdict, GrantedVerdict, LegalAction } from './verdict.js';

const NO_LINKS: readonly ActionVerdict[] = [];

/** Each link that the action opens, judged on the ship as it is after the action. */
const linkedAfter = (situation: Situation, effects: readonly ActionEffect[]): readonly ActionVerdict[] => {
  const kinds = new Set(linksOpened(situation).map(({ action }) => action));
  if (kinds.size === 0) return NO_LINKS;
  const next = askedAfterwards(situation, effects, 'performed');
  const opportunity = { kind: 'linked', after: situation.name } as const;
  return [...kinds].map((action) => validateAction({ ...next, attempt: { action, opportunity } }));
};

const grantedBy = (situation: Situation, outcome: Outcome | undefined): readonly GrantedVerdict[] =>
  outcome === 'failed'
    ? []
    : coordinatedAttempts(situation).map((attempt) => ({
        ship: attempt.ship,
        verdict: coordinatedVerdict(attempt, validateAction),
      }));

/** What the action does, what a jam makes of it, and what cards bring with it. */
const effectsOf = (situation: Situation): readonly ActionEffect[] => [
  ...withJam(situation, definitionOf(situation.name).effects(situation)),
  ...sideEffects(situation),
];

/** Before anything is declared a card that is not modelled leaves open whether the attempt fails. */
const knownOutcome = (situation: Situation): Outcome | undefined => {
  const outcome = outcomeOf(situation);
  return outcome === 'failed' && openingCards(situation).length > 0 ? undefined : outcome;
};

/** What a legal attempt comes to; nothing but its cost when it fails. */
const comesTo = (
  situation: Situation,
): Pick<LegalAction, 'effects' | 'canFail' | 'outcome' | 'failsBecause' | 'linked' | 'granted' | 'options'> => {
  const outcome = knownOutcome(situation);
  const effects = outcome === 'failed' ? [] : effectsOf(situation);
  const granted = grantedBy(situation, outcome);
  const ways = situation.ways();
  return {
    effects,
    canFail: stillCanFail(situation),
    ...(outcome !== undefined && { outcome }),
    ...(outcome === 'failed' && { failsBecause: failingReasons(situation) }),
    linked: outcome === 'failed' ? NO_LINKS : linkedAfter(situation, effects),
    ...(granted.length > 0 && { granted }),
    ...(ways !== undefined && {
      options: ways.filter(({ state }) => state !== 'closed').map(({ choice }) => choice),
    }),
  };
};

const legal = (situation: Situation): LegalAction => {
  const { ruleset, name, difficulty, costs } = situation;
  const outcome = comesTo(situation);
  return {
    verdict: 'legal',
    ruleset,
    action: name,
    difficulty,
    costs,
    ...outcome,
    bars: barsOf(situation, outcome, validateAction),
  };
};

interface Doubt {
  readonly unmodelled: readonly string[];
  readonly missing: readonly string[];
}

const notLegal = (situation: Situation, reasons: readonly Reason<ActionCode>[], doubt: Doubt): ActionVerdict => {
  const { ruleset, name: action, difficulty, costs } = situation;
  return doubt.unmodelled.length + doubt.missing.length === 0
    ? { verdict: 'illegal', ruleset, action, difficulty, reasons: firmReasons(situation, reasons) }
    : { verdict: 'indeterminate', ruleset, action, difficulty, ...doubt, reasons, costs };
};

/** What objects, and what could change it, were it told. */
interface Judged {
  readonly reasons: readonly Reason<ActionCode>[];
  readonly missing: readonly string[];
}

/** The situation as it would be if the conditions of the cards that nothing tells of were met. */
const withCardsInForce = ({ input, name, stage }: Situation, cards: readonly DoubtfulCard[]): Situation => {
  const effects = [...(input.effects ?? []), ...cards.map(({ id }) => ({ source: id }))];
  return situationOf({ ...input, effects }, definitionOf(name), stage);
};

/** An attempt that is illegal already misses nothing. */
const missingFor = (situation: Situation, reasons: Judged['reasons']): readonly string[] =>
  reasons.length === 0 ? missingFacts(situation) : [];

/** Where the difficulty hangs on what is not told, only what objects either way makes the attempt illegal. */
const judged = (situation: Situation): Judged => {
  const reasons = judge(rulesFor(situation), situation);
  const doubtful = doubtfulCards(situation.input, situation.printed);
  const other = doubtful.length === 0 ? situation : withCardsInForce(situation, doubtful);
  if (other.difficulty === situation.difficulty) return { reasons, missing: missingFor(situation, reasons) };
  const others = judge(rulesFor(other), other);
  const both = reasons.filter(({ rule }) => others.some((each) => each.rule === rule));
  return both.length > 0
    ? { reasons: both, missing: [] }
    : {
        reasons,
        missing: [...new Set([...doubtful.flatMap(({ missing }) => missing), ...missingFor(situation, reasons)])],
      };
};

/** The verdict on a situation. */
export const judgeSituation = (situation: Situation): ActionVerdict => {
  const { reasons, missing } = judged(situation);
  const unmodelled = [
    ...unmodelledCards(situation, reasons),
    ...(reasons.length === 0 && endsForWantOfAWay(situation) ? openingCards(situation) : []),
  ];
  return reasons.length + unmodelled.length + missing.length === 0
    ? legal(situation)
    : notLegal(situation, reasons, { unmodelled, missing });
};

/**
 * What the rules have against an attempt, and nothing else: no costs, effects or links are worked out. For asking many
 * times. Cards that are not modelled are not looked at. The ship must be complete and the input well-formed.
 */
export const objectionsTo = (input: ActionInput): readonly Reason<ActionCode>[] => {
  const situation = situationOf(input, definitionOf(input.attempt.action));
  return judge(rulesFor(situation), situation);
};

/**
 * May the ship attempt this action, here and now? The ship must be complete and the input well-formed.
 * Legal: what it costs, does, opens and closes. Illegal: every reason. Indeterminate: the cards that are not modelled
 * and the facts that are not told, which could change the answer.
 */
export const validateAction = (input: ActionInput): ActionVerdict =>
  judgeSituation(situationOf(input, definitionOf(input.attempt.action)));
