// The same decisions by the rules library, by json-rules-engine and by json-logic-engine (compiled), in one run.
// Every engine must find the same objections in every case; the library also works out costs, effects and links.
import assert from 'node:assert/strict';
import { Engine } from 'json-rules-engine';
import { LogicEngine } from 'json-logic-engine';
import { resolveAttempt } from '../dist/libs/catalogue/src/index.js';
import { objectionsTo, validateAction } from '../dist/libs/rules/src/xwing/index.js';
import { compare, table } from './compare.mjs';

const CASES = 400;
const CODES = [
  'no-opportunity',
  'wrong-step',
  'not-linked',
  'preceding-action-failed',
  'not-on-action-bar',
  'already-performed',
  'already-failed',
  'stressed',
  'ionized',
  'no-force',
];

/** As a table asks: mostly what might be allowed. A small generator of its own, so that every run and every engine sees the same cases. */
const random = ((state) => (below) => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * below);
})(20_261_130);
const some = (list) => list[random(list.length)];

const BAR = [
  { action: 'focus', difficulty: 'white', linked: { action: 'boost', difficulty: 'red' } },
  { action: 'lock', difficulty: 'white' },
  { action: 'boost', difficulty: 'red' },
  { action: 'evade', difficulty: 'purple' },
];
const NAMES = ['focus', 'focus', 'lock', 'lock', 'boost', 'evade', 'calculate'];
const STEP = { kind: 'perform-action-step' };

const cases = Array.from({ length: CASES }, () => ({
  step: some([...Array(9).fill('perform-action'), 'execute-maneuver']),
  ship: {
    id: 'ship',
    actionBar: BAR,
    baseSize: 'small',
    tokens: { stress: some([...Array(8).fill(0), 1, 2]), ion: some([...Array(9).fill(0), 1]) },
    force: { active: random(2), capacity: 2 },
    round: {
      performed: some([[], [], [], ['focus'], ['focus', 'lock']]),
      failed: some([...Array(7).fill([]), ['boost']]),
      performActionStep: some([...Array(9).fill('open'), 'used']),
    },
  },
  attempt: {
    action: some(NAMES),
    opportunity: some([...Array(8).fill(STEP), { kind: 'linked', after: 'focus' }, { kind: 'linked', after: 'boost' }]),
  },
}));

const inputs = cases.map((body) => resolveAttempt(body).value);

/** What the other engines are given: every fact ready to be compared, none left to be looked up. */
const facts = cases.map(({ step, ship, attempt: { action, opportunity } }) => {
  const after = opportunity.after ?? 'none';
  const rows =
    opportunity.kind === 'linked'
      ? ship.actionBar.flatMap((row) => (row.action === after && row.linked ? [row.linked] : []))
      : ship.actionBar;
  return {
    action,
    opportunity: opportunity.kind,
    after,
    step,
    performActionStep: ship.round.performActionStep,
    open: rows.map((row) => row.action),
    difficulty: rows.find((row) => row.action === action)?.difficulty ?? 'white',
    performed: ship.round.performed,
    failed: ship.round.failed,
    attempted: [...ship.round.performed, ...ship.round.failed],
    stress: ship.tokens.stress,
    ion: ship.tokens.ion,
    force: ship.force.active,
  };
});

const codes = (reasons) => reasons.map(({ code }) => code);
const ours = (index) => codes(objectionsTo(inputs[index]));
const whole = (index) => validateAction(inputs[index]);

