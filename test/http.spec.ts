import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PROBLEM_TYPES } from '../apps/api/src/http/problem-types.js';
import { VERSION } from '../apps/api/src/http/version.js';
import { startApi, type Api } from './support/api.js';

let api: Api;
beforeAll(async () => {
  api = await startApi({ bodyLimit: 10_000 });
});
afterAll(() => api.app.close());

const ORDER = '/v1/xwing/activation-order';
const ship = { id: 'a', player: 'alice', initiative: 4 };

/** All that the service writes to a connection on which this text came in. */
const sendRaw = async (text: string): Promise<string> => {
  const server: Server = api.app.getHttpServer();
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text);
    });
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part));
    socket.on('error', reject);
    socket.on('end', () => {
      resolve(Buffer.concat(parts).toString());
    });
  });
};

describe('a problem', () => {
  it.each([
    ['text that is not JSON', '{"ships": [', 400, '/problems/malformed'],
    ['no body at all', undefined, 400, '/problems/malformed'],
    ['a prototype in the body', '{"__proto__": {"a": 1}}', 400, '/problems/validation'],
    ['an array', '[]', 400, '/problems/validation'],
    ['null', 'null', 400, '/problems/validation'],
  ])('answers %s', async (_what, body, status, type) => {
    const request = api.http.post(ORDER).set('content-type', 'application/json');
    const response = await (body === undefined ? request : request.send(body));
    expect(response.status).toBe(status);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.body).toMatchObject({ type, status });
  });

  it('tells where a body stops being JSON', async () => {
    const broken = '{"ships": [],\n "playerOrder": [\'alice\']}';
    const response = await api.http.post(ORDER).set('content-type', 'application/json').send(broken);
    expect(response.body).toMatchObject({
      detail: expect.stringContaining('double quotes'),
      position: { offset: 31, line: 2, column: 18 },
    });
  });

  it('names keys that reach for a prototype as what they are: JSON, but no field', async () => {
    const text = '{"ships": [{"__proto__": {}}], "constructor": {"prototype": {}}, "playerOrder": []}';
    const response = await api.http.post(ORDER).set('content-type', 'application/json').send(text);
    expect(response.body.errors).toEqual([
      { pointer: '/ships/0/__proto__', detail: 'is not a field of this request' },
      { pointer: '/constructor', detail: 'is not a field of this request' },
    ]);
  });

  it('refuses a query that no call asks for', async () => {
    const response = await api.http.post(`${ORDER}?ruleset=2.5`).send({ ships: [], playerOrder: [] });
    expect(response.status).toBe(400);
    expect(response.body.errors).toEqual([{ parameter: 'ruleset', detail: 'is not a parameter of this call' }]);
  });

  it('names every fault of the shape with a pointer', async () => {
    const response = await api.http
      .post(ORDER)
      .send({ ships: [{ id: '', player: 7, initiative: 4.5, speed: 3 }, []], playerOrder: 'alice', 'a/b': 1 });
    expect(response.status).toBe(400);
    expect(response.body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual([
      '/a~1b',
      '/playerOrder',
      '/ships/0/id',
      '/ships/0/initiative',
      '/ships/0/player',
      '/ships/0/speed',
      '/ships/1',
    ]);
  });

  it('names what cannot be with 422', async () => {
    const response = await api.http.post(ORDER).send({ ships: [ship, ship], playerOrder: ['bob'] });
    expect(response.status).toBe(422);
    expect(response.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toContain('/ships/1/id');
  });

  it.each([
    ['an unknown path', '/v1/nothing', 404, 'not-found'],
    ['an unknown id', '/v1/xwing/ships/nothing', 404, 'not-found'],
    ['a URL that cannot be read', '/%zz', 400, 'malformed-url'],
  ])('answers %s', async (_what, path, status, type) => {
    const response = await api.http.get(path);
    expect(response.status).toBe(status);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.body).toMatchObject({ type: `/problems/${type}`, status });
  });

  it.each([
    ['get', ORDER, 'POST'],
    ['put', `${ORDER}/`, 'POST'],
    ['delete', `${ORDER}/batch?a=b`, 'POST'],
    ['post', '/v1/xwing/ships/t65xwing', 'GET, HEAD'],
    ['patch', '/v1/rules/xwing/action/not-while-stressed', 'GET, HEAD'],
    ['put', '/v1/sessions/some-id', 'DELETE, GET, HEAD'],
    ['post', '/', 'GET, HEAD'],
  ] as const)('answers %s %s with 405 and Allow: %s', async (method, path, allow) => {
    const response = await api.http[method](path);
    expect(response.status).toBe(405);
    expect(response.headers).toMatchObject({ allow, 'content-type': expect.stringContaining('problem+json') });
    expect(response.body).toMatchObject({
      type: '/problems/method-not-allowed',
      status: 405,
      detail: `This path takes ${allow.replaceAll(', ', ' and ')}, not ${method.toUpperCase()}.`,
    });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'answers %s with 415',
    async (type) => {
      const { status, body } = await api.http.post(ORDER).set('content-type', type).send('ships=1');
      expect({ status, detail: body.detail }).toEqual({ status: 415, detail: 'Send Content-Type: application/json.' });
    },
  );

  it('answers a body of no media type with 415', async () => {
    const [head = '', body = ''] = (
      await sendRaw(`POST ${ORDER} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`)
    ).split('\r\n\r\n');
    expect(head).toContain('HTTP/1.1 415 ');
    expect(JSON.parse(body)).toMatchObject({ detail: 'Send Content-Type: application/json.' });
  });

  it('answers one item that is no object by itself', async () => {
    const { status, body } = await api.http
      .post(`${ORDER}/batch`)
      .send({ items: [{ ships: [ship], playerOrder: ['alice'] }, 5, null] });
    expect(status).toBe(200);
    expect(body.results).toMatchObject([
      { answer: { next: ['a'] } },
      { problem: { status: 400, errors: [{ pointer: '' }] } },
      { problem: { status: 400, errors: [{ pointer: '' }] } },
    ]);
  });

  it('asks for one of the words alone where a word is something else', async () => {
    const { body } = await api.http.post('/v1/xwing/actions/validate').send({
      ship: { id: 'a', pilot: 'lukeskywalker' },
      attempt: { action: 'barrel-roll', declaration: { side: 7 } },
    });
    expect(body.errors).toEqual([{ pointer: '/attempt/declaration/side', detail: 'must be one of left, right' }]);
  });

  it('answers a body that is too large with 413', async () => {
    const response = await api.http.post(ORDER).send({ ships: [], playerOrder: ['x'.repeat(11_000)] });
    expect(response.status).toBe(413);
    expect(response.body.type).toBe('/problems/payload-too-large');
  });

  it.each([
    ['FOO / HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'malformed-request'],
    ['GET / HTTP/1.1\r\nHost a\r\n\r\n', 400, 'malformed-request'],
    [`GET / HTTP/1.1\r\nHost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431, 'headers-too-large'],
  ])('answers what is not HTTP with a problem', async (text, status, type) => {
    const [head = '', body = ''] = (await sendRaw(text)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).toContain('application/problem+json');
    expect(JSON.parse(body)).toMatchObject({ type: `/problems/${type}`, status });
  });

  it.each(Object.keys(PROBLEM_TYPES))('%s has a page that explains it', async (type) => {
    const response = await api.http.get(`/problems/${type}`);
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toContain('text/html');
  });
});

describe('the root', () => {
  it('leads to the pages for people', async () => {
    const response = await api.http.get('/');
    expect({ status: response.status, location: response.headers['location'] }).toEqual({
      status: 302,
      location: '/docs',
    });
  });
});

describe('every answer', () => {
  it('names the version of the rules and the request', async () => {
    const response = await api.http.get('/health/live').set('x-request-id', 'table-7');
    expect(response.headers).toMatchObject({ 'rules-version': VERSION, 'x-request-id': 'table-7' });
  });

  it('replaces a request id that is no id', async () => {
    const response = await api.http.get('/health/live').set('x-request-id', 'a b');
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('may be read by a page of any origin', async () => {
    const response = await api.http
      .post(ORDER)
      .set('origin', 'https://squads.example')
      .send({ ships: [], playerOrder: [] });
    expect(response.headers['access-control-allow-origin']).toBe('*');
    expect(response.headers['access-control-expose-headers']).toContain('etag');
  });

  it('is compressed when it is large and the caller takes it', async () => {
    const response = await api.http.get('/openapi.json').set('accept-encoding', 'gzip');
    expect(response.headers['content-encoding']).toBe('gzip');
  });
});

describe('the rate limit', () => {
  it('answers 429 with Retry-After once it is used up, and never limits health', async () => {
    const limited = await startApi({ rateLimit: 2 });
    try {
      const ask = () => limited.http.post(ORDER).send({ ships: [], playerOrder: [] });
      expect((await ask()).headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '1' });
      await ask();
      const refused = await ask();
      expect(refused.status).toBe(429);
      expect(refused.body.type).toBe('/problems/too-many-requests');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await limited.http.get('/health/live')).status).toBe(200);
    } finally {
      await limited.app.close();
    }
  });
});

describe('the documentation', () => {
  it('is served as OpenAPI 3.1 in JSON and YAML', async () => {
    expect((await api.http.get('/openapi.json')).body.openapi).toBe('3.1.0');
    expect((await api.http.get('/openapi.yaml')).text).toContain('openapi: 3.1.0');
  });

  it('is the committed one', () => {
    expect(JSON.parse(readFileSync('openapi/openapi.json', 'utf8'))).toEqual(JSON.parse(JSON.stringify(api.document)));
  });

  it('has the version of the package', () => {
    expect(JSON.parse(readFileSync('package.json', 'utf8')).version).toBe(VERSION);
  });

  it('gives Swagger UI a content security policy', async () => {
    expect((await api.http.get('/docs')).headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('a batch', () => {
  it('gives each item its own answer or problem', async () => {
    const response = await api.http.post(`${ORDER}/batch`).send({
      common: { playerOrder: ['alice'], ships: [ship] },
      items: [{}, { ships: [{ id: 7 }] }, { playerOrder: ['bob'] }],
    });
    expect(response.status).toBe(200);
    expect(response.body.results).toMatchObject([
      { answer: { next: ['a'] } },
      { problem: { type: '/problems/validation', status: 400 } },
      { problem: { type: '/problems/unprocessable', status: 422 } },
    ]);
  });

  it('of more than 100 items is refused', async () => {
    const response = await api.http.post(`${ORDER}/batch`).send({ items: Array.from({ length: 101 }, () => ({})) });
    expect(response.status).toBe(400);
    expect(response.body.errors).toEqual([{ pointer: '/items', detail: expect.any(String) }]);
  });
});
