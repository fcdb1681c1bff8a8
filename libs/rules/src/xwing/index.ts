export { activationOrder } from './activation/order.js';
export type { ActivationOrder, OrderGroup, ProposedVerdict } from './activation/order.js';
export { SHIP_STATUSES } from './activation/order-input.js';
export type { ActivationOrderInput, InitiativeChange, OrderShip, ShipStatus } from './activation/order-input.js';
export type { OrderCode } from './activation/order-rules.js';
export { ACTION_KINDS, ARCS, BASE_SIZES, count, DIFFICULTIES, TOKEN_KINDS } from './ship.js';
export type {
  ActionKind,
  ActionName,
  Arc,
  BarAction,
  BaseSize,
  Charges,
  DamageCard,
  Difficulty,
  Force,
  LinkedAction,
  Pose,
  Ship,
  ShipRound,
  TokenKind,
  Tokens,
  UnmodelledCard,
  Upgrade,
} from './ship.js';
