import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveAttempt, resolveAvailable, type AttemptQuestion, type AvailableQuestion } from '@marshal/catalogue';
import type { Checked } from '@marshal/rules/kernel';
import { availableActions, resolveAction, validateAction } from '@marshal/rules/xwing';

interface Ruling {
  readonly id: string;
  readonly title: string;
  readonly call: string;
  readonly body: unknown;
  readonly expect: Readonly<Record<string, unknown>>;
}

const HERE = join(process.cwd(), 'test', 'rulings');
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const rulings = readdirSync(join(HERE, 'xwing'))
  .filter((file) => file.endsWith('.json'))
  .sort()
  .flatMap((file) => readJson(join(HERE, 'xwing', file)) as Ruling[]);

const valueOf = <Value>(checked: Checked<Value>): Value => {
  if ('faults' in checked) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
};

const CALLS: Readonly<Record<string, (body: never) => unknown>> = {
  'actions/validate': (body: AttemptQuestion) => validateAction(valueOf(resolveAttempt(body))),
  'actions/resolve': (body: AttemptQuestion) => resolveAction(valueOf(resolveAttempt(body))),
  'actions/available': (body: AvailableQuestion) => ({ actions: availableActions(valueOf(resolveAvailable(body))) }),
};

describe('the settled cases on actions', () => {
  it.each(rulings.filter(({ call }) => call in CALLS))('$id: $title', ({ call, body, expect: expected }) => {
    expect(CALLS[call]!(body as never)).toMatchObject(expected);
  });

  it('are all here', () => {
    const ids = readJson(join(HERE, 'xwing-ids.json')) as { readonly actions: readonly string[] };
    const played = new Set(rulings.map(({ id }) => id));
    expect(ids.actions.filter((id) => !played.has(id))).toEqual([]);
  });
});
