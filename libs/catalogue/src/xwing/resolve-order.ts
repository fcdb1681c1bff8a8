import type { Checked } from '@marshal/rules/kernel';
import {
  hasInitiativeOfDockedShip,
  initiativeByCards,
  type ActivationOrderInput,
  type OrderShip,
  type TableShip,
} from '@marshal/rules/xwing';
import { defined } from '../defined.js';
import { faultsUnder } from '../faults-under.js';
import { DEFAULT_DATA_SET, type DataSetId } from './data-set.js';
import { resolveTableShip } from './resolve-table.js';
import type { ShipInput, Told } from './ship-input.js';

/** A ship that activates among others, as a caller tells it: its pilot brings the initiative where it is left out. */
export interface OrderShipInput extends ShipInput, Told<Pick<OrderShip, 'initiativeChanges' | 'activated' | 'status'>> {
  readonly player: string;
}

/** A question about the order of activations, as a caller asks it. */
export interface ActivationOrderQuestion extends Told<Omit<ActivationOrderInput, 'ships' | 'playerOrder'>> {
  readonly dataSet?: DataSetId | undefined;
  readonly ships: readonly OrderShipInput[];
  readonly playerOrder: readonly string[];
}

const WITHOUT_INITIATIVE = 'Name the pilot (an XWS id), whose card prints it, or give the initiative.';

const DOCKED = 'It has the initiative of the ship that is docked with it: tell that as a change.';
const damageUntold = ({ pilot }: OrderShipInput): string =>
  `The initiative of ${String(pilot)} hangs on whether it is damaged: tell its facedown damage cards, 0 for none.`;

type Changes = NonNullable<OrderShip['initiativeChanges']>;
const NO_CHANGES: Changes = [];

/** What its own cards make of its initiative, then what is told; a change in force makes the rest of no account. */
const changesOf = (told: OrderShipInput, ship: TableShip): Checked<Changes> => {
  const { initiative, initiativeChanges = NO_CHANGES } = told;
  if (initiativeChanges.some(({ ended }) => ended !== true)) return { value: initiativeChanges };
  if (hasInitiativeOfDockedShip(ship) && initiative === undefined)
    return { faults: [{ pointer: '/initiativeChanges', detail: DOCKED }] };
  const byCards = initiativeByCards(ship);
  return byCards === undefined
    ? { faults: [{ pointer: '/facedownDamage', detail: damageUntold(told) }] }
    : { value: [...byCards, ...initiativeChanges] };
};

const resolveOrderShip = (told: OrderShipInput, set: DataSetId): Checked<OrderShip> => {
  const { initiativeChanges: _told, activated, status, ...ship } = told;
  const checked = resolveTableShip(ship, set);
  if ('faults' in checked) return checked;
  const { initiative } = checked.value;
  if (initiative === undefined) return { faults: [{ pointer: '/initiative', detail: WITHOUT_INITIATIVE }] };
  const changes = changesOf(told, checked.value);
  if ('faults' in changes) return changes;
  const { id, player } = told;
  const initiativeChanges = changes.value.length > 0 ? changes.value : undefined;
  return { value: defined({ id, player, initiative, initiativeChanges, activated, status }) };
};

/** A question about the order of activations, with every ship's initiative from its cards; or every fault by pointer. */
export const resolveOrder = (question: ActivationOrderQuestion): Checked<ActivationOrderInput> => {
  const { dataSet = DEFAULT_DATA_SET, ships, playerOrder, activating, step, proposed } = question;
  const checked = ships.map((ship) => resolveOrderShip(ship, dataSet));
  const faults = checked.flatMap((ship, index) => faultsUnder(`/ships/${index}`, ship));
  if (faults.length > 0) return { faults };
  const resolved = checked.flatMap((ship) => ('value' in ship ? [ship.value] : []));
  return { value: defined({ ships: resolved, playerOrder, activating, step, proposed }) };
};
