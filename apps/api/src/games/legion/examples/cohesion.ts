export const COHESION_EXAMPLES = {
  tooFar: {
    summary: 'Rebel Troopers: one stands 80 mm from the leader and belongs 76.2 mm from it at most',
    value: {
      catalogueId: 'rebel-troopers',
      leader: { x: 0, y: 0 },
      miniatures: [
        { id: 'near', x: 60, y: 0 },
        { id: 'far', x: 0, y: 107 },
      ],
    },
  },
  wall: {
    summary: 'An impassable wall lies under the range tool',
    value: {
      catalogueId: 'stormtroopers',
      leader: { x: 0, y: 0 },
      miniatures: [{ id: 'behind-the-wall', x: 70, y: 0 }],
      terrain: [
        {
          id: 'wall',
          polygon: [
            { x: 40, y: -30 },
            { x: 45, y: -30 },
            { x: 45, y: 30 },
            { x: 40, y: 30 },
          ],
          impassable: true,
          height: 10,
        },
      ],
    },
  },
  tooHigh: {
    summary: 'Two inches up on a balcony: above the silhouette of a leader on a small base',
    value: {
      catalogueId: 'fleet-troopers',
      leader: { x: 0, y: 0 },
      miniatures: [{ x: 60, y: 0, z: 50.8 }],
      terrain: [
        {
          id: 'balcony',
          polygon: [
            { x: 40, y: -40 },
            { x: 120, y: -40 },
            { x: 120, y: 40 },
            { x: 40, y: 40 },
          ],
          height: 50.8,
        },
      ],
    },
  },
};

export const COHESION_BATCH = {
  twoUnits: {
    summary: 'Two units of one kind; a miniature of the second is too far from its leader',
    value: {
      common: { catalogueId: 'rebel-troopers', leader: { x: 0, y: 0 } },
      items: [{ miniatures: [{ id: 'near', x: 60, y: 0 }] }, { miniatures: [{ id: 'far', x: 0, y: 107 }] }],
    },
  },
};

export const MISSPELT_UNIT = {
  summary: 'A unit that nobody knows; the nearest are named',
  value: { catalogueId: 'rebel-trooper', leader: { x: 0, y: 0 }, miniatures: [{ x: 60, y: 0 }] },
};
