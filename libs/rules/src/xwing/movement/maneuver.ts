import { BEARINGS, courseOf, type Bearing, type ManeuverDifficulty } from './bearing.js';
import { templateExists } from './template.js';

export interface Maneuver {
  readonly speed: number;
  readonly bearing: Bearing;
}

/** A maneuver as a dial shows it. */
export interface DialManeuver extends Maneuver {
  readonly difficulty: ManeuverDifficulty;
}

/** The letters of the dial codes that squad tools share, such as `2TW`: speed, bearing, difficulty. */
const BEARING_LETTERS: Readonly<Record<Bearing, string>> = {
  stationary: 'O',
  straight: 'F',
  'bank-left': 'B',
  'bank-right': 'N',
  'turn-left': 'T',
  'turn-right': 'Y',
  koiogran: 'K',
  'segnor-left': 'L',
  'segnor-right': 'P',
  'tallon-left': 'E',
  'tallon-right': 'R',
  'reverse-straight': 'S',
  'reverse-bank-left': 'A',
  'reverse-bank-right': 'D',
};

const DIFFICULTY_LETTERS: Readonly<Record<ManeuverDifficulty, string>> = {
  blue: 'B',
  white: 'W',
  red: 'R',
  purple: 'P',
};

export const dialCode = ({ speed, bearing, difficulty }: DialManeuver): string =>
  `${speed}${BEARING_LETTERS[bearing]}${DIFFICULTY_LETTERS[difficulty]}`;

const CODE = /^([0-5])([A-Z])([BWRP])?$/;

const DIFFICULTY_BY_LETTER: ReadonlyMap<string, ManeuverDifficulty> = new Map([
  ['B', 'blue'],
  ['W', 'white'],
  ['R', 'red'],
  ['P', 'purple'],
]);

/** A maneuver whose difficulty may be left to the dial. */
export interface NamedManeuver extends Maneuver {
  readonly difficulty?: ManeuverDifficulty;
}

/** The maneuver that a dial code names, with or without its difficulty (`2TW`, `2T`); undefined when it names none. */
export const readManeuver = (code: string): NamedManeuver | undefined => {
  const [, speed, letter, colour] = CODE.exec(code) ?? [];
  const bearing = BEARINGS.find((known) => BEARING_LETTERS[known] === letter);
  if (bearing === undefined) return undefined;
  const difficulty = DIFFICULTY_BY_LETTER.get(colour ?? '');
  const maneuver = { speed: Number(speed), bearing };
  return difficulty === undefined ? maneuver : { ...maneuver, difficulty };
};

/** Whether the game has such a maneuver: a template of that speed, or speed 0 to stand still. */
export const maneuverExists = ({ speed, bearing }: Maneuver): boolean => {
  const course = courseOf(bearing);
  return course === undefined ? speed === 0 : templateExists({ bearing: course.along, speed });
};

/** The banks of speed 0 that dials of huge ships have, and no template. */
const isOnHugeDial = ({ speed, bearing }: Maneuver): boolean =>
  speed === 0 && (bearing === 'bank-left' || bearing === 'bank-right');

/** Does a code name a maneuver that a dial could have, with its difficulty? */
export const isDialCode = (code: string): boolean => {
  const named = readManeuver(code);
  return named?.difficulty !== undefined && (maneuverExists(named) || isOnHugeDial(named));
};

/** In words, for messages: `2 turn-left`. */
export const maneuverWords = ({ speed, bearing }: Maneuver): string => `${speed} ${bearing}`;
