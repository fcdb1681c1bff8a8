import { checkDifficulty } from '../../activation/after-maneuver.js';
import type { Execution } from '../../activation/execution.js';
import { breaksLocks, obstacleDamage, obstacleTokens } from '../../activation/obstacle-effects.js';
import { actionsEnded, owedRolls } from '../../activation/overlap-aftermath.js';
import { booked, type Ledger, type TokenChange } from '../../activation/token-changes.js';
import { dialCode, type DialManeuver } from '../../movement/maneuver.js';
import type { Tokens } from '../../ship.js';
import { paid } from '../afterwards.js';
import type { Setting, Situation } from '../definition.js';
import { executedInSlam, executionOf } from './slam-maneuver.js';
import type { ActionEffect, ExecuteManeuver } from '../verdict.js';
import { declaredWay } from '../way.js';

/** The tokens that come and go as the maneuver is executed: by Check Difficulty, then by what it meets. */
const afterExecuting = (
  { ship, costs, values }: Setting,
  { difficulty }: DialManeuver,
  execution: Execution | undefined,
): Ledger =>
  booked({ tokens: paid(ship, costs).tokens, changes: [] }, [
    ...checkDifficulty(difficulty),
    ...(execution === undefined ? [] : obstacleTokens(execution, values)),
  ]);

const tokenEffect = ({ token, count }: TokenChange): ActionEffect =>
  count > 0 ? { kind: 'gain-token', token, count } : { kind: 'lose-token', token, count: -count };

/** Locks that are broken: the ship's own, and those that others are told to have on it. */
const brokenLocks = ({ ship, table }: Setting): readonly ActionEffect[] => [
  ...ship.locks.map((target): ActionEffect => ({ kind: 'break-lock', target })),
  ...(table?.ships ?? []).flatMap((other) =>
    (other.locks ?? [])
      .filter((target) => target === ship.id)
      .map((target): ActionEffect => ({ kind: 'break-lock', target, ship: other.id })),
  ),
];

/** What comes of what the maneuver meets beside tokens: locks, damage, the dice owed, and in edition 2.5 an end of actions. */
const afterMeeting = (setting: Setting, tokens: Tokens, execution: Execution): readonly ActionEffect[] => {
  const { ship, values } = setting;
  const after = { ship: { ...ship, tokens }, execution, values };
  const ended = actionsEnded(after);
  return [
    ...(breaksLocks(execution, values) ? brokenLocks(setting) : []),
    ...obstacleDamage(execution, values).map((damage): ActionEffect => ({ kind: 'damage-owed', ...damage })),
    ...owedRolls(after).map((roll): ActionEffect => ({ kind: 'roll-owed', ...roll })),
    ...(ended === undefined || ended === ship.round.noMoreActions
      ? []
      : [{ kind: 'end-actions', noMoreActions: ended } as const]),
  ];
};

/** How the maneuver went, as far as it is worth telling. */
const told = ({ end, fullyExecuted, ships, obstacles, unplaced }: Execution): Partial<ExecuteManeuver> => ({
  ...(end !== undefined && { pose: end }),
  fullyExecuted,
  ...(ships.length > 0 && { ships }),
  ...(obstacles.length > 0 && { obstacles }),
  ...(unplaced.length > 0 && { unplaced }),
});

/** How the maneuver goes, where what is declared is known to be possible. */
const openExecution = (situation: Situation, maneuver: DialManeuver): Execution | undefined => {
  const { declaration, ways } = situation;
  return declaredWay(ways() ?? [], declaration)?.state === 'open'
    ? executionOf(situation, maneuver, declaration?.position)
    : undefined;
};

const maneuvered = (situation: Situation, code: string): readonly ActionEffect[] => {
  const maneuver = executedInSlam(situation, code);
  if (maneuver === undefined) return [{ kind: 'execute-maneuver', maneuver: code }];
  const execution = openExecution(situation, maneuver);
  const { tokens, changes } = afterExecuting(situation, maneuver, execution);
  return [
    ...(maneuver.difficulty === 'purple' ? [{ kind: 'spend-force', count: 1 } as const] : []),
    { kind: 'execute-maneuver', maneuver: dialCode(maneuver), ...(execution !== undefined && told(execution)) },
    ...changes.map(tokenEffect),
    ...(execution === undefined ? [] : afterMeeting(situation, tokens, execution)),
  ];
};

/** A partial execution is still a performed SLAM; the disarm token comes last. */
export const slamEffects = (situation: Situation): readonly ActionEffect[] => {
  const code = situation.declaration?.maneuver;
  return [
    ...(code === undefined ? [{ kind: 'execute-maneuver' } as const] : maneuvered(situation, code)),
    { kind: 'gain-token', token: 'disarm', count: 1 },
  ];
};
