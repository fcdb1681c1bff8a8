export { activationOrder } from './activation/order.js';
export type { ActivationOrder, OrderGroup, ProposedVerdict } from './activation/order.js';
export { SHIP_STATUSES } from './activation/order-input.js';
export type { ActivationOrderInput, InitiativeChange, OrderShip, ShipStatus } from './activation/order-input.js';
export type { OrderCode } from './activation/order-rules.js';
