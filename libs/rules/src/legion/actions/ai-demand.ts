import { isCommander, isNear, type NearbyCommander } from '../activation/commander-courage.js';
import { hasKeyword, keywordWords } from '../keyword.js';
import { ACTION_KINDS, hasFaceupOrder, isVehicle, tokensOf, type ActionKind, type Unit } from '../unit.js';
import { ATTACK_KINDS, MOVE_KINDS, type Declaration } from './attempt.js';
import { actsAs, isFree } from './cost.js';
import { cardActionsOf, findCardAction } from './offered-action.js';
import { definitionsOf } from './rules-of.js';
import { cohesionRules } from './rules/cohesion.js';
import { exclusionRules } from './rules/exclusions.js';
import type { AiDemand, Setting, Situation } from './situation.js';

/** A unit without AI, or one whose AI does not apply. */
export const NO_DEMAND: AiDemand = { applies: false, listed: [], possible: false };

interface Circumstances {
  readonly setting: Setting;
  readonly commanders: readonly NearbyCommander[];
}

const isReduced = ({ setting: { unit } }: Circumstances): boolean =>
  isVehicle(unit) && unit.miniatures !== undefined && 2 * (unit.miniaturesDefeated ?? 0) >= unit.miniatures;

const APPLIES: Readonly<
  Record<Setting['values']['artificialIntelligence']['applies'], (circumstances: Circumstances) => boolean>
> = {
  always: () => true,
  'no-commander-near': ({ setting: { unit, values }, commanders }) =>
    !commanders.some((lender) => isCommander(lender) && isNear({ lender, borrower: unit, values })),
  'suppressed-or-damaged': (circumstances) => {
    const { unit, activation } = circumstances.setting;
    return activation.status === 'suppressed' || tokensOf(unit, 'damage') > 0 || isReduced(circumstances);
  },
};

/** What a player could mean by an action of that kind. */
const waysOf = (kind: ActionKind, unit: Unit): readonly Declaration[] => {
  if (kind === 'attack') return ATTACK_KINDS.map((attack) => ({ attack }));
  if (kind === 'move') return MOVE_KINDS.map((move) => ({ move }));
  return kind.endsWith('card-action') ? cardActionsOf(unit).map(({ id }) => ({ card: id })) : [{}];
};

/**
 * Possible as far as the unit, what it has made, and the player's word on the table go: what free actions have used up is
 * no longer possible. The budget and AI itself are left aside.
 */
const isPossible = (kind: ActionKind, setting: Setting): boolean =>
  !(setting.activation.impossible ?? []).includes(kind) &&
  waysOf(kind, setting.unit).some((declaration) => {
    const card = findCardAction(setting.unit, declaration.card);
    const attempt = { attempt: { action: kind }, kind, declaration, granted: undefined, card, cost: 0 };
    const situation: Situation = { ...setting, ...attempt };
    const rules = [
      ...exclusionRules,
      ...cohesionRules,
      ...definitionsOf(kind, kind).flatMap((definition) => definition.rules),
    ];
    return rules.every(({ objection }) => objection(situation) === undefined);
  });

const listedKinds = ({ unit, activation }: Setting): readonly ActionKind[] => {
  const words: readonly string[] = [...keywordWords(unit, 'ai'), ...(activation.wheelMode === true ? ['move'] : [])];
  return ACTION_KINDS.filter((kind) => words.includes(kind));
};

/** The unit has begun with a listed action: AI has had its due, whatever has become impossible since. */
const isMet = (listed: readonly ActionKind[], { unit, activation }: Setting): boolean => {
  const first = activation.made.find((made) => !isFree(made));
  return first !== undefined && listed.includes(actsAs(unit, first));
};

/** AI of its own, or that of Wheel Mode once it is used. */
export const canHaveAi = (unit: Unit): boolean => hasKeyword(unit, 'ai') || hasKeyword(unit, 'wheel-mode');

/** On the battlefield with AI and without a faceup order; Override sets AI aside. */
const isOnItsOwn = ({ unit, activation }: Setting): boolean =>
  (hasKeyword(unit, 'ai') || activation.wheelMode === true) &&
  !hasFaceupOrder(unit) &&
  unit.undeployed !== true &&
  activation.override !== true;

/** Whether AI applies is settled as Make Actions begins: a token that comes later changes nothing. */
const applies = (circumstances: Circumstances): boolean => {
  const { activation, values } = circumstances.setting;
  const { beginning } = activation;
  if (beginning !== undefined) return beginning.ai === true;
  return isOnItsOwn(circumstances.setting) && APPLIES[values.artificialIntelligence.applies](circumstances);
};

/** Whether AI binds the unit's first action in this activation, to what, and whether that is possible at all. */
export const aiDemand = (circumstances: Circumstances): AiDemand => {
  const { setting } = circumstances;
  if (!applies(circumstances)) return NO_DEMAND;
  const listed = listedKinds(setting);
  const possible = listed.length === 0 || isMet(listed, setting) || listed.some((kind) => isPossible(kind, setting));
  return { applies: true, listed, possible };
};
