import { RULES_REFERENCE } from '../../documents.js';
import type { Declaration } from '../attempt.js';
import type { ActionRule } from '../definition.js';
import { jammedShip, lossesLeft } from '../kinds/jam-effects.js';
import { lossesOf, type Loss } from '../kinds/jammed.js';

const wordsFor = ({ remove, removed }: Declaration): string => {
  if (remove === 'lock') return removed === undefined ? 'lock' : `lock on ${removed}`;
  return removed === undefined ? 'green token' : `${removed} token to lose`;
};

const inWords = (losses: readonly Loss[]): string =>
  losses
    .map(({ remove, removed }) => (remove === 'lock' ? `its lock on ${removed}` : `its ${removed} token`))
    .join(' or ');

const whatTheTargetHas: ActionRule = {
  id: 'xwing/action/jam/removes-what-is-there',
  code: 'no-such-token',
  cite: RULES_REFERENCE.at('Jam'),
  says: 'The jamming player removes a green token or breaks a lock that the target has.',
  objection: (situation) => {
    const { declaration } = situation;
    const target = jammedShip(situation);
    if (target === undefined || declaration?.remove === undefined) return undefined;
    const losses = lossesOf(target);
    if (lossesLeft(target, declaration).length > 0) return undefined;
    return {
      message: `${target.id} has no ${wordsFor(declaration)}.`,
      facts: { target: target.id, remove: declaration.remove, losses },
      remedy: losses.length > 0 ? `Remove ${inWords(losses)}.` : 'Name nothing: the ship stays jammed.',
    };
  },
};

const saysWhatIsRemoved: ActionRule = {
  id: 'xwing/action/jam/declares-remove',
  code: 'declaration-missing',
  cite: RULES_REFERENCE.at('Jam'),
  says: 'The jamming player says what the target loses when there is a choice.',
  objection: (situation) => {
    const { declaration } = situation;
    const target = jammedShip(situation);
    if (target === undefined || declaration === undefined) return undefined;
    const losses = lossesLeft(target, declaration);
    return losses.length < 2
      ? undefined
      : {
          message: `The attempt does not say what ${target.id} loses.`,
          facts: { missing: 'remove', losses },
          remedy: `Declare to remove ${inWords(losses)}.`,
        };
  },
};

export const removesWhatIsThere: readonly ActionRule[] = [whatTheTargetHas, saysWhatIsRemoved];
