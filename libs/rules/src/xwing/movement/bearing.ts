import type { TemplateBearing } from './template.js';

export const BEARINGS = [
  'stationary',
  'straight',
  'bank-left',
  'bank-right',
  'turn-left',
  'turn-right',
  'koiogran',
  'segnor-left',
  'segnor-right',
  'tallon-left',
  'tallon-right',
  'reverse-straight',
  'reverse-bank-left',
  'reverse-bank-right',
] as const;
export type Bearing = (typeof BEARINGS)[number];

export const MANEUVER_DIFFICULTIES = ['blue', 'white', 'red', 'purple'] as const;
export type ManeuverDifficulty = (typeof MANEUVER_DIFFICULTIES)[number];

/** How a bearing is moved: along which template, tail first or not, and how the ship is turned when it is through. */
interface Course {
  readonly along: TemplateBearing;
  readonly tailFirst: boolean;
  readonly then: 'nothing' | 'turn-about' | 'tallon-roll';
}

const course = (along: TemplateBearing, then: Course['then'] = 'nothing'): Course => ({
  along,
  tailFirst: false,
  then,
});
const reverse = (along: TemplateBearing): Course => ({ along, tailFirst: true, then: 'nothing' });

/** Everything but a stationary maneuver, which moves along nothing. */
const COURSES: Readonly<Record<Exclude<Bearing, 'stationary'>, Course>> = {
  straight: course('straight'),
  'bank-left': course('bank-left'),
  'bank-right': course('bank-right'),
  'turn-left': course('turn-left'),
  'turn-right': course('turn-right'),
  koiogran: course('straight', 'turn-about'),
  'segnor-left': course('bank-left', 'turn-about'),
  'segnor-right': course('bank-right', 'turn-about'),
  'tallon-left': course('turn-left', 'tallon-roll'),
  'tallon-right': course('turn-right', 'tallon-roll'),
  'reverse-straight': reverse('straight'),
  'reverse-bank-left': reverse('bank-left'),
  'reverse-bank-right': reverse('bank-right'),
};

export const courseOf = (bearing: Bearing): Course | undefined =>
  bearing === 'stationary' ? undefined : COURSES[bearing];

/** Straights, banks and turns that are moved ahead; every other bearing is advanced. */
export const isBasic = (bearing: Bearing): boolean => {
  const found = courseOf(bearing);
  return found === undefined ? false : found.then === 'nothing' && !found.tailFirst;
};
