import type { ObstacleKind } from '../movement/layout.js';

/** A die that is rolled on the table; what comes of it is for the players to enter. */
export interface OwedRoll {
  readonly die: 'attack';
  readonly count: number;
  readonly because: 'overlapped-friendly-ship' | 'asteroid' | 'debris' | 'gas-cloud';
  readonly obstacle?: string;
}

/** Damage that comes without a roll, for the players to deal. */
export interface OwedDamage {
  readonly damage: 'hit';
  readonly count: number;
  readonly because: ObstacleKind;
  readonly obstacle?: string;
}

/** An action that overlapping an enemy gives at once, in edition 2.5. */
export interface OverlapGrant {
  readonly by: 'overlap';
  readonly actions: readonly ('focus' | 'calculate')[];
  readonly difficulty: 'red';
  readonly onActionBar: true;
}
