import { LEGION_SESSION } from '../../../apps/api/src/games/legion/session/legion-session.js';
import { XWING_SESSION } from '../../../apps/api/src/games/xwing/session/xwing-session.js';

const squadron = (faction: string, ships: readonly (readonly [id: string, ship: string])[]): object => ({
  faction,
  pilots: ships.map(([id, ship]) => ({ id, ship })),
});

/** Games as players bring them to a table, and what combat does to them now and then. */
export const TABLE_GAMES = [
  {
    session: XWING_SESSION,
    setup: {
      game: 'xwing',
      players: [
        {
          seat: 'alice',
          squad: squadron('rebelalliance', [
            ['lukeskywalker', 't65xwing'],
            ['redsquadronveteran', 't65xwing'],
            ['banditsquadronpilot', 'z95af4headhunter'],
          ]),
        },
        {
          seat: 'bob',
          squad: squadron('galacticempire', [
            ['darthvader', 'tieadvancedx1'],
            ['academypilot', 'tielnfighter'],
            ['academypilot', 'tielnfighter'],
            ['soontirfel', 'tieininterceptor'],
          ]),
        },
      ],
    },
    adjustments: [
      ['alice', { type: 'adjust', ship: 'lukeskywalker', tokens: { stress: 0, focus: 1 } }],
      ['bob', { type: 'adjust', ship: 'academypilot', tokens: { ion: 1 }, note: 'hit by an ion weapon' }],
    ],
    rounds: 6,
  },
  {
    session: LEGION_SESSION,
    setup: {
      game: 'legion',
      players: [
        {
          seat: 'alice',
          units: [
            { id: 'leia', catalogueId: 'leia-organa-fearless-and-inventive' },
            { id: 'rebels-1', catalogueId: 'rebel-troopers' },
            { id: 'rebels-2', catalogueId: 'rebel-troopers' },
            { id: 'rebels-3', catalogueId: 'rebel-troopers' },
          ],
        },
        {
          seat: 'bob',
          units: [
            { id: 'vader', catalogueId: 'darth-vader-dark-lord-of-the-sith' },
            { id: 'storm-1', catalogueId: 'stormtroopers' },
            { id: 'storm-2', catalogueId: 'stormtroopers' },
            { id: 'storm-3', catalogueId: 'stormtroopers' },
          ],
        },
      ],
    },
    adjustments: [
      ['alice', { type: 'adjust', unit: 'rebels-1', set: { suppression: 3 } }],
      ['bob', { type: 'adjust', unit: 'storm-2', set: { suppression: 2, miniaturesDefeated: 1 } }],
    ],
    rounds: 5,
  },
] as const;
