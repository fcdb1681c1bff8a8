import { count, type Ship, type TokenKind } from '../../ship.js';
import type { TableShip } from '../attempt.js';

/** The tokens that a jam takes away. */
export const GREEN_TOKENS = ['calculate', 'evade', 'focus', 'reinforceAft', 'reinforceFore'] as const;
export type GreenToken = (typeof GREEN_TOKENS)[number];

export const isGreen = (token: TokenKind): token is GreenToken => GREEN_TOKENS.some((green) => green === token);

type Jammable = Partial<Pick<Ship, 'tokens' | 'locks'>>;

export const greenTokensOf = ({ tokens = {} }: Jammable): readonly GreenToken[] =>
  GREEN_TOKENS.filter((green) => count(tokens, green) > 0);

/** Something that a jammed ship can lose. */
export type Loss =
  | { readonly remove: 'green-token'; readonly removed: GreenToken }
  | { readonly remove: 'lock'; readonly removed: string };

/** All that a jammed ship could lose at once. */
export const lossesOf = (target: TableShip | Ship): readonly Loss[] => [
  ...greenTokensOf(target).map((removed): Loss => ({ remove: 'green-token', removed })),
  ...(target.locks ?? []).map((removed): Loss => ({ remove: 'lock', removed })),
];
