import type { Objection, Rule } from '../../kernel/index.js';
import { exceptionsOf } from '../cards/applying.js';
import type { CardException } from '../cards/exception.js';
import { isDamaged } from '../damage.js';
import {
  ACTIVATION_PHASE,
  CARDS,
  RULES_REFERENCE,
  RULES_REFERENCE_1_2,
  RULES_REFERENCE_1_3,
  RULES_REFERENCE_2_5,
} from '../documents.js';
import { ION_TO_BE_IONIZED } from '../ionized.js';
import { isBasic } from '../movement/bearing.js';
import { dialCode, maneuverWords, type DialManeuver } from '../movement/maneuver.js';
import type { XWingValues } from '../rulesets.js';
import { count, type Ship } from '../ship.js';
import type { ManeuverSituation } from './maneuver-situation.js';
import { locksItInPlace } from './struts.js';

export type ReplacementCode = 'maneuver-skipped' | 'ionized' | 'dial-forgotten' | 'stressed' | 'no-force';

type ReplacementRule = Rule<ManeuverSituation, ReplacementCode>;
type RedWhileStressed = Extract<CardException, { kind: 'red-maneuver-while-stressed' }>;

/** Whether the ship executes an ion maneuver, whatever its dial may show. */
const executesIonManeuver = ({ ionized, revealed, values }: ManeuverSituation): boolean =>
  ionized && (revealed === undefined || values.ionManeuver === 'dial-direction-at-speed-1');

/** Whether what the dial shows is up for execution at all. */
const isUp = (situation: ManeuverSituation): boolean => !locksItInPlace(situation) && !executesIonManeuver(situation);

/** A faceup damage card is critical damage. */
const coversBearing = ({ maneuvers }: RedWhileStressed, ship: Ship, { bearing }: DialManeuver): boolean => {
  switch (maneuvers) {
    case 'any':
      return true;
    case 'segnors-loop':
      return bearing.startsWith('segnor-');
    case 'basic-if-damaged-advanced-if-critically-damaged':
      return isBasic(bearing) ? isDamaged(ship) === true : ship.damageCards.length > 0;
  }
};

const mayExecuteRed = ({ ship, effects }: ManeuverSituation, intended: DialManeuver, stress: number): boolean =>
  effects.some(({ redWhileStressed }) => redWhileStressed === true) ||
  exceptionsOf(ship, 'act-while-stressed').some(
    ({ alsoRedManeuvers, xws }) => alsoRedManeuvers === true && effects.some(({ source }) => xws.includes(source)),
  ) ||
  exceptionsOf(ship, 'red-maneuver-while-stressed').some(
    (card) => stress <= (card.maxStress ?? Number.POSITIVE_INFINITY) && coversBearing(card, ship, intended),
  );

const lockedInPlace: ReplacementRule = {
  id: 'xwing/maneuver/locked-in-place',
  code: 'maneuver-skipped',
  cite: CARDS.at('Upgrade Cards'),
  says: 'Deployed struts at an asteroid or debris cloud keep a ship from executing anything but a 2 straight.',
  objection: (situation) =>
    locksItInPlace(situation)
      ? {
          message: `${situation.ship.id} stays on its obstacle and skips its Execute Maneuver step.`,
          facts: { revealed: situation.shown && dialCode(situation.shown) },
          remedy: 'A 2 straight is executed.',
        }
      : undefined,
};

/** Why an ionized ship executes the ion maneuver of the version that has it like that. */
const ionObjection = (situation: ManeuverSituation, ionManeuver: XWingValues['ionManeuver']): Objection | undefined => {
  const { ship, values } = situation;
  if (values.ionManeuver !== ionManeuver || locksItInPlace(situation) || !executesIonManeuver(situation))
    return undefined;
  const ion = count(ship.tokens, 'ion');
  return {
    message: `${ship.id} has ${ion} ion ${ion === 1 ? 'token' : 'tokens'} and executes the ion maneuver.`,
    facts: { ion, ionizedAt: ION_TO_BE_IONIZED[ship.baseSize] },
  };
};

const ionManeuver: ReplacementRule = {
  id: 'xwing/maneuver/ion-maneuver',
  code: 'ionized',
  cite: RULES_REFERENCE.at('Ion'),
  says: 'An ionized ship has no dial and executes a blue 1 straight.',
  objection: (situation) => ionObjection(situation, 'blue-1-straight'),
};

