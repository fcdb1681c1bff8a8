import { Injectable, type Type } from '@nestjs/common';
import type { BatchDto } from './batch.dto.js';
import { BodyPipe } from './body.pipe.js';
import { toProblem } from './problem.filter.js';
import { problemBody, type ProblemBody } from './problem.js';

export type BatchResult<Answer> = { readonly answer: Answer } | { readonly problem: ProblemBody };

export interface BatchAnswer<Answer> {
  readonly results: readonly BatchResult<Answer>[];
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** RFC 7396: objects are merged key by key, null removes, anything else replaces. */
export const mergePatch = (target: unknown, patch: unknown): unknown => {
  if (!isObject(patch)) return patch;
  const merged: Json = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) Reflect.deleteProperty(merged, key);
    else merged[key] = mergePatch(merged[key], value);
  }
  return merged;
};

/** How long a batch may keep the process to itself before others get their turn, in ms. */
const SLICE = 10;

const othersFirst = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Asks one question of many items; a fault in one leaves the others their answers. */
@Injectable()
export class Batch {
  constructor(private readonly pipe: BodyPipe) {}

  async each<Item extends object, Answer>(
    batch: BatchDto,
    dto: Type<Item>,
    ask: (item: Item) => Answer,
  ): Promise<BatchAnswer<Answer>> {
    const results: BatchResult<Answer>[] = [];
    let since = performance.now();
    for (const patch of batch.items) {
      if (performance.now() - since > SLICE) {
        await othersFirst();
        since = performance.now();
      }
      const item = batch.common === undefined ? patch : mergePatch(batch.common, patch);
      results.push(this.answer(item, dto, ask));
    }
    return { results };
  }

  private answer<Item extends object, Answer>(
    item: unknown,
    dto: Type<Item>,
    ask: (item: Item) => Answer,
  ): BatchResult<Answer> {
    const errors = this.pipe.faults(dto, item);
    if (errors.length > 0) return { problem: problemBody('validation', { errors }) };
    try {
      return { answer: ask(item as Item) };
    } catch (error) {
      return { problem: toProblem(error) };
    }
  }
}
