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
