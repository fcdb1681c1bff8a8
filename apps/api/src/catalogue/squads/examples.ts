const LUKE = {
  id: 'lukeskywalker',
  ship: 't65xwing',
  upgrades: { 'force-power': ['foresight'], torpedo: ['protontorpedoes'], configuration: ['servomotorsfoils'] },
};

export const SQUAD_EXAMPLES = {
  squad: {
    summary: 'An X-wing with torpedoes and S-foils, whose bar the foils change',
    value: { name: 'Red Squadron', faction: 'rebelalliance', points: 20, version: '2.0.0', pilots: [LUKE] },
  },
  oldFile: {
    summary: 'An older file: slot keys of earlier versions, a misspelt pilot, no ship; read with warnings',
    value: {
      faction: 'rebelalliance',
      pilots: [
        { id: 'wedgeantiles', upgrades: { ept: ['outmaneuver'], amd: ['r2d2'] } },
        { id: 'tychocelchu', ship: 'rz1awing', upgrades: {} },
      ],
    },
  },
  container: {
    summary: 'Two squads in one file',
    value: {
      container: [
        { faction: 'rebelalliance', pilots: [LUKE] },
        { faction: 'galacticempire', pilots: [{ id: 'soontirfel', ship: 'tieininterceptor', upgrades: {} }] },
      ],
    },
  },
  pasted: {
    summary: 'The text of a file, pasted; where it is not JSON, the answer tells line and column',
    value: '{"faction": "galacticempire", "pilots": [{"id": "darthvader", "ship": "tieadvancedx1", "upgrades": {}}]}',
  },
};

export const UNKNOWN_PILOT = {
  summary: 'A pilot that could be several, or nobody',
  value: { faction: 'rebelalliance', pilots: [{ id: 'skywalker', ship: 't65xwing', upgrades: {} }] },
};
