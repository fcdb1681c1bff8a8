import { ownCourage } from '../activation/courage.js';
import { hasKeyword, isNumberOpen, keywordValue } from '../keyword.js';
import { tokensOf, type TokenKind, type Unit } from '../unit.js';
import type { ActionEffect } from './definition.js';

/** A token gained, or nothing for none. */
export const gaining = (token: TokenKind | 'suppression', count: number): readonly ActionEffect[] =>
  count > 0 ? [{ kind: 'gain-token', token, count }] : [];

/** Suppression gained by a unit that can gain it: one without Courage gains none. */
export const gainingSuppression = (unit: Unit, count: number): readonly ActionEffect[] =>
  gaining('suppression', ownCourage(unit) === null ? 0 : count);

/** As many tokens as the keyword says; nothing without it, and where its number is not known. */
export const gainingBy = (unit: Unit, keyword: string, token: TokenKind): readonly ActionEffect[] =>
  isNumberOpen(unit, keyword) ? [] : gaining(token, keywordValue(unit, keyword));

/** Whether the unit can have a standby token at all: troopers and ground vehicles, and what hovers. */
export const mayStandBy = (unit: Unit): boolean => unit.unitType !== 'repulsor-vehicle' || hasKeyword(unit, 'hover');

/** A unit has at most one standby token: a second is not gained. */
export const gainingStandby = (unit: Unit): readonly ActionEffect[] =>
  gaining('standby', tokensOf(unit, 'standby') === 0 ? 1 : 0);
