import type { Execution } from '../../activation/execution.js';
import { hingesOnFacedownDamage } from '../../activation/replacement-rules.js';
import { untoldOfMet } from '../../activation/untold.js';
import { readManeuver, type DialManeuver } from '../../movement/maneuver.js';
import { SLIDES, type Slide } from '../../movement/reposition.js';
import type { Ship } from '../../ship.js';
import type { Setting } from '../definition.js';
import { executedInSlam, executionOf, isTallon, maneuverOf } from './slam-maneuver.js';
import type { ClosedWay, Way } from '../way.js';

interface Chosen {
  readonly choice: { readonly maneuver: string; readonly position?: Slide };
  readonly maneuver: DialManeuver | undefined;
  readonly execution: Execution | undefined;
}

/** What keeps a maneuver that was measured from ending there; undefined where nothing does. */
const blocked = ({ choice }: Chosen, { fled, end, fullyExecuted }: Execution): ClosedWay | undefined => {
  const closed = { state: 'closed', choice, code: 'position-blocked' } as const;
  if (fled) {
    const message = `${choice.maneuver} would end outside the play area.`;
    return { ...closed, message, facts: { ...choice, end } };
  }
  return choice.position === undefined || fullyExecuted
    ? undefined
    : {
        ...closed,
        message: `The placement ${choice.position} of ${choice.maneuver} would overlap a ship.`,
        facts: choice,
      };
};

const wayOf = (setting: Setting, chosen: Chosen): Way => {
  const { choice, maneuver, execution } = chosen;
  const untold = [
    ...untoldOf(setting.ship),
    ...(hingesOnFacedownDamage(maneuverOf(setting, choice.maneuver)) ? ['/ship/facedownDamage'] : []),
  ];
  if (untold.length > 0 || maneuver === undefined || execution?.end === undefined)
    return { state: 'unknown', choice, missing: untold };
  const closed = blocked(chosen, execution);
  if (closed !== undefined) return closed;
  const { ship, values, table } = setting;
  const missing = untoldOfMet({ ship, maneuver, execution, values, table });
  return missing.length > 0 ? { state: 'unknown', choice, missing } : { state: 'open', choice, pose: execution.end };
};

/** Each placement of a Tallon Roll is a way of its own, unless none is free and it is executed partially. */
const waysOf = (setting: Setting, code: string): readonly Way[] => {
  const maneuver = executedInSlam(setting, code);
  const once = { choice: { maneuver: code }, maneuver, execution: maneuver && executionOf(setting, maneuver) };
  if (maneuver === undefined || !isTallon(maneuver) || once.execution?.fullyExecuted !== true)
    return [wayOf(setting, once)];
  return SLIDES.map((position) => {
    const execution = executionOf(setting, maneuver, position);
    const placed = execution?.position === position;
    return wayOf(setting, {
      choice: { maneuver: code, position },
      maneuver,
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
  const { ship, declaration, values } = setting;
  const speed = ship.round.executedSpeed;
  if (declaration?.maneuver !== undefined) return waysOf(setting, declaration.maneuver);
  if (ship.dial === undefined || speed === undefined) return undefined;
  const codes = ship.dial.filter((code) => {
    const named = readManeuver(code);
    return named?.speed === speed && (named.difficulty !== 'purple' || values.purpleManeuvers);
  });
  return codes.length === 0 ? [noneAt(speed)] : codes.flatMap((code) => waysOf(setting, code));
};
