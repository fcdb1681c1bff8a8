import { count } from '../ship.js';
import type { Situation } from './definition.js';
import { isGreen } from './kinds/jammed.js';
import type { ActionEffect } from './verdict.js';

const loseJam: ActionEffect = { kind: 'lose-token', token: 'jam', count: 1 };

/** What a jammed ship gains of green tokens and locks is lost at once, each with one jam token. */
const lostTo = (effect: ActionEffect): readonly ActionEffect[] => {
  if (effect.kind === 'gain-token' && effect.ship === undefined && isGreen(effect.token))
    return [{ kind: 'lose-token', token: effect.token, count: 1 }, loseJam];
  if (effect.kind === 'acquire-lock' && effect.target !== undefined)
    return [{ kind: 'break-lock', target: effect.target }, loseJam];
  return [];
};

/** An action's effects with what a jam makes of them. The action has been performed all the same. */
export const withJam = ({ ship }: Situation, effects: readonly ActionEffect[]): readonly ActionEffect[] => {
  const jam = count(ship.tokens, 'jam');
  if (jam === 0) return effects;
  return effects.reduce<{ readonly left: number; readonly all: readonly ActionEffect[] }>(
    ({ left, all }, effect) => {
      const lost = left > 0 ? lostTo(effect) : [];
      return { left: lost.length > 0 ? left - 1 : left, all: [...all, effect, ...lost] };
    },
    { left: jam, all: [] },
  ).all;
};
