import { ACTIONS, RULES_REFERENCE, RULES_REFERENCE_1_2 } from '../../documents.js';
import { readManeuver } from '../../movement/maneuver.js';
import { isOwnActivation } from './activating.js';
import { always, type ActionDefinition, type ActionRule, type Situation } from '../definition.js';
import { declares } from '../rules/declaration.js';
import { choosesAnOpenWay } from '../rules/ways.js';
import { slamEffects } from './slam-effects.js';
import { dialed } from './slam-maneuver.js';
import { slamWays } from './slam-ways.js';

/** A card that grants the SLAM by name overrides the rule on when. */
const isGrantedByName = ({ grant }: Situation): boolean => grant !== undefined && !grant.onActionBar;

const asTheActionOfItsStep: ActionRule = {
  id: 'xwing/action/slam/in-its-step',
  code: 'no-opportunity',
  cite: RULES_REFERENCE.at('SLAM'),
  says: 'Up to version 1.1 of the rules SLAM is performed only as the one action of the Perform Action step.',
  objection: (situation) =>
    situation.values.slamOpportunity !== 'perform-action-step' ||
    situation.opportunity.kind === 'perform-action-step' ||
    isGrantedByName(situation)
      ? undefined
      : {
          message: 'In these rules a ship performs SLAM only as the action of its Perform Action step.',
          facts: { opportunity: situation.opportunity.kind },
          remedy: 'Perform SLAM in the Perform Action step, or use a card that grants SLAM itself.',
        },
};

const duringItsOwnActivation: ActionRule = {
  id: 'xwing/action/slam/in-its-activation',
  code: 'no-opportunity',
  cite: RULES_REFERENCE_1_2.at('SLAM'),
  says: 'From version 1.2 of the rules SLAM is performed only during the ship’s own activation.',
  objection: (situation) => {
    if (situation.values.slamOpportunity !== 'own-activation' || isGrantedByName(situation)) return undefined;
    const { phase = 'activation', activating } = situation.input;
    return isOwnActivation(situation)
      ? undefined
      : {
          message: 'A ship performs SLAM only during its own activation.',
          facts: { phase, activating },
          remedy: 'Perform SLAM during the activation of this ship, or use a card that grants SLAM itself.',
        };
  },
};

const onTheDial: ActionRule = {
  id: 'xwing/action/slam/on-the-dial',
  code: 'maneuver-not-on-dial',
  cite: RULES_REFERENCE.at('SLAM'),
  says: 'The maneuver of a SLAM is one of the ship’s dial.',
  objection: ({ ship, declaration }) => {
    const maneuver = declaration?.maneuver;
    if (maneuver === undefined || ship.dial === undefined || dialed(ship, maneuver) !== undefined) return undefined;
    return {
      message: `The dial of this ship does not have ${maneuver}.`,
      facts: { maneuver, dial: ship.dial },
      remedy: 'Choose a maneuver of the dial.',
    };
  },
};

const purpleKnown: ActionRule = {
  id: 'xwing/action/slam/purple-in-these-rules',
  code: 'no-purple-maneuvers',
  cite: RULES_REFERENCE_1_2.at('Difficulty'),
  says: 'From version 1.2 of the rules on there are purple maneuvers, for a SLAM too.',
  objection: ({ ship, declaration, values }) => {
    const maneuver = declaration?.maneuver;
    if (values.purpleManeuvers || maneuver === undefined) return undefined;
    const named = readManeuver(dialed(ship, maneuver) ?? maneuver);
    return named?.difficulty !== 'purple'
      ? undefined
      : {
          message: `${maneuver} is purple, and these rules know no purple maneuvers.`,
          facts: { maneuver },
          remedy: 'Choose another maneuver, or ask with a newer ruleset.',
        };
  },
};

const atTheSpeedExecuted: ActionRule = {
  id: 'xwing/action/slam/at-the-speed-executed',
  code: 'maneuver-speed-differs',
  cite: ACTIONS.at('SLAM'),
  says: 'The maneuver of a SLAM has the speed that the ship executed this round.',
  objection: ({ ship, declaration }) => {
    const maneuver = declaration?.maneuver;
    const executed = ship.round.executedSpeed;
    if (maneuver === undefined || executed === undefined || readManeuver(maneuver)?.speed === executed)
      return undefined;
    return {
      message: `${maneuver} does not have speed ${executed}, which the ship executed.`,
      facts: { maneuver, executedSpeed: executed },
      remedy: `Choose a maneuver of speed ${executed}.`,
    };
  },
};

const declaresPosition = declares('slam', 'position', RULES_REFERENCE.at('Bearing'));

export const slam: ActionDefinition = {
  cite: ACTIONS.at('SLAM'),
  says: 'The ship executes a maneuver of its dial at the speed that it executed this round, then gains one disarm token.',
  declares: ['maneuver', 'position'],
  rules: [
    declares('slam', 'maneuver', RULES_REFERENCE.at('SLAM')),
    {
      ...declaresPosition,
      says: 'Whoever performs a SLAM with a Tallon Roll declares: position, where more than one is free.',
      objection: (situation) =>
        situation.stage === 'carried-out' &&
        (situation.ways() ?? []).some(({ choice }) => choice.position !== undefined)
          ? declaresPosition.objection(situation)
          : undefined,
    },
    choosesAnOpenWay('slam', 'position-blocked', {
      cite: RULES_REFERENCE.at('SLAM'),
      says: 'A maneuver of a SLAM ends inside the play area, a Tallon Roll at a placement that is free, while one is.',
    }),
    asTheActionOfItsStep,
    duringItsOwnActivation,
    onTheDial,
    purpleKnown,
    atTheSpeedExecuted,
  ],
  canFail: always,
  ways: slamWays,
  effects: slamEffects,
};
