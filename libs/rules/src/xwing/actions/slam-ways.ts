import { exceptionsOf } from '../cards/applying.js';
import { execute, type Execution } from '../activation/execution.js';
import { actionsBarred, overlapGrants, owedRolls } from '../activation/overlap-aftermath.js';
import { layoutFaults } from '../movement/layout.js';
import { dialCode, maneuverExists, readManeuver, type DialManeuver } from '../movement/maneuver.js';
import { SLIDES, type Slide } from '../movement/reposition.js';
import { count, type Ship } from '../ship.js';
import type { Setting, Situation } from './definition.js';
import { templateFor } from './template.js';
import type { ActionEffect, ExecuteManeuver } from './verdict.js';
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

const isTallon = ({ bearing }: DialManeuver): boolean => bearing.startsWith('tallon-');

/** Where the maneuver leads and what it meets there; undefined where the question does not tell enough to measure it. */
const executionOf = ({ ship, table }: Setting, maneuver: DialManeuver, position?: Slide): Execution | undefined =>
  ship.pose === undefined || table === undefined || !maneuverExists(maneuver) || layoutFaults(table, '').length > 0
    ? undefined
    : execute({ ship, table, ...(position !== undefined && { position }) }, maneuver);

/** What would have to be told of what the maneuver meets: the kind of an obstacle and, in edition 2.5, whose a ship is. */
const untoldOfMet = ({ ship, table, values }: Setting, execution: Execution): readonly string[] => {
  const asked = overlapGrants({ ship, execution, values }).length > 0;
  const sideless = execution.ships.filter(({ player }) => asked && player === undefined);
  const kindless = execution.obstacles.filter(({ type }) => type === undefined);
  const at = (list: readonly { readonly id: string }[] | undefined, id: string | undefined): number =>
    list?.findIndex((each) => each.id === id) ?? 0;
  return [
    ...(asked && ship.player === undefined ? ['/ship/player'] : []),
    ...sideless.map(({ id }) => `/table/ships/${at(table?.ships, id)}/player`),
    ...kindless.map(({ id }) => `/table/obstacles/${at(table?.obstacles, id)}/type`),
  ];
};

interface Chosen {
  readonly choice: { readonly maneuver: string; readonly position?: Slide };
  readonly execution: Execution | undefined;
}

const wayOf = (setting: Setting, { choice, execution }: Chosen): Way => {
  const untold = untoldOf(setting.ship);
  if (untold.length > 0 || execution?.end === undefined) return { state: 'unknown', choice, missing: untold };
  const { fled, end, fullyExecuted } = execution;
  if (fled) {
    const message = `${choice.maneuver} would end outside the play area.`;
    return { state: 'closed', choice, code: 'position-blocked', message, facts: { ...choice, end } };
  }
  if (choice.position !== undefined && !fullyExecuted) {
    const message = `The placement ${choice.position} of ${choice.maneuver} would overlap a ship.`;
    return { state: 'closed', choice, code: 'position-blocked', message, facts: choice };
  }
  const missing = untoldOfMet(setting, execution);
  return missing.length > 0 ? { state: 'unknown', choice, missing } : { state: 'open', choice, pose: end };
};

/** Each placement of a Tallon Roll is a way of its own, unless none is free and it is executed partially. */
const waysOf = (setting: Setting, code: string): readonly Way[] => {
  const maneuver = executed(setting, code);
  const once = { choice: { maneuver: code }, execution: maneuver && executionOf(setting, maneuver) };
  if (maneuver === undefined || !isTallon(maneuver) || once.execution?.fullyExecuted !== true)
    return [wayOf(setting, once)];
  return SLIDES.map((position) => {
    const execution = executionOf(setting, maneuver, position);
    const placed = execution?.position === position;
    return wayOf(setting, {
      choice: { maneuver: code, position },
      execution: placed ? execution : execution && { ...execution, fullyExecuted: false },
    });
  });
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
  if (declaration?.maneuver !== undefined) return waysOf(setting, declaration.maneuver);
  if (ship.dial === undefined || speed === undefined) return undefined;
  const codes = ship.dial.filter((code) => readManeuver(code)?.speed === speed);
  return codes.length === 0 ? [noneAt(speed)] : codes.flatMap((code) => waysOf(setting, code));
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

/** What comes of what the maneuver meets: stress for debris, the dice that are owed, and in edition 2.5 an end of actions. */
const afterMeeting = ({ ship, values }: Setting, execution: Execution): readonly ActionEffect[] => {
  const after = { ship, execution, values };
  const barred = actionsBarred(after);
  return [
    ...execution.obstacles.filter(({ type }) => type === 'debris').map(() => gain('stress')),
    ...owedRolls(after).map((roll): ActionEffect => ({ kind: 'roll-owed', ...roll })),
    ...(barred === undefined ? [] : [{ kind: 'end-actions', noMoreActions: barred } as const]),
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

const maneuvered = (situation: Situation, code: string): readonly ActionEffect[] => {
  const maneuver = executed(situation, code);
  if (maneuver === undefined) return [{ kind: 'execute-maneuver', maneuver: code }];
  const { declaration } = situation;
  const isOpen = declaredWay(situation.ways() ?? [], declaration)?.state === 'open';
  const execution = isOpen ? executionOf(situation, maneuver, declaration?.position) : undefined;
  return [
    {
      kind: 'execute-maneuver',
      maneuver: dialCode(maneuver),
      ...(execution !== undefined && told(execution)),
    },
    ...afterCheck(situation, maneuver),
    ...(execution === undefined ? [] : afterMeeting(situation, execution)),
  ];
};

/** A partial execution is still a performed SLAM; the disarm token comes last. */
export const slamEffects = (situation: Situation): readonly ActionEffect[] => {
  const code = situation.declaration?.maneuver;
  return [
    ...(code === undefined ? [{ kind: 'execute-maneuver' } as const] : maneuvered(situation, code)),
    gain('disarm'),
  ];
};
