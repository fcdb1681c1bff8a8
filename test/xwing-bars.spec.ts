import { describe, expect, it } from '@jest/globals';
import { resolveAttempt, type AttemptQuestion, type ShipInput } from '@marshal/catalogue';
import { resolveAction, validateAction, type ActionInput, type Bar } from '@marshal/rules/xwing';
import { valueOf } from './support/value-of.js';

const asked = (ship: Partial<ShipInput>, more: Omit<AttemptQuestion, 'ship'>): ActionInput =>
  valueOf(resolveAttempt({ ...more, ship: { id: 'acting', player: 'alice', ...ship } }));

const barsOf = (input: ActionInput): readonly Bar[] => {
  const verdict = validateAction(input);
  return verdict.verdict === 'legal' ? verdict.bars : [];
};

const performed = (...actions: Extract<Bar['actions'], readonly unknown[]>): Bar => ({
  actions,
  code: 'already-performed',
});
const redRoll = { attempt: { action: 'barrel-roll', declaration: { side: 'left', position: 'centre' } } } as const;
const redBar = (action: 'barrel-roll' | 'focus') => [
  { action, difficulty: 'red', linked: { action: 'evade', difficulty: 'white' } } as const,
  { action: 'boost', difficulty: 'white' } as const,
  { action: 'lock', difficulty: 'red' } as const,
];

describe('what an attempt bars', () => {
  it.each<{ case: string; ship: Partial<ShipInput>; question: Omit<AttemptQuestion, 'ship'>; bars: Bar[] }>([
    {
      case: 'all by stress, to a ship of which no card says otherwise',
      ship: { pilot: 'wedgeantilles', actionBar: redBar('barrel-roll') },
      question: redRoll,
      bars: [performed('barrel-roll'), { actions: 'all', code: 'stressed' }],
    },
    {
      case: 'nothing by the first stress of Tycho, whose link stays legal too',
      ship: { pilot: 'tychocelchu', actionBar: redBar('barrel-roll') },
      question: redRoll,
      bars: [performed('barrel-roll')],
    },
    {
      case: 'by his third stress all that he has',
      ship: { pilot: 'tychocelchu', actionBar: redBar('barrel-roll'), tokens: { stress: 2 } },
      question: redRoll,
      bars: [performed('barrel-roll'), { actions: ['barrel-roll', 'boost', 'lock', 'evade'], code: 'stressed' }],
    },
    {
      case: 'all but what Primed Thrusters allow',
      ship: { pilot: 'wedgeantilles', actionBar: redBar('focus'), upgrades: [{ id: 'primedthrusters' }] },
      question: { attempt: { action: 'focus' } },
      bars: [performed('focus'), { actions: ['focus', 'lock', 'evade'], code: 'stressed' }],
    },
    {
      case: 'what is not white to Magna Tolvan',
      ship: { pilot: 'magnatolvan', actionBar: redBar('focus') },
      question: { attempt: { action: 'focus' } },
      bars: [performed('focus'), { actions: ['focus', 'lock'], code: 'stressed' }],
    },
    {
      case: 'all in the activation, where Advanced Sensors let it act',
      ship: { pilot: 'wedgeantilles', upgrades: [{ id: 'advancedsensors' }] },
      question: {
        step: 'execute-maneuver',
        attempt: { action: 'focus', opportunity: { kind: 'granted', by: 'advancedsensors' } },
      },
      bars: [performed('focus'), { actions: 'all', code: 'no-opportunity', noMoreActions: 'this-activation' }],
    },
    {
      case: 'all in the round, where Composure does',
      ship: { pilot: 'wedgeantilles', upgrades: [{ id: 'composure' }], round: { failed: ['barrel-roll'] } },
      question: { attempt: { action: 'focus', opportunity: { kind: 'granted', by: 'composure' } } },
      bars: [performed('focus'), { actions: 'all', code: 'no-opportunity', noMoreActions: 'this-round' }],
    },
    {
      case: 'all in the activation, after the action of an overlap',
      ship: { pilot: 'wedgeantilles', round: { noMoreActions: 'but-for-the-overlap' } },
      question: {
        ruleset: 'xwing/2.5',
        attempt: { action: 'focus', opportunity: { kind: 'granted', by: 'overlap' } },
      },
      bars: [
        performed('focus'),
        { actions: 'all', code: 'stressed' },
        { actions: 'all', code: 'no-opportunity', noMoreActions: 'this-activation' },
      ],
    },
    {
      case: 'an action that fails as one that has failed',
      ship: { pilot: 'wedgeantilles' },
      question: { attempt: { action: 'lock', declaration: { fail: true } } },
      bars: [{ actions: ['lock'], code: 'already-failed' }],
    },
  ])('is $case', ({ ship, question, bars }) => {
    expect(barsOf(asked(ship, question))).toEqual(bars);
  });

  it('is told as the stricter where actions have ended before: Composure holds in another activation too', () => {
    const ended = asked(
      { pilot: 'wedgeantilles', upgrades: [{ id: 'advancedsensors' }], round: { noMoreActions: 'this-activation' } },
      {
        activating: 'another',
        attempt: { action: 'focus', opportunity: { kind: 'granted', by: 'any-card' } },
      },
    );
    expect(barsOf(ended)).toEqual([performed('focus')]);
    expect(resolveAction(ended)).toMatchObject({ ship: { round: { noMoreActions: 'this-activation' } } });
  });
});
