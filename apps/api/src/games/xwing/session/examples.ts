/** Creations that work as they stand. */
export const XWING_SESSION_EXAMPLES = {
  xwing: {
    summary: 'X-Wing: two squads',
    value: {
      game: 'xwing',
      players: [
        { seat: 'alice', ships: [{ id: 'red-5', pilot: 'lukeskywalker' }] },
        {
          seat: 'bob',
          squad: {
            faction: 'galacticempire',
            version: '2.0.0',
            pilots: [
              { id: 'academypilot', ship: 'tielnfighter' },
              { id: 'academypilot', ship: 'tielnfighter' },
            ],
          },
        },
      ],
    },
  },
} as const;

/** First steps of that game, by alice. */
export const XWING_STEP_EXAMPLES = {
  setDial: {
    summary: 'X-Wing: alice sets a dial facedown',
    value: { command: { type: 'set-dial', ship: 'red-5', maneuver: '2FB' } },
  },
} as const;
