import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { DATA_SETS, pilots, resolveAvailable, ships, type ShipInput } from '@marshal/catalogue';
import { availableActions, type ActionVerdict } from '@marshal/rules/xwing';

/**
 * What may be done in one Perform Action step, played out to the end: each action, each link that it opens, each pass.
 * The lines are kept as a file, so that a rule that changes any of them shows up in review.
 * After a change that is meant: UPDATE_COUNTS=1 npm test -- action-lines
 */
const FILE = 'test/counts/action-lines.json';

const MARK = { white: '', red: '!', purple: '*' } as const;

const linesFrom = (verdicts: readonly ActionVerdict[]): string[] =>
  verdicts.flatMap((verdict) => {
    if (verdict.verdict === 'illegal') return [];
    const name = `${verdict.action}${MARK[verdict.difficulty]}`;
    if (verdict.verdict === 'indeterminate') return [`${name}?`];
    return [name, ...linesFrom(verdict.linked).map((line) => `${name}>${line}`)];
  });

const linesOf = (ship: Omit<ShipInput, 'id'>, dataSet: (typeof DATA_SETS)[number]): string => {
  const question = resolveAvailable({ ship: { id: 'ship', ...ship }, dataSet });
  if ('faults' in question) throw new Error(JSON.stringify(question.faults));
  const lines = ['pass', ...linesFrom(availableActions(question.value))];
  return `${lines.length}: ${lines.join(' ')}`;
};

const counted = (): Record<string, Record<string, string>> =>
  Object.fromEntries(
    DATA_SETS.map((set) => [
      set,
      Object.fromEntries([
        ...ships(set).map(({ id }) => [`ship ${id}`, linesOf({ shipType: id }, set)]),
        ...pilots(set).map(({ id }) => [`pilot ${id}`, linesOf({ pilot: id }, set)]),
      ]) as Record<string, string>,
    ]),
  );

describe('the action lines of every ship and pilot', () => {
  it('are those on file', () => {
    const now = counted();
    if (process.env['UPDATE_COUNTS'] === '1') writeFileSync(FILE, `${JSON.stringify(now, null, 1)}\n`);
    expect(now).toEqual(JSON.parse(readFileSync(FILE, 'utf8')));
  });

  it('begin with a pass, and are counted', () => {
    const lines = Object.values(JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Record<string, string>>).flatMap(Object.values);
    expect(lines.length).toBeGreaterThan(2500);
    for (const line of lines as string[]) expect(line.split(' ').length - 1).toBe(Number(line.split(':')[0]));
  });
});
