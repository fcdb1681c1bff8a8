import { describe, expect, it } from '@jest/globals';
import { resolveAttempt, type ShipInput } from '@marshal/catalogue';
import { validateAction, type ActionName, type Attempt, type XWingRulesetId } from '@marshal/rules/xwing';

interface Row {
  readonly ship: Omit<ShipInput, 'id'>;
  readonly attempt: Omit<Attempt, 'action'> & { readonly action: ActionName };
  readonly table?: { readonly ships: readonly (ShipInput & { readonly range?: number })[] };
  readonly ruleset?: XWingRulesetId;
  readonly says: string;
  readonly remedy?: string | undefined;
}

const enemy = { id: 'x', player: 'bob', pilot: 'soontirfel', range: 1 };
const jam = (declaration: object): Attempt => ({
  action: 'jam',
  opportunity: { kind: 'granted', by: 'any-card' },
  declaration: { target: 'x', ...declaration },
});
const reload = (upgrade: string): Attempt => ({ action: 'reload', declaration: { upgrade } });
const bomber: Row['ship'] = {
  pilot: 'goldsquadronveteran',
  upgrades: [
    { id: 'protontorpedoes', charges: { active: 1, limit: 2 } },
    { id: 'protonbombs' },
    { id: 'ioncannonturret' },
  ],
};

describe('a reason says in whole words what is so', () => {
  it.each<Row>([
    {
      ship: { pilot: 'wedgeantilles' },
      attempt: jam({ remove: 'green-token' }),
      table: { ships: [{ ...enemy, locks: ['blue-2'] }] },
      says: 'x has no green token.',
      remedy: 'Remove its lock on blue-2.',
    },
    {
      ship: { pilot: 'wedgeantilles' },
      attempt: jam({}),
      table: { ships: [{ ...enemy, tokens: { focus: 1 }, locks: ['blue-2'] }] },
      says: 'The attempt does not say what x loses.',
      remedy: 'Declare to remove its focus token or its lock on blue-2.',
    },
    {
      ship: { pilot: 'wedgeantilles' },
      attempt: { action: 'evade', opportunity: { kind: 'granted', by: 'any-card', difficulty: 'purple' } },
      says: 'The attempt costs 1 Force and the ship has 0 active.',
      remedy: undefined,
    },
    {
      ship: { pilot: 'lukeskywalker', force: { active: 0 } },
      attempt: { action: 'evade', opportunity: { kind: 'granted', by: 'any-card', difficulty: 'purple' } },
      says: 'The attempt costs 1 Force and the ship has 0 active.',
      remedy: 'Recover Force first.',
    },
    {
      ship: { pilot: 'wedgeantilles' },
      attempt: { action: 'focus', opportunity: { kind: 'granted', by: 'airencracken' } },
      says: 'me does not carry airencracken, which is said to grant the action.',
      remedy: 'Name the ship that carries the card.',
    },
    {
      ship: { pilot: 'wedgeantilles' },
      attempt: { action: 'focus', opportunity: { kind: 'granted', by: 'airencracken' } },
      table: { ships: [enemy] },
      says: 'Neither me nor another ship on the table carries airencracken, which is said to grant the action.',
      remedy: 'Name the ship that carries the card.',
    },
    { ship: bomber, attempt: reload('protonbombs'), says: 'protonbombs has all its charges.' },
    {
      ship: bomber,
      attempt: reload('ioncannonturret'),
      says: 'ioncannonturret is no device, missile or torpedo with charges.',
    },
    { ship: bomber, attempt: reload('concussionmissiles'), says: 'The ship does not carry concussionmissiles.' },
    {
      ship: { pilot: 'wedgeantilles', upgrades: [{ id: 'servomotorsfoils' }] },
      attempt: { action: 'boost', declaration: { direction: 'left', template: 'daredevil' } },
      says: 'The ship does not carry daredevil.',
    },
    {
      ship: { pilot: 'poedameron', upgrades: [{ id: 'blackone', charges: { active: 0, limit: 1 } }] },
      attempt: { action: 'slam', opportunity: { kind: 'granted', by: 'any-card' } },
      says: 'blackone forbids this ship slam.',
    },
    {
      ship: { pilot: 'wedgeantilles', upgrades: [{ id: 'composure' }] },
      attempt: { action: 'focus', opportunity: { kind: 'granted', by: 'composure' } },
      says: 'composure asks for a ship that is without green tokens and has failed an action.',
    },
  ])('$says', ({ ship, attempt, table, ruleset, says, ...row }) => {
    const question = resolveAttempt({
      ship: { id: 'me', player: 'alice', ...ship },
      attempt,
      ...(table && { table }),
      ...(ruleset && { ruleset }),
    });
    if ('faults' in question) throw new Error(JSON.stringify(question.faults));
    const verdict = validateAction(question.value);
    const reasons = 'reasons' in verdict ? verdict.reasons : [];
    expect(reasons.map(({ message }) => message)).toContain(says);
    if ('remedy' in row) expect(reasons.find(({ message }) => message === says)?.remedy).toBe(row.remedy);
  });
});
