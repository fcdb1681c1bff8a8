import { describe, expect, it } from '@jest/globals';
import type { Ship } from '@marshal/rules/xwing';
import { pilots, upgradeById } from './cards.js';
import { DATA_SETS, type DataSetId } from './data-set.js';
import { resolveShip } from './resolve-ship.js';
import type { ShipInput } from './ship-input.js';
import { tellShip } from './tell-ship.js';

const resolved = (told: ShipInput, set: DataSetId): Ship => {
  const checked = resolveShip(told, { set });
  if ('faults' in checked) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
};

describe('tellShip', () => {
  it.each(DATA_SETS)('tells every pilot of %s so that the same ship comes of it', (set) => {
    for (const pilot of pilots(set)) {
      const upgrades = (pilot.standardLoadout ?? []).filter((id) => upgradeById(id, set)).map((id) => ({ id }));
      const ship = resolved({ id: 'a', pilot: pilot.id, upgrades }, set);
      expect(resolved(tellShip(ship), set)).toEqual(ship);
    }
  });

  it('keeps a bar that was told outright, tokens, damage and what happened this round', () => {
    const ship = resolved(
      {
        id: 'a',
        pilot: 'lukeskywalker',
        actionBar: [{ action: 'focus', difficulty: 'red' }],
        tokens: { stress: 2 },
        damageCards: [{ id: 'd', name: 'Fuel Leak' }],
        upgrades: [{ id: 'servomotorsfoils', side: 1 }],
        round: { performed: ['focus'] },
        shields: { active: 1, limit: 2 },
      },
      'xwa',
    );
    expect(resolved(tellShip(ship), 'xwa')).toEqual(ship);
  });
});
