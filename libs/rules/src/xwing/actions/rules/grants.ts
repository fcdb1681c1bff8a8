import type { Objection } from '../../../kernel/index.js';
import { covers, exceptionsOf } from '../../cards/applying.js';
import { ACTIONS, CARDS } from '../../documents.js';
import type { ActionRule, Situation } from '../definition.js';
import type { Granter } from '../grant.js';
import { withoutTheCard } from '../granting.js';
import { greenTokensOf } from '../kinds/jammed.js';

const byACardInPlay: ActionRule = {
  id: 'xwing/action/opportunity/granted-by-a-card-in-play',
  code: 'no-opportunity',
  cite: ACTIONS.at('Additional Actions'),
  opportunity: 'granted',
  says: 'A card grants actions while a ship carries it: the one that the grant names, else the acting ship or one on the table.',
  objection: (situation) => {
    const bearers = withoutTheCard(situation);
    const { opportunity } = situation;
    if (bearers?.named.pilot === undefined || opportunity.kind !== 'granted') return undefined;
    const { by } = opportunity;
    return {
      message: `${opportunity.from === undefined && bearers.ships.length > 1 ? `Neither ${bearers.named.id} nor another ship on the table carries` : `${bearers.named.id} does not carry`} ${by}, which is said to grant the action.`,
      facts: { by, from: bearers.named.id },
      remedy: 'Name the ship that carries the card.',
    };
  },
  missing: (situation) => {
    const bearers = withoutTheCard(situation);
    return bearers === undefined ? [] : [`${bearers.pointer}/pilot`];
  },
};

const grantedByTheCard: ActionRule = {
  id: 'xwing/action/opportunity/granted-by-the-card',
  code: 'no-opportunity',
  cite: ACTIONS.at('Additional Actions'),
  opportunity: 'granted',
  says: 'A card grants the actions that it speaks of and no others.',
  objection: ({ grant, name }) => {
    const actions = grant?.actions;
    return actions === undefined || covers(actions, name)
      ? undefined
      : {
          message: `This card grants ${typeof actions === 'string' ? FILTER_WORDS[actions] : actions.join(' or ')}, not ${name}.`,
          facts: { granted: actions, action: name },
          remedy: 'Choose an action that the card grants.',
        };
  },
};

const FILTER_WORDS = {
  any: 'any action',
  bar: 'actions of the action bar',
  'damage-card': 'actions of damage cards',
};

const copiesThatAction: ActionRule = {
  id: 'xwing/action/opportunity/copies-that-action',
  code: 'no-opportunity',
  cite: ACTIONS.at('Additional Actions'),
  opportunity: 'granted',
  says: 'A card that lets a ship copy an action grants that action alone, not what was linked to it.',
  objection: ({ opportunity, name }) => {
    const copied = opportunity.kind === 'granted' ? opportunity.copied : undefined;
    return copied === undefined || copied === name
      ? undefined
      : { message: `The card grants a copy of ${copied}, not ${name}.`, facts: { copied, action: name } };
  },
  missing: ({ opportunity, grant }) =>
    opportunity.kind === 'granted' && opportunity.copied === undefined && grant?.copies === true
      ? ['/attempt/opportunity/copied']
      : [],
};

/** Whether the ship is as the granting card asks, where it asks for this. */
const unmet = ({ ship, grant, opportunity }: Situation, condition: keyof typeof WORDS): Objection | undefined => {
  if (grant?.condition !== condition || opportunity.kind !== 'granted') return undefined;
  const green = greenTokensOf(ship);
  const { failed } = ship.round;
  const met = condition === 'focused' ? green.includes('focus') : green.length === 0 && failed.length > 0;
  return met
    ? undefined
    : {
        message: `${opportunity.by} asks for a ship that is ${WORDS[condition]}.`,
        facts: { condition, green, failed },
      };
};

const onTheCardsCondition: ActionRule = {
  id: 'xwing/action/opportunity/on-the-cards-condition',
  code: 'no-opportunity',
  cite: CARDS.at('Upgrade Cards'),
  opportunity: 'granted',
  says: 'Some upgrades grant an action only to a ship that has failed an action and has no green token.',
  objection: (situation) => unmet(situation, 'failed-without-green-token'),
};

const onThePilotsCondition: ActionRule = {
  id: 'xwing/action/opportunity/on-the-pilots-condition',
  code: 'no-opportunity',
  cite: CARDS.at('Pilot and Ship Cards'),
  opportunity: 'granted',
  says: 'Some pilots are granted an action only while they are focused.',
  objection: (situation) => unmet(situation, 'focused'),
};
const WORDS = { focused: 'focused', 'failed-without-green-token': 'without green tokens and has failed an action' };

/** A coordinating ship whose card asks for actions of its own bar; undefined where none does. */
const boundCoordinator = ({ opportunity, grant }: Situation): Granter | undefined => {
  const granter = grant?.granter;
  if (granter === undefined || opportunity.kind !== 'granted' || opportunity.by !== 'coordinate') return undefined;
  return exceptionsOf(granter, 'coordinate').some(({ targetAction }) => targetAction !== undefined)
    ? granter
    : undefined;
};

const alsoOnTheCoordinatorsBar: ActionRule = {
  id: 'xwing/action/opportunity/also-on-the-coordinators-bar',
  code: 'banned-by-card',
  cite: CARDS.at('Upgrade Cards'),
  opportunity: 'granted',
  says: 'Some coordinating ships let others perform only actions of their own action bar.',
  objection: (situation) => {
    const { name } = situation;
    const granter = boundCoordinator(situation);
    const coordinatorsBar = granter?.actionBar?.map(({ action }) => action);
    return coordinatorsBar === undefined || coordinatorsBar.some((action) => action === name)
      ? undefined
      : {
          message: `${granter?.id ?? ''} coordinates only actions of its own action bar, which does not have ${name}.`,
          facts: { coordinatorsBar },
          remedy: `Choose ${coordinatorsBar.join(' or ')}.`,
        };
  },
  missing: (situation) => {
    const granter = boundCoordinator(situation);
    if (granter === undefined || granter.actionBar !== undefined) return [];
    return [`/table/ships/${situation.table?.ships?.findIndex(({ id }) => id === granter.id) ?? 0}/actionBar`];
  },
};

export const grantRules: readonly ActionRule[] = [
  byACardInPlay,
  grantedByTheCard,
  copiesThatAction,
  onTheCardsCondition,
  onThePilotsCondition,
  alsoOnTheCoordinatorsBar,
];
