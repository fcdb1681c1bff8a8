import { keywordId } from '../keyword.js';
import { MODELLED_KEYWORDS } from './modelled.js';
import { UNMODELLED_KEYWORDS } from './unmodelled.js';
import { KEYWORDS_WITHOUT_BEARING } from './without-bearing.js';

/**
 * How the rules treat a keyword: `modelled` in full; `open` where it may make an answer indeterminate; `no-bearing` on
 * activations; `unknown` to them, which is a fault of whatever names it.
 */
export const KEYWORD_TREATMENTS = ['modelled', 'open', 'no-bearing', 'unknown'] as const;
export type KeywordTreatment = (typeof KEYWORD_TREATMENTS)[number];

const treated = (ids: readonly string[], as: KeywordTreatment): readonly (readonly [string, KeywordTreatment])[] =>
  ids.map((id) => [id, as]);

/** By id; what may be open overrules what is modelled otherwise. */
const TREATMENTS: ReadonlyMap<string, KeywordTreatment> = new Map([
  ...treated(Object.values(KEYWORDS_WITHOUT_BEARING).flat(), 'no-bearing'),
  ...treated(Object.keys(MODELLED_KEYWORDS), 'modelled'),
  ...treated(UNMODELLED_KEYWORDS, 'open'),
]);

/** The ids of all keywords that the rules know. */
export const KNOWN_KEYWORDS: readonly string[] = [...TREATMENTS.keys()];

/** The treatment of a keyword by its printed name. */
export const keywordTreatment = (name: string): KeywordTreatment => TREATMENTS.get(keywordId(name)) ?? 'unknown';
