import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answerCheck } from './support/documented.js';
import { startApi, type Api } from './support/api.js';

/** A settled case: what is asked, in the shape of the HTTP call, and what part of the answer is settled. */
interface Ruling {
  readonly id: string;
  readonly title: string;
  readonly call: string;
  readonly request?: object;
  readonly body?: object;
  readonly expect: Readonly<Record<string, unknown>>;
}

const FOLDER = 'test/rulings';

const rulingsOf = (game: string): readonly Ruling[] =>
  readdirSync(`${FOLDER}/${game}`)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(`${FOLDER}/${game}/${file}`, 'utf8')) as Ruling[]);

const GAMES = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Whole games are played step by step by the library's own suite: no single call takes one. */
const WITHOUT_CALL: readonly string[] = ['game', 'ability-queue'];

let api: Api;
let faultsOf: ReturnType<typeof answerCheck>;
beforeAll(async () => {
  api = await startApi();
  faultsOf = answerCheck(api.document);
});
afterAll(() => api.app.close());

describe.each(GAMES)('the settled cases of %s, asked over HTTP', (game) => {
  const rulings = rulingsOf(game);

  it.each(rulings.filter(({ call }) => !WITHOUT_CALL.includes(call)))('$id: $title', async ({ call, ...ruling }) => {
    const path = `/v1/${game}/${call}`;
    const { status, body } = await api.http.post(path).send(ruling.request ?? ruling.body);
    expect({ status, faults: faultsOf(path, status, body), errors: body.errors }).toEqual({ status: 200, faults: [] });
    expect(body).toMatchObject(ruling.expect);
  });
});

describe('the settled cases that are not asked over HTTP', () => {
  const left = WITHOUT_CALL.map((call) => ({
    call,
    count: GAMES.flatMap(rulingsOf).filter((ruling) => ruling.call === call).length,
  }));

  it.each(left)('are $count of the kind "$call", which no call takes', ({ call, count }) => {
    expect(count).toBeGreaterThan(0);
    expect(Object.keys(api.document.paths).filter((path) => path.endsWith(`/${call}`))).toEqual([]);
  });
});
