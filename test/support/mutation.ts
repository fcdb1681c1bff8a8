/** Values that break things: each stands where another type is due. */
const NASTY: readonly unknown[] = [
  null,
  '',
  'x'.repeat(300),
  '\u0000',
  -1,
  0.5,
  1e308,
  9_007_199_254_740_993,
  true,
  [],
  [[]],
  [null],
  {},
  { constructor: 1 },
  { length: 3 },
  'toString',
  'constructor',
  '🚀',
];

type Json = Record<string, unknown>;
const isContainer = (value: unknown): value is Json | unknown[] => typeof value === 'object' && value !== null;

/** Not structuredClone: its objects are not `instanceof Object` within a test. */
const clone = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A copy with one to three places dropped, replaced, added or nested; `noise` decides which. */
export const mutated = (value: object, noise: Iterator<number>): unknown => {
  const next = (below: number): number => Number(noise.next().value) % below;
  const nasty = (): unknown => clone(NASTY[next(NASTY.length)]);
  const copy = clone(value) as Json;
  const breakAt = (node: Json | unknown[]): void => {
    const keys = Object.keys(node);
    const key = keys[next(Math.max(1, keys.length))];
    const child = key === undefined ? undefined : Reflect.get(node, key);
    if (isContainer(child) && next(3) > 0) {
      breakAt(child);
      return;
    }
    const kind = next(4);
    if (key === undefined || kind === 0) Reflect.set(node, Array.isArray(node) ? node.length : 'surprise', nasty());
    else if (kind === 1 && !Array.isArray(node)) Reflect.deleteProperty(node, key);
    else if (kind === 2) Reflect.set(node, key, [child]);
    else Reflect.set(node, key, nasty());
  };
  for (let times = 1 + next(3); times > 0; times -= 1) breakAt(copy);
  return next(40) === 0 ? nasty() : copy;
};
