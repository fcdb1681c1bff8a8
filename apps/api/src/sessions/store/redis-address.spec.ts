import { describe, expect, it } from '@jest/globals';
import { clusterSlot } from './cluster-slot.js';
import { parseRedisUrl } from './redis-address.js';

const node = { host: 'table', port: 6379 };

describe('REDIS_URL', () => {
  it.each([
    { url: 'redis://table', address: { kind: 'standalone', tls: false, node, database: 0 } },
    { url: 'redis://table/', address: { kind: 'standalone', tls: false, node, database: 0 } },
    {
      url: 'rediss://judge:p%40ss@table:6380/2',
      address: {
        kind: 'standalone',
        tls: true,
        username: 'judge',
        password: 'p@ss',
        node: { host: 'table', port: 6380 },
        database: 2,
      },
    },
    {
      url: 'redis://:secret@table',
      address: { kind: 'standalone', tls: false, password: 'secret', node, database: 0 },
    },
    {
      url: 'redis://[::1]:7000',
      address: { kind: 'standalone', tls: false, node: { host: '::1', port: 7000 }, database: 0 },
    },
    {
      url: 'redis+sentinel://one:1,two/games/3',
      address: {
        kind: 'sentinel',
        tls: false,
        master: 'games',
        nodes: [
          { host: 'one', port: 1 },
          { host: 'two', port: 26_379 },
        ],
        database: 3,
      },
    },
    {
      url: 'rediss+cluster://:secret@one:1,two',
      address: {
        kind: 'cluster',
        tls: true,
        password: 'secret',
        nodes: [
          { host: 'one', port: 1 },
          { host: 'two', port: 6379 },
        ],
      },
    },
  ])('$url', ({ url, address }) => {
    expect(parseRedisUrl(url)).toEqual(address);
  });

  it.each([
    'table:6379',
    'http://table',
    'redis://',
    'redis://one,two',
    'redis://table/games',
    'redis://table:port',
    'redis+sentinel://one:1,two:2',
    'redis+ring://one',
  ])('%s is refused, without telling what may be a secret', (url) => {
    expect(() => parseRedisUrl(url)).toThrow(/^REDIS_URL is none of redis:\/\/\[user:password@\]host/);
  });
});

describe('the slot of a hash tag', () => {
  it.each([
    { tag: '123456789', slot: 12_739 },
    { tag: 'foo', slot: 12_182 },
    { tag: '', slot: 0 },
  ])('$tag lies in $slot', ({ tag, slot }) => {
    expect(clusterSlot(tag)).toBe(slot);
  });
});
