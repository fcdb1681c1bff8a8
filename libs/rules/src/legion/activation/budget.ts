import type { ActionChange, Activation } from '../actions/activation.js';
import { costInActions } from '../actions/cost.js';
import { hasKeyword } from '../keyword.js';
import type { LegionValues } from '../ruleset-values.js';
import { feelsIon, isDroidTrooper, isVehicle, tokensOf, type Unit } from '../unit.js';
import type { Status } from './status.js';

/** A unit's actions in one activation, fixed when its Make Actions step begins. */
export interface Budget {
  readonly status: Status;
  readonly base: number;
  /** What changes the base, in the order in which it arises. */
  readonly changes: readonly ActionChange[];
  readonly total: number;
  readonly spent: number;
  readonly left: number;
  /** A panicked unit may not even make free actions. */
  readonly freeActions: boolean;
}

/** What a budget depends on. `aiLoss`: the unit has AI and none of its listed actions is possible. */
export interface BudgetTerms {
  readonly unit: Unit;
  readonly activation: Activation & { readonly status: Status };
  readonly values: LegionValues;
  readonly aiLoss?: number;
}

/** Whether a damage token has the unit roll. */
export const mayRollForDamage = (unit: Unit, values: LegionValues): boolean =>
  isVehicle(unit) && (values.vehicleDamage.artificialIntelligence === 'rolls' || !hasKeyword(unit, 'ai'));

/** Whether the die for a vehicle's damage token is to be rolled. */
export const rollsForDamage = (unit: Unit, values: LegionValues): boolean =>
  tokensOf(unit, 'damage') > 0 && mayRollForDamage(unit, values);

/** The ion tokens that bear on the activation: those that the unit began it with. */
export const ionTokensIn = (unit: Unit, { ionTokens = tokensOf(unit, 'ion') }: Activation): number =>
  feelsIon(unit) ? ionTokens : 0;

const ionLoss = ({ unit, activation, values }: BudgetTerms): number => {
  const tokens = ionTokensIn(unit, activation);
  if (tokens === 0 || values.ion === 'action-for-each') return tokens;
  return (activation.ionFaces ?? []).includes('blank') ? 1 : 0;
};

/** A die that was rolled counts, even when the token has gone since. */
const damageLoss = ({ unit, activation, values }: BudgetTerms): number =>
  mayRollForDamage(unit, values) && activation.vehicleDamage === 'blank' ? 1 : 0;

const suppressionLoss = ({ unit, activation, values }: BudgetTerms): number =>
  activation.status === 'suppressed' && !isDroidTrooper(unit) ? values.suppressed.actionsLost : 0;

const juyoGain = ({ unit }: BudgetTerms): number =>
  hasKeyword(unit, 'juyo-mastery') && tokensOf(unit, 'wound') > 0 ? 1 : 0;

/** What the unit's status, tokens and dice give or take as its Make Actions step begins. */
export const changesAtBeginning = (terms: BudgetTerms): readonly ActionChange[] =>
  [
    { source: 'juyo-mastery', by: juyoGain(terms) },
    { source: 'suppressed', by: -suppressionLoss(terms) },
    { source: 'ion', by: -ionLoss(terms) },
    { source: 'vehicle-damage', by: -damageLoss(terms) },
  ].filter(({ by }) => by !== 0);

const changesOf = (terms: BudgetTerms): readonly ActionChange[] =>
  [
    ...(terms.activation.beginning?.changes ?? changesAtBeginning(terms)),
    { source: 'ai', by: -(terms.aiLoss ?? 0) },
    ...(terms.activation.changes ?? []),
  ].filter(({ by }) => by !== 0);

/** Every loss adds up; what is left is never below zero. A panicked unit has nothing at all. */
export const budgetOf = (terms: BudgetTerms): Budget => {
  const { unit, activation, values } = terms;
  const { status } = activation;
  const { base } = values.actions;
  const changes = changesOf(terms);
  const sum = changes.reduce((actions, { by }) => actions + by, base);
  const total = status === 'panicked' ? 0 : Math.max(0, sum);
  const spender = { unit, values, total, step: activation.step };
  const spent = (activation.made ?? []).reduce((sum, made) => sum + costInActions(made, spender), 0);
  return { status, base, changes, total, spent, left: Math.max(0, total - spent), freeActions: status !== 'panicked' };
};

/** The actions of a unit of that status, less what it loses for certain; dice that are still to be rolled are not counted. */
export const actionsOf = (unit: Unit, status: Status, values: LegionValues): number =>
  budgetOf({ unit, activation: { status }, values }).total;

/** What white dice, rolled as the unit activates, may still cost an action. */
export const PENDING_LOSSES = ['ion', 'vehicle-damage'] as const;
export type PendingLoss = (typeof PENDING_LOSSES)[number];

/** The losses that dice still decide; none for a unit that has no action left to lose. */
export const pendingLosses = (unit: Unit, actions: number, values: LegionValues): readonly PendingLoss[] => {
  if (actions === 0) return [];
  const ion = values.ion === 'roll-for-each' && ionTokensIn(unit, {}) > 0;
  return [...(ion ? (['ion'] as const) : []), ...(rollsForDamage(unit, values) ? (['vehicle-damage'] as const) : [])];
};
