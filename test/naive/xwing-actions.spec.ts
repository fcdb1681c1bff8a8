import { describe, expect, it } from '@jest/globals';
import { validateAction, type ActionVerdict } from '@marshal/rules/xwing';
import { chance } from './random.js';
import { randomSituation } from './situations.js';
import { naiveVerdict, type NaiveVerdict } from './xwing-actions.js';

const words = (cost: object): string =>
  Object.entries(cost)
    .flat()
    .filter((word) => word !== 'count')
    .join(' ');

/** What both evaluators say, in the words of the naive one. */
const plain = (verdict: ActionVerdict): Omit<NaiveVerdict, 'verdict'> & { readonly verdict: string } => ({
  verdict: verdict.verdict,
  codes: verdict.verdict === 'legal' ? [] : [...new Set(verdict.reasons.map(({ code }) => code))].sort(),
  missing: verdict.verdict === 'indeterminate' ? verdict.missing : [],
  difficulty: verdict.difficulty,
  costs: verdict.verdict === 'legal' ? verdict.costs.map(words) : [],
  canFail: verdict.verdict === 'legal' ? verdict.canFail : undefined,
  outcome: verdict.verdict === 'legal' ? verdict.outcome : undefined,
  linked:
    verdict.verdict === 'legal'
      ? verdict.linked.map((link) => ({ action: link.action, ...plain(link) }) as NaiveVerdict['linked'][number])
      : [],
});

const SITUATIONS = 100_000;

describe('a second evaluator, written from the documents alone', () => {
  it(`agrees on ${SITUATIONS} random situations, of every verdict and code`, () => {
    const by = chance(20_200_115);
    const seen = new Map<string, number>();
    const count = (key: string): Map<string, number> => seen.set(key, (seen.get(key) ?? 0) + 1);
    for (let index = 0; index < SITUATIONS; index += 1) {
      const input = randomSituation(by);
      const [ours, naive] = [plain(validateAction(input)), naiveVerdict(input)];
      if (JSON.stringify(ours) !== JSON.stringify(naive)) expect({ input, ...ours }).toEqual({ input, ...naive });
      count(naive.verdict);
      naive.codes.forEach(count);
      naive.linked.forEach(({ verdict }) => count(`link ${verdict}`));
      if (naive.outcome !== undefined) count(naive.outcome);
    }
    expect([...seen].filter(([, times]) => times < 20)).toEqual([]);
    expect(seen.size).toBeGreaterThan(25);
  }, 120_000);
});
