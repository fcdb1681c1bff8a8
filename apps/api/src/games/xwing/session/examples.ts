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
