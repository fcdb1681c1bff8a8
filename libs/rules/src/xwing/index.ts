export {
  abilityQueue,
  type AbilityGroup,
  type AbilityQueue,
  type AbilityQueueInput,
  type QueueCode,
  type QueuedAbility,
} from './activation/ability-queue.js';
export { hasInitiativeOfDockedShip, initiativeByCards } from './activation/initiative.js';
export { activationOrder } from './activation/order.js';
export type { ActivationOrder, OrderGroup, ProposedVerdict } from './activation/order.js';
export { SHIP_STATUSES } from './activation/order-input.js';
export type { ActivationOrderInput, InitiativeChange, OrderShip, ShipStatus } from './activation/order-input.js';
export type { OrderCode } from './activation/order-rules.js';
export type { TokenChange } from './activation/token-changes.js';
export type { Execution } from './activation/execution.js';
export { DIFFICULTY_CHANGES, type ManeuverDifficultyChange } from './activation/difficulty-change.js';
export {
  MANEUVER_MOMENTS,
  type ManeuverEffect,
  type ManeuverInput,
  type ManeuverMoment,
  type Met,
  type MetObstacle,
  type MetShip,
} from './activation/maneuver-input.js';
export type { ManeuverCode } from './activation/maneuver-rules.js';
export type {
  CodedManeuver,
  IllegalManeuver,
  IndeterminateManeuver,
  LegalManeuver,
  ManeuverVerdict,
  StepStatus,
} from './activation/maneuver-verdict.js';
export type { OverlapGrant, OwedDamage, OwedRoll } from './activation/owed.js';
export type { StepCode } from './activation/perform-action-rules.js';
export type { ReplacementCode } from './activation/replacement-rules.js';
export { validateManeuver } from './activation/validate-maneuver.js';
export { BEARINGS, MANEUVER_DIFFICULTIES, type Bearing, type ManeuverDifficulty } from './movement/bearing.js';
export {
  ACTION_KINDS,
  DIFFICULTIES,
  isActionKind,
  isActionName,
  type ActionKind,
  type ActionName,
  type Difficulty,
} from './action-kind.js';
export { GAME_EFFECTS, GRANTS_WITHOUT_CARD } from './actions/granting.js';
export {
  DIRECTIONS,
  FACINGS,
  PHASES,
  POSITIONS,
  SIDES,
  STEPS,
  type ActionInput,
  type Attempt,
  type AttemptEffect,
  type CoordinatedShip,
  type Declaration,
  type GameEffectOpportunity,
  type GrantedOpportunity,
  type Moment,
  type Opportunity,
  type OwnDeclaration,
  type Phase,
  type Step,
  type Table,
  type TableDevice,
  type TableObstacle,
  type TableShip,
} from './actions/attempt.js';
export { availableActions, type AvailableInput } from './actions/available-actions.js';
export { ACTION_CODES, type ActionCode } from './actions/code.js';
export { actionInputFaults } from './actions/input-faults.js';
export { ACTION_DEFINITIONS } from './actions/registry.js';
export { ACTION_RULES } from './actions/rules.js';
export {
  resolveAction,
  type ActionResolution,
  type GrantedLinks,
  type ResolvedAction,
} from './actions/resolve-action.js';
export { objectionsTo, validateAction } from './actions/validate-action.js';
export type {
  ActionEffect,
  ActionVerdict,
  Bar,
  GrantedVerdict,
  IllegalAction,
  IndeterminateAction,
  LegalAction,
} from './actions/verdict.js';
export type { ActionFilter, Cost, RangeBand } from './cards/card-reference.js';
export type { CardException, ExceptionKind } from './cards/exception.js';
export {
  ACTIONS,
  ACTIVATION_PHASE,
  CARDS,
  RULES_REFERENCE,
  RULES_REFERENCE_1_2,
  RULES_REFERENCE_1_3,
  RULES_REFERENCE_2_5,
} from './documents.js';
export {
  DEFAULT_XWING_RULESET,
  XWING_RULESETS,
  XWING_RULESET_IDS,
  type XWingRulesetId,
  type XWingValues,
} from './rulesets.js';
export { ARCS, type Arc } from './arc.js';
export {
  ACTION_CHANGES,
  type ActionChange,
  BASE_SIZES,
  count,
  TOKEN_KINDS,
  type BarAction,
  type BaseSize,
  type Charges,
  type DamageCard,
  type Force,
  type LinkedAction,
  type LinkTaken,
  type Pose,
  type Ship,
  type ShipRound,
  type TokenKind,
  type Tokens,
  NO_MORE_ACTIONS,
  type NoMoreActions,
  type UnmodelledCard,
  type Upgrade,
} from './ship.js';
export { isDialCode } from './movement/maneuver.js';
export { rangeBetween, rangeToOutline } from './movement/range.js';
export { CURVES } from './movement/reposition.js';
export type { Curve, RepositionMove, WayChoice } from './movement/reposition.js';
export { baseSizeFaults, OBSTACLE_KINDS } from './movement/layout.js';
export type { Layout, LayoutObstacle, LayoutShip, ObstacleKind, PlayArea } from './movement/layout.js';
export type { MovedShip } from './movement/move-ship.js';
export type { Point, Polygon } from './movement/point.js';
export { positions } from './movement/positions.js';
export type { ManeuverMove, PositionCandidate, Positions, PositionsInput } from './movement/positions.js';
export { TEMPLATE_BEARINGS } from './movement/template.js';
export type { TemplateBearing } from './movement/template.js';
export { documents, rules, rulesets } from './reference.js';
export { BASE_FLANKS, SLIDES } from './movement/reposition.js';
export type { BarrelRollMove, BoostMove, DecloakMove } from './movement/reposition.js';
export { xwing } from './game/game.js';
export { malformed } from './game/malformed.js';
export type { XWingCommand } from './game/command.js';
export type { XWingSetup } from './game/setup.js';
export type { XWingState } from './game/state.js';
