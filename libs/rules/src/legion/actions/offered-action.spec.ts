import { describe, expect, it } from '@jest/globals';
import { cardActionsOf, findCardAction } from './offered-action.js';
import type { Unit } from '../unit.js';

const unit: Unit = {
  keywords: [{ name: 'Jump', value: 1 }, { name: 'Nimble' }, { name: 'Jump', value: 2 }],
  upgrades: [
    { id: '2-1b', keywords: [{ name: 'Treat', value: 1 }] },
    { id: 'a:b', keywords: [{ name: 'Treat', value: 1 }] },
  ],
  cardActions: [
    { id: 'harpoon', kind: 'card-action', arrows: 2 },
    { id: 'treat:2-1b', kind: 'free-card-action', upgrade: '2-1b' },
  ],
};

describe('the card actions of a unit', () => {
  it('are those listed and those of its keywords, each once; what is listed wins', () => {
    expect(cardActionsOf(unit).map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      'harpoon card-action',
      'treat:2-1b free-card-action',
      'jump card-action',
      'treat:a:b either',
    ]);
  });

  it('are each found by their ids', () => {
    for (const action of cardActionsOf(unit)) expect(findCardAction(unit, action.id)).toEqual(action);
  });

  it.each(['nimble', 'treat', 'treat:c', 'jump:2-1b', 'constructor', '', ':'])('are not found as "%s"', (id) => {
    expect(findCardAction(unit, id)).toBeUndefined();
  });
});
