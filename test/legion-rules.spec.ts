import { describe, expect, it } from '@jest/globals';
import { ACTION_KINDS, documents, GRANTERS, PHASES, rules, STEPS, UNIT_TYPES } from '../libs/rules/src/legion/index.js';
import { answerTo, legionRulings } from './support/legion-rulings.js';

/** The ids of every rule that objects anywhere in an answer. */
const objecting = (answer: unknown): readonly string[] => {
  if (Array.isArray(answer)) return answer.flatMap(objecting);
  if (typeof answer !== 'object' || answer === null) return [];
  const own = 'rule' in answer && typeof answer.rule === 'string' && 'code' in answer ? [answer.rule] : [];
  return [...own, ...Object.values(answer).flatMap(objecting)];
};

/** What every rule says to a player, anywhere in the settled cases. */
const sentences = (answer: unknown): readonly string[] => {
  if (Array.isArray(answer)) return answer.flatMap(sentences);
  if (typeof answer !== 'object' || answer === null) return [];
  const { message, remedy } = answer as { message?: unknown; remedy?: unknown };
  return [message, remedy, ...Object.values(answer).flatMap(sentences)].filter((text) => typeof text === 'string');
};

/** Words of the contract that no player says; commands and what a caller writes stand in quotes or are commands. */
const JARGON = [...UNIT_TYPES, ...ACTION_KINDS, ...GRANTERS, ...STEPS, ...PHASES].filter((word) => word.includes('-'));

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

  it('say so in whole sentences, in the words of players', () => {
    const said = [...new Set(legionRulings().flatMap((ruling) => sentences(answerTo(ruling))))];
    expect(said.length).toBeGreaterThan(100);
    const unfinished = said.filter((text) => !/^["/\p{L}].*[.]$/u.test(text) && !text.startsWith('/'));
    expect(unfinished).toEqual([]);
    const odd = /undefined|null|NaN|Infinity|\[object|""| {2}|\b1 \w+s (?:left|in)\b/;
    expect(said.filter((text) => odd.test(text))).toEqual([]);
    expect(said.filter((text) => JARGON.some((word) => text.includes(word)))).toEqual([]);
  });

  it('leave no heading of a document uncited', () => {
    const cited = new Set(rules.map(({ cite }) => `${cite.document}: ${cite.section}`));
    const headings = documents.flatMap(({ name, sections }) => sections.map((section) => `${name}: ${section}`));
    expect(headings.filter((heading) => !cited.has(heading))).toEqual([]);
  });
});
