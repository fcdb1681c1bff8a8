import type { Fault } from '../../kernel/index.js';
import { layoutFaults, poseFaults } from '../movement/layout.js';
import { TOKEN_KINDS, type Charges, type Ship } from '../ship.js';
import type { ActionInput } from './attempt.js';

const outOfBounds = (active: number, limit: number): boolean =>
  !Number.isInteger(active) || !Number.isInteger(limit) || active < 0 || active > limit;

const chargesFaults = (charges: Charges | undefined, pointer: string): readonly Fault[] =>
  charges !== undefined && outOfBounds(charges.active, charges.limit)
    ? [{ pointer: `${pointer}/active`, detail: `Active charges are a whole number from 0 to ${charges.limit}.` }]
    : [];

const tokenFaults = ({ tokens }: Ship): readonly Fault[] =>
  TOKEN_KINDS.filter((kind) => !Number.isInteger(tokens[kind] ?? 0) || (tokens[kind] ?? 0) < 0).map((kind) => ({
    pointer: `/ship/tokens/${kind}`,
    detail: 'A ship has a whole number of tokens, none below 0.',
  }));

const forceFaults = ({ force: { active, capacity } }: Ship): readonly Fault[] =>
  outOfBounds(active, capacity)
    ? [{ pointer: '/ship/force/active', detail: `Active Force is a whole number from 0 to ${capacity}.` }]
    : [];

const shipFaults = (ship: Ship): readonly Fault[] => [
  ...tokenFaults(ship),
  ...forceFaults(ship),
  ...chargesFaults(ship.charges, '/ship/charges'),
  ...chargesFaults(ship.shields, '/ship/shields'),
  ...ship.upgrades.flatMap(({ charges }, index) => chargesFaults(charges, `/ship/upgrades/${index}/charges`)),
  ...(ship.pose === undefined ? [] : poseFaults(ship.pose, '/ship/pose')),
];

const repeatedIds = ({ ship, table }: Omit<ActionInput, 'attempt'>): readonly Fault[] => {
  const seen = new Set([ship.id]);
  return (['ships', 'obstacles', 'devices'] as const).flatMap((kind) =>
    (table?.[kind] ?? []).flatMap(({ id }, index): readonly Fault[] => {
      const known = seen.has(id);
      seen.add(id);
      return known ? [{ pointer: `/table/${kind}/${index}/id`, detail: `"${id}" stands on the table twice.` }] : [];
    }),
  );
};

const measuredIds = (faults: readonly Fault[]): readonly Fault[] =>
  faults.filter(({ pointer }) => !pointer.endsWith('/id'));

/**
 * All that keeps a question about actions from being judged: impossible numbers of tokens, charges or Force, an id that
 * stands twice, a layout that cannot be measured. Pointers are into the question; none means that it is well-formed.
 */
export const actionInputFaults = (input: Omit<ActionInput, 'attempt'>): readonly Fault[] => [
  ...shipFaults(input.ship),
  ...repeatedIds(input),
  ...(input.table === undefined ? [] : measuredIds(layoutFaults(input.table, '/table'))),
];
