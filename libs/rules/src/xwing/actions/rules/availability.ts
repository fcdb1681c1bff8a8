import { isActionKind } from '../../action-kind.js';
import { exceptionsOf, isSpent, printedOn } from '../../cards/applying.js';
import { ACTIONS, CARDS } from '../../documents.js';
import { isPrinted } from '../card-actions.js';
import type { ActionRule } from '../definition.js';

const onTheActionBar: ActionRule = {
  id: 'xwing/action/on-the-action-bar',
  code: 'not-on-action-bar',
  cite: ACTIONS.at('Performing Actions'),
  says: 'A ship performs the actions of its action bar and of its cards, unless a grant names another one.',
  objection: ({ ship, name, entry, opportunity, grant }) => {
    if (!isActionKind(name)) {
      return isPrinted(ship, name)
        ? undefined
        : { message: `No faceup card of this ship carries the action ${name}.`, facts: { action: name } };
    }
    const named = grant !== undefined && !grant.onActionBar;
    if (entry !== undefined || named || opportunity.kind === 'linked') return undefined;
    const actionBar = [...new Set(ship.actionBar.map(({ action }) => action))];
    return {
      message: `The action bar of this ship does not have ${name}.`,
      facts: { actionBar },
      ...(actionBar.length > 0 && { remedy: `Its action bar has ${actionBar.join(', ')}.` }),
    };
  },
};

const onceARound: ActionRule = {
  id: 'xwing/action/once-a-round',
  code: 'already-performed',
  cite: ACTIONS.at('Number of Actions'),
  says: 'A ship performs the same action at most once a round.',
  objection: ({ ship, name }) =>
    ship.round.performed.includes(name)
      ? {
          message: `The ship has already performed ${name} this round.`,
          facts: { performed: ship.round.performed },
          remedy: 'Choose an action that it has not performed this round.',
        }
      : undefined,
};

const notAgainAfterFailing: ActionRule = {
  id: 'xwing/action/not-again-after-failing',
  code: 'already-failed',
  cite: ACTIONS.at('Number of Actions'),
  says: 'A ship cannot perform an action that it has failed this round.',
  objection: ({ ship, name }) =>
    ship.round.failed.includes(name)
      ? {
          message: `The ship has failed ${name} this round and cannot perform it again before the next one.`,
          facts: { failed: ship.round.failed },
          remedy: 'Choose an action that it has not failed this round.',
        }
      : undefined,
};

const notBannedByACard: ActionRule = {
  id: 'xwing/action/not-banned-by-a-card',
  code: 'banned-by-card',
  cite: CARDS.at('Upgrade Cards'),
  says: 'Some upgrades forbid their ship an action.',
  objection: ({ ship, name }) => {
    if (ship.exceptions.length === 0 || !isActionKind(name)) return undefined;
    const ban = exceptionsOf(ship, 'bar-ban').find(
      (exception) =>
        exception.actions.includes(name) && (exception.condition === undefined || isSpent(ship, exception)),
    );
    return ban === undefined
      ? undefined
      : {
          message: `${printedOn(ship, ban)} forbids this ship ${name}.`,
          facts: { cards: ban.xws, forbids: ban.actions },
        };
  },
};

const notBannedByDamage: ActionRule = {
  id: 'xwing/action/not-banned-by-damage',
  code: 'banned-by-card',
  cite: CARDS.at('Damage Cards'),
  says: 'A ship with a Damaged Sensor Array performs only Focus and the actions of damage cards.',
  objection: ({ ship, name }) =>
    name === 'focus' || name.startsWith('damage:') || !ship.damageCards.some((card) => card.name === DAMAGED_SENSORS)
      ? undefined
      : {
          message: `With a faceup ${DAMAGED_SENSORS} the ship cannot perform ${name}.`,
          facts: { damageCard: DAMAGED_SENSORS },
          remedy: 'Perform Focus, or the action of a damage card.',
        },
};
const DAMAGED_SENSORS = 'Damaged Sensor Array';

export const availabilityRules: readonly ActionRule[] = [
  onTheActionBar,
  onceARound,
  notAgainAfterFailing,
  notBannedByACard,
  notBannedByDamage,
];
