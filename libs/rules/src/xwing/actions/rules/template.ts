import type { ActionKind } from '../../action-kind.js';
import { CARDS } from '../../documents.js';
import type { ActionRule } from '../definition.js';
import { carries } from '../granting.js';
import { templateCards } from '../template.js';

/** A move is made with the template of a card only if a card of the ship offers one for just this move. */
export const usesATemplateOfItsCards = (action: ActionKind): ActionRule => ({
  id: `xwing/action/${action}/template-of-its-cards`,
  code: 'template-not-allowed',
  cite: CARDS.at('Upgrade Cards'),
  says: `Another template for ${action} needs a card that offers it for this difficulty.`,
  objection: (situation) => {
    const template = situation.declaration?.template;
    if (template === undefined) return undefined;
    const cards = templateCards(situation).flatMap(({ xws }) => xws);
    return cards.includes(template)
      ? undefined
      : {
          message: carries(situation.ship, template)
            ? `${template} offers no template for a ${situation.printed} ${action} of this ship.`
            : `The ship does not carry ${template}.`,
          facts: { template, printed: situation.printed, offers: cards },
        };
  },
});
