import type { BarAction } from '@marshal/rules/xwing';
import type { DataSetId } from './data-set.js';
import { fitUpgrade, type FittedUpgrade } from './fitted-upgrade.js';
import { printedPilot, printedShipType, UNPRINTED, type PrintedShip } from './printed-ship.js';
import type { ShipInput } from './ship-input.js';

/** A ship as told, beside what is known of it. */
export interface ShipCase {
  readonly told: ShipInput;
  readonly set: DataSetId;
  /** `UNPRINTED` where neither pilot nor ship type is named, or the one named is unknown. */
  readonly printed: PrintedShip;
  /** Those upgrades that the set knows. */
  readonly fitted: readonly FittedUpgrade[];
}

const NO_UPGRADES: readonly FittedUpgrade[] = [];

const printedFor = ({ pilot, shipType }: ShipInput, set: DataSetId): PrintedShip => {
  if (pilot !== undefined) return printedPilot(pilot, set) ?? UNPRINTED;
  return shipType === undefined ? UNPRINTED : (printedShipType(shipType, set) ?? UNPRINTED);
};

export const shipCase = (told: ShipInput, set: DataSetId): ShipCase => ({
  told,
  set,
  printed: printedFor(told, set),
  fitted: told.upgrades?.flatMap((upgrade) => fitUpgrade(upgrade, set) ?? []) ?? NO_UPGRADES,
});

/** The Force of pilot and upgrades together; undefined where no card says anything of it. */
export const forceCapacity = ({ printed, fitted }: ShipCase): number | undefined => {
  const own = printed.forceCapacity;
  if (fitted.length === 0) return own;
  const added = fitted.flatMap(({ faceup }) => faceup.force?.value ?? []);
  return own === undefined && added.length === 0 ? undefined : added.reduce((sum, value) => sum + value, own ?? 0);
};

const sameRow = (a: BarAction, b: BarAction): boolean =>
  a.action === b.action &&
  a.difficulty === b.difficulty &&
  a.linked?.action === b.linked?.action &&
  a.linked?.difficulty === b.linked?.difficulty;

/** The bar with the rows that upgrades add; a row that stands there already is not added twice. */
export const actionBar = ({ told, printed, fitted }: ShipCase): readonly BarAction[] => {
  const bar = told.actionBar ?? printed.start.actionBar;
  if (fitted.length === 0) return bar;
  const added = fitted.flatMap((upgrade) => upgrade.bar).filter((row) => !bar.some((old) => sameRow(old, row)));
  return added.length === 0 ? bar : [...bar, ...added];
};
