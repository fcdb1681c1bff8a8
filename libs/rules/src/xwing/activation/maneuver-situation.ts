import { isIonized } from '../ionized.js';
import { readManeuver, type DialManeuver } from '../movement/maneuver.js';
import { DEFAULT_XWING_RULESET, XWING_RULESETS, type XWingRulesetId, type XWingValues } from '../rulesets.js';
import type { Ship } from '../ship.js';
import { withDifficulty } from './dial.js';
import { dialChanges, raisedBy, type DialChange } from './dial-change.js';
import { difficultyWhenExecuted } from './maneuver-difficulty.js';
import type { ManeuverEffect, ManeuverInput } from './maneuver-input.js';
import { booked, stressByEffects, type TokenChange } from './token-changes.js';

/** A ship about to execute a maneuver, with all that follows from the input alone: what every rule judges. */
export interface ManeuverSituation {
  readonly input: ManeuverInput;
  readonly ruleset: XWingRulesetId;
  readonly values: XWingValues;
  /** As it begins to execute: what follows on the reveal has changed its stress already. */
  readonly ship: Ship;
  readonly changesBefore: readonly TokenChange[];
  /** Those whose condition holds. */
  readonly effects: readonly ManeuverEffect[];
  readonly ionized: boolean;
  /** What the dial showed when it was revealed; undefined without a dial. */
  readonly revealed: DialManeuver | undefined;
  readonly changes: readonly DialChange[];
  /** What the dial shows in the end, at its printed difficulty, … */
  readonly shown: DialManeuver | undefined;
  /** … and at the difficulty at which it would be executed. */
  readonly intended: DialManeuver | undefined;
}

const NO_EFFECTS: readonly ManeuverEffect[] = [];

type Changes = Parameters<typeof difficultyWhenExecuted>[2];

const intend = (ship: Ship, shown: DialManeuver, { effects, raised }: Changes): DialManeuver => {
  const onTheDial = effects.filter(({ appliesTo }) => appliesTo !== 'stress-maneuver');
  return { ...shown, difficulty: difficultyWhenExecuted(ship, shown, { effects: onTheDial, raised }) };
};

const read = (ship: Ship, code: string): DialManeuver | undefined => {
  const named = readManeuver(code);
  return named && withDifficulty(ship, named);
};

export const maneuverSituation = (input: ManeuverInput): ManeuverSituation => {
  const { maneuver } = input;
  const ruleset = input.ruleset ?? DEFAULT_XWING_RULESET;
  const effects = (input.effects ?? NO_EFFECTS).filter(({ holds }) => holds !== false);
  const { tokens, changes: changesBefore } = booked(
    { tokens: input.ship.tokens, changes: [] },
    stressByEffects(effects, 'after-reveal'),
  );
  const ship = { ...input.ship, tokens };
  const revealed = maneuver === undefined ? undefined : read(ship, maneuver);
  const changes = revealed === undefined ? [] : dialChanges(ship, revealed, effects);
  const shown = changes.at(-1)?.to ?? revealed;
  return {
    input,
    ruleset,
    values: XWING_RULESETS[ruleset].values,
    ship,
    changesBefore,
    effects,
    ionized: isIonized(ship),
    revealed,
    changes,
    shown,
    intended: shown && intend(ship, shown, { effects, raised: raisedBy(changes) }),
  };
};
