/** A copy without some of its parts. */
export const omit = <Thing extends object, Part extends keyof Thing>(
  thing: Thing,
  ...parts: readonly Part[]
): Omit<Thing, Part> =>
  Object.fromEntries(Object.entries(thing).filter(([part]) => !parts.some((each) => each === part))) as Omit<
    Thing,
    Part
  >;
