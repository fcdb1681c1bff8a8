import { ACTIONS, RULES_REFERENCE_1_2 } from '../../documents.js';
import type { ActionRule } from '../definition.js';

const afterAPerformedAction: ActionRule = {
  id: 'xwing/action/linked/after-a-performed-action',
  code: 'no-opportunity',
  cite: ACTIONS.at('Linked Actions'),
  opportunity: 'linked',
  says: 'A linked action is open once the action that shows it has been performed.',
  objection: ({ ship, opportunity }) => {
    if (opportunity.kind !== 'linked') return undefined;
    const { performed, failed } = ship.round;
    const { after } = opportunity;
    return performed.includes(after) || failed.includes(after)
      ? undefined
      : { message: `The ship has not performed ${after} this round.`, facts: { after, performed } };
  },
};

const notAfterAFailedAction: ActionRule = {
  id: 'xwing/action/linked/not-after-a-failed-action',
  code: 'preceding-action-failed',
  cite: ACTIONS.at('Failing Actions'),
  opportunity: 'linked',
  says: 'An action that failed was not completed, so it opens no link.',
  objection: ({ ship, opportunity }) =>
    opportunity.kind === 'linked' && ship.round.failed.includes(opportunity.after)
      ? {
          message: `${opportunity.after} failed, so no linked action follows it.`,
          facts: { after: opportunity.after, failed: ship.round.failed },
        }
      : undefined,
};

const shownByTheBar: ActionRule = {
  id: 'xwing/action/linked/shown-by-the-bar',
  code: 'not-linked',
  cite: ACTIONS.at('Linked Actions'),
  opportunity: 'linked',
  says: 'The linked action is the one that the arrow on the action bar leads to.',
  objection: ({ ship, opportunity, entry, name }) => {
    if (opportunity.kind !== 'linked' || entry !== undefined) return undefined;
    const { after } = opportunity;
    const links = ship.actionBar.flatMap(({ action, linked }) =>
      action === after && linked !== undefined ? [linked.action] : [],
    );
    return {
      message: `On the action bar of this ship ${after} does not lead to ${name}.`,
      facts: { after, links },
      ...(links.length > 0 && { remedy: `After ${after} it may perform ${links.join(' or ')}.` }),
    };
  },
};

const linksDoNotChain: ActionRule = {
  id: 'xwing/action/linked/no-chain',
  code: 'link-already-taken',
  cite: RULES_REFERENCE_1_2.at('Linked Actions'),
  opportunity: 'linked',
  says: 'From version 1.2 of the rules an action performed as a link opens no further link.',
  objection: ({ ship, values, opportunity }) =>
    opportunity.kind === 'linked' &&
    !values.linksChain &&
    !ship.round.failed.includes(opportunity.after) &&
    ship.round.linked?.some(({ action }) => action === opportunity.after) === true
      ? {
          message: `${opportunity.after} was itself performed as a linked action; it opens no further link.`,
          facts: { after: opportunity.after, linked: ship.round.linked },
        }
      : undefined,
};

const oneLinkPerAction: ActionRule = {
  id: 'xwing/action/linked/one-per-action',
  code: 'link-already-taken',
  cite: RULES_REFERENCE_1_2.at('Linked Actions'),
  opportunity: 'linked',
  says: 'From version 1.2 of the rules an action opens one link only; a linked action that failed has used it up.',
  objection: ({ ship, values, opportunity }) =>
    opportunity.kind === 'linked' &&
    !values.severalLinksPerAction &&
    ship.round.linked?.some(({ after }) => after === opportunity.after) === true
      ? {
          message: `The link of ${opportunity.after} has already been taken this round.`,
          facts: { after: opportunity.after, linked: ship.round.linked },
        }
      : undefined,
};

export const linkedRules: readonly ActionRule[] = [
  afterAPerformedAction,
  notAfterAFailedAction,
  shownByTheBar,
  linksDoNotChain,
  oneLinkPerAction,
];
