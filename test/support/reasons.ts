import { GAMES } from '../../apps/api/src/games/games.js';
import { reasonCodes } from '../../apps/api/src/games/reason-codes.js';
import { RULES } from '../../apps/api/src/reference/rules.js';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Every reason in an answer, however deep, as `rule code`. */
export const reasonsIn = (answer: unknown): string[] => {
  if (!isObject(answer)) return [];
  const { rule, code } = answer;
  const own = typeof rule === 'string' && typeof code === 'string' ? [`${rule} ${code}`] : [];
  return [...own, ...Object.values(answer).flatMap(reasonsIn)];
};

const CODES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  GAMES.map((game) => [game.id, new Set(reasonCodes(game))]),
);

/** A way that is closed may cite the rule on failing, so the code need not be the one of the rule itself. */
const isTold = (reason: string): boolean => {
  const [rule = '', code = ''] = reason.split(' ');
  return RULES.has(rule) && CODES.get(rule.split('/')[0] ?? '')?.has(code) === true;
};

/** Those reasons whose rule is not told, or whose code is none of its game's. */
export const untoldReasonsIn = (answer: unknown): string[] => reasonsIn(answer).filter((reason) => !isTold(reason));
