import type { Fault } from '../kernel/index.js';

/** A fault for every id that stands in the list before; `pointer` says where each stands. */
export const repeatedIds = (ids: readonly string[], pointer: (index: number) => string): readonly Fault[] =>
  ids.flatMap((id, index) =>
    ids.indexOf(id) === index ? [] : [{ pointer: pointer(index), detail: `"${id}" stands here a second time.` }],
  );
