const PLAYERS = [{ id: 'alice' }, { id: 'bob', passTokens: 1 }];
const UNITS = [
  { id: 'luke', player: 'alice', catalogueId: 'luke-skywalker-hero-of-the-rebellion', orderTokens: ['faceup'] },
  { id: 'rebels-1', player: 'alice', catalogueId: 'rebel-troopers' },
  { id: 'rebels-2', player: 'alice', catalogueId: 'rebel-troopers', orderTokens: ['facedown'] },
  { id: 'fleet', player: 'alice', catalogueId: 'fleet-troopers', orderTokens: ['facedown'] },
  { id: 'vader', player: 'bob', catalogueId: 'darth-vader-dark-lord-of-the-sith', orderTokens: ['faceup'] },
  { id: 'storm-1', player: 'bob', catalogueId: 'stormtroopers' },
];

export const ACTIVATION_ORDER_EXAMPLES = {
  openingTurn: {
    summary: 'Alice has priority: Luke has a faceup token; for any other unit she draws',
    value: { players: PLAYERS, units: UNITS, priority: 'alice' },
  },
  drawnCorps: {
    summary: 'She has drawn a corps token: it goes to the Rebel Troopers that have not activated',
    value: { players: PLAYERS, units: UNITS, drawn: 'corps' },
  },
  withoutDrawing: {
    summary: 'May she activate Rebel Troopers without drawing? No: they have no faceup token',
    value: { players: PLAYERS, units: UNITS, proposed: { kind: 'activate', unit: 'rebels-1' } },
  },
  pass: {
    summary: "After Alice's turn, Bob wants to pass, and has a token for it",
    value: { players: PLAYERS, units: UNITS, lastTurn: 'alice', proposed: { kind: 'pass', player: 'bob' } },
  },
};

export const ACTIVATION_ORDER_BATCH = {
  eitherPriority: {
    summary: 'The same round with either player having priority',
    value: {
      common: { players: PLAYERS, units: UNITS },
      items: [{ priority: 'alice' }, { priority: 'bob' }],
    },
  },
};

export const UNSEATED_PLAYER = {
  summary: 'A unit of a player who is not at the table',
  value: {
    players: [{ id: 'alice' }],
    units: [{ id: 'storm-1', player: 'bob', catalogueId: 'stormtroopers' }],
    priority: 'alice',
  },
};
