import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DEFAULT_DATA_SET, readSquad, resolveShip, type DataSetId } from '@marshal/catalogue';
import { answerCheck } from './support/documented.js';
import { misspelt } from './support/misspelling.js';
import { mutated } from './support/mutation.js';
import { startApi, type Api } from './support/api.js';

const PATH = '/v1/xwing/squads';
const FOLDER = 'test/samples/xws';

interface Expected {
  readonly file: string;
  readonly set?: DataSetId;
  readonly ships?: readonly string[];
  readonly warnings?: readonly string[];
  readonly faults?: readonly string[];
}
const expected = JSON.parse(readFileSync(`${FOLDER}/expected.json`, 'utf8')) as readonly Expected[];
const sample = (file: string): string => readFileSync(`${FOLDER}/${file}`, 'utf8');
const readable = expected.filter(({ ships }) => ships !== undefined);

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.app.close());

const post = (file: string | object, { type = 'application/json', set }: { type?: string; set?: DataSetId } = {}) =>
  api.http
    .post(set === undefined ? PATH : `${PATH}?dataSet=${set}`)
    .set('content-type', type)
    .send(file);

/** A ship of an answer in the line that `expected.json` has of it. */
const line = ({ ship, shipType, baseSize, initiative, actionBar, upgrades }: any): string => {
  const bar = actionBar.map(
    ({ action, difficulty, linked }: any) =>
      `${difficulty} ${action}${linked === undefined ? '' : ` > ${linked.difficulty} ${linked.action}`}`,
  );
  const parts = [ship.id, shipType, `${baseSize} ${initiative ?? '-'}`, bar.join(', ')];
  return [...parts, `force ${ship.force?.capacity ?? 0}`, upgrades.map(({ id }: any) => id).join(' ')].join(' | ');
};

const shipsOf = (body: any): any[] => body.squads.flatMap(({ ships }: any) => ships);

describe('a squad file that players have', () => {
  it.each(expected)('$file, as JSON and as pasted text', async ({ file, set, ships, warnings = [], faults }) => {
    const check = answerCheck(api.document);
    for (const type of ['application/json', 'text/plain']) {
      const { status, body } = await post(sample(file), { type, ...(set !== undefined && { set }) });
      expect({ file, type, undocumented: check(PATH, status, body) }).toEqual({ file, type, undocumented: [] });
      if (ships !== undefined) {
        expect(status).toBe(200);
        expect(body.dataSet).toBe(set ?? DEFAULT_DATA_SET);
        expect(shipsOf(body).map(line)).toEqual(ships);
        const told = body.warnings.map(({ pointer, code, used }: any) => [pointer, code, used ?? ''].join(' ').trim());
        expect(told).toEqual(warnings);
      } else if (body.type === '/problems/malformed') {
        expect(status).toBe(400);
        expect(faults).toEqual([`: ${body.detail}`]);
      } else {
        expect(status).toBe(422);
        expect(body.errors.map(({ pointer, detail }: any) => `${pointer}: ${detail}`)).toEqual(faults);
      }
    }
  });

  it.each(readable)('$file: its ships mean what the file says', async ({ file, set = DEFAULT_DATA_SET }) => {
    const { body } = await post(sample(file), { set });
    const read = readSquad(sample(file), { set });
    const whole = 'value' in read ? read.value.squads.flatMap(({ ships }) => ships.map(({ ship }) => ship)) : [];
    const sent = shipsOf(body).map(({ ship }) => resolveShip(ship, { set }));
    expect(sent).toEqual(whole.map((value) => ({ value })));
  });
});

describe('what a squad file says of a ship', () => {
  const luke = { id: 'lukeskywalker', ship: 't65xwing' };

  it('names what each upgrade adds', async () => {
    const upgrades = { configuration: ['servomotorsfoils'], torpedo: ['protontorpedoes'] };
    const { body } = await post({ faction: 'rebelalliance', pilots: [{ ...luke, upgrades }] });
    expect(shipsOf(body)[0].upgrades.map(({ id, adds }: any) => [id, Object.keys(adds)])).toEqual([
      ['servomotorsfoils', ['actions']],
      ['protontorpedoes', ['charges']],
    ]);
    expect(shipsOf(body)[0].ship).toEqual({
      id: 'lukeskywalker',
      pilot: 'lukeskywalker',
      force: { active: 2, capacity: 2 },
      facedownDamage: 0,
      shields: { active: 2, limit: 2 },
      upgrades: [
        { id: 'servomotorsfoils', side: 0 },
        { id: 'protontorpedoes', charges: { active: 2, limit: 2 } },
      ],
    });
  });

  it('names the exceptions that its cards bring, by the card on this ship', async () => {
    const { body } = await post({
      faction: 'rebelalliance',
      pilots: [{ id: 'tychocelchu', ship: 'rz1awing', upgrades: {} }],
    });
    expect(shipsOf(body)[0].exceptions).toContainEqual({
      kind: 'act-while-stressed',
      card: 'pilot',
      id: 'tychocelchu',
      actions: 'any',
      maxStress: 2,
    });
  });

  it('names the nearest ids of one that is not known', async () => {
    const { status, body } = await post({
      faction: 'rebelalliance',
      pilots: [luke, { id: 'wedge', ship: 'rz1awing' }],
    });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ pointer: '/pilots/1/id', nearest: expect.any(Array) }]);
  });
});

