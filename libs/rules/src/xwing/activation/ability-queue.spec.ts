import { describe, expect, it } from '@jest/globals';
import { abilityQueue, queueRules, type AbilityQueue, type AbilityQueueInput } from './ability-queue.js';

const queue = (input: AbilityQueueInput): AbilityQueue => {
  const checked = abilityQueue(input);
  if ('faults' in checked) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
};

const codes = (input: AbilityQueueInput): readonly string[] => {
  const { proposed } = queue(input);
  return proposed?.verdict === 'illegal' ? proposed.reasons.map(({ code }) => code) : [];
};

const controls = { id: 'finetunedcontrols', player: 'alice' };
const snap = { id: 'snapshot', player: 'bob' };
const playerOrder = ['alice', 'bob'];

describe('the ability queue', () => {
  it('R133: resolves the first player’s ability first', () => {
    const input = { abilities: [snap, controls], playerOrder };
    expect(queue(input)).toEqual({
      groups: [
        { player: 'alice', abilities: ['finetunedcontrols'] },
        { player: 'bob', abilities: ['snapshot'] },
      ],
      next: ['finetunedcontrols'],
      removed: [],
    });
    expect(codes({ ...input, proposed: ['snapshot'] })).toEqual(['player-order']);
    expect(queue({ ...input, proposed: ['finetunedcontrols', 'snapshot'] }).proposed).toEqual({ verdict: 'legal' });
  });

  it('R133: removes an ability whose target has moved out of reach', () => {
    const input = { abilities: [controls, { ...snap, requirementHolds: false }], playerOrder };
    expect(queue(input)).toMatchObject({ next: ['finetunedcontrols'], removed: ['snapshot'] });
    expect(codes({ ...input, proposed: ['finetunedcontrols', 'snapshot'] })).toEqual(['requirement-gone']);
  });

  it.each([{ proposed: ['inertialdampeners', 'kananjarrus'] }, { proposed: ['kananjarrus', 'inertialdampeners'] }])(
    'R134: leaves the order of one player’s abilities to them: $proposed',
    ({ proposed }) => {
      const abilities = proposed.toSorted().map((id) => ({ id, player: 'alice' }));
      expect(queue({ abilities, playerOrder, proposed })).toMatchObject({
        next: ['inertialdampeners', 'kananjarrus'],
        proposed: { verdict: 'legal' },
      });
    },
  );

  it('resolves each once', () => {
    const input = { abilities: [controls], playerOrder, proposed: [controls.id, controls.id] };
    expect(queue(input).proposed).toMatchObject({ verdict: 'illegal', index: 1 });
    expect(codes(input)).toEqual(['already-resolved']);
    expect(queueRules.map(({ code }) => code)).toEqual(['player-order', 'requirement-gone', 'already-resolved']);
  });

  it('names what is wrong with its input', () => {
    const checked = abilityQueue({
      abilities: [controls, controls, { id: 'x', player: 'carol' }],
      playerOrder,
      proposed: ['y'],
    });
    expect('faults' in checked && checked.faults.map(({ pointer }) => pointer)).toEqual([
      '/abilities/1/id',
      '/abilities/2/player',
      '/proposed/0',
    ]);
  });
});
