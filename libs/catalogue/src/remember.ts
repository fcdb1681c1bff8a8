/** A function that works each answer out once; for keys that are few. */
export const remember = <Key, Value>(work: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key) => {
    const old = known.get(key);
    if (old !== undefined) return old;
    const value = work(key);
    known.set(key, value);
    return value;
  };
};
