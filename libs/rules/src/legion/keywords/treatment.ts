import { keywordId } from '../keyword.js';
import { MODELLED_KEYWORDS } from './modelled.js';
import { UNMODELLED_KEYWORDS } from './unmodelled.js';
import { KEYWORDS_WITHOUT_BEARING } from './without-bearing.js';

/**
 * How the rules treat a keyword: `modelled` in full; `open` where it may make an answer indeterminate; `no-bearing` on
 * activations; `unknown` to them, and then taken to have none.
 */
export const KEYWORD_TREATMENTS = ['modelled', 'open', 'no-bearing', 'unknown'] as const;
export type KeywordTreatment = (typeof KEYWORD_TREATMENTS)[number];

/** The treatment of a keyword by its printed name. */
export const keywordTreatment = (name: string): KeywordTreatment => {
  const id = keywordId(name);
  if (UNMODELLED_KEYWORDS.includes(id)) return 'open';
  if (Object.hasOwn(MODELLED_KEYWORDS, id)) return 'modelled';
  return Object.values(KEYWORDS_WITHOUT_BEARING).some((ids) => ids.includes(id)) ? 'no-bearing' : 'unknown';
};
