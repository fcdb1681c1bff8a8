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

/** Asks one question of many items; a fault in one leaves the others their answers. */
@Injectable()
export class Batch {
  constructor(private readonly pipe: BodyPipe) {}

  each<Item extends object, Answer>(
    batch: BatchDto,
    dto: Type<Item>,
    ask: (item: Item) => Answer,
  ): BatchAnswer<Answer> {
    const one = (patch: Json): BatchResult<Answer> => {
      const item = batch.common === undefined ? patch : mergePatch(batch.common, patch);
      const errors = this.pipe.faults(dto, item);
      if (errors.length > 0) return { problem: problemBody('validation', { errors }) };
      try {
        return { answer: ask(item as Item) };
      } catch (error) {
        return { problem: toProblem(error) };
      }
    };
    return { results: batch.items.map(one) };
  }
}
