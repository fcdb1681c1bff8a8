import { CORE_RULEBOOK } from '../../documents.js';
import { hasKeyword } from '../../keyword.js';
import { tokensOf } from '../../unit.js';
import type { StandbyTrigger } from '../attempt.js';
import type { ActionRule } from '../definition.js';
import type { Situation } from '../situation.js';

/** What set the standby token off; undefined when no standby token is spent. */
const triggerOf = ({ granted }: Situation): StandbyTrigger | undefined =>
  granted?.by === 'standby' ? (granted.trigger ?? {}) : undefined;

const tokenNeeded: ActionRule = {
  id: 'legion/standby/token-spent',
  code: 'no-standby-token',
  cite: CORE_RULEBOOK.at('Standby'),
  says: 'A unit spends a standby token to act outside of its activation.',
  objection: (situation) =>
    triggerOf(situation) !== undefined && tokensOf(situation.unit, 'standby') === 0
      ? { message: 'The unit has no standby token.', facts: { standby: 0 } }
      : undefined,
};

const inRange: ActionRule = {
  id: 'legion/standby/in-range',
  code: 'out-of-range',
  cite: CORE_RULEBOOK.at('Standby'),
  says: 'An enemy sets off a standby token where it ends within range 2, within range 3 of Sentinel.',
  objection: (situation) => {
    const range = triggerOf(situation)?.range ?? 1;
    const most = hasKeyword(situation.unit, 'sentinel') ? 3 : situation.values.standby.range;
    return range > most
      ? { message: `The enemy ended at range ${range}; the token reaches range ${most}.`, facts: { range, most } }
      : undefined;
  },
};

const inSight: ActionRule = {
  id: 'legion/standby/in-line-of-sight',
  code: 'no-line-of-sight',
  cite: CORE_RULEBOOK.at('Standby'),
  says: 'An enemy sets off a standby token in line of sight of the unit.',
  objection: (situation) =>
    triggerOf(situation)?.lineOfSight === false
      ? { message: 'No miniature of the unit sees the enemy.', facts: { lineOfSight: false } }
      : undefined,
};

const notByOwnSide: ActionRule = {
  id: 'legion/standby/not-by-own-side',
  code: 'caused-by-own-side',
  cite: CORE_RULEBOOK.at('Standby'),
  says: 'What the unit’s own side made an enemy do sets off no standby token.',
  objection: (situation) =>
    triggerOf(situation)?.causedByOwnSide === true
      ? { message: 'The unit’s own side caused what the enemy did.', facts: { causedByOwnSide: true } }
      : undefined,
};

const attacksTrigger: ActionRule = {
  id: 'legion/standby/attacks-the-triggering-unit',
  code: 'wrong-target',
  cite: CORE_RULEBOOK.at('Standby'),
  says: 'A standby attack is made against the unit that set off the token.',
  objection: (situation) =>
    situation.kind === 'attack' &&
    triggerOf(situation)?.target === 'another-unit' &&
    situation.values.standby.attacks === 'triggering-unit'
      ? {
          message: 'A standby attack is made against the unit that set off the token.',
          facts: { target: 'another-unit' },
          remedy: 'Attack the unit that set it off, or move.',
        }
      : undefined,
};

export const standbyTokenRules: readonly ActionRule[] = [tokenNeeded, inRange, inSight, notByOwnSide, attacksTrigger];
