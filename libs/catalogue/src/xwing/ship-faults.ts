import type { Fault } from '@marshal/rules/kernel';
import { shown } from '../shown.js';
import { shipById } from './cards.js';
import { damageFaults } from './drawn-damage.js';
import { upgradeFaults } from './fitted-upgrade.js';
import { lockFaults } from './lock-faults.js';
import { UNPRINTED } from './printed-ship.js';
import { forceCapacity, type ShipCase } from './ship-case.js';
import { stateFaults } from './state-faults.js';
import { chargesFaults, forceFaults } from './supplies.js';
import { unknownId } from './unknown-id.js';

const NONE: readonly Fault[] = [];

const notNamed = ({ told }: ShipCase): readonly Fault[] =>
  told.pilot === undefined && told.shipType === undefined && told.actionBar === undefined
    ? [{ pointer: '/pilot', detail: 'Name the pilot (an XWS id), the shipType, or give the actionBar.' }]
    : NONE;

const pilotFaults = ({ told: { pilot, shipType }, printed, set }: ShipCase): readonly Fault[] => {
  if (pilot === undefined) return NONE;
  if (printed === UNPRINTED) return [unknownId('pilot', pilot, { pointer: '/pilot', set })];
  const flies = printed.start.shipType ?? '';
  return shipType === undefined || shipType === flies
    ? NONE
    : [{ pointer: '/shipType', detail: `The pilot ${pilot} flies ${flies}, not this ship.` }];
};

const shipTypeFaults = ({ told: { shipType }, set }: ShipCase): readonly Fault[] =>
  shipType === undefined || shipById(shipType, set) !== undefined
    ? NONE
    : [unknownId('ship', shipType, { pointer: '/shipType', set })];

/** What stays as it is printed in every game, so that a ship which is named cannot be told otherwise. */
const FIXED = ['baseSize', 'limited'] as const;

const fixedFaults = ({ told, printed }: ShipCase): readonly Fault[] =>
  FIXED.flatMap((fact) => {
    const card = printed.start[fact];
    return printed === UNPRINTED || told[fact] === undefined || card === undefined || told[fact] === card
      ? NONE
      : [
          {
            pointer: `/${fact}`,
            detail: `The card of ${told.pilot ?? told.shipType ?? ''} says ${String(card)}, not ${String(told[fact])}.`,
          },
        ];
  });

/** A ship never has two copies of one card (Rules Reference, Upgrade Cards), so that a header of one names one action. */
const copyFaults = ({ told: { upgrades = [] } }: ShipCase): readonly Fault[] =>
  upgrades.flatMap(({ id }, index) =>
    upgrades.findIndex((each) => each.id === id) === index
      ? NONE
      : [{ pointer: `/upgrades/${index}/id`, detail: `A ship has no second copy of "${shown(id)}".` }],
  );

const CHECKS: readonly ((about: ShipCase) => readonly Fault[])[] = [
  notNamed,
  pilotFaults,
  shipTypeFaults,
  fixedFaults,
  ({ told }) => stateFaults(told),
  ({ told, printed }) => chargesFaults(told.charges, '/charges', printed.start.charges?.limit),
  ({ told }) => chargesFaults(told.shields, '/shields', told.shields?.limit),
  ({ told, set }) =>
    told.upgrades?.flatMap((upgrade, index) => upgradeFaults(upgrade, `/upgrades/${index}`, set)) ?? NONE,
  copyFaults,
  lockFaults,
  ({ told, set }) => (told.damageCards === undefined ? NONE : damageFaults(told.damageCards, set)),
  (about) => (about.told.force === undefined ? NONE : forceFaults(about.told.force, forceCapacity(about))),
];

/** Every fault of a ship as told, by pointer into it. */
export const shipFaults = (about: ShipCase): readonly Fault[] => CHECKS.flatMap((faultsOf) => faultsOf(about));
