/** The finest that an answer tells, in mm. */
export const FINEST = 0.01;

/** A length or a place as an answer tells it. */
export const mm = (length: number): number => Math.round(length / FINEST) / Math.round(1 / FINEST);
