export const RALLY_EXAMPLES = {
  twoBlanks: {
    summary: 'Rebel Troopers, Courage 1, two tokens, two blanks on the table: panicked',
    value: {
      unit: { catalogueId: 'rebel-troopers', suppression: 2 },
      dice: { mode: 'physical', faces: ['blank', 'blank'] },
    },
  },
  seeded: {
    summary: 'Wookiee Warriors are Indomitable: red dice, rolled from a seed, the same faces for ever',
    value: {
      unit: { catalogueId: 'wookiee-warriors-freedom-fighters', suppression: 3 },
      dice: { mode: 'seeded', seed: 'round 3, unit 7' },
    },
  },
  commanderNear: {
    summary: 'Luke Skywalker within range 3 lends Rebel Troopers his Courage 3: no panic; the server rolls',
    value: {
      unit: { catalogueId: 'rebel-troopers', suppression: 4 },
      commanders: [{ id: 'luke', catalogueId: 'luke-skywalker-hero-of-the-rebellion', range: 2 }],
      dice: { mode: 'server' },
    },
  },
  explicitValues: {
    summary: 'A unit that is in no catalogue, by its values; it keeps a token with Danger Sense',
    value: {
      unit: { name: 'Home-made scouts', courage: 2, suppression: 3, keywords: [{ name: 'Danger Sense', value: 1 }] },
      keep: 1,
      dice: { mode: 'physical', faces: ['block', 'surge', 'blank'] },
    },
  },
};

export const RALLY_ODDS_EXAMPLES = {
  twoTokens: {
    summary: 'Stormtroopers with two tokens: how likely is panic?',
    value: { unit: { catalogueId: 'stormtroopers', suppression: 2 } },
  },
  indomitable: {
    summary: 'Range Troopers with two: the same Courage, but Indomitable, so red dice',
    value: { unit: { catalogueId: 'range-troopers', suppression: 2 } },
  },
  sourcesDiffer: {
    summary: 'Rebel Veterans: sources differ on their Courage, and the answer says so',
    value: { unit: { catalogueId: 'rebel-veterans', suppression: 3 } },
  },
};

export const RALLY_BATCH = {
  twoUnits: {
    summary: 'Two units of one kind rally on the dice of the table',
    value: {
      common: { unit: { catalogueId: 'rebel-troopers', suppression: 2 }, dice: { mode: 'physical' } },
      items: [{ dice: { faces: ['blank', 'blank'] } }, { dice: { faces: ['block', 'surge'] } }],
    },
  },
};

export const RALLY_ODDS_BATCH = {
  threeCounts: {
    summary: 'Stormtroopers with one, two and three tokens',
    value: {
      common: { unit: { catalogueId: 'stormtroopers' } },
      items: [{ unit: { suppression: 1 } }, { unit: { suppression: 2 } }, { unit: { suppression: 3 } }],
    },
  },
};

export const TOO_FEW_FACES = {
  summary: 'Two tokens roll two dice, and one face is told',
  value: { unit: { catalogueId: 'rebel-troopers', suppression: 2 }, dice: { mode: 'physical', faces: ['blank'] } },
};

export const WITHOUT_COURAGE = {
  summary: 'A unit that is in no catalogue, and whose Courage is not told',
  value: { unit: { name: 'Home-made scouts', suppression: 2 } },
};
