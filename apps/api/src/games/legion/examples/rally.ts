export const RALLY_EXAMPLES = {
  twoBlanks: {
    summary: 'Rebel Troopers, Courage 1, two tokens, two blanks: panicked',
    value: {
      unit: { name: 'Rebel Troopers', courage: 1, suppression: 2 },
      dice: { mode: 'physical', faces: ['blank', 'blank'] },
    },
  },
  seeded: {
    summary: 'Three tokens, rolled from a seed: the same faces for ever',
    value: { unit: { courage: 2, suppression: 3 }, dice: { mode: 'seeded', seed: 'round 3, unit 7' } },
  },
  commanderNear: {
    summary: 'A Commander of Courage 3 within range 3 keeps them from panicking; the server rolls',
    value: {
      unit: { courage: 1, suppression: 4 },
      commanders: [{ id: 'luke', courage: 3, range: 2 }],
      dice: { mode: 'server' },
    },
  },
};

export const RALLY_ODDS_EXAMPLES = {
  twoTokens: { summary: 'Courage 1, two tokens', value: { unit: { courage: 1, suppression: 2 } } },
  indomitable: {
    summary: 'The same with Indomitable: red dice',
    value: { unit: { courage: 1, suppression: 2, keywords: [{ name: 'Indomitable' }] } },
  },
};
