/** Creations that work as they stand. */
export const LEGION_SESSION_EXAMPLES = {
  legion: {
    summary: 'Legion: two small armies, dice that players can verify afterwards',
    value: {
      game: 'legion',
      dice: 'committed',
      players: [
        {
          seat: 'alice',
          units: [
            { id: 'leia', catalogueId: 'leia-organa-fearless-and-inventive' },
            { id: 'troopers-1', catalogueId: 'rebel-troopers' },
            { id: 'troopers-2', catalogueId: 'rebel-troopers' },
          ],
        },
        {
          seat: 'bob',
          units: [
            { id: 'vader', catalogueId: 'darth-vader-dark-lord-of-the-sith' },
            { id: 'storm-1', catalogueId: 'stormtroopers' },
            { id: 'storm-2', catalogueId: 'stormtroopers' },
          ],
        },
      ],
    },
  },
} as const;

/** First steps of that game, by alice. */
export const LEGION_STEP_EXAMPLES = {
  reveal: {
    summary: 'Legion: alice chooses a command card of one pip',
    value: { command: { type: 'reveal', pips: 1 } },
  },
} as const;
