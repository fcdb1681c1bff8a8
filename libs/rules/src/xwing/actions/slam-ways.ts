import { exceptionsOf } from '../cards/applying.js';
import { dialCode, readManeuver, type DialManeuver } from '../movement/maneuver.js';
import { positions } from '../movement/positions.js';
import { count, type Ship } from '../ship.js';
import type { Setting, Situation } from './definition.js';
import { templateFor } from './template.js';
import type { ActionEffect } from './verdict.js';
import { declaredWay, type Way } from './way.js';

const STRESS_MANEUVER: DialManeuver = { speed: 2, bearing: 'straight', difficulty: 'white' };

/** The maneuver of the dial that a code names, with or without its difficulty. */
export const onDial = ({ dial }: Ship, code: string): string | undefined =>
  dial?.find((each) => each === code || (code.length === 2 && each.startsWith(code)));

/** Is the ship stressed once it has paid for the action? */
const isStressed = ({ ship, costs }: Setting): boolean =>
  count(ship.tokens, 'stress') > 0 || costs.some((cost) => 'gain' in cost && cost.gain === 'stress');

/** Do the ship's cards let it execute red maneuvers while it is stressed, whatever else holds? */
const mayExecuteRed = ({ ship }: Setting): boolean =>
  exceptionsOf(ship, 'red-maneuver-while-stressed').some(
    ({ maneuvers, maxStress }) =>
      maneuvers === 'any' && (maxStress === undefined || count(ship.tokens, 'stress') <= maxStress),
  );

/**
 * The maneuver that is really executed: the cost of a red SLAM comes first, so that a red maneuver becomes the white
 * 2 straight of a stressed ship.
 */
const executed = (setting: Setting, code: string): DialManeuver | undefined => {
  const read = readManeuver(onDial(setting.ship, code) ?? code);
  if (read === undefined) return undefined;
  const chosen: DialManeuver = { difficulty: 'white', ...read };
  if (chosen.difficulty === 'red' && isStressed(setting) && !mayExecuteRed(setting)) return STRESS_MANEUVER;
  return templateFor(setting).faster ? { ...chosen, speed: chosen.speed + 1 } : chosen;
};

const wayOf = (setting: Setting, code: string): Way => {
  const { ship, table } = setting;
  const maneuver = executed(setting, code);
  const choice = { maneuver: code };
  const missing = untoldOf(ship);
  if (missing.length > 0 || ship.pose === undefined || table === undefined || maneuver === undefined)
    return { state: 'unknown', choice, missing };
  const { id, baseSize, pose } = ship;
  const found = positions({ id, baseSize, pose, table, move: { kind: 'maneuver', maneuver: dialCode(maneuver) } });
  if ('faults' in found || found.value.executed === undefined) return { state: 'unknown', choice, missing: [] };
  const { fled, end } = found.value.executed;
  return fled
    ? {
        state: 'closed',
        choice,
        code: 'position-blocked',
        message: `${code} would end outside the play area.`,
        facts: { maneuver: code, end },
      }
    : { state: 'open', choice, pose: end };
};

const noneAt = (speed: number): Way => ({
  state: 'closed',
  choice: {},
  code: 'maneuver-speed-differs',
  message: `The dial of this ship has no maneuver of speed ${speed}, which it executed.`,
  facts: { executedSpeed: speed },
});

/** What the question would have to tell for a maneuver of a SLAM to be judged. */
const untoldOf = ({ dial, round }: Ship): readonly string[] => [
  ...(dial === undefined ? ['/ship/dial'] : []),
  ...(round.executedSpeed === undefined ? ['/ship/round/executedSpeed'] : []),
];

/** The maneuvers of the dial at the speed executed; the one declared comes first of all and is then the only one left. */
export const slamWays = (setting: Setting): readonly Way[] | undefined => {
  const { ship, declaration } = setting;
  const speed = ship.round.executedSpeed;
  if (declaration?.maneuver !== undefined) return [wayOf(setting, declaration.maneuver)];
  if (ship.dial === undefined || speed === undefined) return undefined;
  const codes = ship.dial.filter((code) => readManeuver(code)?.speed === speed);
  return codes.length === 0 ? [noneAt(speed)] : codes.map((code) => wayOf(setting, code));
};

const gain = (token: 'stress' | 'disarm'): ActionEffect => ({ kind: 'gain-token', token, count: 1 });

/** What Check Difficulty does after the maneuver: a blue one removes a stress, a strain and a deplete token. */
const afterCheck = (setting: Setting, { difficulty }: DialManeuver): readonly ActionEffect[] => {
  if (difficulty === 'red') return [gain('stress')];
  if (difficulty !== 'blue') return [];
  const held = {
    stress: isStressed(setting),
    strain: count(setting.ship.tokens, 'strain') > 0,
    deplete: count(setting.ship.tokens, 'deplete') > 0,
  };
  return (['stress', 'strain', 'deplete'] as const)
    .filter((token) => held[token])
    .map((token) => ({ kind: 'lose-token', token, count: 1 }));
};

const maneuvered = (situation: Situation, code: string): readonly ActionEffect[] => {
  const way = declaredWay(situation.ways() ?? [], situation.declaration);
  const maneuver = executed(situation, code);
  const pose = way?.state === 'open' ? way.pose : undefined;
  const effect: ActionEffect = {
    kind: 'execute-maneuver',
    maneuver: maneuver === undefined ? code : dialCode(maneuver),
    ...(pose !== undefined && { pose }),
  };
  return maneuver === undefined ? [effect] : [effect, ...afterCheck(situation, maneuver)];
};

/** A partial execution is still a performed SLAM; the disarm token comes last. */
export const slamEffects = (situation: Situation): readonly ActionEffect[] => {
  const code = situation.declaration?.maneuver;
  return [
    ...(code === undefined ? [{ kind: 'execute-maneuver' } as const] : maneuvered(situation, code)),
    gain('disarm'),
  ];
};
