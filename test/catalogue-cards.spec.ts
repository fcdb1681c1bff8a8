import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import {
  commandCards,
  damageCards,
  DATA_SETS,
  pilots,
  ships,
  units,
  unitUpgrades,
  upgrades,
  type DataSetId,
} from '@marshal/catalogue';
import { startApi, type Api } from './support/api.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.app.close());

const get = (path: string, headers: Record<string, string> = {}) => api.http.get(path).set(headers);

interface Kind {
  readonly path: string;
  readonly schema: string;
  readonly all: (set: DataSetId) => readonly { readonly id: string }[];
}

const XWING: readonly Kind[] = [
  { path: '/v1/xwing/ships', schema: 'Ship', all: ships },
  { path: '/v1/xwing/pilots', schema: 'Pilot', all: pilots },
  { path: '/v1/xwing/upgrades', schema: 'Upgrade', all: upgrades },
  { path: '/v1/xwing/damage-cards', schema: 'DamageCard', all: damageCards },
];
const LEGION: readonly Kind[] = [
  { path: '/v1/legion/units', schema: 'Unit', all: units },
  { path: '/v1/legion/upgrades', schema: 'UnitUpgrade', all: unitUpgrades },
  { path: '/v1/legion/command-cards', schema: 'CommandCard', all: commandCards },
];
const KINDS = [...XWING, ...LEGION];

/** Every item of a list, by following the Link of each page. */
const followed = async (first: string): Promise<any[]> => {
  const items: any[] = [];
  for (let path: string | undefined = first; path !== undefined;) {
    const { status, body, headers }: any = await get(path);
    expect({ path, status }).toEqual({ path, status: 200 });
    items.push(...body.items);
    const link: string | undefined = headers['link'];
    expect(link === undefined).toBe(body.next === undefined);
    path = /^<(.*)>; rel="next"$/.exec(link ?? '')?.[1];
  }
  return items;
};

/** The published schema of a record, with no room for a field that it does not name. */
const closedSchema = (name: string): ValidateFunction => {
  const document = JSON.parse(JSON.stringify(api.document));
  const close = (schema: any): void => {
    if (typeof schema !== 'object' || schema === null) return;
    if (schema.properties !== undefined) schema.additionalProperties ??= false;
    Object.values(schema).forEach(close);
  };
  close(document.components.schemas);
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema({ $id: 'openapi', ...document });
  return ajv.compile({ $ref: `openapi#/components/schemas/${name}` });
};

describe('a list of the catalogue', () => {
  it.each(KINDS)('$path is visited once and in order, page by page', async ({ path, all }) => {
    const everything = all('xwa');
    for (const limit of [7, 100]) {
      const items = await followed(`${path}?limit=${limit}`);
      expect(items).toEqual(JSON.parse(JSON.stringify(everything)));
    }
  });

  it.each(KINDS)('$path says how many there are, and from where', async ({ path, schema, all }) => {
    const { body } = await get(path);
    const check = closedSchema(`${schema}Page`);
    expect([check(body), check.errors]).toEqual([true, null]);
    expect(body).toMatchObject({ total: all('xwa').length, dataSet: path.includes('xwing') ? 'xwa' : 'legion-hq' });
    expect(body.items).toHaveLength(Math.min(25, all('xwa').length));
  });

  it.each(XWING.flatMap((kind) => DATA_SETS.map((set) => ({ ...kind, set }))))(
    '$path of $set has the documented shape, with no field that is not documented',
    async ({ path, schema, all, set }) => {
      const check = closedSchema(`${schema}Record`);
      const items = await followed(`${path}?limit=100&dataSet=${set}`);
      expect(items.map(({ id }) => id)).toEqual(all(set).map(({ id }) => id));
      expect(items.flatMap((item) => (check(item) ? [] : [[item.id, check.errors]]))).toEqual([]);
    },
  );

  it.each(LEGION)('$path has the documented shape, with no field that is not documented', async ({ path, schema }) => {
    const check = closedSchema(`${schema}Record`);
    const items = await followed(`${path}?limit=100`);
    expect(items.flatMap((item) => (check(item) ? [] : [[item.id, check.errors]]))).toEqual([]);
  });

  it.each([
    { path: '/v1/xwing/ships?faction=resistance&size=large', finds: ['mg100starfortress', 'scavengedyt1300'] },
    { path: '/v1/xwing/ships?action=cloak', finds: ['tiephphantom'] },
    { path: '/v1/xwing/pilots?ship=t65xwing&initiative=6', finds: ['wedgeantilles', 'wedgeantilles-battleoverendor'] },
    { path: '/v1/xwing/pilots?text=skywaker%20luek&ship=t65xwing&limit=1', finds: ['lukeskywalker'] },
    { path: '/v1/xwing/upgrades?slot=astromech&text=r2+d2&limit=1', finds: ['r2d2'] },
    { path: '/v1/xwing/damage-cards?trait=pilot&hasAction=true', finds: ['blinded-pilot', 'wounded-pilot'] },
    {
      path: '/v1/legion/units?faction=empire&rank=corps&keyword=precise&text=response',
      finds: ['stormtroopers-heavy-response-unit'],
    },
    { path: '/v1/legion/units?text=padm%C3%A9', finds: ['padme-amidala-spirited-senator'] },
    { path: '/v1/legion/upgrades?type=heavy-weapon&text=dlt-19+storm&limit=1', finds: ['ej'] },
    { path: '/v1/legion/command-cards?pips=4&text=standing', finds: ['aa'] },
  ])('$path finds $finds', async ({ path, finds }) => {
    const { body } = await get(path);
    expect(body.items.map(({ id }: any) => id)).toEqual(finds);
  });

  it('keeps its filters from page to page', async () => {
    const items = await followed(
      '/v1/xwing/pilots?faction=rebelalliance&size=large&limit=5&text=&'.replace('text=&', ''),
    );
    expect(items.length).toBeGreaterThan(5);
    expect(new Set(items.map(({ faction }) => faction))).toEqual(new Set(['rebelalliance']));
  });

  it('shows where sources do not agree on a unit', async () => {
    const { body } = await get('/v1/legion/units/rebel-veterans');
    expect(body.item.conflicts).toMatchObject([{ field: 'courage', source: expect.any(String) }]);
  });
});

