/** The four standard arcs of a ship, in which a turret arc indicator may point. */
export const ARCS = ['front', 'left', 'rear', 'right'] as const;
export type Arc = (typeof ARCS)[number];
