const NAMES = { type: 'array', items: { type: 'string' } };

/** The JSON that builders export, or a text wrapped in `list`; the reader takes other forms too. */
export const ARMY_LIST = {
  type: 'object',
  additionalProperties: true,
  description:
    'The JSON of Tabletop Admiral or Legion HQ, a saved object of Tabletop Simulator with a data disk, or `list`: any text that may also be pasted as text/plain.',
  properties: {
    list: { type: 'string', description: 'A list as text, a share link of Legion HQ, or a data disk script.' },
    listname: { type: 'string' },
    armyFaction: { type: 'string', example: 'empire' },
    units: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: true,
        properties: { name: { type: 'string', example: 'Stormtroopers' }, upgrades: NAMES, loadout: NAMES },
      },
    },
    commandCards: NAMES,
  },
};
