import type { Fault } from '../kernel/index.js';
import { repeated } from './fault-checks.js';
import type { CardAction, Unit } from './unit.js';

const actionFaults = ({ kind, arrows, upgrade }: CardAction, unit: Unit, pointer: string): readonly Fault[] => [
  ...(kind === 'free-card-action' && arrows === 2
    ? [{ pointer: `${pointer}/arrows`, detail: 'must be left out: a free card action costs no action' }]
    : []),
  ...(upgrade !== undefined && !(unit.upgrades ?? []).some(({ id }) => id === upgrade)
    ? [{ pointer: `${pointer}/upgrade`, detail: `the unit has no upgrade "${upgrade}"` }]
    : []),
];

/** An id names one card, and one card action: a unit has no card twice. */
export const cardFaults = (unit: Unit, pointer: string): readonly Fault[] => {
  const { upgrades = [], cardActions = [] } = unit;
  return [
    ...repeated(
      upgrades.map(({ id }) => id),
      (index) => `${pointer}/upgrades/${index}/id`,
    ),
    ...repeated(
      cardActions.map(({ id }) => id),
      (index) => `${pointer}/cardActions/${index}/id`,
    ),
    ...cardActions.flatMap((action, index) => actionFaults(action, unit, `${pointer}/cardActions/${index}`)),
  ];
};
