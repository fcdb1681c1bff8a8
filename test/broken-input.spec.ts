import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import fc from 'fast-check';
import { BodyPipe } from '../apps/api/src/http/body.pipe.js';
import { examplesOf, judgingPaths } from './support/documented.js';
import { judgingDtos } from './support/judging-dtos.js';
import { mutated } from './support/mutation.js';
import { untoldReasonsIn } from './support/reasons.js';
import { startApi, type Api } from './support/api.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.app.close());

const pointersOf = (errors: readonly ValidationError[], at = ''): string[] =>
  errors.flatMap(({ property, children = [], constraints }) => [
    ...(constraints === undefined ? [] : [`${at}/${property.replaceAll('~', '~0').replaceAll('/', '~1')}`]),
    ...pointersOf(children, `${at}/${property}`),
  ]);

/** What the decorators say; undefined where class-transformer itself breaks on the input, as it does on a null union. */
const decoratedErrors = (dto: Type<object>, broken: object): ValidationError[] | undefined => {
  try {
    const options = { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: true };
    return validateSync(plainToInstance(dto, broken), options);
  } catch {
    return undefined;
  }
};

describe('broken input', () => {
  it('is answered with a problem that has pointers, never with a failure of the service', async () => {
    const examples = examplesOf(api.document);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...examples), fc.infiniteStream(fc.nat()), async ({ path, body }, noise) => {
        const broken = mutated(body, noise);
        const response = await api.http.post(path).send(JSON.stringify(broken)).set('content-type', 'application/json');
        expect([200, 400, 422]).toContain(response.status);
        expect(untoldReasonsIn(response.body)).toEqual([]);
        if (response.status === 200) return;
        expect(response.headers['content-type']).toContain('application/problem+json');
        if (response.body.type === '/problems/malformed') return;
        expect(response.body.errors.length).toBeGreaterThan(0);
        for (const { pointer, detail } of response.body.errors)
          expect([typeof pointer, typeof detail]).toEqual(['string', 'string']);
      }),
      { numRuns: 1500 },
    );
  });

  it('is refused by the compiled check just where class-validator refuses it', () => {
    const pipe = api.app.get(BodyPipe);
    const dtos = judgingDtos(api.app);
    const judging = judgingPaths(api.document);
    const samples = examplesOf(api.document)
      .filter(({ path }) => judging.includes(path))
      .map(({ path, body }) => ({ dto: dtos.get(path)!, body }));
    fc.assert(
      fc.property(fc.constantFrom(...samples), fc.infiniteStream(fc.nat()), ({ dto, body }, noise) => {
        const broken = mutated(body, noise);
        // class-validator has no answer to what is no object, and overlooks a constructor; the compiled check refuses both.
        if (typeof broken !== 'object' || broken === null || Array.isArray(broken)) return;
        if (JSON.stringify(broken).includes('"constructor"')) return;
        const faults = pipe.faults(dto, broken);
        const compiled = faults.map(({ pointer }) => pointer);
        // Where the tag of a union is wrong, nobody can say what its other fields are to be.
        const untagged = faults
          .filter(({ pointer }) => /\/(mode|kind)$/.test(pointer))
          .map(({ pointer }) => pointer.replace(/[^/]*$/, ''));
        const errors = decoratedErrors(dto, broken);
        if (errors === undefined) {
          expect(compiled).not.toEqual([]);
          return;
        }
        const decorated = pointersOf(errors);
        // Element pointers: class-validator reports a list whose elements are wrong at the list.
        const covers = (pointer: string, others: readonly string[]) =>
          others.some(
            (other) => other === pointer || other.startsWith(`${pointer}/`) || pointer.startsWith(`${other}/`),
          );
        expect({ broken, compiled: compiled.length > 0 }).toEqual({ broken, compiled: decorated.length > 0 });
        for (const pointer of compiled)
          expect({ broken, pointer, in: decorated, ok: covers(pointer, decorated) }).toEqual({
            broken,
            pointer,
            in: decorated,
            ok: true,
          });
        for (const pointer of decorated.filter((each) => !untagged.some((union) => each.startsWith(union))))
          expect({ broken, pointer, in: compiled, ok: covers(pointer, compiled) }).toEqual({
            broken,
            pointer,
            in: compiled,
            ok: true,
          });
      }),
      { numRuns: 3000 },
    );
  });
});
