import { ACTIONS, RULES_REFERENCE } from '../documents.js';
import type { ActionDefinition, ActionRule } from './definition.js';
import { declares } from './rules/declaration.js';
import type { Situation } from './situation.js';

/** A card that grants the SLAM by name overrides the rule on when. */
const isGrantedByName = ({ grant }: Situation): boolean => grant !== undefined && !grant.onActionBar;

/** Whose activation it is: the ship's own unless the attempt says otherwise or another ship coordinates it. */
const activatingIn = ({ input, opportunity, ship }: Situation): string => {
  const byAnother = opportunity.kind === 'granted' && opportunity.by === 'coordinate';
  return input.activating ?? (byAnother ? 'another ship' : ship.id);
};

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
  cite: RULES_REFERENCE.at('SLAM'),
  says: 'From version 1.2 of the rules SLAM is performed only during the ship’s own activation.',
  objection: (situation) => {
    const { values, input, ship } = situation;
    if (values.slamOpportunity !== 'own-activation' || isGrantedByName(situation)) return undefined;
    const phase = input.phase ?? 'activation';
    const activating = activatingIn(situation);
    return phase === 'activation' && activating === ship.id
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
    if (maneuver === undefined || ship.dial === undefined || ship.dial.includes(maneuver)) return undefined;
    return {
      message: `The dial of this ship does not have ${maneuver}.`,
      facts: { maneuver, dial: ship.dial },
      remedy: 'Choose a maneuver of the dial.',
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
    if (maneuver === undefined || executed === undefined || Number(maneuver[0]) === executed) return undefined;
    return {
      message: `${maneuver} has speed ${maneuver[0] ?? ''} and the ship executed speed ${executed}.`,
      facts: { maneuver, executedSpeed: executed },
      remedy: `Choose a maneuver of speed ${executed}.`,
    };
  },
};

export const slam: ActionDefinition = {
  cite: ACTIONS.at('SLAM'),
  says: 'The ship executes a maneuver of its dial at the speed that it executed this round, then gains one disarm token.',
  declares: ['maneuver'],
  rules: [
    declares('slam', 'maneuver', RULES_REFERENCE.at('SLAM')),
    asTheActionOfItsStep,
    duringItsOwnActivation,
    onTheDial,
    atTheSpeedExecuted,
  ],
  canFail: true,
  effects: ({ declaration }) => [
    { kind: 'execute-maneuver', ...(declaration?.maneuver !== undefined && { maneuver: declaration.maneuver }) },
    { kind: 'gain-token', token: 'disarm', count: 1 },
  ],
};
