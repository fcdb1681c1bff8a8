import type { BarAction, Ship, Upgrade } from '@marshal/rules/xwing';
import { defined } from '../defined.js';
import type { ShipInput, UpgradeInput } from './ship-input.js';

const toldRow = ({ action, difficulty, linked }: BarAction): BarAction => defined({ action, difficulty, linked });

const toldUpgrade = ({ id, charges, side }: Upgrade): UpgradeInput => defined({ id, charges, side });

/**
 * A complete ship as a caller would tell it, ready to be sent to any call: `resolveShip` makes the same ship of it again.
 * What its cards add or change is left out, for the cards say it.
 */
export const tellShip = (ship: Ship): ShipInput => {
  const { exceptions, unmodelled, actionBar, upgrades, damageCards, ...told } = ship;
  return {
    ...told,
    actionBar: actionBar.filter(({ from }) => from === undefined).map(toldRow),
    upgrades: upgrades.map(toldUpgrade),
    damageCards: damageCards.map(({ id, name }) => ({ id, name })),
  };
};
