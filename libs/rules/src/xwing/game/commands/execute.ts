import { always } from '../../actions/definition.js';
import { omit } from '../../actions/omit.js';
import { exceptionsOf, printedOn } from '../../cards/applying.js';
import type { ManeuverInput } from '../../activation/maneuver-input.js';
import type { LegalManeuver } from '../../activation/maneuver-verdict.js';
import { validateManeuver } from '../../activation/validate-maneuver.js';
import { SLIDES } from '../../movement/reposition.js';
import type { Execute } from '../command.js';
import { IN_PHASE, IN_STEP, ownShip } from '../common-rules.js';
import { done, type CommandDefinition, type Done } from '../game-rule.js';
import { activatingShip, withFleetShip, type FleetShip, type PendingGrant, type XWingState } from '../state.js';
import { surroundings } from '../surroundings.js';
import { malformed } from '../malformed.js';
import { metFaults, withWhatIsKnown } from '../met.js';
import { unsettled } from '../unsettled.js';

const question = (state: XWingState, found: FleetShip, command: Execute): ManeuverInput => ({
  ruleset: state.ruleset,
  ship: found.ship,
  ...(found.dial === undefined ? {} : { maneuver: found.dial }),
  ...(command.position === undefined ? {} : { position: command.position }),
  ...(command.effects === undefined ? {} : { effects: command.effects }),
  ...(command.met === undefined ? {} : { met: withWhatIsKnown(state, command.met) }),
  table: surroundings(state),
});

/** A ship that was moved back to where no positions tell has no pose until the players give one. */
const shipAfter = (found: FleetShip, { ship, execution }: LegalManeuver, { pose }: Execute): FleetShip['ship'] => {
  const rest = omit({ ...found.ship, ...ship }, 'pose');
  const end = pose ?? (execution === undefined ? ship.pose : execution.end);
  return end === undefined ? rest : { ...rest, pose: end };
};

const grantsOf = (ship: string, { grants }: LegalManeuver): readonly PendingGrant[] =>
  grants.map(({ by, actions }) => ({ ship, by, actions }));

/** The state without the locks that others have on the ship. */
const withoutLocksOn = (state: XWingState, id: string): XWingState => ({
  ...state,
  fleet: state.fleet.map((each) => ({
    ...each,
    ship: { ...each.ship, locks: each.ship.locks.filter((target) => target !== id) },
  })),
});

const after = (state: XWingState, command: Execute, verdict: LegalManeuver): XWingState => {
  const { id } = verdict.ship;
  const before = verdict.locksBroken ? withoutLocksOn(state, id) : state;
  const moved = withFleetShip(before, id, (each) => ({
    ...each,
    ship: shipAfter(each, verdict, command),
    ...(verdict.execution?.fled === true ? { status: 'fled' as const } : {}),
  }));
  if (verdict.execution?.fled === true || state.activation === undefined) return omit(moved, 'activation');
  return {
    ...moved,
    grants: [...moved.grants, ...grantsOf(id, verdict)],
    activation: {
      ...state.activation,
      step: 'perform-action',
      ionManeuver: verdict.replacedBecause.some(({ code }) => code === 'ionized'),
    },
  };
};

const carryOut = (state: XWingState, found: FleetShip, command: Execute): Done => {
  const wrong = command.met === undefined ? [] : metFaults(state, found.ship.id, command.met);
  if (wrong.length > 0) return malformed(wrong);
  const checked = validateManeuver(question(state, found, command));
  if ('faults' in checked) return malformed(checked.faults);
  const verdict = checked.value;
  if (verdict.verdict === 'illegal') return verdict;
  if (verdict.verdict === 'indeterminate') return unsettled(state, found.ship.id, verdict);
  const { id } = found.ship;
  const events = verdict.events
    .filter(({ type }) => type !== 'dial-revealed' && type !== 'reveal-skipped')
    .map((event) => ({ ...event, ship: id }));
  const rolls = verdict.rolls.map((roll) => ({ type: 'roll-owed', ship: id, ...roll }));
  return done(after(state, command, verdict), ...events, ...rolls);
};

/** The cards of a ship whose part in its maneuver hangs on what only the players may see. */
const hangingCards = ({ ship }: FleetShip): readonly string[] =>
  [...exceptionsOf(ship, 'skip-execute-maneuver'), ...exceptionsOf(ship, 'red-maneuver-while-stressed')].map((card) =>
    printedOn(ship, card),
  );

/** What the players owe when cards, or what nothing tells the place of, could matter: here, that none does. */
const settling = (state: XWingState, command: Execute): Execute => {
  const found = activatingShip(state);
  if (found === undefined) return command;
  const checked = validateManeuver(question(state, found, command));
  if ('faults' in checked || checked.value.verdict !== 'indeterminate') return command;
  const { unmodelled, missing } = checked.value;
  const sources = missing.length === 0 ? unmodelled : [...unmodelled, ...hangingCards(found)];
  return {
    ...command,
    effects: sources.map((source) => ({ source, holds: false })),
    ...(missing.length > 0 && { met: {} }),
  };
};

export const execute: CommandDefinition<'execute'> = {
  rules: [ownShip, IN_PHASE.activation, IN_STEP['execute-maneuver']],
  movesOn: always,
  carryOut: ({ state, command }) => {
    const found = activatingShip(state);
    return found === undefined ? done(state) : carryOut(state, found, command);
  },
  candidates: (state) => {
    const [, bearing] = activatingShip(state)?.dial ?? '';
    const tallon = bearing === 'E' || bearing === 'R';
    const ways: readonly Execute[] = tallon
      ? SLIDES.map((position) => ({ type: 'execute', position }))
      : [{ type: 'execute' }];
    return ways.map((way) => settling(state, way));
  },
};
