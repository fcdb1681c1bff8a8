import type { ActionException } from './action-exception.js';
import type { ActivationException } from './activation-exception.js';

/** What a card changes in the rules, as data. One exception is one change; a card may carry several. */
export type CardException = ActionException | ActivationException;

export type ExceptionKind = CardException['kind'];
