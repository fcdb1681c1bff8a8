export { rulesDocument } from './citation.js';
export type { Citation, DocumentIndex, RulesDocument } from './citation.js';
export { ADJUST, NOT_YOURS } from './game-system.js';
export type { DiceRoll, GameCommand, GameEvent, GameSystem, PastStep, Played, Step, Unjudged } from './game-system.js';
export { judge } from './rule.js';
export type { Objection, Rule, RuleReference } from './rule.js';
export type { Ruleset } from './ruleset.js';
export type { Checked, Facts, Fault, Indeterminate, Reason, Verdict } from './verdict.js';
