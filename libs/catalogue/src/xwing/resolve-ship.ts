import type { Checked, Fault } from '@marshal/rules/kernel';
import type { BarAction, Ship, ShipRound, Tokens } from '@marshal/rules/xwing';
import { defined } from '../defined.js';
import { shipById } from './cards.js';
import { DEFAULT_DATA_SET, type DataSetId } from './data-set.js';
import { damageFaults, drawDamage } from './drawn-damage.js';
import { fitUpgrade, upgradeFaults, type FittedUpgrade } from './fitted-upgrade.js';
import { printedPilot, printedShipType, type PrintedShip } from './printed-ship.js';
import type { RoundInput, ShipInput } from './ship-input.js';
import { stateFaults } from './state-faults.js';
import { chargesFaults, chargesOf, forceFaults, forceOf } from './supplies.js';
import { unknownId } from './unknown-id.js';

const UNPRINTED: PrintedShip = {};
const NOT_FLOWN: ShipRound = { performed: [], failed: [] };
const NO_TOKENS: Tokens = {};

/** What the cards print, as far as pilot and ship type are named and known. */
const printedFor = (told: ShipInput, set: DataSetId): PrintedShip => {
  if (told.pilot !== undefined) return printedPilot(told.pilot, set) ?? UNPRINTED;
  const type = told.shipType === undefined ? undefined : shipById(told.shipType, set);
  return type === undefined ? UNPRINTED : printedShipType(type);
};

const pilotFaults = ({ pilot, shipType }: ShipInput, set: DataSetId): readonly Fault[] => {
  if (pilot === undefined) return [];
  const printed = printedPilot(pilot, set);
  if (printed === undefined) return [unknownId('pilot', pilot, { pointer: '/pilot', set })];
  return shipType === undefined || shipType === printed.shipType
    ? []
    : [{ pointer: '/shipType', detail: `The pilot ${pilot} flies ${String(printed.shipType)}, not this ship.` }];
};

const shipTypeFaults = ({ shipType }: ShipInput, set: DataSetId): readonly Fault[] =>
  shipType === undefined || shipById(shipType, set) !== undefined
    ? []
    : [unknownId('ship', shipType, { pointer: '/shipType', set })];

const namedFaults = (told: ShipInput): readonly Fault[] =>
  told.pilot === undefined && told.shipType === undefined && told.actionBar === undefined
    ? [{ pointer: '/pilot', detail: 'Name the pilot (an XWS id), the shipType, or give the actionBar.' }]
    : [];

/** Every fault of a ship as told, by pointer. */
const shipFaults = (told: ShipInput, printed: PrintedShip, set: DataSetId): readonly Fault[] => [
  ...namedFaults(told),
  ...pilotFaults(told, set),
  ...shipTypeFaults(told, set),
  ...stateFaults(told),
  ...chargesFaults(told.charges, '/charges', printed.chargeLimit),
  ...(told.upgrades ?? []).flatMap((upgrade, index) => upgradeFaults(upgrade, `/upgrades/${index}`, set)),
  ...damageFaults(told.damageCards ?? [], set),
];

const sameRow = (a: BarAction, b: BarAction): boolean =>
  a.action === b.action &&
  a.difficulty === b.difficulty &&
  a.linked?.action === b.linked?.action &&
  a.linked?.difficulty === b.linked?.difficulty;

/** The bar with the rows that upgrades add; a row that stands there already is not added twice. */
const barWith = (bar: readonly BarAction[], fitted: readonly FittedUpgrade[]): readonly BarAction[] => {
  const added = fitted.flatMap((upgrade) => upgrade.bar).filter((row) => !bar.some((old) => sameRow(old, row)));
  return added.length === 0 ? bar : [...bar, ...added];
};

/** Undefined where no card says anything of Force. */
const forceCapacity = ({ forceCapacity: own }: PrintedShip, fitted: readonly FittedUpgrade[]): number | undefined => {
  const added = fitted.flatMap(({ faceup }) => faceup.force?.value ?? []);
  return own === undefined && added.length === 0 ? undefined : added.reduce((sum, value) => sum + value, own ?? 0);
};

const roundOf = (told: RoundInput | undefined): ShipRound =>
  told === undefined ? NOT_FLOWN : defined({ ...told, performed: told.performed ?? [], failed: told.failed ?? [] });

/** What is told outright or else printed. */
const identity = (told: ShipInput, printed: PrintedShip) => ({
  id: told.id,
  player: told.player,
  pilot: told.pilot,
  shipType: told.shipType ?? printed.shipType,
  baseSize: told.baseSize ?? printed.baseSize ?? ('small' as const),
  initiative: told.initiative ?? printed.initiative,
  limited: told.limited ?? printed.limited,
  dial: told.dial ?? printed.dial,
});

const state = (told: ShipInput, printed: PrintedShip, set: DataSetId) => ({
  tokens: told.tokens === undefined ? NO_TOKENS : (defined(told.tokens) as Tokens),
  charges: chargesOf(told.charges, printed.chargeLimit),
  shields: told.shields,
  damageCards: drawDamage(told.damageCards ?? [], set),
  locks: told.locks ?? [],
  turret: told.turret,
  round: roundOf(told.round),
  pose: told.pose,
});

/**
 * A ship as told, completed from the cards of a data set: bar, size, initiative, dial, charges and Force,
 * with what its upgrades add. Gives every fault by pointer (into the ship) where an id is unknown or a state impossible.
 */
export const resolveShip = (told: ShipInput, { set = DEFAULT_DATA_SET }: { set?: DataSetId } = {}): Checked<Ship> => {
  const printed = printedFor(told, set);
  const fitted = (told.upgrades ?? []).flatMap((upgrade) => fitUpgrade(upgrade, set) ?? []);
  const capacity = forceCapacity(printed, fitted);
  const faults = [...shipFaults(told, printed, set), ...forceFaults(told.force, capacity)];
  if (faults.length > 0) return { faults };
  return {
    value: defined({
      ...identity(told, printed),
      actionBar: barWith(told.actionBar ?? printed.actionBar ?? [], fitted),
      ...state(told, printed, set),
      force: forceOf(told.force, capacity ?? 0),
      upgrades: fitted.map(({ upgrade }) => upgrade),
      exceptions: [],
      unmodelled: [],
    }),
  };
};
