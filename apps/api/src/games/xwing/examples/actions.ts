export const VALIDATE_EXAMPLES = {
  stressed: {
    summary: 'Luke Skywalker, stressed, asks for a Focus: refused, with the reason',
    value: {
      ship: { id: 'red-5', pilot: 'lukeskywalker', tokens: { stress: 1 } },
      attempt: { action: 'focus' },
    },
  },
  link: {
    summary: 'Darth Vader performs a Focus: legal, and it opens a red Barrel Roll',
    value: { ship: { id: 'black-leader', pilot: 'darthvader' }, attempt: { action: 'focus' } },
  },
  explicitBar: {
    summary: 'A ship given by its action bar; its Boost failed this round',
    value: {
      ship: {
        id: 'ghost-1',
        actionBar: [
          { action: 'focus', difficulty: 'white' },
          { action: 'boost', difficulty: 'red' },
        ],
        round: { failed: ['boost'] },
      },
      attempt: { action: 'boost', opportunity: { kind: 'granted', by: 'coordinate', onActionBar: true } },
    },
  },
};

export const AVAILABLE_EXAMPLES = {
  vader: {
    summary: 'What may Darth Vader do in his Perform Action step?',
    value: { ship: { id: 'black-leader', pilot: 'darthvader' } },
  },
  afterFocus: {
    summary: 'Which links are open to him after his Focus?',
    value: {
      ship: { id: 'black-leader', pilot: 'darthvader', round: { performed: ['focus'] } },
      opportunity: { kind: 'linked', after: 'focus' },
    },
  },
};

export const RESOLVE_EXAMPLES = {
  focus: {
    summary: 'Darth Vader performs a Focus: one focus token, and a link is open',
    value: { ship: { id: 'black-leader', pilot: 'darthvader' }, attempt: { action: 'focus' } },
  },
  failed: {
    summary: 'A red Boost into a ship fails: its stress stays, and it is barred for the round',
    value: {
      ship: {
        id: 'a-1',
        actionBar: [{ action: 'boost', difficulty: 'red' }],
        baseSize: 'small',
        pose: { x: 400, y: 400, heading: 0 },
      },
      attempt: { action: 'boost', declaration: { direction: 'straight' } },
      table: { ships: [{ id: 'b-1', baseSize: 'small', pose: { x: 405, y: 485, heading: 0 } }] },
    },
  },
};

export const VALIDATE_BATCH = {
  threeAttempts: {
    summary: 'One ship, three attempts; the last as if it were stressed',
    value: {
      common: { ship: { id: 'black-leader', pilot: 'darthvader' } },
      items: [
        { attempt: { action: 'focus' } },
        { attempt: { action: 'boost' } },
        { attempt: { action: 'focus' }, ship: { tokens: { stress: 1 } } },
      ],
    },
  },
};

export const AVAILABLE_BATCH = {
  squad: {
    summary: 'What may each ship of a squad do? One pilot is misspelt, and the others have their answers',
    value: {
      items: [
        { ship: { id: 'vader', pilot: 'darthvader', tokens: { stress: 1 } } },
        { ship: { id: 'fel', pilot: 'soontirfell' } },
      ],
    },
  },
};

export const RESOLVE_BATCH = {
  eitherWay: {
    summary: 'The ship as it would be after each of two actions',
    value: {
      common: { ship: { id: 'academy-1', pilot: 'academypilot' } },
      items: [{ attempt: { action: 'focus' } }, { attempt: { action: 'evade' } }],
    },
  },
};

export const MISSPELT_PILOT = {
  summary: 'A pilot that nobody knows; the nearest are named',
  value: { ship: { id: 'red-5', pilot: 'lukeskywaker' } },
};

export const MISSPELT_PILOT_ATTEMPT = {
  ...MISSPELT_PILOT,
  value: { ...MISSPELT_PILOT.value, attempt: { action: 'focus' } },
};
