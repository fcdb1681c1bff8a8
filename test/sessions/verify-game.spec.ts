import { describe, expect, it } from '@jest/globals';
import type { GameDocument } from '../../apps/api/src/sessions/game-document.js';
import { verifyGame } from '../../apps/api/src/sessions/verify-game.js';
import { duel } from './support/duel.js';
import { playedDuel, ROUND } from './support/play.js';

const honest = playedDuel([
  ['alice', { type: 'lay', player: 'alice', card: 'safe' }],
  'undo',
  ...ROUND,
  ['bob', { type: 'adjust', score: { bob: 7 } }],
  'undo',
  ['bob', { type: 'next-round' }],
  ...ROUND,
]);

type Json = Record<string, unknown>;

/** The same game with some things told otherwise: a JSON pointer and a value each. */
const forged = (changes: Readonly<Record<string, unknown>>): GameDocument => {
  const copy = structuredClone(honest) as unknown;
  for (const [pointer, value] of Object.entries(changes)) {
    const path = pointer.split('/').slice(1);
    const key = path.pop() ?? '';
    (path.reduce((place, step) => (place as Json)[step], copy) as Json)[key] = value;
  }
  return copy as GameDocument;
};

const indexOf = (type: string): number =>
  honest.log.findIndex((entry) => 'command' in entry && entry.command.type === type);
const [ROLL, LAY, REVEAL] = [indexOf('roll'), indexOf('lay'), indexOf('reveal')];
const END = honest.log.length;
const OTHER = '0'.repeat(64);

describe('an exported game', () => {
  it('that is honest has no fault, and all its rolls are proven', () => {
    expect(verifyGame(duel, honest)).toEqual({ faults: [], rolls: { proven: 4, sealed: 0, unprovable: 0 } });
  });

  it('that still goes on has its rolls sealed', () => {
    const rolls = { proven: 0, sealed: 4, unprovable: 0 };
    expect(verifyGame(duel, forged({ '/dice/seed': undefined }))).toEqual({ faults: [], rolls });
  });

  it('that was rolled with real dice proves nothing about them', () => {
    const rolls = { proven: 0, sealed: 0, unprovable: 4 };
    expect(verifyGame(duel, forged({ '/dice': { mode: 'physical' } }))).toEqual({ faults: [], rolls });
  });

  it('that was imported proves its earlier rolls by the earlier seed', () => {
    const { session, version, dice } = honest;
    const imported = forged({
      '/origins': [{ session, through: version, seed: dice.seed, commitment: dice.commitment }],
      '/session': 'another',
      '/dice': { mode: 'committed', commitment: OTHER },
    });
    expect(verifyGame(duel, imported)).toEqual({ faults: [], rolls: { proven: 4, sealed: 0, unprovable: 0 } });
  });

  it.each([
    { told: 'another seed', at: '/dice/seed', changes: { '/dice/seed': OTHER } },
    { told: 'another commitment', at: '/dice/seed', changes: { '/dice/commitment': OTHER } },
    {
      told: 'better faces',
      at: `/log/${ROLL}/rolled/faces`,
      changes: { [`/log/${ROLL}/rolled/faces`]: ['6', '6', '6'] },
    },
    {
      told: 'faces of another die',
      at: `/log/${ROLL}/rolled/faces`,
      changes: { [`/log/${ROLL}/rolled/faces/0`]: '7' },
    },
    {
      told: 'a second roll for the first',
      at: `/log/${ROLL}/rolled/number`,
      changes: { [`/log/${ROLL}/rolled/number`]: 2 },
    },
    {
      told: 'more dice than the command rolls',
      at: `/log/${ROLL}/rolled/dice`,
      changes: { [`/log/${ROLL}/rolled/dice/0/count`]: 4 },
    },
    { told: 'a step too few', at: `/log/${LAY}/version`, changes: { '/log': honest.log.toSpliced(LAY, 1) } },
    { told: 'another card', at: `/log/${LAY}`, changes: { [`/log/${LAY}/command/card`]: 'bold' } },
    { told: 'other events', at: `/log/${REVEAL}`, changes: { [`/log/${REVEAL}/events`]: [] } },
    {
      told: 'an illegal command',
      at: `/log/${LAY}/command`,
      changes: { [`/log/${LAY}/command`]: { type: 'reveal' } },
    },
    { told: 'an undo of an older step', at: `/log/${LAY + 1}/undoes`, changes: { [`/log/${LAY + 1}/undoes`]: 1 } },
    {
      told: 'an undo of what was revealed',
      at: `/log/${REVEAL + 1}/undoes`,
      changes: {
        [`/log/${REVEAL + 1}`]: { ...honest.log[REVEAL + 1], kind: 'undone', undoes: REVEAL + 1 },
      },
    },
    {
      told: 'an undo of a roll',
      at: `/log/${ROLL + 1}/undoes`,
      changes: { [`/log/${ROLL + 1}`]: { ...honest.log[ROLL + 1], kind: 'undone', undoes: ROLL + 1 } },
    },
    { told: 'a second opening', at: `/log/${LAY}/kind`, changes: { [`/log/${LAY}/kind`]: 'opened' } },
    {
      told: 'a step after the end',
      at: `/log/${END}`,
      changes: { [`/log/${END}`]: { ...honest.log[LAY], version: END + 1 } },
    },
    { told: 'a state that nobody played', at: '/state', changes: { '/state/score/alice': 99 } },
    { told: 'a version too many', at: '/version', changes: { '/version': END + 1 } },
    { told: 'three players', at: '/setup/players', changes: { '/setup/players/2': { seat: 'carol' } } },
  ])('that tells $told is found out at $at', ({ at, changes }) => {
    expect(verifyGame(duel, forged(changes)).faults.map(({ pointer }) => pointer)).toContain(at);
  });
});
