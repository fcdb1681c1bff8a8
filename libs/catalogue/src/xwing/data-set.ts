/** The public data sets that hold the cards; they differ in which cards there are and in a few numbers. */
export const DATA_SETS = ['xwa', 'legacy', 'amg25', 'ffg20'] as const;
export type DataSetId = (typeof DATA_SETS)[number];

/** The set that an answer comes from when the question names none. */
export const DEFAULT_DATA_SET: DataSetId = 'xwa';
