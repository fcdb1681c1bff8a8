import { describe, expect, it } from '@jest/globals';
import { documents, rules } from '../libs/rules/src/legion/index.js';
import { answerTo, legionRulings } from './support/legion-rulings.js';

/** The ids of every rule that objects anywhere in an answer. */
const objecting = (answer: unknown): readonly string[] => {
  if (Array.isArray(answer)) return answer.flatMap(objecting);
  if (typeof answer !== 'object' || answer === null) return [];
  const own = 'rule' in answer && typeof answer.rule === 'string' && 'code' in answer ? [answer.rule] : [];
  return [...own, ...Object.values(answer).flatMap(objecting)];
};

describe('the rules of Legion', () => {
  it('have ids of their own, under the name of the game', () => {
    const ids = rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^legion\/[a-z-]+\/[a-z-]+$/.test(id))).toEqual([]);
  });

  it('each object in one of the settled cases at least', () => {
    const heard = new Set(legionRulings().flatMap((ruling) => objecting(answerTo(ruling))));
    expect(rules.map(({ id }) => id).filter((id) => !heard.has(id))).toEqual([]);
  });

  it('leave no heading of a document uncited', () => {
    const cited = new Set(rules.map(({ cite }) => `${cite.document}: ${cite.section}`));
    const headings = documents.flatMap(({ name, sections }) => sections.map((section) => `${name}: ${section}`));
    expect(headings.filter((heading) => !cited.has(heading))).toEqual([]);
  });
});
