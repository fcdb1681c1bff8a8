export { ACTIVATING_A_UNIT, CORE_RULEBOOK, documents } from './documents.js';
export { rulesetFor, rulesets } from './rulesets.js';
export type { LegionValues } from './ruleset-values.js';
export { COURAGE_KINDS, isCounterpart, RANKS, TOKEN_KINDS, UNIT_TYPES } from './unit.js';
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
export { ACTION_KINDS, ORDER_TOKENS } from './unit.js';
export type { ActionKind, CardAction, OrderToken } from './unit.js';
export { PENDING_LOSSES, type Budget, type PendingLoss } from './activation/budget.js';
export type { PanicInput } from './activation/panic-input.js';
export { STEPS } from './actions/activation.js';
export type { ActionChange, Activation, Beginning, Step } from './actions/activation.js';
export { ATTACK_KINDS, GRANTERS, MOVE_KINDS } from './actions/attempt.js';
export type {
  AttackKind,
  Attempt,
  Declaration,
  GrantedOpportunity,
  Granter,
  MadeAction,
  MoveKind,
  Opportunity,
  StandbyTrigger,
} from './actions/attempt.js';
export { ACTION_CODES } from './actions/code.js';
export type { ActionCode } from './actions/code.js';
export type { ActionInput, ActivationInput } from './actions/action-input.js';
export type { ActionEffect, Cost, EffectToken } from './actions/definition.js';
export type { CurrentActivation } from './actions/situation.js';
export type { ActionVerdict, IllegalAction, IndeterminateAction, LegalAction } from './actions/verdict.js';
export { validateAction } from './actions/validate-action.js';
export { actionBudget, availableActions } from './actions/available-actions.js';
export type { ActionOption, AvailableActions, BudgetAnswer } from './actions/available-actions.js';
export { resolveAction } from './actions/resolve-action.js';
export type { Resolution, ResolvedAction } from './actions/resolve-action.js';
export { rules } from './rules.js';
export { mayHaveOpenNumber } from './keywords/keyword-faults.js';
export { MODELLED_KEYWORDS } from './keywords/modelled.js';
export type { Area } from './keywords/modelled.js';
export { UNMODELLED_KEYWORDS } from './keywords/unmodelled.js';
export { activationOrder } from './order/activation-order.js';
export type { DrawnToken, OrderAnswer, OrderVerdict } from './order/activation-order.js';
export { ORDER_CODES } from './order/order-code.js';
export type { OrderCode } from './order/order-code.js';
export { PROPOSAL_KINDS } from './order/order-input.js';
export type { OrderInput, OrderPlayer, OrderUnit, Proposal } from './order/order-input.js';
export type { PassPool } from './order/pass-pool.js';
export { cohesion } from './cohesion/cohesion.js';
export type { CohesionAnswer, CohesionDuty, MiniatureAnswer } from './cohesion/cohesion.js';
export { CAUSES } from './cohesion/cohesion-input.js';
export type { Cause, CohesionInput, Miniature, Terrain } from './cohesion/cohesion-input.js';
export { COHESION_CODES } from './cohesion/cohesion-rules.js';
export type { CohesionCode } from './cohesion/cohesion-rules.js';
export type { Spot } from './cohesion/nearest-spot.js';
export { legion } from './game/game.js';
export type {
  ActionCommand,
  ActivateCommand,
  ActivationFacts,
  AdjustCommand,
  CommanderNear,
  CommandType,
  DrawCommand,
  EndActionsCommand,
  EndActivationCommand,
  EndPhaseCommand,
  Inspired,
  IssueOrdersCommand,
  LegionCommand,
  PassCommand,
  RallyCommand,
  RevealCommand,
  RollOffCommand,
  StartEffectCommand,
  UnitChange,
} from './game/command.js';
export type { LegionSetup, PlayerSetup } from './game/setup.js';
export { PHASES } from './game/state.js';
export type { ActiveUnit, GameUnit, LegionState, Phase, PlayerState, RevealedCard } from './game/state.js';
export type { SeenPlayer, SeenState, SeenUnit } from './game/view.js';
export { KEYWORDS_WITHOUT_BEARING } from './keywords/without-bearing.js';
export { KEYWORD_TREATMENTS, keywordTreatment, KNOWN_KEYWORDS } from './keywords/treatment.js';
export type { KeywordTreatment } from './keywords/treatment.js';
