import {
  damageFaults,
  DEFAULT_DATA_SET,
  drawDamage,
  faultsUnder,
  readSquad,
  resolveShip,
  type DataSetId,
} from '@marshal/catalogue';
import type { Checked, Fault } from '@marshal/rules/kernel';
import {
  DEFAULT_XWING_RULESET,
  XWING_RULESETS,
  malformed,
  xwing,
  type Ship,
  type XWingRulesetId,
  type XWingSetup,
  type XWingState,
} from '@marshal/rules/xwing';
import type { SessionGame } from '../../../sessions/session-game.js';
import { CreateXWingSessionDto, type XWingPlayerDto } from './create-xwing-session.dto.js';
import { XWING_SESSION_EXAMPLES, XWING_STEP_EXAMPLES } from './examples.js';
import { XWingStepDto } from './xwing-step.dto.js';

const isRuleset = (id: string): id is XWingRulesetId => Object.hasOwn(XWING_RULESETS, id);

/** A ship, or what is wrong with it. */
type Resolved = Checked<Ship>;

const told = ({ ships = [] }: XWingPlayerDto, pointer: string, set: { set?: DataSetId }): readonly Resolved[] =>
  ships.map((ship, index) => {
    const resolved = resolveShip(ship, set);
    return 'faults' in resolved ? { faults: faultsUnder(`${pointer}/ships/${index}`, resolved) } : resolved;
  });

const listed = ({ squad }: XWingPlayerDto, pointer: string, set: { set?: DataSetId }): readonly Resolved[] => {
  if (squad === undefined) return [];
  const read = readSquad(squad, set);
  if ('faults' in read) return [{ faults: faultsUnder(`${pointer}/squad`, read) }];
  const [only, another] = read.value.squads;
  if (only === undefined || another !== undefined)
    return [
      { faults: [{ pointer: `${pointer}/squad`, detail: `must hold one squad, not ${read.value.squads.length}` }] },
    ];
  return only.ships.map(({ ship }) => ({ value: ship }));
};

/** Squads number their ships each for itself: an id that is taken gets the seat added. */
const withOwnIds = (players: readonly PlayerShips[]): XWingSetup['players'] => {
  const taken = new Set(players.flatMap(({ own }) => own.map(({ id }) => id)));
  return players.map(({ seat, own, fromSquad }) => {
    const named = fromSquad.map((ship) => {
      const id = taken.has(ship.id) ? `${ship.id}-${seat}` : ship.id;
      taken.add(id);
      return { ...ship, id };
    });
    return { id: seat, ships: [...own, ...named] };
  });
};

interface PlayerShips {
  readonly seat: string;
  readonly own: readonly Ship[];
  readonly fromSquad: readonly Ship[];
}

const valuesOf = (ships: readonly Resolved[]): readonly Ship[] =>
  ships.flatMap((ship) => ('value' in ship ? [ship.value] : []));
const faultsOf = (ships: readonly Resolved[]): readonly Fault[] =>
  ships.flatMap((ship) => ('faults' in ship ? ship.faults : []));

const shipless = (player: number): Fault => ({
  pointer: `/players/${player}`,
  detail: 'A player has a ship at least, by a squad or by ships.',
});

const resolved = ({ players, dataSet }: CreateXWingSessionDto): Checked<readonly PlayerShips[]> => {
  const set = dataSet === undefined ? {} : { set: dataSet };
  const ships = players.map((player, index) => {
    const pointer = `/players/${index}`;
    return { seat: player.seat, own: told(player, pointer, set), fromSquad: listed(player, pointer, set) };
  });
  const faults = ships.flatMap(({ own, fromSquad }, index) => {
    const all = [...own, ...fromSquad];
    return all.length === 0 ? [shipless(index)] : faultsOf(all);
  });
  if (faults.length > 0) return { faults };
  return {
    value: ships.map(({ seat, own, fromSquad }) => ({ seat, own: valuesOf(own), fromSquad: valuesOf(fromSquad) })),
  };
};

const open = (creation: CreateXWingSessionDto): Checked<XWingState> => {
  const { ruleset = DEFAULT_XWING_RULESET, docked, obstacles, devices, playArea } = creation;
  if (!isRuleset(ruleset))
    return { faults: [{ pointer: '/ruleset', detail: `must be one of ${Object.keys(XWING_RULESETS).join(', ')}` }] };
  const players = resolved(creation);
  if ('faults' in players) return players;
  return xwing.open({
    ruleset,
    players: withOwnIds(players.value),
    ...(docked && { docked }),
    ...(obstacles && { obstacles }),
    ...(devices && { devices }),
    ...(playArea && { playArea }),
  });
};

/** The damage cards of an adjustment are read by their names, as in every other call; all data sets have the same. */
const play: typeof xwing.play = (state, step) => {
  const { command } = step;
  if (command.type !== 'adjust' || command.damageCards === undefined) return xwing.play(state, step);
  const { damageCards } = command;
  const faults = damageFaults(damageCards, DEFAULT_DATA_SET);
  return faults.length > 0
    ? malformed(faults)
    : xwing.play(state, { ...step, command: { ...command, damageCards: drawDamage(damageCards, DEFAULT_DATA_SET) } });
};

/** X-Wing, as sessions keep it. */
export const XWING_SESSION: SessionGame = {
  game: { ...xwing, open, play },
  defaultRuleset: DEFAULT_XWING_RULESET,
  creation: CreateXWingSessionDto,
  step: XWingStepDto,
  examples: XWING_SESSION_EXAMPLES,
  steps: XWING_STEP_EXAMPLES,
};
