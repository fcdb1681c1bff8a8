/** Whether a value is the wanted one; any is where none is wanted. */
export const fits = <Value>(value: Value, wanted: Value | undefined): boolean =>
  wanted === undefined || value === wanted;
