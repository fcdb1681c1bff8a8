import { ACTIVATING_A_UNIT, CORE_RULEBOOK } from '../../documents.js';
import { hasKeyword } from '../../keyword.js';
import { tokensOf, type ActionKind, type Unit } from '../../unit.js';
import { counted, either, inWords } from '../../wording.js';
import type { ActionDefinition, ActionEffect, ActionRule } from '../definition.js';
import { gaining, gainingSuppression } from '../effects.js';
import { cardActionsOf } from '../offered-action.js';
import { eachCardOnce } from '../rules/once.js';
import type { Situation } from '../situation.js';

/** No card is named, the unit has no such one, or it has it as the other kind. */
const notOffered = ({ attempt: { action }, declaration, card }: Situation, ids: readonly string[]): string => {
  const named = declaration.card;
  if (named === undefined)
    return `It is not said which ${inWords(action)} is meant; the unit has ${either(ids) || 'none'}.`;
  return card === undefined
    ? `The unit has no ${inWords(action)} "${named}".`
    : `"${named}" is a ${inWords(card.kind)}, not a ${inWords(action)}.`;
};

/** The ids of the unit's card actions of that kind. */
const offered = (unit: Unit, action: ActionKind): readonly string[] =>
  cardActionsOf(unit)
    .filter(({ kind }) => kind === action || kind === 'either')
    .map(({ id }) => id);

const toName = (ids: readonly string[], action: ActionKind): string =>
  ids.length === 0
    ? `The unit has no ${inWords(action)}; one of another card belongs in "cardActions".`
    : `Name in "card" one that the unit has: ${either(ids)}.`;

const onACard: ActionRule = {
  id: 'legion/card-action/on-a-card',
  code: 'no-such-card-action',
  cite: ACTIVATING_A_UNIT.at('Card Action'),
  says: 'A card action is one that the unit’s card or one of its upgrades offers.',
  objection: (situation) => {
    const { unit, card, declaration, attempt } = situation;
    const { action } = attempt;
    if (card !== undefined && (card.kind === action || card.kind === 'either')) return undefined;
    const cards = offered(unit, action);
    return {
      message: notOffered(situation, cards),
      facts: { card: declaration.card ?? null, offeredAs: card?.kind ?? null, offered: cards },
      remedy: toName(cards, action),
    };
  },
};

const differentOnes = eachCardOnce({
  id: 'legion/card-action/different-ones',
  cite: ACTIVATING_A_UNIT.at('Card Action'),
  says: 'A unit may make several card actions in an activation, each of them once.',
});

const readyCard: ActionRule = {
  id: 'legion/card-action/ready-card',
  code: 'card-exhausted',
  cite: CORE_RULEBOOK.at('Recover'),
  says: 'A card that is exhausted or expended offers nothing.',
  objection: ({ unit, card }) => {
    const upgrade = unit.upgrades?.find(({ id }) => id === card?.upgrade);
    return upgrade?.state === 'exhausted' || upgrade?.state === 'expended'
      ? {
          message: `The card ${upgrade.name ?? upgrade.id} is ${upgrade.state}.`,
          facts: { upgrade: upgrade.id, state: upgrade.state },
          ...(upgrade.state === 'exhausted' && { remedy: 'Recover readies it.' }),
        }
      : undefined;
  },
};

const usesLeft: ActionRule = {
  id: 'legion/card-action/uses-left',
  code: 'no-uses-left',
  cite: ACTIVATING_A_UNIT.at('Card Action'),
  says: 'A card action that is counted can be used as often as its card says.',
  objection: ({ card }) =>
    card?.usesLeft === 0
      ? { message: `"${card.id}" has no use left in this game.`, facts: { card: card.id, usesLeft: 0 } }
      : undefined,
};

const keywordOf = ({ card }: Situation): string | undefined => card?.keyword ?? card?.id;

/** Where the wound threshold is not known, the answer is indeterminate instead. */
const enoughWounds: ActionRule = {
  id: 'legion/self-destruct/half-its-wounds',
  code: 'too-few-wounds',
  cite: CORE_RULEBOOK.at('Self-Destruct'),
  says: 'A unit self-destructs once it has wounds of at least half its threshold, rounded up.',
  objection: (situation) => {
    const { unit } = situation;
    if (keywordOf(situation) !== 'self-destruct' || unit.wounds === undefined) return undefined;
    const [wounds, needed] = [tokensOf(unit, 'wound'), Math.ceil(unit.wounds / 2)];
    return wounds < needed
      ? {
          message: `The unit has ${counted(wounds, 'wound')}; Self-Destruct takes ${needed}.`,
          facts: { wounds, needed },
        }
      : undefined;
  },
};

const notWeighedDown: ActionRule = {
  id: 'legion/weighed-down/no-jump',
  code: 'weighed-down',
  cite: CORE_RULEBOOK.at('Weighed Down'),
  says: 'A unit with Weighed Down does not jump while it holds an objective.',
  objection: (situation) => {
    const { unit } = situation;
    const laden = (unit.objectivesHeld ?? 0) > 0 && hasKeyword(unit, 'weighed-down');
    return laden && keywordOf(situation) === 'jump'
      ? {
          message: 'The unit holds an objective, which weighs it down.',
          facts: { objectivesHeld: unit.objectivesHeld },
        }
      : undefined;
  },
};

/** What the card actions of keywords do to the unit itself; what they do to others is for the table. */
const OWN_EFFECTS: ReadonlyMap<string | undefined, (unit: Unit) => readonly ActionEffect[]> = new Map([
  ['quick-thinking', () => [...gaining('aim', 1), ...gaining('dodge', 1)]],
  ['strategize', (unit: Unit) => gainingSuppression(unit, 1)],
]);

/** What holds for card actions that cost an action and for free ones alike. */
export const offerRules: readonly ActionRule[] = [onACard, readyCard, usesLeft, enoughWounds, notWeighedDown];

export const cardAction: ActionDefinition = {
  rules: [...offerRules, differentOnes],
  effects: (situation) => {
    const { card, unit } = situation;
    if (card === undefined) return [];
    return [
      { kind: 'resolve-card', card: card.id },
      ...(OWN_EFFECTS.get(keywordOf(situation))?.(unit) ?? []),
      ...(card.exhausts === true && card.upgrade !== undefined
        ? [{ kind: 'exhaust-upgrade', upgrade: card.upgrade } as const]
        : []),
    ];
  },
};
