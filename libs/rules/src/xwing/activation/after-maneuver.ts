import { count, type Ship, type TokenKind, type Tokens } from '../ship.js';
import type { Execution } from './execution.js';
import type { ManeuverMoment } from './maneuver-input.js';
import type { ManeuverSituation } from './maneuver-situation.js';
import type { Executed } from './executed.js';

/** Tokens that come or, below 0, go, and what for. */
export interface TokenChange {
  readonly token: TokenKind;
  readonly count: number;
  readonly because: string;
}

const STRESS = 'stress' as const;
/** What a blue maneuver removes one of each of. */
const RELIEVED: readonly TokenKind[] = ['stress', 'strain', 'deplete'];

const byEffects = ({ effects }: ManeuverSituation, moment: ManeuverMoment): readonly TokenChange[] =>
  effects.flatMap(({ source, stress, at = 'after-execute' }) =>
    stress === undefined || at !== moment ? [] : [{ token: STRESS, count: stress, because: source }],
  );

const checkDifficulty = ({ maneuver }: Executed): readonly TokenChange[] => {
  const because = 'check-difficulty';
  if (maneuver?.difficulty === 'red') return [{ token: STRESS, count: 1, because }];
  return maneuver?.difficulty === 'blue' ? RELIEVED.map((token) => ({ token, count: -1, because })) : [];
};

const byDebris = ({ obstacles }: Execution): readonly TokenChange[] =>
  obstacles.filter(({ type }) => type === 'debris').map(() => ({ token: STRESS, count: 1, because: 'debris' }));

const byReplacement = ({ replaced }: Executed): readonly TokenChange[] => {
  if (replaced === 'dial-forgotten') return [{ token: STRESS, count: 1, because: 'dial-forgotten' }];
  return replaced === 'maneuver-skipped' ? [{ token: STRESS, count: -1, because: 'locked-in-place' }] : [];
};

/** In the order in which they come; a ship that has fled is out of it all. */
const wanted = (
  situation: ManeuverSituation,
  executed: Executed,
  execution: Execution | undefined,
): readonly TokenChange[] => {
  const before = [...byEffects(situation, 'after-reveal'), ...byReplacement(executed)];
  if (execution?.fled === true) return before;
  return [
    ...before,
    ...byEffects(situation, 'before-check-difficulty'),
    ...checkDifficulty(executed),
    ...(execution === undefined ? [] : byDebris(execution)),
    ...byEffects(situation, 'after-execute'),
  ];
};

interface Ledger {
  readonly tokens: Tokens;
  readonly changes: readonly TokenChange[];
}

/** Nothing is removed that is not there. */
const booked = ({ tokens, changes }: Ledger, change: TokenChange): Ledger => {
  const had = count(tokens, change.token);
  const left = Math.max(0, had + change.count);
  return left === had
    ? { tokens, changes }
    : {
        tokens: { ...tokens, [change.token]: left },
        changes: [...changes, { ...change, count: left - had }],
      };
};

/** The ship once the maneuver is over, and every token that came or went on the way. */
export const afterManeuver = (
  situation: ManeuverSituation,
  executed: Executed,
  execution: Execution | undefined,
): { readonly ship: Ship; readonly changes: readonly TokenChange[] } => {
  const { ship } = situation;
  const { tokens, changes } = wanted(situation, executed, execution).reduce(booked, {
    tokens: ship.tokens,
    changes: [],
  });
  const force = executed.spendsForce ? { ...ship.force, active: ship.force.active - 1 } : ship.force;
  return {
    ship: {
      ...ship,
      tokens,
      force,
      round: {
        ...ship.round,
        ...(executed.maneuver === undefined ? {} : { executedSpeed: executed.maneuver.speed }),
      },
      ...(execution?.end === undefined ? {} : { pose: execution.end }),
    },
    changes,
  };
};
