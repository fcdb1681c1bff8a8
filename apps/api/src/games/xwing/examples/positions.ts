const PLAY_AREA = { width: 914.4, height: 914.4 };

export const POSITIONS_EXAMPLES = {
  barrelRoll: {
    summary: 'A small ship rolls; another ship blocks one of the six positions',
    value: {
      baseSize: 'small',
      pose: { x: 400, y: 400, heading: 0 },
      move: { kind: 'barrel-roll' },
      table: {
        ships: [{ id: 'wingman', baseSize: 'small', pose: { x: 480, y: 445, heading: 0 } }],
        playArea: PLAY_AREA,
      },
    },
  },
  ship: {
    summary: 'A ship as every call takes it: its pilot brings the base; where it stands is told beside it',
    value: {
      ship: { id: 'red-5', pilot: 'lukeskywalker' },
      pose: { x: 400, y: 400, heading: 0 },
      move: { kind: 'boost' },
      table: {
        ships: [{ id: 'wingman', pilot: 'hansolo-modifiedyt1300lightfreighter', pose: { x: 400, y: 500, heading: 0 } }],
      },
    },
  },
  maneuver: {
    summary: 'A 3 straight that bumps: where the ship really comes to stand',
    value: {
      baseSize: 'small',
      pose: { x: 400, y: 400, heading: 0 },
      move: { kind: 'maneuver', maneuver: '3F' },
      table: {
        ships: [{ id: 'blocker', baseSize: 'large', pose: { x: 400, y: 570, heading: 0 } }],
        playArea: PLAY_AREA,
      },
    },
  },
};

export const POSITIONS_BATCH = {
  twoMoves: {
    summary: 'Where a ship may end by a straight boost, and where by a 1 straight',
    value: {
      common: { baseSize: 'small', pose: { x: 400, y: 400, heading: 0 } },
      items: [{ move: { kind: 'boost', direction: 'straight' } }, { move: { kind: 'maneuver', maneuver: '1F' } }],
    },
  },
};

export const ONE_ID_TWICE = {
  summary: 'Two ships of one id',
  value: {
    baseSize: 'small',
    pose: { x: 400, y: 400, heading: 0 },
    move: { kind: 'barrel-roll' },
    table: {
      ships: [
        { id: 'wingman', baseSize: 'small', pose: { x: 480, y: 445, heading: 0 } },
        { id: 'wingman', baseSize: 'small', pose: { x: 320, y: 445, heading: 0 } },
      ],
    },
  },
};
