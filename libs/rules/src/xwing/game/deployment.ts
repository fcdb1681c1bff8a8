import { validateManeuver } from '../activation/validate-maneuver.js';
import type { LegalManeuver } from '../activation/maneuver-verdict.js';
import { RULES_REFERENCE } from '../documents.js';
import { courseOf } from '../movement/bearing.js';
import { dialCode, readManeuver } from '../movement/maneuver.js';
import { onDial } from '../activation/dial.js';
import type { Deploy, EmergencyDeploy } from './command.js';
import type { Done, GameRule } from './game-rule.js';
import { malformed } from './malformed.js';
import { fleetShip, type FleetShip, type XWingState } from './state.js';
import { unsettled } from './unsettled.js';

/** What deploying in the System Phase and leaving a destroyed carrier have in common. */

export const isDocked: GameRule<Deploy | EmergencyDeploy> = {
  id: 'xwing/game/deploys-from-a-carrier',
  code: 'not-docked',
  cite: RULES_REFERENCE.at('Dock'),
  says: 'Only a docked ship deploys.',
  objection: ({ state, command }) => {
    const found = fleetShip(state, command.ship);
    return found === undefined || found.status === 'docked'
      ? undefined
      : { message: `${command.ship} is not docked: its status is ${found.status}.`, facts: { status: found.status } };
  },
};

const deploysAlong = (code: string): boolean => {
  const named = readManeuver(code);
  return named === undefined || courseOf(named.bearing)?.tailFirst === false;
};

export const alongAForwardManeuver: GameRule<Deploy | EmergencyDeploy> = {
  id: 'xwing/game/deploys-along-a-forward-maneuver',
  code: 'maneuver-cannot-deploy',
  cite: RULES_REFERENCE.at('Dock'),
  says: 'A ship deploys with a maneuver that is neither stationary nor in reverse.',
  objection: ({ command: { maneuver } }) =>
    deploysAlong(maneuver)
      ? undefined
      : { message: `${maneuver} is stationary or in reverse; a ship cannot deploy with it.`, facts: { maneuver } },
};

/** The maneuvers of its dial that a ship may deploy with. */
export const deployManeuvers = ({ ship }: FleetShip): readonly string[] =>
  (ship.dial ?? []).flatMap((code) => {
    const maneuver = onDial(code);
    return maneuver !== undefined && deploysAlong(code) ? [dialCode(maneuver)] : [];
  });

/** The maneuver of a deploying ship, which starts at its carrier and so is placed by the players. */
export const deployingManeuver = (
  state: XWingState,
  { ship, maneuver }: Deploy | EmergencyDeploy,
): { readonly found: FleetShip; readonly verdict: LegalManeuver } | Done => {
  const found = fleetShip(state, ship);
  if (found === undefined) return malformed([{ pointer: '/ship', detail: `There is no ship "${ship}".` }]);
  const effects = found.ship.unmodelled.map(({ id }) => ({ source: id, holds: false }));
  const checked = validateManeuver({ ruleset: state.ruleset, ship: found.ship, maneuver, effects, met: {} });
  if ('faults' in checked) return malformed(checked.faults);
  const { value } = checked;
  if (value.verdict === 'indeterminate') return unsettled(state, ship, { unmodelled: [], missing: value.missing });
  return value.verdict === 'illegal' ? value : { found, verdict: value };
};
