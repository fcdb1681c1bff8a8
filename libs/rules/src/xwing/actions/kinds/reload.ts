import { ACTIONS, RULES_REFERENCE } from '../../documents.js';
import type { Ship, Upgrade } from '../../ship.js';
import { never, type ActionDefinition, type ActionRule } from '../definition.js';
import { declares } from '../rules/declaration.js';

const RELOADED = new Set(['device', 'missile', 'torpedo']);

const takesReloads = ({ slots, charges }: Upgrade): boolean =>
  charges !== undefined && (slots ?? []).some((slot) => RELOADED.has(slot));

const isReloadable = (upgrade: Upgrade): boolean =>
  takesReloads(upgrade) && (upgrade.charges?.active ?? 0) < (upgrade.charges?.limit ?? 0);

/** The upgrades that a Reload can choose. */
const reloadable = (ship: Ship): readonly Upgrade[] => ship.upgrades.filter(isReloadable);

const somethingToReload: ActionRule = {
  id: 'xwing/action/reload/something-to-reload',
  code: 'no-charge-to-reload',
  cite: ACTIONS.at('Reload'),
  says: 'Reload needs an equipped device, missile or torpedo with fewer active charges than its limit.',
  objection: ({ ship }) =>
    ship.upgrades.some(isReloadable)
      ? undefined
      : {
          message: 'No equipped device, missile or torpedo of this ship is short of a charge.',
          facts: { upgrades: ship.upgrades.map(({ id, charges }) => ({ id, charges })) },
        },
};

const whyNot = ({ upgrades }: Ship, id: string): string => {
  const upgrade = upgrades.find((each) => each.id === id);
  if (upgrade === undefined) return `The ship does not carry ${id}.`;
  return takesReloads(upgrade) ? `${id} has all its charges.` : `${id} is no device, missile or torpedo with charges.`;
};

const theNamedUpgradeIsShort: ActionRule = {
  id: 'xwing/action/reload/the-upgrade-is-short',
  code: 'no-charge-to-reload',
  cite: RULES_REFERENCE.at('Reload'),
  says: 'The upgrade that is chosen is a device, missile or torpedo that is short of a charge.',
  objection: ({ ship, declaration }) => {
    const id = declaration?.upgrade;
    const choices = reloadable(ship).map((upgrade) => upgrade.id);
    if (id === undefined || choices.length === 0 || choices.includes(id)) return undefined;
    return {
      message: whyNot(ship, id),
      facts: { upgrade: id, choices },
      remedy: `Choose ${choices.join(' or ')}.`,
    };
  },
};

export const reload: ActionDefinition = {
  cite: ACTIONS.at('Reload'),
  says: 'One equipped device, missile or torpedo recovers one charge, and the ship gains one disarm token.',
  declares: ['upgrade'],
  rules: [declares('reload', 'upgrade', RULES_REFERENCE.at('Reload')), somethingToReload, theNamedUpgradeIsShort],
  canFail: never,
  ways: ({ ship }) => reloadable(ship).map(({ id }) => ({ state: 'open', choice: { upgrade: id } })),
  effects: ({ declaration }) => [
    {
      kind: 'recover-charge',
      count: 1,
      ...(declaration?.upgrade !== undefined && { upgrade: declaration.upgrade }),
    },
    { kind: 'gain-token', token: 'disarm', count: 1 },
  ],
};