describe('one record of the catalogue', () => {
  it.each(KINDS)('$path: each is told by its id', async ({ path, schema, all }) => {
    const check = closedSchema(`${schema}Answer`);
    for (const record of all('xwa').filter((_, index) => index % 20 === 0)) {
      const { status, body } = await get(`${path}/${encodeURIComponent(record.id)}`);
      expect(status).toBe(200);
      expect(body.item).toEqual(JSON.parse(JSON.stringify(record)));
      expect([check(body), check.errors]).toEqual([true, null]);
    }
  });

  it.each([
    { path: '/v1/xwing/ships/tiephantom', nearest: 'tiephphantom' },
    { path: '/v1/xwing/ships/xwing', nearest: 't65xwing' },
    { path: '/v1/xwing/ships/upsilonclasscommandshuttle', nearest: 'upsilonclassshuttle' },
    { path: '/v1/xwing/pilots/LukeSkywalker', nearest: 'lukeskywalker' },
    { path: '/v1/xwing/upgrades/protontorpedos', nearest: 'protontorpedoes' },
    { path: '/v1/xwing/damage-cards/fuelleak', nearest: 'fuel-leak' },
    { path: '/v1/legion/units/stormtrooper', nearest: 'stormtroopers' },
    { path: '/v1/legion/upgrades/dlt-19-stormtrooper', nearest: 'ej' },
    { path: '/v1/legion/command-cards/standing%20order', nearest: 'aa' },
  ])('$path is not found, and $nearest is near', async ({ path, nearest }) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(headers['cache-control']).toBeUndefined();
    expect(body.type).toBe('/problems/not-found');
    expect(body.errors).toMatchObject([{ parameter: 'id' }]);
    expect(body.errors[0].nearest).toContain(nearest);
  });

  it.each(['__proto__', 'constructor', '..%2f..', '%00', 'x'.repeat(90), '%F0%9F%9A%80'])(
    'has no id %s, and says so',
    async (id) => {
      for (const { path } of KINDS) expect((await get(`${path}/${id}`)).status).toBe(404);
    },
  );

  it('is looked up in the data set that is asked for', async () => {
    expect((await get('/v1/xwing/ships/upsilonclasscommandshuttle')).status).toBe(404);
    const { body } = await get('/v1/xwing/ships/upsilonclasscommandshuttle?dataSet=legacy');
    expect(body).toMatchObject({ dataSet: 'legacy', item: { id: 'upsilonclasscommandshuttle' } });
  });
});

