import { exceptionsOf } from '../cards/applying.js';
import type { Ship } from '../ship.js';
import type { ActionInput, AttemptEffect, CoordinatedShip, Table, TableShip } from './attempt.js';
import { coordinatedShips } from './coordinate-ways.js';
import type { Setting } from './definition.js';
import { isNamed } from './named.js';
import { omit } from './omit.js';
import { withoutToldRanges } from './told-ranges.js';

/** The attempt of a ship that another coordinates. */
interface CoordinatedAttempt {
  readonly ship: string;
  readonly input: ActionInput;
}

/** A table ship that tells its bar, completed: what is left out is nothing. */
const completed = (ship: TableShip): Ship | undefined =>
  ship.actionBar === undefined
    ? undefined
    : {
        baseSize: 'small',
        tokens: {},
        force: { active: 0, capacity: 0 },
        upgrades: [],
        damageCards: [],
        locks: [],
        round: { performed: [], failed: [] },
        exceptions: [],
        unmodelled: [],
        ...omit(ship, 'range', 'inBullseyeArc'),
        actionBar: ship.actionBar,
      };

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
const effectsOnThem = ({ ship, input }: Setting): readonly AttemptEffect[] =>
  exceptionsOf(ship, 'difficulty')
    .filter(
      ({ coordinatedMust, ...change }) =>
        coordinatedMust === 'perform-the-same-action-as-red' && isNamed(input, change),
    )
    .map(({ xws }) => ({ source: xws[0] ?? 'coordinate', treatAs: 'red' }));

const attemptOf = (setting: Setting, chosen: CoordinatedShip): readonly CoordinatedAttempt[] => {
  const { input, ship, table } = setting;
  const found = table?.ships?.find(({ id }) => id === chosen.target);
  const target = found === undefined ? undefined : completed(found);
  if (target === undefined || chosen.targetAction === undefined) return [];
  const { targetAction: action, targetDeclaration: declaration } = chosen;
  return [
    {
      ship: target.id,
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
