import type { Checked } from '@marshal/rules/kernel';
import type { Charges, Force, Ship, ShipRound } from '@marshal/rules/xwing';
import { defined } from '../defined.js';
import { DEFAULT_DATA_SET, type DataSetId } from './data-set.js';
import { drawDamage } from './drawn-damage.js';
import { actionBar, forceCapacity, shipCase, type ShipCase } from './ship-case.js';
import { shipFaults } from './ship-faults.js';
import type { RoundInput, ShipInput } from './ship-input.js';
import { chargesOf, forceOf } from './supplies.js';

/** What is taken as it is told. */
const OUTRIGHT = [
  'player',
  'shipType',
  'baseSize',
  'initiative',
  'limited',
  'dial',
  'facedownDamage',
  'locks',
  'turret',
  'pose',
] as const satisfies readonly (keyof Ship & keyof ShipInput)[];

const roundOf = (told: RoundInput): ShipRound =>
  defined({ ...told, performed: told.performed ?? [], failed: told.failed ?? [] });

/** What is told in other words than a ship has; undefined where it is not told. */
const translated = (about: ShipCase): { readonly [K in keyof Ship]?: Ship[K] | undefined } => {
  const { told, printed, set } = about;
  return {
    tokens: told.tokens === undefined ? undefined : defined(told.tokens),
    charges: told.charges === undefined ? undefined : chargesOf(told.charges, printed.start.charges?.limit),
    damageCards: told.damageCards === undefined ? undefined : drawDamage(told.damageCards, set),
    round: told.round === undefined ? undefined : roundOf(told.round),
    actionBar: actionBar(about),
    force: force(about),
    shields: told.shields ?? shields(about),
  };
};

/** What is so because of upgrades. */
const upgraded = ({ printed, fitted }: ShipCase): Pick<Ship, 'upgrades' | 'exceptions' | 'unmodelled'> => ({
  upgrades: fitted.map(({ upgrade }) => upgrade),
  exceptions: joined(
    printed.start.exceptions,
    fitted.flatMap((upgrade) => upgrade.exceptions),
  ),
  unmodelled: joined(
    printed.start.unmodelled,
    fitted.flatMap((upgrade) => upgrade.unmodelled),
  ),
});

const joined = <Thing>(printed: readonly Thing[], added: readonly Thing[]): readonly Thing[] =>
  added.length === 0 ? printed : [...printed, ...added];

const force = (about: ShipCase): Force | undefined =>
  about.told.force === undefined && about.fitted.length === 0
    ? undefined
    : forceOf(about.told.force, forceCapacity(about) ?? 0);

/** Those of the ship and its upgrades, all active; undefined where no upgrade adds any. */
const shields = ({ printed, fitted }: ShipCase): Charges | undefined => {
  const added = fitted.reduce((sum, { faceup }) => sum + (faceup.shields ?? 0), 0);
  const own = printed.start.shields;
  if (added === 0 || own === undefined) return undefined;
  const limit = Math.max(0, own.limit + added);
  return { active: limit, limit };
};

const shipOf = (about: ShipCase): Ship => {
  const { told, printed, fitted } = about;
  const ship: Record<string, unknown> = { id: told.id, ...printed.start };
  for (const key of OUTRIGHT) if (told[key] !== undefined) ship[key] = told[key];
  for (const [key, value] of Object.entries(translated(about))) if (value !== undefined) ship[key] = value;
  return (fitted.length === 0 ? ship : Object.assign(ship, upgraded(about))) as object as Ship;
};

/**
 * A ship as told, completed from the cards of a data set: bar, size, initiative, dial, charges and Force, with what its
 * upgrades add and what its cards change in the rules. Gives every fault by pointer (into the ship) where an id is
 * unknown or a state impossible.
 */
export const resolveShip = (told: ShipInput, { set = DEFAULT_DATA_SET }: { set?: DataSetId } = {}): Checked<Ship> => {
  const about = shipCase(told, set);
  const faults = shipFaults(about);
  return faults.length > 0 ? { faults } : { value: shipOf(about) };
};
