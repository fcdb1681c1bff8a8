import type { Ship } from '../ship.js';
import type { ActionInput, AttemptEffect, CoordinatedShip, Table, TableShip } from './attempt.js';
import { coordinatedShips } from './kinds/coordinate-ways.js';
import type { Setting } from './definition.js';
import { omit } from './omit.js';
import { redForAll } from './rules/coordinated-alike.js';
import { withoutToldRanges } from './told-ranges.js';

/** The attempt of a ship that another coordinates, as a question of its own. */
export interface CoordinatedAttempt {
  readonly ship: string;
  readonly input: ActionInput;
  /** Where the question of the coordinating ship tells this ship. */
  readonly pointer: string;
  /** What is not told and stands empty here: its action bar, or anything of it. */
  readonly untold?: 'bar' | 'ship';
  /** The acting ship of that question, and its table. */
  readonly asked: { readonly ship: string; readonly table: Table };
}

/** A table ship, completed: what is left out is nothing. */
const completed = (ship: TableShip): Ship => ({
  baseSize: 'small',
  tokens: {},
  force: { active: 0, capacity: 0 },
  upgrades: [],
  damageCards: [],
  locks: [],
  round: { performed: [], failed: [] },
  exceptions: [],
  unmodelled: [],
  actionBar: [],
  ...omit(ship, 'range', 'inBullseyeArc'),
});

/** The table as another ship sees it: what was told as a range from the acting ship is not told for this one, and that ship has coordinated. */
const seenBy = (id: string, { ship, table = {} }: Setting): Table => {
  const seen = withoutToldRanges(table);
  const coordinator = {
    ...ship,
    round: { ...ship.round, performed: [...ship.round.performed, 'coordinate' as const] },
  };
  return {
    ...seen,
    ships: [coordinator, ...(seen.ships ?? []).filter((other) => other.id !== id && other.id !== ship.id)],
  };
};

/** A card that lets several be coordinated may make each of their actions red. */
const effectsOnThem = (setting: Setting): readonly AttemptEffect[] =>
  redForAll(setting).map(({ xws }) => ({ source: xws[0] ?? 'coordinate', treatAs: 'red' }));

interface Found extends Pick<CoordinatedAttempt, 'pointer' | 'untold'> {
  readonly ship: TableShip;
}

/** The ship of that id: anything may stand on a table that is not told. */
const foundIn = (table: Table | undefined, id: string): Found | undefined => {
  if (table === undefined) return { ship: { id }, pointer: '/table/ships', untold: 'ship' };
  const index = table.ships?.findIndex((each) => each.id === id) ?? -1;
  const ship = table.ships?.[index];
  if (ship === undefined) return undefined;
  const pointer = `/table/ships/${index}`;
  return ship.actionBar === undefined ? { ship, pointer, untold: 'bar' } : { ship, pointer };
};

const attemptOf = (setting: Setting, chosen: CoordinatedShip): readonly CoordinatedAttempt[] => {
  const { input, ship, table } = setting;
  const { targetAction: action, targetDeclaration: declaration } = chosen;
  const found = foundIn(table, chosen.target);
  if (found === undefined || action === undefined) return [];
  const target = completed(found.ship);
  return [
    {
      ship: target.id,
      pointer: found.pointer,
      ...(found.untold !== undefined && { untold: found.untold }),
      asked: { ship: ship.id, table: table ?? {} },
      input: {
        ...input,
        ship: target,
        attempt: {
          action,
          opportunity: { kind: 'granted', by: 'coordinate', from: ship.id },
          ...(declaration !== undefined && { declaration }),
        },
        effects: effectsOnThem(setting),
        table: seenBy(target.id, setting),
      },
    },
  ];
};

/** What the coordinated ships would attempt, each as a question of its own. */
export const coordinatedAttempts = (setting: Setting): readonly CoordinatedAttempt[] =>
  setting.name === 'coordinate' ? coordinatedShips(setting).flatMap((chosen) => attemptOf(setting, chosen)) : [];
