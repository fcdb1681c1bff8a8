import type { DataSetId } from '@marshal/catalogue';

/** A call, and a body that it is to take. */
export interface Question {
  readonly path: string;
  readonly body: object;
}

/** A ship as `/v1/xwing/squads` answers it: what is sent on, beside what is told of it. */
export interface AnsweredShip {
  readonly ship: { readonly id: string };
  readonly dial?: readonly string[];
}

const others = <Thing>(things: readonly Thing[], one: Thing): readonly Thing[] =>
  things.filter((thing) => thing !== one);

/** Every call that takes a ship, asked of each ship of a squad exactly as it is, with the others on the table. */
export const shipQuestions = (squad: readonly AnsweredShip[], dataSet: DataSetId): readonly Question[] => [
  ...squad.flatMap((answered): readonly Question[] => {
    const { ship, dial } = answered;
    const scene = { dataSet, ship, table: { ships: others(squad, answered).map((other) => other.ship) } };
    const pose = { x: 400, y: 400, heading: 0 };
    return [
      { path: '/v1/xwing/actions/validate', body: { ...scene, attempt: { action: 'focus' } } },
      { path: '/v1/xwing/actions/resolve', body: { ...scene, attempt: { action: 'focus' } } },
      { path: '/v1/xwing/actions/available', body: scene },
      { path: '/v1/xwing/maneuvers/validate', body: { ...scene, maneuver: dial?.[0] } },
      { path: '/v1/xwing/positions', body: { ...scene, pose, move: { kind: 'boost' } } },
    ];
  }),
  {
    path: '/v1/xwing/activation-order',
    body: { dataSet, ships: squad.map(({ ship }) => ({ player: 'alice', ...ship })), playerOrder: ['alice'] },
  },
];

/** A game in which one player has the ships. */
export const shipSession = (squad: readonly AnsweredShip[], dataSet: DataSetId): Question => ({
  path: '/v1/sessions',
  body: {
    game: 'xwing',
    dataSet,
    players: [
      { seat: 'alice', ships: squad.map(({ ship }) => ship) },
      { seat: 'bob', ships: [{ id: 'opponent', pilot: 'academypilot' }] },
    ],
  },
});

/** Every call that takes a unit, asked of each unit of an army exactly as it is. */
export const unitQuestions = (army: readonly object[]): readonly Question[] => [
  ...army.flatMap((unit): readonly Question[] => [
    { path: '/v1/legion/rally', body: { unit } },
    { path: '/v1/legion/rally/odds', body: { unit } },
    { path: '/v1/legion/actions/validate', body: { unit, attempt: { action: 'dodge' } } },
    { path: '/v1/legion/actions/resolve', body: { unit, attempt: { action: 'dodge' } } },
    { path: '/v1/legion/actions/available', body: { unit } },
    { path: '/v1/legion/cohesion', body: { unit, leader: { x: 0, y: 0 }, miniatures: [] } },
  ]),
  {
    path: '/v1/legion/activation-order',
    body: {
      players: [{ id: 'alice' }, { id: 'bob' }],
      units: army.map((unit) => ({ player: 'alice', ...unit })),
    },
  },
];

/** A game in which one player has the units. */
export const unitSession = (army: readonly object[]): Question => ({
  path: '/v1/sessions',
  body: {
    game: 'legion',
    players: [
      { seat: 'alice', units: army },
      { seat: 'bob', units: [{ id: 'opponent', catalogueId: 'stormtroopers' }] },
    ],
  },
});
