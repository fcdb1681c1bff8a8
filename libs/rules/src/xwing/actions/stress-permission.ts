import type { ActWhileStressed } from '../cards/action-exception.js';
import { covers, exceptionsOf, isSpent } from '../cards/applying.js';
import type { Situation } from './definition.js';

const isItsWindow = ({ window }: ActWhileStressed, { opportunity, input }: Situation): boolean => {
  if (window === undefined) return true;
  switch (window) {
    case 'perform-action-step':
      return opportunity.kind === 'perform-action-step';
    case 'activation-phase':
      return (input.phase ?? 'activation') === 'activation';
    case 'system-phase':
      return input.phase === 'system';
  }
};

const isInUse = (exception: ActWhileStressed, { ship, effects }: Situation): boolean =>
  (exception.declared === undefined || effects.some(({ source }) => exception.xws.includes(source))) &&
  (exception.condition === undefined || isSpent(ship, exception));

const permits = (exception: ActWhileStressed, situation: Situation, stress: number): boolean =>
  covers(exception.actions, situation.name) &&
  (exception.maxStress === undefined || stress <= exception.maxStress) &&
  (exception.difficulty === undefined || exception.difficulty === situation.difficulty) &&
  isInUse(exception, situation) &&
  isItsWindow(exception, situation);

/** Does a card let the ship attempt this while it has so much stress? A ceiling counts the tokens before the cost is paid. */
export const mayActWhileStressed = (situation: Situation, stress: number): boolean =>
  stress <= (situation.grant?.maxStress ?? 0) ||
  situation.effects.some(({ whileStressed }) => whileStressed === true) ||
  exceptionsOf(situation.ship, 'act-while-stressed').some((exception) => permits(exception, situation, stress));
