import type { BarAction, Ship, TableShip, Upgrade } from '@marshal/rules/xwing';
import { defined } from '../defined.js';
import type { TableShipInput } from './resolve-table.js';
import type { ShipInput, UpgradeInput } from './ship-input.js';

const toldRow = ({ action, difficulty, linked }: BarAction): BarAction => defined({ action, difficulty, linked });

const toldUpgrade = ({ id, charges, side }: Upgrade): UpgradeInput => defined({ id, charges, side });

const toldBar = (rows: readonly BarAction[]): readonly BarAction[] =>
  rows.filter(({ from }) => from === undefined).map(toldRow);

/**
 * A complete ship as a caller would tell it, ready to be sent to any call: `resolveShip` makes the same ship of it again.
 * What its cards add or change is left out, for the cards say it.
 */
export const tellShip = (ship: Ship): ShipInput => {
  const { exceptions, unmodelled, actionBar, upgrades, damageCards, ...told } = ship;
  return {
    ...told,
    actionBar: toldBar(actionBar),
    upgrades: upgrades.map(toldUpgrade),
    damageCards: damageCards.map(({ id, name }) => ({ id, name })),
  };
};

/** The same of a ship of which less may be known. */
export const tellTableShip = (ship: TableShip): TableShipInput => {
  const { exceptions, unmodelled, actionBar, upgrades, damageCards, ...told } = ship;
  return {
    ...told,
    ...(actionBar !== undefined && { actionBar: toldBar(actionBar) }),
    ...(upgrades !== undefined && { upgrades: upgrades.map(toldUpgrade) }),
    ...(damageCards !== undefined && { damageCards: damageCards.map(({ id, name }) => ({ id, name })) }),
  };
};