describe('what is no squad file', () => {
  it.each([
    { what: 'broken JSON', file: '{"pilots": [\n  {"id": }\n]}', position: { offset: 22, line: 2, column: 10 } },
    { what: 'JSON that stops', file: '{"pilots": [', position: { offset: 12, line: 1, column: 13 } },
    { what: 'prose', file: 'Red squadron', position: { offset: 0, line: 1, column: 1 } },
  ])('$what has the place of the fault, whatever its media type', async ({ file, position }) => {
    for (const type of ['application/json', 'text/plain']) {
      const { status, body, headers } = await post(file, { type });
      expect(headers['content-type']).toContain('application/problem+json');
      expect({ status, type: body.type, position: body.position }).toEqual({
        status: 400,
        type: '/problems/malformed',
        position,
      });
    }
  });

  it.each([
    { what: 'nothing', file: '', type: 'text/plain', status: 400 },
    { what: 'nothing', file: '', type: 'application/json', status: 400 },
    { what: 'null', file: 'null', type: 'application/json', status: 400 },
    { what: 'a number', file: '7', type: 'application/json', status: 422 },
    { what: 'a link', file: 'https://yasb.app/?f=Rebel', type: 'text/plain', status: 422 },
    { what: 'a form', file: 'pilots=luke', type: 'application/x-www-form-urlencoded', status: 415 },
    { what: 'a picture', file: 'GIF89a', type: 'image/gif', status: 415 },
  ])('$what as $type is answered with $status', async ({ file, type, status }) => {
    const response = await post(file, { type });
    expect(response.status).toBe(status);
    expect(response.headers['content-type']).toContain('application/problem+json');
  });

  it('is answered for a data set that nobody knows', async () => {
    const { status, body } = await api.http.post(`${PATH}?dataSet=xwx&dateSet=1`).send({ pilots: [] });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { parameter: 'dateSet', detail: 'is not a parameter of this call' },
      { parameter: 'dataSet', detail: 'must be one of xwa, legacy, amg25, ffg20' },
    ]);
  });
});

/** Squads whose text is nested as deep as a body may be. */
const DEPTH = 100_000;
const nested = '['.repeat(DEPTH) + ']'.repeat(DEPTH);

describe('a valid squad with something wrong in it', () => {
  it('is read or refused with places, never with a failure of the service', async () => {
    const squads = readable.map(({ file }) => JSON.parse(sample(file)) as object);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...squads), fc.infiniteStream(fc.nat()), async (squad, noise) => {
        const next = (): number => Number(noise.next().value);
        const broken = next() % 2 === 0 ? mutated(squad, noise) : misspelt(squad, noise);
        const whole = JSON.stringify(broken);
        const text = next() % 5 === 0 ? whole.slice(0, next() % (whole.length + 1)) : whole;
        const { status, body } = await post(text, { type: next() % 2 === 0 ? 'text/plain' : 'application/json' });
        expect([200, 400, 422]).toContain(status);
        if (status === 400) expect(body.type).toBe('/problems/malformed');
        if (status === 422) expect(body.errors.length).toBeGreaterThan(0);
      }),
      { numRuns: 600 },
    );
  });

  it.each([
    { what: 'the file', text: nested },
    { what: 'a pilot', text: `{"pilots": [${nested}]}` },
    { what: 'the upgrades', text: `{"pilots": [{"id": "lukeskywalker", "upgrades": ${nested}}]}` },
    {
      what: 'the upgrades of a slot',
      text: `{"pilots": [{"id": "lukeskywalker", "upgrades": {"torpedo": ${nested}}}]}`,
    },
    { what: 'what is let be', text: `{"vendor": ${nested}, "pilots": []}` },
  ])('is answered where $what is nested without end', async ({ text }) => {
    for (const type of ['application/json', 'text/plain'])
      expect([200, 400, 422]).toContain((await post(text, { type })).status);
  });
});
