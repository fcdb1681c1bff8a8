import { describe, expect, it } from '@jest/globals';
import { resolveUnit, units } from '../../libs/catalogue/src/index.js';
import {
  availableActions,
  resolveAction,
  rulesets,
  STATUSES,
  type ActivationInput,
} from '../../libs/rules/src/legion/index.js';
import { chance, type Chance } from './random.js';

/** Starts a unit as its card prints it, with every fact that a card leaves to the table. */
const begun = (catalogueId: string, { oneOf, sometimes }: Chance): ActivationInput => {
  const found = resolveUnit({ catalogueId, courage: 2, suppression: 1 });
  const unit = 'value' in found ? found.value.unit : { courage: 2 };
  const vehicle = unit.unitType?.endsWith('vehicle') === true;
  const ruleset = oneOf(rulesets).id;
  const isImmune = unit.unitType?.includes('droid') === true && ruleset !== 'legion/2026';
  return {
    ruleset,
    unit: {
      ...unit,
      ...(vehicle ? { courage: null, suppression: 0 } : { courage: 2 }),
      ...(!vehicle && sometimes(0.2) && { engagedWith: 1 }),
      ...(sometimes(0.1) && { undeployed: true, engagedWith: 0 }),
      rank: 'corps',
      orderTokens: ['faceup'],
    },
    activation: {
      status: vehicle ? 'steady' : oneOf(STATUSES.filter((status) => status !== 'suppressed' || !isImmune)),
      changes: sometimes(0.3) ? [{ source: 'a card', by: 1 }] : [],
    },
  };
};

/** Plays legal actions by chance; gives the faults that an answer had on the way. */
const faultsOnTheWay = (input: ActivationInput, luck: Chance, steps: number): readonly unknown[] => {
  const available = availableActions(input);
  if ('faults' in available) return available.faults;
  const legal = available.value.options.filter(({ verdict }) => verdict.verdict === 'legal');
  if (legal.length === 0 || steps === 0) return [];
  const resolved = resolveAction({ ...input, attempt: luck.oneOf(legal).attempt });
  if ('faults' in resolved) return resolved.faults;
  if (resolved.value.verdict !== 'legal') return [resolved.value];
  const { unit, activation } = resolved.value;
  return faultsOnTheWay({ ...input, unit, activation }, luck, steps - 1);
};

describe('a history that legal play has made', () => {
  it('is never refused, of any unit in the catalogue', () => {
    const luck = chance(20_261_130);
    const wrong = units().flatMap(({ id }) => {
      const faults = faultsOnTheWay(begun(id, luck), luck, 6);
      return faults.length === 0 ? [] : [{ id, faults }];
    });
    expect(units().length).toBeGreaterThan(150);
    expect(wrong).toEqual([]);
  });
});