const ionManeuverByTheDial: ReplacementRule = {
  id: 'xwing/maneuver/ion-maneuver-by-the-dial',
  code: 'ionized',
  cite: RULES_REFERENCE_2_5.at('Ion'),
  says: 'In edition 2.5 an ionized ship executes a blue maneuver of speed 1 in the direction that its dial shows.',
  objection: (situation) => ionObjection(situation, 'dial-direction-at-speed-1'),
};

const forgottenDial: ReplacementRule = {
  id: 'xwing/maneuver/forgotten-dial',
  code: 'dial-forgotten',
  cite: RULES_REFERENCE_1_3.at('Planning Phase'),
  says: 'From version 1.3 of the rules a ship without a set dial gains a stress token and executes a white 2 straight.',
  objection: (situation) =>
    isUp(situation) && situation.revealed === undefined
      ? {
          message: `${situation.ship.id} has no dial: it gains 1 stress token and executes a white 2 straight.`,
          facts: {},
        }
      : undefined,
};

const redWhileStressed = (situation: ManeuverSituation): Objection | undefined => {
  const { ship, intended } = situation;
  const stress = count(ship.tokens, 'stress');
  if (intended?.difficulty !== 'red' || stress === 0 || mayExecuteRed(situation, intended, stress)) return undefined;
  return {
    message: `${ship.id} has ${stress} stress ${stress === 1 ? 'token' : 'tokens'} and cannot execute the red ${maneuverWords(intended)}.`,
    facts: { stress, maneuver: dialCode(intended) },
    remedy: 'Remove every stress token before the maneuver, or set another one.',
  };
};

const purpleWithoutForce = ({ ship, intended }: ManeuverSituation): Objection | undefined =>
  intended?.difficulty === 'purple' && ship.force.active === 0
    ? {
        message: `${ship.id} has no active Force for the purple ${maneuverWords(intended)}.`,
        facts: { force: ship.force, maneuver: dialCode(intended) },
      }
    : undefined;

/** Does the difficulty of what a ship intends keep it from executing that, whatever makes it execute a maneuver? */
export const isTooDifficult = (situation: ManeuverSituation): boolean =>
  redWhileStressed(situation) !== undefined || purpleWithoutForce(situation) !== undefined;

const notRedWhileStressed: ReplacementRule = {
  id: 'xwing/maneuver/not-red-while-stressed',
  code: 'stressed',
  cite: ACTIVATION_PHASE.at('Activation Phase'),
  says: 'A stressed ship that would execute a red maneuver executes a white 2 straight instead.',
  objection: (situation) => (isUp(situation) ? redWhileStressed(situation) : undefined),
};

const purpleCostsForce: ReplacementRule = {
  id: 'xwing/maneuver/purple-costs-force',
  code: 'no-force',
  cite: RULES_REFERENCE_1_2.at('Activation Phase'),
  says: 'From version 1.2 of the rules a ship that cannot spend a Force for a purple maneuver executes a white 2 straight.',
  objection: (situation) => (isUp(situation) ? purpleWithoutForce(situation) : undefined),
};

/** Why a ship does not execute what its dial shows; at most one objects. */
export const replacementRules: readonly ReplacementRule[] = [
  lockedInPlace,
  ionManeuver,
  ionManeuverByTheDial,
  forgottenDial,
  notRedWhileStressed,
  purpleCostsForce,
];

/** Jarek Yeager's own kind of case: the card may hold, but only facedown damage would tell, of which nothing is said. */
export const hingesOnFacedownDamage = ({ ship, input, intended }: ManeuverSituation): boolean =>
  intended?.difficulty === 'red' &&
  count(ship.tokens, 'stress') > 0 &&
  isBasic(intended.bearing) &&
  isDamaged(ship) === undefined &&
  exceptionsOf(ship, 'red-maneuver-while-stressed').some(
    ({ maneuvers, xws, maxStress }) =>
      maneuvers === 'basic-if-damaged-advanced-if-critically-damaged' &&
      count(ship.tokens, 'stress') <= (maxStress ?? Number.POSITIVE_INFINITY) &&
      input.effects?.some(({ source }) => xws.includes(source)) !== true,
  );
