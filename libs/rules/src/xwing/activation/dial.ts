import { dialCode, readManeuver, type DialManeuver, type Maneuver, type NamedManeuver } from '../movement/maneuver.js';
import type { Ship } from '../ship.js';

const sameMove = (a: Maneuver, b: Maneuver): boolean => a.speed === b.speed && a.bearing === b.bearing;

/** A maneuver of a dial: with its difficulty, else undefined. */
export const onDial = (code: string): DialManeuver | undefined => {
  const named = readManeuver(code);
  return named?.difficulty === undefined ? undefined : { ...named, difficulty: named.difficulty };
};

/** What the ship's dial has of that speed and bearing. */
const dialEntry = ({ dial = [] }: Pick<Ship, 'dial'>, maneuver: Maneuver): DialManeuver | undefined =>
  dial.flatMap((code) => onDial(code) ?? []).find((entry) => sameMove(entry, maneuver));

/** With its difficulty: the one named, else the dial's; white where the dial does not have it, which a rule refuses. */
export const withDifficulty = (ship: Pick<Ship, 'dial'>, named: NamedManeuver): DialManeuver => ({
  speed: named.speed,
  bearing: named.bearing,
  difficulty: named.difficulty ?? dialEntry(ship, named)?.difficulty ?? 'white',
});

/** Whether the dial has exactly this maneuver; a ship without a dial here is taken at its word. */
export const hasOnDial = ({ dial }: Pick<Ship, 'dial'>, maneuver: DialManeuver): boolean =>
  dial === undefined || dial.includes(dialCode(maneuver));
