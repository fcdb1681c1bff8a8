import { describe, expect, it } from '@jest/globals';
import type { ActionCode } from './code.js';
import type { Attempt } from './attempt.js';
import type { Ship } from '../ship.js';
import { validateAction } from './validate-action.js';

const tieAdvanced: Ship = {
  id: 'vader',
  baseSize: 'small',
  actionBar: [
    { action: 'focus', difficulty: 'white', linked: { action: 'barrel-roll', difficulty: 'red' } },
    { action: 'lock', difficulty: 'white', linked: { action: 'barrel-roll', difficulty: 'red' } },
    { action: 'barrel-roll', difficulty: 'white' },
    { action: 'boost', difficulty: 'red' },
    { action: 'evade', difficulty: 'purple' },
  ],
  tokens: {},
  force: { active: 1, capacity: 3 },
  upgrades: [],
  damageCards: [],
  locks: [],
  round: { performed: [], failed: [] },
  exceptions: [],
  unmodelled: [],
};

const codes = (ship: Partial<Ship>, attempt: Attempt): readonly ActionCode[] => {
  const verdict = validateAction({ ship: { ...tieAdvanced, ...ship }, attempt });
  return verdict.verdict === 'legal' ? [] : verdict.reasons.map(({ code }) => code);
};

describe('an attempt', () => {
  it.each<{ case: string; ship: Partial<Ship>; attempt: Attempt; objections: ActionCode[] }>([
    { case: 'focus by an unstressed ship', ship: {}, attempt: { action: 'focus' }, objections: [] },
    {
      case: 'focus with 1 stress',
      ship: { tokens: { stress: 1 } },
      attempt: { action: 'focus' },
      objections: ['stressed'],
    },
    { case: 'jam, which is not on the bar', ship: {}, attempt: { action: 'jam' }, objections: ['not-on-action-bar'] },
    {
      case: 'a second focus in the round',
      ship: { round: { performed: ['focus'], failed: [] } },
      attempt: { action: 'focus' },
      objections: ['already-performed'],
    },
    {
      case: 'a boost after a failed one',
      ship: { round: { performed: [], failed: ['boost'] } },
      attempt: { action: 'boost' },
      objections: ['already-failed'],
    },
    {
      case: 'everything wrong at once',
      ship: {
        tokens: { stress: 2, ion: 1 },
        force: { active: 0, capacity: 3 },
        round: { performed: ['evade'], failed: [], performActionStep: 'used' },
      },
      attempt: { action: 'evade' },
      objections: ['no-opportunity', 'already-performed', 'stressed', 'ionized', 'no-force'],
    },
  ])('$case: $objections', ({ ship, attempt, objections }) => {
    expect(codes(ship, attempt)).toEqual(objections);
  });

  it('tells costs, effects and links as they stand afterwards', () => {
    expect(validateAction({ ship: tieAdvanced, attempt: { action: 'focus' } })).toEqual({
      verdict: 'legal',
      ruleset: 'xwing/rr-1.1',
      action: 'focus',
      difficulty: 'white',
      costs: [],
      effects: [{ kind: 'gain-token', token: 'focus', count: 1 }],
      canFail: false,
      outcome: 'performed',
      linked: [
        {
          verdict: 'legal',
          ruleset: 'xwing/rr-1.1',
          action: 'barrel-roll',
          difficulty: 'red',
          costs: [{ gain: 'stress', count: 1 }],
          effects: [{ kind: 'move', move: 'barrel-roll' }],
          canFail: true,
          options: [
            { side: 'left', position: 'forward' },
            { side: 'left', position: 'centre' },
            { side: 'left', position: 'back' },
            { side: 'right', position: 'forward' },
            { side: 'right', position: 'centre' },
            { side: 'right', position: 'back' },
          ],
          linked: [],
          bars: [
            { actions: ['barrel-roll'], code: 'already-performed' },
            { actions: 'all', code: 'stressed' },
          ],
        },
      ],
      bars: [{ actions: ['focus'], code: 'already-performed' }],
    });
  });

  it('closes a link when its own cost leaves the ship stressed', () => {
    const verdict = validateAction({
      ship: tieAdvanced,
      attempt: { action: 'focus' },
      effects: [{ source: 'any', treatAs: 'red' }],
    });
    expect(verdict).toMatchObject({
      verdict: 'legal',
      linked: [{ verdict: 'illegal', reasons: [{ code: 'stressed' }] }],
    });
  });
});
