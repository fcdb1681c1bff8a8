/** Where a rule stands: the document and the heading under which it says it. */
export interface Citation {
  readonly document: string;
  readonly section: string;
}

/** A document and those of its headings that state rules. Every heading is to be cited by some rule. */
export interface DocumentIndex {
  readonly name: string;
  readonly sections: readonly string[];
}

export interface RulesDocument<Section extends string> extends DocumentIndex {
  /** A heading that the document does not have does not compile. */
  readonly at: (section: Section) => Citation;
}

/** Names a document and its headings once, so that citations are checked by the compiler. */
export const rulesDocument = <const Section extends string>(
  name: string,
  sections: readonly Section[],
): RulesDocument<Section> => ({
  name,
  sections,
  at: (section) => ({ document: name, section }),
});