const is = (fact, operator, value) => ({ fact, operator, value });
const inStep = is('opportunity', 'equal', 'perform-action-step');
const linked = is('opportunity', 'equal', 'linked');
const all = (...conditions) => ({ all: conditions });
const CONDITIONS = {
  'no-opportunity': {
    any: [
      all(inStep, is('performActionStep', 'notEqual', 'open')),
      all(linked, is('after', 'notIn', { fact: 'attempted' })),
    ],
  },
  'wrong-step': all(inStep, is('step', 'notEqual', 'perform-action')),
  'not-linked': all(linked, is('action', 'notIn', { fact: 'open' })),
  'preceding-action-failed': all(linked, is('after', 'in', { fact: 'failed' })),
  'not-on-action-bar': all(inStep, is('action', 'notIn', { fact: 'open' })),
  'already-performed': all(is('action', 'in', { fact: 'performed' })),
  'already-failed': all(is('action', 'in', { fact: 'failed' })),
  stressed: all(is('stress', 'greaterThan', 0)),
  ionized: all(is('ion', 'greaterThan', 0), is('action', 'notEqual', 'focus')),
  'no-force': all(is('difficulty', 'equal', 'purple'), is('force', 'lessThan', 1)),
};
const jsonRules = new Engine(CODES.map((type) => ({ conditions: CONDITIONS[type], event: { type } })));
const byJsonRules = async (index) => (await jsonRules.run(facts[index])).events.map(({ type }) => type);

const fact = (name) => ({ var: name });
const same = (name, value) => ({ '===': [fact(name), value] });
const within = (list) => ({
  in: [fact(list === 'failedBefore' ? 'after' : 'action'), fact(list === 'failedBefore' ? 'failed' : list)],
});
const LOGIC = {
  'no-opportunity': {
    or: [
      { and: [same('opportunity', 'perform-action-step'), { '!': same('performActionStep', 'open') }] },
      { and: [same('opportunity', 'linked'), { '!': { in: [fact('after'), fact('attempted')] } }] },
    ],
  },
  'wrong-step': { and: [same('opportunity', 'perform-action-step'), { '!': same('step', 'perform-action') }] },
  'not-linked': { and: [same('opportunity', 'linked'), { '!': within('open') }] },
  'preceding-action-failed': { and: [same('opportunity', 'linked'), within('failedBefore')] },
  'not-on-action-bar': { and: [same('opportunity', 'perform-action-step'), { '!': within('open') }] },
  'already-performed': within('performed'),
  'already-failed': within('failed'),
  stressed: { '>': [fact('stress'), 0] },
  ionized: { and: [{ '>': [fact('ion'), 0] }, { '!': same('action', 'focus') }] },
  'no-force': { and: [same('difficulty', 'purple'), { '<': [fact('force'), 1] }] },
};
const logic = new LogicEngine();
const compiled = CODES.map((code) => [code, logic.build(LOGIC[code])]);
const byJsonLogic = (index) => compiled.filter(([, holds]) => holds(facts[index])).map(([code]) => code);

for (let index = 0; index < CASES; index += 1) {
  const expected = ours(index).toSorted();
  assert.deepEqual((await byJsonRules(index)).toSorted(), expected, JSON.stringify(cases[index]));
  assert.deepEqual(byJsonLogic(index).toSorted(), expected, JSON.stringify(cases[index]));
}
const objections = cases.map((_, index) => ours(index).length);
const legal = objections.filter((count) => count === 0).length;
console.log(
  `${CASES} cases, ${legal} of them legal, ${(objections.reduce((a, b) => a + b) / CASES).toFixed(1)} objections on average; the same by every engine.\n`,
);

const everyCase = (decide) => () => {
  for (let index = 0; index < CASES; index += 1) decide(index);
};
const everyCaseAwaited = (decide) => async () => {
  for (let index = 0; index < CASES; index += 1) await decide(index);
};
const results = await compare(
  {
    'rules library, objections': everyCase(ours),
    'rules library, whole verdict': everyCase(whole),
    'json-logic-engine, compiled': everyCase(byJsonLogic),
    'json-rules-engine': everyCaseAwaited(byJsonRules),
  },
  { rounds: 9, milliseconds: 150 },
);
console.log(
  table(
    results.map(({ name, median }) => ({ name, perDecision: median / CASES })),
    'rules library, objections',
  ),
);
