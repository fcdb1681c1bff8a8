/** Two spellings of one keyword are in print. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([['pulling-the-strings', 'pull-the-strings']]);

/** A keyword's name taken apart: its id, and what is printed after it where the name holds that too. */
export interface KeywordName {
  readonly id: string;
  readonly value?: string;
}

/** `Danger Sense 2`, `AI: Attack`; what is immune names its kind after a colon as part of the name. */
const WITH_VALUE = /^(?!immune)([^:]+?)(?:\s+(\d+))?(?:\s*:\s*(.+))?$/i;

const idOf = (name: string): string => {
  const id = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return OTHER_NAMES.get(id) ?? id;
};

const takenApart = (name: string): KeywordName => {
  const [, word = name, number, list] = WITH_VALUE.exec(name) ?? [];
  const value = list ?? number;
  return { id: idOf(word), ...(value !== undefined && { value }) };
};

/** Names are few and asked for often; when strange ones have filled the store, it begins anew. */
const MOST_KEPT = 1000;
const kept = new Map<string, KeywordName>();

/** Takes a name apart, so that spelling and case do not matter: `Jar'Kai Mastery` is `jar-kai-mastery`. */
export const keywordName = (name: string): KeywordName => {
  const known = kept.get(name);
  if (known !== undefined) return known;
  const fresh = takenApart(name);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(name, fresh);
  return fresh;
};
