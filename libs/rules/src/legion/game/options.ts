import { candidatesFor } from '../actions/candidates.js';
import { hasKeyword } from '../keyword.js';
import { hasFaceupOrder, tokensOf } from '../unit.js';
import type { LegionCommand } from './command.js';
import { verdictOn } from './judge-command.js';
import { findUnit, isPhaseStart, type GameUnit, type LegionState } from './state.js';
import { valuesOf } from './turns.js';

/** The pips of command cards, and none for a player without a card. */
const PIPS: readonly (number | null)[] = [0, 1, 2, 3, 4, null];

const PLAIN: readonly LegionCommand[] = [
  { type: 'roll-off' },
  { type: 'draw' },
  { type: 'pass' },
  { type: 'start-effect', effect: 'wheel-mode' },
  { type: 'rally' },
  { type: 'end-actions' },
  { type: 'end-activation' },
  { type: 'end-phase' },
];

const ordersFor = (units: readonly GameUnit[]): readonly LegionCommand[] => [
  { type: 'issue-orders', units: [] },
  ...units.map(({ id }) => ({ type: 'issue-orders', units: [id] }) as const),
];

/** What the active unit may do, and what another may do with its standby token or by Independent. */
const actionsFor = (state: LegionState, units: readonly GameUnit[]): readonly LegionCommand[] =>
  units.flatMap((unit) => {
    if (unit.id === state.active?.unit)
      return candidatesFor(unit).map(({ attempt }) => ({ type: 'action', attempt }) as const);
    const isWatching = tokensOf(unit, 'standby') > 0;
    const isIndependent = isPhaseStart(state) && hasKeyword(unit, 'independent');
    return isWatching || isIndependent
      ? candidatesFor(unit).map(({ attempt }) => ({ type: 'action', unit: unit.id, attempt }) as const)
      : [];
  });

/** A faceup order keeps AI from binding the unit: Override would cost its source something for nothing. */
const overridesFor = (state: LegionState, units: readonly GameUnit[]): readonly LegionCommand[] => {
  const active = findUnit(state, state.active?.unit);
  return active === undefined || hasFaceupOrder(active)
    ? []
    : units.map(({ id }) => ({ type: 'start-effect', effect: 'override', by: id }) as const);
};

/**
 * Every command that the seat may legally send now. Orders are offered for no unit and for each by itself, a rally without
 * Commanders near: both are to be completed. Adjustments are always possible and not listed.
 */
export const optionsFor = (state: LegionState, seat: string): readonly LegionCommand[] => {
  const values = valuesOf(state);
  const units = state.units.filter(({ player }) => player === seat);
  const candidates: readonly LegionCommand[] = [
    ...PIPS.map((pips) => ({ type: 'reveal', pips }) as const),
    ...ordersFor(units),
    ...units.map(({ id }) => ({ type: 'activate', unit: id }) as const),
    ...PLAIN,
    ...overridesFor(state, units),
    ...actionsFor(state, units),
  ];
  return candidates.filter((command) => verdictOn({ state, values, seat, command }).verdict === 'legal');
};
