import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DATA_SETS, pilots, units, type DataSetId } from '@marshal/catalogue';
import { startApi, type Api } from './support/api.js';
import {
  shipQuestions,
  shipSession,
  unitQuestions,
  unitSession,
  type AnsweredShip,
  type Question,
} from './support/questions.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.app.close());

type Json = Record<string, any>;

interface Refusal {
  readonly path: string;
  readonly status: number;
  readonly errors: unknown;
}

const ask = async ({ path, body }: Question): Promise<{ refusal: readonly Refusal[]; answer: Json }> => {
  const { status, body: answer } = await api.http.post(path).send(body);
  return { refusal: status < 300 ? [] : [{ path, status, errors: answer.errors ?? answer }], answer };
};

/** What the batch of a call refuses of the same questions. */
const askAsBatch = async (path: string, items: readonly object[]): Promise<readonly Refusal[]> => {
  const { refusal, answer } = await ask({ path: `${path}/batch`, body: { items } });
  const refused = (answer['results'] ?? []).filter((result: Json) => 'problem' in result);
  return [
    ...refusal,
    ...refused.map(({ problem }: Json) => ({ path, status: problem.status, errors: problem.errors })),
  ];
};

const askAllAsBatches = async (questions: readonly Question[]): Promise<readonly Refusal[]> => {
  const paths = [...new Set(questions.map(({ path }) => path))];
  const refusals: Refusal[] = [];
  for (const path of paths) {
    const items = questions.filter((question) => question.path === path).map(({ body }) => body);
    for (let start = 0; start < items.length; start += 100)
      refusals.push(...(await askAsBatch(path, items.slice(start, start + 100))));
  }
  return refusals;
};

/** What is refused of the questions, singly and as batches, and what the calls that change something answer. */
const askAll = async (questions: readonly Question[]) => {
  const refusals: Refusal[] = [];
  const answers: { path: string; answer: Json }[] = [];
  for (const question of questions) {
    const { refusal, answer } = await ask(question);
    refusals.push(...refusal);
    answers.push({ path: question.path, answer });
  }
  return { refusals: [...refusals, ...(await askAllAsBatches(questions))], answers };
};

const SAMPLES = 'test/samples';
const read = (path: string): string => readFileSync(`${SAMPLES}/${path}`, 'utf8');

interface Expected {
  readonly file: string;
  readonly set?: DataSetId;
  readonly faults?: readonly string[];
}

const readable = (folder: string): readonly Expected[] =>
  (JSON.parse(read(`${folder}/expected.json`)) as readonly Expected[]).filter(({ faults }) => faults === undefined);

const post = async (path: string, text: string): Promise<Json> => {
  const { status, body } = await api.http.post(path).set('content-type', 'text/plain').send(text);
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
  return body;
};

describe('the ships of a squad file', () => {
  type Told = AnsweredShip & { readonly baseSize: string };

  const squadFile = async (text: string, set: DataSetId) => {
    const { squads, warnings } = await post(`/v1/xwing/squads?dataSet=${set}`, text);
    return { warnings, squads: squads.map(({ ships }: Json) => ships) as readonly (readonly Told[])[] };
  };

  it.each(readable('xws'))(
    '$file: every call takes them as they are, and as it leaves them',
    async ({ file, set = 'xwa' }) => {
      for (const squad of (await squadFile(read(`xws/${file}`), set)).squads) {
        const { refusals, answers } = await askAll(shipQuestions(squad, set));
        expect([...refusals, ...(await ask(shipSession(squad, set))).refusal]).toEqual([]);

        const changed = answers.flatMap(({ answer: { ship } }) => (ship === undefined ? [] : [ship]));
        expect(changed.length).toBeGreaterThanOrEqual(squad.length);
        for (const ship of changed) {
          const alone = [{ ship, dial: ship.dial }];
          expect(await askAllAsBatches(shipQuestions(alone, set))).toEqual([]);
          expect((await ask(shipSession(alone, set))).refusal).toEqual([]);
        }
      }
    },
  );

  it.each(DATA_SETS)(
    'are taken by every call for any pilot of %s; only where huge ships move nobody knows',
    async (set) => {
      const entries = pilots(set).map(({ id, ship, faction }) => ({ faction, pilots: [{ id, ship, upgrades: {} }] }));
      const found: Told[] = [];
      for (let start = 0; start < entries.length; start += 20) {
        const { squads, warnings } = await squadFile(
          JSON.stringify({ container: entries.slice(start, start + 20) }),
          set,
        );
        expect(warnings).toEqual([]);
        found.push(...squads.flat());
      }
      expect(found).toHaveLength(entries.length);
      const [huge, others] = [true, false].map((isHuge) =>
        found.filter(({ baseSize }) => (baseSize === 'huge') === isHuge),
      );
      expect(
        await askAllAsBatches(others!.flatMap((ship) => shipQuestions([ship, huge![0]!], set).slice(0, 5))),
      ).toEqual([]);
      const refused = await askAllAsBatches(huge!.flatMap((ship) => shipQuestions([ship], set)));
      expect(new Set(refused.map(({ path }) => path))).toEqual(
        new Set(['/v1/xwing/maneuvers/validate', '/v1/xwing/positions']),
      );
    },
  );
});

