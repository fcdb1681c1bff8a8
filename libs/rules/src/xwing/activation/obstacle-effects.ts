import type { XWingValues } from '../rulesets.js';
import type { Execution } from './execution.js';
import type { MetObstacle } from './maneuver-input.js';
import type { OwedDamage } from './owed.js';
import type { TokenChange } from './token-changes.js';

/** What obstacles do to a ship that meets them in a maneuver, beside the dice that are rolled for them. */

type Met = Pick<Execution, 'obstacles'>;
type KnownObstacle = MetObstacle & { readonly type: NonNullable<MetObstacle['type']> };
type Effect = XWingValues['obstacleEffects'][KnownObstacle['type']][number];

/** Those of the obstacles met that do this. */
const doing = ({ obstacles }: Met, { obstacleEffects }: XWingValues, effect: Effect): readonly KnownObstacle[] =>
  obstacles.filter((met): met is KnownObstacle => met.type !== undefined && obstacleEffects[met.type].includes(effect));

export const obstacleTokens = (met: Met, values: XWingValues): readonly TokenChange[] =>
  (['stress', 'strain'] as const).flatMap((token) =>
    doing(met, values, token).map(({ type }) => ({ token, count: 1, because: type })),
  );

export const obstacleDamage = (met: Met, values: XWingValues): readonly OwedDamage[] =>
  doing(met, values, 'hit-damage').map(({ id, type }) => ({
    damage: 'hit',
    count: 1,
    because: type,
    ...(id !== undefined && { obstacle: id }),
  }));

/** Are all locks of the ship, and all on it, broken? */
export const breaksLocks = (met: Met, values: XWingValues): boolean => doing(met, values, 'break-locks').length > 0;
