import { RULES_REFERENCE } from '../../documents.js';
import type { ActionRule, Situation } from '../definition.js';
import { locksToGiveUp } from '../kinds/lock-effects.js';
import { isClosed } from '../way.js';

/** The locks among which the player chooses; undefined where nothing is acquired or there is no choice. */
const choicesOf = ({ ship, declaration, ways }: Situation): readonly string[] | undefined => {
  const target = declaration?.target;
  if (target === undefined || ways()?.some((way) => way.choice.target === target && isClosed(way)) === true)
    return undefined;
  const choices = locksToGiveUp(ship, target);
  return choices.length > 1 ? choices : undefined;
};

const saysWhichLockGoes: ActionRule = {
  id: 'xwing/action/lock/declares-giveup',
  code: 'declaration-missing',
  cite: RULES_REFERENCE.at('Lock'),
  says: 'A former lock goes before a further one comes; of several, which the documents do not say, its player names one.',
  objection: (situation) => {
    const choices = choicesOf(situation);
    return choices === undefined || situation.declaration?.giveUp !== undefined
      ? undefined
      : {
          message: 'The attempt does not say which giveUp: the ship can keep no further lock.',
          facts: { missing: 'giveUp', locks: choices },
          remedy: `Declare the giveUp: ${choices.join(' or ')}.`,
        };
  },
};

const givesUpWhatItHas: ActionRule = {
  id: 'xwing/action/lock/gives-up-what-it-has',
  code: 'no-such-token',
  cite: RULES_REFERENCE.at('Lock'),
  says: 'The lock that is given up is one that the ship has.',
  objection: (situation) => {
    const choices = choicesOf(situation);
    const giveUp = situation.declaration?.giveUp;
    return choices === undefined || giveUp === undefined || choices.includes(giveUp)
      ? undefined
      : {
          message: `The ship has no lock on ${giveUp}.`,
          facts: { giveUp, locks: choices },
          remedy: `Give up the lock on ${choices.join(' or ')}.`,
        };
  },
};

export const givesUpALock: readonly ActionRule[] = [saysWhichLockGoes, givesUpWhatItHas];
