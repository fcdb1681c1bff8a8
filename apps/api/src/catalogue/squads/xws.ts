/** What XWS says of a squad; the reader takes older and odder files too, so that little is demanded here. */
const SQUAD = {
  type: 'object',
  additionalProperties: true,
  properties: {
    name: { type: 'string', description: 'Of the squad.' },
    faction: { type: 'string', example: 'rebelalliance' },
    points: { description: 'As the builder counts them.' },
    version: { description: 'Of XWS; any is read.' },
    pilots: {
      type: 'array',
      maxItems: 100,
      items: {
        type: 'object',
        additionalProperties: true,
        properties: {
          id: { type: 'string', description: 'XWS id of the pilot.', example: 'lukeskywalker' },
          ship: { type: 'string', description: 'XWS id of the ship.', example: 't65xwing' },
          upgrades: {
            description: 'XWS ids by slot.',
            type: 'object',
            additionalProperties: { type: 'array', items: { type: 'string' } },
          },
        },
      },
    },
  },
};

/** A squad, or a container of several. */
export const XWS = {
  ...SQUAD,
  description:
    'A squad in XWS, or a `container` of several. Every other field (points, vendor, obstacles, …) is let be.',
  properties: { ...SQUAD.properties, container: { type: 'array', maxItems: 20, items: SQUAD } },
};
