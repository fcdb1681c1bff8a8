import { barrelRollWays } from './barrel-roll.js';
import { boostWays } from './boost.js';
import { chosen, type DecloakMove, type WaysOf } from './reposition.js';
import type { TemplateBearing } from './template.js';

const BY = ['barrel-roll', 'boost'] as const;

const BOOSTS = { straight: ['straight'], bank: ['bank-left', 'bank-right'] } as const satisfies Record<
  string,
  readonly TemplateBearing[]
>;

/** The places where a decloaking ship may end. Small ships use templates of speed 2, others of speed 1. */
export const decloakWays: WaysOf<DecloakMove> = (move, size) => {
  const { by, side, position, curves, shape = 'straight' } = move;
  const speed = size === 'small' ? 2 : 1;
  return chosen(by, BY).flatMap((kind) =>
    kind === 'boost'
      ? chosen(move.template, BOOSTS[shape]).flatMap((template) => boostWays({ kind, template, speed }, size))
      : barrelRollWays(
          {
            kind,
            shape,
            speed,
            ...(side === undefined ? {} : { side }),
            ...(position === undefined ? {} : { position }),
            ...(curves === undefined ? {} : { curves }),
          },
          size,
        ),
  );
};
