export { ACTIVATING_A_UNIT, CORE_RULEBOOK, documents } from './documents.js';
export { rulesetFor, rulesets } from './rulesets.js';
export type { LegionValues } from './ruleset-values.js';
export { COURAGE_KINDS, RANKS, TOKEN_KINDS, UNIT_TYPES } from './unit.js';
export type {
  CourageKind,
  CourageModifier,
  Keyword,
  Rank,
  TokenKind,
  Tokens,
  Unit,
  UnitType,
  Upgrade,
} from './unit.js';
export { DEFENSE_DICE, DEFENSE_FACES, SIDES } from './activation/defense-dice.js';
export type { DefenseDie, DefenseFace } from './activation/defense-dice.js';
export type { ExactNumber } from './activation/fraction.js';
export type { NearbyCommander } from './activation/commander-courage.js';
export { STATUSES } from './activation/status.js';
export type { Status } from './activation/status.js';
export { rallyDice } from './activation/rally-dice.js';
export type { RallyDice } from './activation/rally-dice.js';
export { rally } from './activation/rally.js';
export type { RallyAnswer } from './activation/rally.js';
export { rallyOdds } from './activation/rally-odds.js';
export type { CourageUsed, RallyOdds, RallyOddsAnswer } from './activation/rally-odds.js';
export type { RallyInput, RallyOddsInput } from './activation/rally-input.js';