describe('the units of an army list', () => {
  const armyOf = async (text: string): Promise<readonly Json[]> =>
    (await post('/v1/legion/lists', text))['units'].map(({ unit }: Json) => unit);

  it.each(readable('legion-lists'))(
    '$file: every call takes them as they are, and as it leaves them',
    async ({ file }) => {
      const army = await armyOf(read(`legion-lists/${file}`));
      const { refusals, answers } = await askAll(unitQuestions(army));
      expect([...refusals, ...(await ask(unitSession(army))).refusal]).toEqual([]);

      const changed = answers.flatMap(({ answer: { unit } }) => (unit === undefined ? [] : [unit]));
      expect(changed).toHaveLength(army.length);
      expect(await askAllAsBatches(unitQuestions(changed))).toEqual([]);
      expect((await ask(unitSession(changed))).refusal).toEqual([]);
    },
  );

  it('are taken by every call for any unit of the catalogue', async () => {
    const army = await armyOf(JSON.stringify({ units: units().map(({ legionHqId }) => ({ unitId: legionHqId })) }));
    expect(army.map(({ catalogueId }) => catalogueId)).toEqual(units().map(({ id }) => id));
    expect(await askAllAsBatches(army.flatMap((unit) => unitQuestions([unit])))).toEqual([]);
  });

  it('are taken by a game, counterparts and one with a Courage of X among them', async () => {
    const army = await armyOf('Iden Versio\nIden’s ID10 Seeker Droid\nStormtroopers\nHondo Ohnaka');
    expect((await ask(unitSession(army))).refusal).toEqual([]);
  });
});

describe('the calls that are asked here', () => {
  const references = (value: unknown): readonly string[] =>
    [...JSON.stringify(value ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!);

  /** Whether a schema, or one that it refers to, has all of the fields. */
  const reaches = (value: unknown, fields: readonly string[]): boolean => {
    const schemas = api.document.components?.schemas as Record<string, Json>;
    const seen = new Set<string>();
    const waiting = [...references(value)];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (seen.has(name)) continue;
      seen.add(name);
      if (fields.every((field) => field in (schemas[name]?.['properties'] ?? {}))) return true;
      waiting.push(...references(schemas[name]));
    }
    return false;
  };

  /** A batch takes what its twin takes. */
  const taking = (fields: readonly string[]): readonly string[] =>
    Object.entries(api.document.paths)
      .filter(([path, item]) => !path.endsWith('/batch') && reaches(item.post?.requestBody, fields))
      .map(([path]) => path);

  it.each([
    {
      what: 'ship',
      fields: ['pilot', 'upgrades'],
      asked: [...shipQuestions([{ ship: { id: 'a' } }], 'xwa'), shipSession([], 'xwa')],
    },
    { what: 'unit', fields: ['catalogueId', 'upgrades'], asked: [...unitQuestions([{}]), unitSession([])] },
  ])('are all that take a $what', ({ fields, asked }) => {
    expect([...new Set(asked.map(({ path }) => path))].sort()).toEqual([...taking(fields)].sort());
  });
});
