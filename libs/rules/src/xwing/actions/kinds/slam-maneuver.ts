import { chosenManeuver } from '../../activation/executed.js';
import { execute, type Execution } from '../../activation/execution.js';
import { maneuverSituation, type ManeuverSituation } from '../../activation/maneuver-situation.js';
import { isTooDifficult } from '../../activation/replacement-rules.js';
import { layoutFaults } from '../../movement/layout.js';
import { maneuverExists, type DialManeuver } from '../../movement/maneuver.js';
import type { Slide } from '../../movement/reposition.js';
import type { Ship } from '../../ship.js';
import { paid } from '../afterwards.js';
import type { Setting } from '../definition.js';
import { templateFor } from '../template.js';

/** The maneuver of the dial that a code names, with or without its difficulty. */
export const dialed = ({ dial }: Ship, code: string): string | undefined =>
  dial?.find((each) => each === code || (code.length === 2 && each.startsWith(code)));

/** A maneuver chosen by a ship that has paid for the action, which comes first. */
export const maneuverOf = ({ ship, costs, ruleset, effects }: Setting, code: string): ManeuverSituation =>
  maneuverSituation({
    ruleset,
    ship: paid(ship, costs),
    maneuver: code,
    effects: effects.map(({ source, maneuver }) => ({
      source,
      ...(maneuver !== undefined && { difficulty: maneuver }),
    })),
  });

/**
 * The maneuver that is really executed, at its real difficulty: one that a stressed ship or one without Force cannot
 * execute becomes the white 2 straight.
 */
export const executedInSlam = (setting: Setting, code: string): DialManeuver | undefined => {
  const situation = maneuverOf(setting, dialed(setting.ship, code) ?? code);
  const chosen = chosenManeuver(situation);
  const isReplaced = chosen !== undefined && isTooDifficult(situation);
  return chosen === undefined || isReplaced || !templateFor(setting).faster
    ? chosen
    : { ...chosen, speed: chosen.speed + 1 };
};

export const isTallon = ({ bearing }: DialManeuver): boolean => bearing.startsWith('tallon-');

/** Where the maneuver leads and what it meets there; undefined where the question does not tell enough to measure it. */
export const executionOf = (
  { ship, table }: Setting,
  maneuver: DialManeuver,
  position?: Slide,
): Execution | undefined =>
  ship.pose === undefined || table === undefined || !maneuverExists(maneuver) || layoutFaults(table, '').length > 0
    ? undefined
    : execute({ ship, table, ...(position !== undefined && { position }) }, maneuver);
