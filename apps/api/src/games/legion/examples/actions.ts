export const VALIDATE_EXAMPLES = {
  secondAim: {
    summary: 'Stormtroopers, suppressed, have aimed and ask for another Aim: refused twice over',
    value: {
      unit: { catalogueId: 'stormtroopers', suppression: 1 },
      activation: { made: [{ action: 'aim' }] },
      attempt: { action: 'aim' },
    },
  },
  standbyAfterAttack: {
    summary: 'Rebel Troopers have attacked and want to stand by: never in one activation',
    value: {
      unit: { catalogueId: 'rebel-troopers' },
      activation: { made: [{ action: 'attack' }] },
      attempt: { action: 'standby' },
    },
  },
  jump: {
    summary: 'Luke Skywalker jumps: a card action that counts as a move; it opens Charge where it starts a melee',
    value: {
      unit: { catalogueId: 'luke-skywalker-hero-of-the-rebellion' },
      attempt: { action: 'card-action', declaration: { card: 'jump', startsMelee: true } },
    },
  },
  steady: {
    summary: 'Snowtroopers have moved; Steady lets them make a free ranged attack at once',
    value: {
      unit: { catalogueId: 'snowtroopers' },
      activation: { made: [{ action: 'move' }] },
      attempt: { action: 'attack', opportunity: { kind: 'granted', by: 'steady' } },
    },
  },
};

export const AVAILABLE_EXAMPLES = {
  rebelTroopers: {
    summary: 'What may Rebel Troopers with one suppression token do? One action, for they are suppressed',
    value: { unit: { catalogueId: 'rebel-troopers', suppression: 1 } },
  },
  battleDroids: {
    summary: 'B1 Battle Droids, suppressed and without an order: AI asks for an attack first',
    value: { unit: { catalogueId: 'b1-battle-droids', suppression: 1 } },
  },
  panicked: {
    summary: 'Stormtroopers with two tokens are panicked: nothing, not even free actions',
    value: { unit: { catalogueId: 'stormtroopers', suppression: 2 } },
  },
};

export const RESOLVE_EXAMPLES = {
  recover: {
    summary: 'Rebel Veterans recover: every token goes, and their exhausted card is ready again',
    value: {
      unit: {
        catalogueId: 'rebel-veterans',
        courage: 2,
        suppression: 3,
        upgrades: [{ id: 'long-range-comlink', state: 'exhausted' }],
      },
      attempt: { action: 'recover' },
    },
  },
  tactical: {
    summary: 'Clone Captain Rex moves: Tactical brings him an aim token',
    value: {
      unit: { catalogueId: 'clone-captain-rex-honorable-soldier' },
      attempt: { action: 'move', declaration: { move: 'standard' } },
    },
  },
  refused: {
    summary: 'An engaged unit cannot make a ranged attack: the verdict, and nothing happens',
    value: {
      unit: { catalogueId: 'fleet-troopers', engagedWith: 1 },
      attempt: { action: 'attack', declaration: { attack: 'ranged' } },
    },
  },
};

export const VALIDATE_BATCH = {
  threeAttempts: {
    summary: 'Stormtroopers have moved: may they move again, aim, stand by?',
    value: {
      common: { unit: { catalogueId: 'stormtroopers' }, activation: { made: [{ action: 'move' }] } },
      items: [
        { attempt: { action: 'move' } },
        { attempt: { action: 'aim' } },
        { attempt: { action: 'standby' }, unit: { suppression: 1 } },
      ],
    },
  },
};

export const AVAILABLE_BATCH = {
  army: {
    summary: 'What may each unit do? One is misspelt, and the other has its answer',
    value: {
      common: { unit: { suppression: 1 } },
      items: [{ unit: { catalogueId: 'rebel-troopers' } }, { unit: { catalogueId: 'fleet-trooper' } }],
    },
  },
};

export const RESOLVE_BATCH = {
  eitherWay: {
    summary: 'The unit as it would be after each of two actions',
    value: {
      common: { unit: { catalogueId: 'rebel-troopers' } },
      items: [{ attempt: { action: 'aim' } }, { attempt: { action: 'dodge' } }],
    },
  },
};

export const MISSPELT_UNIT = {
  summary: 'A unit that nobody knows; the nearest are named',
  value: { unit: { catalogueId: 'rebel-trooper' } },
};

export const MISSPELT_UNIT_ATTEMPT = {
  ...MISSPELT_UNIT,
  value: { ...MISSPELT_UNIT.value, attempt: { action: 'aim' } },
};
