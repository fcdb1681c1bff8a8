import { isDeepStrictEqual } from 'node:util';
import { GAMES } from '../games/games.js';
import type { RuleDto, RulesetDto } from './rule.dto.js';

/** Every rule of every game, told to the outside. A rule that stands in several lists of its game is told once. */
export const RULES: ReadonlyMap<string, RuleDto> = new Map(
  GAMES.flatMap(({ id: game, rules }) =>
    rules.map(({ id, cite, says, ...rule }): [string, RuleDto] => [
      id,
      { id, game, ...('code' in rule && { code: rule.code }), cite, says },
    ]),
  ),
);

const differing = (values: object, base: object): object =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isDeepStrictEqual(value, Reflect.get(base, name))),
  );

/** Every ruleset of every game. */
export const RULESETS: ReadonlyMap<string, RulesetDto> = new Map(
  GAMES.flatMap(({ id: game, rulesets }) =>
    rulesets.map((ruleset, index): [string, RulesetDto] => {
      const base = rulesets.find(({ id }) => id === ruleset.basedOn);
      const differences = base === undefined ? {} : differing(ruleset.values, base.values);
      return [ruleset.id, { ...ruleset, game, default: index === 0, differences }];
    }),
  ),
);
