import { describe, expect, it } from '@jest/globals';
import { refusalOf } from '../../libs/rules/src/legion/actions/judge-action.js';
import { outcomeOf } from '../../libs/rules/src/legion/actions/outcome.js';
import { settingOf, situationIn } from '../../libs/rules/src/legion/actions/situation-of.js';
import {
  actionBudget,
  rulesets,
  UNIT_TYPES,
  type Activation,
  type Attempt,
  type CardAction,
  type MadeAction,
  type Unit,
} from '../../libs/rules/src/legion/index.js';
import { naiveIonActions, naivelyMay, naivelyReached, WORDS, type NaiveUnit, type Word } from './legion-actions.js';

const CARDS: readonly CardAction[] = [
  { id: 'A', kind: 'card-action' },
  { id: 'B', kind: 'card-action' },
  { id: 'C', kind: 'card-action', arrows: 2 },
  { id: 'F', kind: 'free-card-action' },
  { id: 'G', kind: 'free-card-action' },
];

const attemptOf = (word: Word): Attempt => {
  const card = CARDS.find(({ id }) => id === word);
  return card === undefined ? { action: word as 'aim' } : { action: card.kind, declaration: { card: card.id } };
};

interface Game {
  readonly unit: Unit;
  readonly activation: Activation;
}

const ruleset = rulesets[0]!;

/** Every sequence up to that length whose every step but the last is legal: an illegal step changes nothing. */
const disagreements = (naive: NaiveUnit, game: Game, before: readonly Word[]): readonly string[] =>
  before.length === 5
    ? []
    : WORDS.flatMap((word) => {
        const situation = situationIn(settingOf(game, ruleset), attemptOf(word));
        const legal = refusalOf(situation) === undefined;
        const agreed = legal === naivelyMay(naive, before, word) ? [] : [[...before, word].join(' ')];
        if (!legal) return agreed;
        const { unit, activation } = outcomeOf(situation);
        return [...agreed, ...disagreements(naive, { unit, activation }, [...before, word])];
      });

const madeOf = (word: Word): MadeAction => {
  const { action, declaration = {} } = attemptOf(word);
  return { action, ...(declaration.card !== undefined && { card: declaration.card }) };
};

/** Every history up to that length, legal or not: the words of those about which the two do not agree. */
const believedWrongly = (naive: NaiveUnit, { unit, activation }: Game, words: readonly Word[]): readonly string[] => {
  const answer = actionBudget({ unit, activation: { ...activation, made: words.map(madeOf) } });
  const agreed = 'value' in answer === naivelyReached(naive, words) ? [] : [words.join(' ')];
  const longer = words.length === 3 ? [] : WORDS.map((word) => [...words, word]);
  return [...agreed, ...longer.flatMap((each) => believedWrongly(naive, { unit, activation }, each))];
};

describe('the naive evaluator agrees on every sequence of up to five actions and every history of up to three', () => {
  it.each(
    UNIT_TYPES.flatMap((type) =>
      (
        [
          { type, status: 'steady', actions: 2 },
          { type, status: 'suppressed', actions: type.includes('droid') ? 2 : 1 },
          { type, status: 'steady', change: -2, actions: 0 },
          { type, status: 'steady', change: 1, actions: 3 },
          { type, status: 'steady', ion: true, actions: naiveIonActions(type) },
        ] as const
      ).filter(({ status }) => status === 'steady' || type.endsWith('trooper')),
    ),
  )('of a $status $type with $actions actions', (row) => {
    const courage = row.type.endsWith('trooper') ? { courage: 2 } : {};
    const changes = 'change' in row ? { changes: [{ source: 'test', by: row.change }] } : {};
    const ion = 'ion' in row ? { tokens: { ion: 1 } } : {};
    const game: Game = {
      unit: { unitType: row.type, cardActions: CARDS, ...courage, ...ion },
      activation: { status: row.status, ...changes, ...('ion' in row && row.actions === 1 && { ionFaces: ['blank'] }) },
    };
    expect(disagreements(row, game, [])).toEqual([]);
    expect(believedWrongly(row, game, [])).toEqual([]);
  });
});