describe('the parameters of a list', () => {
  it('are named when they are wrong, all of them', async () => {
    const { status, headers, body } = await get(
      '/v1/xwing/ships?faction=rebels&size=enormous&action=fly&limit=0&dataSet=xws&colour=red&text=',
    );
    expect(status).toBe(400);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(body.errors.map(({ parameter }: any) => parameter).sort()).toEqual(
      ['action', 'colour', 'dataSet', 'faction', 'limit', 'size', 'text'].sort(),
    );
    expect(body.errors.find(({ parameter }: any) => parameter === 'size').detail).toBe(
      'must be one of small, medium, large, huge',
    );
  });

  it.each([
    { path: '/v1/xwing/pilots?limit=101', at: 'limit' },
    { path: '/v1/xwing/pilots?limit=1.5', at: 'limit' },
    { path: '/v1/xwing/pilots?limit=many', at: 'limit' },
    { path: '/v1/xwing/pilots?limit=5&limit=6', at: 'limit' },
    { path: '/v1/xwing/pilots?cursor=nonsense', at: 'cursor' },
    { path: '/v1/xwing/damage-cards?hasAction=perhaps', at: 'hasAction' },
    { path: '/v1/legion/units?rank=private', at: 'rank' },
    { path: '/v1/legion/units?dataSet=xwa', at: 'dataSet' },
    { path: '/v1/xwing/pilots/lukeskywalker?dataset=xwa', at: 'dataset' },
  ])('$path is refused for $at', async ({ path, at }) => {
    const { status, headers, body } = await get(path);
    expect([status, body.errors.map(({ parameter }: any) => parameter)]).toEqual([400, [at]]);
    expect(headers['etag']).toBeUndefined();
  });

  it('never make the service fail, whatever they are', async () => {
    const names = ['text', 'limit', 'cursor', 'faction', 'dataSet', 'keyword', '__proto__', 'constructor', 'a[b]', ''];
    const value = fc.oneof(
      fc.string({ maxLength: 120, unit: 'grapheme' }),
      fc.constantFrom('1', 'xwa', '%', '../', 'null'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...KINDS.map(({ path }) => path)),
        fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 4 }),
        async (path, pairs) => {
          const query = pairs.map(([name, each]) => `${name}=${encodeURIComponent(each)}`).join('&');
          expect([200, 400]).toContain((await get(`${path}?${query}`)).status);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('an answer of the catalogue', () => {
  const PATHS = [
    '/v1/xwing/pilots?limit=50',
    '/v1/xwing/pilots/lukeskywalker',
    '/v1/legion/units',
    '/v1/data-sets',
    '/v1/rules',
  ];

  it.each(PATHS)('%s may be kept, and is not sent twice', async (path) => {
    const first = await get(path);
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers['cache-control']).toMatch(/^public, max-age=\d{4,}/);
    for (const known of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      const again = await get(path, { 'if-none-match': known });
      expect({ known, status: again.status, text: again.text }).toEqual({ known, status: 304, text: '' });
      expect(again.headers['content-length']).toBeUndefined();
      if (known !== '*') expect(again.headers['etag']).toBe(etag);
      expect(again.headers).toMatchObject({ 'cache-control': first.headers['cache-control'] });
      expect(again.headers['content-type']).toBeUndefined();
    }
    const other = await get(path, { 'if-none-match': '"other"' });
    expect([other.status, other.body]).toEqual([200, first.body]);
  });

  it('has another tag where it is another, or compressed', async () => {
    const path = '/v1/xwing/pilots';
    const tags = await Promise.all(
      ['?limit=50', '?limit=51', '?limit=50&dataSet=legacy'].map(
        async (query) => (await get(`${path}${query}`, { 'accept-encoding': 'identity' })).headers['etag'],
      ),
    );
    const compressed = await get(`${path}?limit=50`, { 'accept-encoding': 'gzip' });
    expect(compressed.headers['content-encoding']).toBe('gzip');
    expect(compressed.headers['vary']).toContain('accept-encoding');
    const tag = String(compressed.headers['etag']);
    expect(new Set([...tags, tag]).size).toBe(4);
    expect((await get(`${path}?limit=50`, { 'accept-encoding': 'gzip', 'if-none-match': tag })).status).toBe(304);
  });

  it('is asked for by HEAD like by GET', async () => {
    const path = '/v1/xwing/ships?limit=2';
    const plain = { 'accept-encoding': 'identity' };
    const [head, whole] = [await api.http.head(path).set(plain), await get(path, plain)];
    expect(head.status).toBe(200);
    for (const name of ['etag', 'content-length', 'cache-control', 'link'])
      expect(head.headers[name]).toBe(whole.headers[name]);
    const again = await api.http.head(path).set('if-none-match', String(whole.headers['etag']));
    expect([again.status, again.headers['content-length']]).toEqual([304, undefined]);
  });

  it('has no tag where it is a judgement', async () => {
    const response = await api.http
      .post('/v1/xwing/actions/available')
      .send({ ship: { id: 'a', pilot: 'lukeskywalker' } });
    expect([response.status, response.headers['etag']]).toEqual([200, undefined]);
  });
});

describe('the data sets', () => {
  it('are told with their sources, and one of each game is the default', async () => {
    const { body } = await get('/v1/data-sets');
    expect(body.items.map(({ id }: any) => id)).toEqual([...DATA_SETS, 'legion-hq']);
    expect(body.items.filter((item: any) => item.default).map(({ id }: any) => id)).toEqual(['xwa', 'legion-hq']);
    for (const { sources } of body.items)
      for (const { source, commit, licence } of sources)
        expect([source, commit, typeof licence]).toEqual([
          expect.stringMatching(/^https:/),
          expect.stringMatching(/^[0-9a-f]{7,40}$/),
          'string',
        ]);
  });
});
