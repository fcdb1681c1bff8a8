/** Those that pass the test, or all of them where none does: what else is known may choose, but not rule out. */
export const narrow = <Entry>(
  candidates: readonly Entry[],
  test: ((entry: Entry) => boolean) | undefined,
): readonly Entry[] => {
  if (test === undefined) return candidates;
  const passing = candidates.filter(test);
  return passing.length > 0 ? passing : candidates;
};
