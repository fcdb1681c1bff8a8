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
  type UnitType,
} from '../../libs/rules/src/legion/index.js';
import { naiveIonActions, naivelyMay, naivelyReached, WORDS, type NaiveUnit, type Word } from './legion-actions.js';

type Ruleset = (typeof rulesets)[number];

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

/** A unit under a ruleset, and how long the sequences and the histories are that are gone through. */
interface Case {
  readonly naive: NaiveUnit;
  readonly ruleset: Ruleset;
  readonly actions: number;
  readonly history: number;
}

/** Every sequence up to that length whose every step but the last is legal: an illegal step changes nothing. */
const disagreements = (asked: Case, game: Game, before: readonly Word[]): readonly string[] =>
  before.length === asked.actions
    ? []
    : WORDS.flatMap((word) => {
        const situation = situationIn(settingOf(game, asked.ruleset), attemptOf(word));
        const legal = refusalOf(situation) === undefined;
        const agreed = legal === naivelyMay(asked.naive, before, word) ? [] : [[...before, word].join(' ')];
        if (!legal) return agreed;
        const { unit, activation } = outcomeOf(situation);
        return [...agreed, ...disagreements(asked, { unit, activation }, [...before, word])];
      });

const madeOf = (word: Word): MadeAction => {
  const { action, declaration = {} } = attemptOf(word);
  return { action, ...(declaration.card !== undefined && { card: declaration.card }) };
};

/** Every history up to that length, legal or not: the words of those about which the two do not agree. */
const believedWrongly = (asked: Case, { unit, activation }: Game, words: readonly Word[]): readonly string[] => {
  const { naive, ruleset } = asked;
  const answer = actionBudget({ ruleset: ruleset.id, unit, activation: { ...activation, made: words.map(madeOf) } });
  const agreed = 'value' in answer === naivelyReached(naive, words) ? [] : [words.join(' ')];
  const longer = words.length === asked.history ? [] : WORDS.map((word) => [...words, word]);
  return [...agreed, ...longer.flatMap((each) => believedWrongly(asked, { unit, activation }, each))];
};

/** What a unit of that type begins its step with; older versions have no suppressed droid trooper. */
const rowsOf = (type: UnitType, { id }: Ruleset) =>
  (
    [
      { type, status: 'steady', actions: 2 },
      { type, status: 'suppressed', actions: type.includes('droid') ? 2 : 1 },
      { type, status: 'panicked', actions: 0, panicked: true },
      { type, status: 'steady', change: -2, actions: 0 },
      { type, status: 'steady', change: 1, actions: 3 },
      { type, status: 'steady', ion: true, actions: naiveIonActions(type) },
    ] as const
  ).filter(({ status }) => {
    if (status === 'steady') return true;
    return type.endsWith('trooper') && (status === 'panicked' || !type.includes('droid') || id === 'legion/2026');
  });

describe.each([...rulesets])('under $id the naive evaluator agrees', (ruleset) => {
  const rows = UNIT_TYPES.flatMap((type) => rowsOf(type, ruleset));

  /** The longest under today's rules, of which the others are told as differences. */
  const lengths = ruleset === rulesets[0] ? { actions: 5, history: 3 } : { actions: 4, history: 2 };

  it.each(rows)('on every sequence and every history of a $status $type with $actions actions', (row) => {
    const courage = row.type.endsWith('trooper') ? { courage: 2 } : {};
    const changes = 'change' in row ? { changes: [{ source: 'test', by: row.change }] } : {};
    const ion = 'ion' in row ? { tokens: { ion: 1 } } : {};
    const rolled = 'ion' in row && row.actions === 1 && ruleset.values.ion === 'roll-for-each';
    const game: Game = {
      unit: { unitType: row.type, cardActions: CARDS, ...courage, ...ion },
      activation: { status: row.status, ...changes, ...(rolled && { ionFaces: ['blank'] }) },
    };
    expect(disagreements({ naive: row, ruleset, ...lengths }, game, [])).toEqual([]);
    expect(believedWrongly({ naive: row, ruleset, ...lengths }, game, [])).toEqual([]);
  });
});
