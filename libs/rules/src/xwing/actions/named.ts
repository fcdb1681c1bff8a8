import type { CardReference } from '../cards/card-reference.js';
import type { ActionInput } from './attempt.js';

/** Does the attempt say that it uses this card, as an effect or for its template? */
export const isNamed = (
  { effects, attempt }: Pick<ActionInput, 'effects' | 'attempt'>,
  { xws }: CardReference,
): boolean => {
  const template = attempt.declaration?.template;
  return (
    (template !== undefined && xws.includes(template)) ||
    (effects !== undefined && effects.some(({ source }) => xws.includes(source)))
  );
};
