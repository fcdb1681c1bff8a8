import type { Citation } from './citation.js';

/** What a rule looked at: plain values that survive JSON. */
export type Facts = Readonly<Record<string, unknown>>;

/** One rule's objection, as the caller sees it. `code` is part of the contract and never changes meaning. */
export interface Reason<Code extends string = string> {
  readonly code: Code;
  readonly rule: string;
  readonly cite: Citation;
  readonly message: string;
  readonly facts: Facts;
  readonly remedy?: string;
}

/** The answer to "may I?": yes with what follows, no with every reason, or not without cards that are not modelled. */
export type Verdict<Value, Code extends string = string> =
  | ({ readonly verdict: 'legal' } & Value)
  | { readonly verdict: 'illegal'; readonly reasons: readonly Reason<Code>[] }
  | Indeterminate;

/** What keeps the rules from judging: cards that they do not model, and facts that what is asked would have to tell. */
export interface Indeterminate {
  readonly verdict: 'indeterminate';
  readonly unmodelled: readonly string[];
  readonly lacking?: readonly Fault[];
}

/** What is wrong with an input that no rule can judge; `pointer` is a JSON pointer (RFC 6901) into that input. */
export interface Fault {
  readonly pointer: string;
  readonly detail: string;
  /** The nearest known ids, where the fault is an unknown one. */
  readonly nearest?: readonly string[];
}

/** A value, or every fault that kept it from being made. */
export type Checked<Value> = { readonly value: Value } | { readonly faults: readonly Fault[] };
