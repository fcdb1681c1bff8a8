import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { answerCheck, textExamplesOf } from './support/documented.js';
import { misspelt } from './support/misspelling.js';
import { mutated } from './support/mutation.js';
import { startApi, type Api } from './support/api.js';

const PATH = '/v1/legion/lists';
const FOLDER = 'test/samples/legion-lists';

interface Expected {
  readonly file: string;
  readonly format?: string;
  readonly units?: readonly string[];
  readonly commandCards?: readonly string[];
  readonly unmatched?: readonly string[];
  readonly warnings?: readonly string[];
  readonly faults?: readonly string[];
}
const expected = JSON.parse(readFileSync(`${FOLDER}/expected.json`, 'utf8')) as readonly Expected[];
const sample = (file: string): string => readFileSync(`${FOLDER}/${file}`, 'utf8');
const readable = expected.filter((each) => each.units !== undefined);
const isJson = (file: string): boolean => file.endsWith('.json');

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.app.close());

const post = (file: string | object, type = 'application/json') =>
  api.http.post(PATH).set('content-type', type).send(file);

/** A unit of an answer in the line that `expected.json` has of it. */
const line = ({ unit, rank, unitType, courage, upgrades }: any): string => {
  const courageText = courage === null ? 'dash' : String(courage ?? 'none');
  return [unit.id, rank, unitType, `courage ${courageText}`, upgrades.map(({ name }: any) => name).join('; ')].join(
    ' | ',
  );
};

const summary = ({ format, name, points, faction, units: found, commandCards, unmatched, warnings }: any): object => ({
  ...{ format, name, points, faction },
  units: found.map(line),
  commandCards: commandCards.map(({ name }: any) => name),
  unmatched: unmatched.map(
    ({ kind, text, line: at, pointer, suggestions }: any) =>
      `${kind} ${text} at ${pointer ?? `line ${String(at)}`}: ${suggestions.map(({ id }: any) => id).join(', ')}`,
  ),
  warnings: warnings.map(({ code, found, used }: any) => [code, found, used].join(' ')),
});

/** Every way in which the sample may be sent. */
const waysToSend = (file: string): (() => ReturnType<typeof post>)[] => [
  () => post(sample(file), 'text/plain; charset=utf-8'),
  () => post({ list: sample(file) }),
  ...(isJson(file) ? [() => post(sample(file))] : []),
];

describe('an army list that players have', () => {
  it.each(expected)('$file, however it is sent', async ({ file, ...result }) => {
    const check = answerCheck(api.document);
    for (const send of waysToSend(file)) {
      const { status, body } = await send();
      expect({ file, undocumented: check(PATH, status, body) }).toEqual({ file, undocumented: [] });
      if (result.faults === undefined) {
        expect(status).toBe(200);
        expect(body.dataSet).toBe('legion-hq');
        expect(summary(body)).toEqual(result);
      } else if (body.type === '/problems/malformed') {
        expect([status, [body.detail]]).toEqual([400, result.faults]);
        expect(body.position).toEqual({
          offset: expect.any(Number),
          line: expect.any(Number),
          column: expect.any(Number),
        });
      } else {
        expect([status, body.errors.map(({ detail }: any) => detail)]).toEqual([422, result.faults]);
      }
    }
  });
});

describe('what a list says', () => {
  it('offers text examples that work as they stand', async () => {
    const check = answerCheck(api.document);
    const examples = textExamplesOf(api.document);
    expect(examples.map(({ path }) => path)).toEqual(expect.arrayContaining([PATH, '/v1/xwing/squads']));
    for (const { path, name, text } of examples) {
      const { status, body } = await api.http.post(path).set('content-type', 'text/plain').send(text);
      expect({ name, status, faults: check(path, status, body) }).toEqual({ name, status: 200, faults: [] });
    }
  });

  it('keeps what it knows, and lists the rest with suggestions', async () => {
    const { status, body } = await post(
      '2x Stormtroopers with DLT-20 Stormtrooper\nImperial Royal Guards',
      'text/plain',
    );
    expect(status).toBe(200);
    expect(body.units.map(({ unit }: any) => unit.id)).toEqual(['stormtroopers', 'stormtroopers-2']);
    expect(body.unmatched).toMatchObject([
      { kind: 'unit', text: 'Imperial Royal Guards', line: 2, suggestions: expect.any(Array) },
    ]);
  });

  it('shows where sources do not agree on a card', async () => {
    const { body } = await post('Rebel Veterans', 'text/plain');
    expect(body.units[0].conflicts).toMatchObject([{ field: 'courage', source: expect.any(String) }]);
  });
});

describe('what is no list', () => {
  it.each([
    { what: 'nothing', file: '', type: 'text/plain', status: 400 },
    { what: 'broken JSON', file: '{"units": [', type: 'text/plain', status: 400 },
    { what: 'broken JSON', file: '{"units": [', type: 'application/json', status: 400 },
    { what: 'prose', file: 'Dear diary,', type: 'text/plain', status: 422 },
    { what: 'other JSON', file: '{"pilots": []}', type: 'application/json', status: 422 },
    { what: 'a list of lists', file: '[[], []]', type: 'application/json', status: 422 },
    { what: 'an empty wrapping', file: '{"list": ""}', type: 'application/json', status: 400 },
    { what: 'a picture', file: 'GIF89a', type: 'image/gif', status: 415 },
  ])('$what as $type is answered with $status', async ({ file, type, status }) => {
    const response = await post(file, type);
    expect(response.status).toBe(status);
    expect(response.headers['content-type']).toContain('application/problem+json');
  });
});

describe('a valid list with something wrong in it', () => {
  it('is read or refused, never with a failure of the service', async () => {
    const files = readable.map(({ file }) => sample(file));
    const objects = readable.filter(({ file }) => isJson(file)).map(({ file }) => JSON.parse(sample(file)) as object);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...objects, ...files.map((text) => ({ list: text }))),
        fc.infiniteStream(fc.nat()),
        async (list, noise) => {
          const next = (): number => Number(noise.next().value);
          const broken = next() % 2 === 0 ? mutated(list, noise) : misspelt(list, noise);
          const whole = JSON.stringify(broken);
          const text = next() % 5 === 0 ? whole.slice(0, next() % (whole.length + 1)) : whole;
          const { status, body } = await post(text, next() % 2 === 0 ? 'text/plain' : 'application/json');
          expect([200, 400, 422]).toContain(status);
          if (status === 400) expect(body.type).toBe('/problems/malformed');
          if (status === 422) expect(body.errors.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 400 },
    );
  });
});
