export const ACTIVATION_ORDER_EXAMPLES = {
  twoPlayers: {
    summary: 'Two players, initiatives 1, 3 and 4; bob is first player',
    value: {
      ships: [
        { id: 'academy-1', player: 'alice', initiative: 1, activated: true },
        { id: 'academy-2', player: 'alice', initiative: 1 },
        { id: 'wampa', player: 'alice', initiative: 1 },
        { id: 'red-squadron', player: 'bob', initiative: 3 },
        { id: 'iden', player: 'alice', initiative: 4 },
      ],
      playerOrder: ['bob', 'alice'],
    },
  },
  pilots: {
    summary: 'Ships as every call takes them: their pilots bring the initiative',
    value: {
      ships: [
        { id: 'red-5', player: 'alice', pilot: 'lukeskywalker', upgrades: [{ id: 'servomotorsfoils', side: 0 }] },
        { id: 'black-leader', player: 'bob', pilot: 'darthvader', tokens: { stress: 1 } },
      ],
      playerOrder: ['alice', 'bob'],
    },
  },
  proposed: {
    summary: 'Is this order right? It goes wrong at the second ship',
    value: {
      ships: [
        { id: 'luke', player: 'alice', initiative: 5 },
        { id: 'wedge', player: 'alice', initiative: 6 },
        { id: 'soontir', player: 'bob', initiative: 6 },
      ],
      playerOrder: ['bob', 'alice'],
      proposed: ['luke', 'wedge', 'soontir'],
    },
  },
};

export const ACTIVATION_ORDER_BATCH = {
  eitherFirst: {
    summary: 'The same ships with either player as first player',
    value: {
      common: {
        ships: [
          { id: 'wedge', player: 'alice', initiative: 6 },
          { id: 'soontir', player: 'bob', initiative: 6 },
        ],
      },
      items: [{ playerOrder: ['alice', 'bob'] }, { playerOrder: ['bob', 'alice'] }],
    },
  },
};

export const UNSEATED_PLAYER = {
  summary: 'A ship of a player who is not in the player order',
  value: { ships: [{ id: 'wedge', player: 'alice', initiative: 6 }], playerOrder: ['bob'] },
};
