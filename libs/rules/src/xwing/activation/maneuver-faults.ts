import type { Fault } from '../../kernel/index.js';
import { baseSizeFaults, layoutFaults, poseFaults } from '../movement/layout.js';
import { maneuverExists, readManeuver } from '../movement/maneuver.js';
import type { ManeuverEffect, ManeuverInput } from './maneuver-input.js';
import { onDial } from './dial.js';

const codeFaults = (code: string | undefined, pointer: string): readonly Fault[] => {
  if (code === undefined) return [];
  const named = readManeuver(code);
  return named !== undefined && maneuverExists(named)
    ? []
    : [{ pointer, detail: `"${code}" is no maneuver; give a speed, a bearing and a difficulty, such as 2TW.` }];
};

/** Without a dial to look it up, a difficulty that is left out is not known. */
const difficultyFaults = (code: string | undefined, { ship }: ManeuverInput, pointer: string): readonly Fault[] => {
  const named = code === undefined ? undefined : readManeuver(code);
  return named === undefined || named.difficulty !== undefined || ship.dial !== undefined
    ? []
    : [{ pointer, detail: `The ship has no dial here, so "${String(code)}" needs its difficulty, such as 2TW.` }];
};

const effectFaults = (effect: ManeuverEffect, input: ManeuverInput, pointer: string): readonly Fault[] => [
  ...codeFaults(effect.dial, `${pointer}/dial`),
  ...difficultyFaults(effect.dial, input, `${pointer}/dial`),
  ...(effect.stress === undefined || Number.isInteger(effect.stress)
    ? []
    : [{ pointer: `${pointer}/stress`, detail: 'A number of tokens is a whole number.' }]),
];

/** All that keeps a maneuver from being judged. */
export const maneuverFaults = (input: ManeuverInput): readonly Fault[] => {
  const { ship, maneuver, effects = [], table } = input;
  return [
    ...baseSizeFaults(ship.baseSize, '/ship/baseSize'),
    ...(ship.dial ?? []).flatMap((code, index) =>
      onDial(code) === undefined ? [{ pointer: `/ship/dial/${index}`, detail: `"${code}" is no dial code.` }] : [],
    ),
    ...(ship.pose === undefined ? [] : poseFaults(ship.pose, '/ship/pose')),
    ...codeFaults(maneuver, '/maneuver'),
    ...difficultyFaults(maneuver, input, '/maneuver'),
    ...effects.flatMap((effect, index) => effectFaults(effect, input, `/effects/${index}`)),
    ...(table === undefined ? [] : layoutFaults(table, '/table')),
  ];
};
