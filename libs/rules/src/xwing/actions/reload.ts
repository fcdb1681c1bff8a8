import { ACTIONS, RULES_REFERENCE } from '../documents.js';
import type { Ship, Upgrade } from '../ship.js';
import { never, type ActionDefinition, type ActionRule } from './definition.js';
import { declares } from './rules/declaration.js';

const RELOADED = new Set(['device', 'missile', 'torpedo']);

const isReloadable = ({ slots, charges }: Upgrade): boolean =>
  charges !== undefined && charges.active < charges.limit && (slots ?? []).some((slot) => RELOADED.has(slot));

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
      message: `${id} cannot be reloaded.`,
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
