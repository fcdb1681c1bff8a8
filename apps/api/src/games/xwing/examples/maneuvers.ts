export const MANEUVER_EXAMPLES = {
  stressedRed: {
    summary: 'A stressed ship reveals a red Koiogran turn: it executes the white 2 straight, and cannot act',
    value: { ship: { id: 'red-5', pilot: 'lukeskywalker', tokens: { stress: 1 } }, maneuver: '4K' },
  },
  bump: {
    summary: 'A maneuver that overlapped a ship: executed partially, and the Perform Action step is skipped',
    value: {
      ship: { id: 'red-5', player: 'alice', pilot: 'lukeskywalker' },
      maneuver: '2F',
      met: { ships: [{ id: 'black-leader', player: 'bob' }] },
    },
  },
  positions: {
    summary: 'The same reckoned from positions, with an asteroid on the way',
    value: {
      ship: { id: 'red-5', pilot: 'lukeskywalker', pose: { x: 400, y: 100, heading: 0 } },
      maneuver: '3F',
      table: {
        obstacles: [
          {
            id: 'rock-1',
            type: 'asteroid',
            polygon: [
              { x: 395, y: 160 },
              { x: 440, y: 160 },
              { x: 440, y: 200 },
              { x: 395, y: 200 },
            ],
          },
        ],
        playArea: { width: 914.4, height: 914.4 },
      },
    },
  },
};

export const MANEUVER_BATCH = {
  threeManeuvers: {
    summary: 'One stressed ship, three maneuvers: blue, white and red',
    value: {
      common: { ship: { id: 'red-5', pilot: 'lukeskywalker', tokens: { stress: 1 } } },
      items: [{ maneuver: '2FB' }, { maneuver: '3FW' }, { maneuver: '4KR' }],
    },
  },
};

export const MISSPELT_SHIP = {
  summary: 'A ship that nobody knows; the nearest are named',
  value: { ship: { id: 'red-5', shipType: 't65xwin' }, maneuver: '2F' },
};
