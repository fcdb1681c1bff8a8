// The same decisions by the rules library, by json-rules-engine and by json-logic-engine (compiled), in one run.
// Every engine must find the same objections in every case; the library also works out costs, effects and links.
import assert from 'node:assert/strict';
import { Engine } from 'json-rules-engine';
import { LogicEngine } from 'json-logic-engine';
import { resolveAttempt } from '../dist/libs/catalogue/src/index.js';
import { validateAction } from '../dist/libs/rules/src/xwing/index.js';
import { compare, table } from './compare.mjs';

const CASES = 400;
const CODES = ['not-on-action-bar', 'already-performed', 'already-failed', 'stressed', 'ionized', 'no-force'];

/** A small generator of its own, so that every run and every engine sees the same cases. */
const random = ((state) => (below) => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * below);
})(20_261_130);
const some = (list) => list[random(list.length)];

const BAR = [
  { action: 'focus', difficulty: 'white' },
  { action: 'lock', difficulty: 'white' },
  { action: 'boost', difficulty: 'red' },
  { action: 'evade', difficulty: 'purple' },
];
const NAMES = ['focus', 'lock', 'boost', 'evade', 'calculate'];

const cases = Array.from({ length: CASES }, () => ({
  ship: {
    id: 'ship',
    actionBar: BAR,
    baseSize: 'small',
    tokens: { stress: some([0, 0, 1, 2]), ion: some([0, 0, 0, 1]) },
    force: { active: random(2), capacity: 2 },
    round: { performed: some([[], ['focus'], ['lock', 'focus']]), failed: some([[], [], ['boost']]) },
  },
  attempt: { action: some(NAMES) },
}));

const inputs = cases.map((body) => resolveAttempt(body).value);

/** What the other engines are given: every fact ready to be compared, none left to be looked up. */
const facts = cases.map(({ ship, attempt }) => ({
  action: attempt.action,
  bar: ship.actionBar.map(({ action }) => action),
  difficulty: ship.actionBar.find(({ action }) => action === attempt.action)?.difficulty ?? 'white',
  performed: ship.round.performed,
  failed: ship.round.failed,
  stress: ship.tokens.stress,
  ion: ship.tokens.ion,
  force: ship.force.active,
}));

const ours = (index) => {
  const verdict = validateAction(inputs[index]);
  return verdict.verdict === 'legal' ? [] : verdict.reasons.map(({ code }) => code);
};

const is = (fact, operator, value) => ({ fact, operator, value });
const CONDITIONS = {
  'not-on-action-bar': [is('action', 'notIn', { fact: 'bar' })],
  'already-performed': [is('action', 'in', { fact: 'performed' })],
  'already-failed': [is('action', 'in', { fact: 'failed' })],
  stressed: [is('stress', 'greaterThan', 0)],
  ionized: [is('ion', 'greaterThan', 0), is('action', 'notEqual', 'focus')],
  'no-force': [is('difficulty', 'equal', 'purple'), is('force', 'lessThan', 1)],
};
const jsonRules = new Engine(CODES.map((type) => ({ conditions: { all: CONDITIONS[type] }, event: { type } })));
const byJsonRules = async (index) => (await jsonRules.run(facts[index])).events.map(({ type }) => type);

const fact = (name) => ({ var: name });
const LOGIC = {
  'not-on-action-bar': { '!': { in: [fact('action'), fact('bar')] } },
  'already-performed': { in: [fact('action'), fact('performed')] },
  'already-failed': { in: [fact('action'), fact('failed')] },
  stressed: { '>': [fact('stress'), 0] },
  ionized: { and: [{ '>': [fact('ion'), 0] }, { '!==': [fact('action'), 'focus'] }] },
  'no-force': { and: [{ '===': [fact('difficulty'), 'purple'] }, { '<': [fact('force'), 1] }] },
};
const logic = new LogicEngine();
const compiled = CODES.map((code) => [code, logic.build(LOGIC[code])]);
const byJsonLogic = (index) => compiled.filter(([, holds]) => holds(facts[index])).map(([code]) => code);

for (let index = 0; index < CASES; index += 1) {
  const expected = ours(index).toSorted();
  assert.deepEqual((await byJsonRules(index)).toSorted(), expected, JSON.stringify(cases[index]));
  assert.deepEqual(byJsonLogic(index).toSorted(), expected, JSON.stringify(cases[index]));
}
console.log(`${CASES} cases, the same objections by every engine.\n`);

const all = (decide) => () => {
  for (let index = 0; index < CASES; index += 1) decide(index);
};
const allAwaited = (decide) => async () => {
  for (let index = 0; index < CASES; index += 1) await decide(index);
};
const results = await compare(
  {
    'rules library': all(ours),
    'json-logic-engine, compiled': all(byJsonLogic),
    'json-rules-engine': allAwaited(byJsonRules),
  },
  { rounds: 9, milliseconds: 150 },
);
console.log(
  table(
    results.map(({ name, median }) => ({ name, perDecision: median / CASES })),
    'rules library',
  ),
);
