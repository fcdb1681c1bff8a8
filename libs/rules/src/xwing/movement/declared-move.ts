import type { Curve, Flank, Slide, WayChoice } from './reposition.js';
import type { TemplateBearing } from './template.js';

/** What a player declares to take one way of a move. */
export type DeclaredMove =
  | { readonly side: Flank; readonly position: Slide; readonly curves?: Curve }
  | { readonly direction: 'left' | 'straight' | 'right' };

const DIRECTION = {
  straight: 'straight',
  'bank-left': 'left',
  'bank-right': 'right',
  'turn-left': 'left',
  'turn-right': 'right',
} as const satisfies Record<TemplateBearing, string>;

/** A way of the geometry as a player declares it; of a bend the card that brings it is declared beside. */
export const declaredMove = (choice: WayChoice): DeclaredMove => {
  if (choice.by === 'boost') return { direction: DIRECTION[choice.template] };
  const { side, position, curves } = choice;
  return { side, position, ...(curves !== undefined && { curves }) };
};
