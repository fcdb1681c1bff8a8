import { ARCS, type Arc } from '../arc.js';
import { mayRepeatLocks } from '../actions/kinds/lock-effects.js';
import { hasTurret } from '../actions/kinds/rotate.js';
import { count } from '../ship.js';
import type { Adjust } from './command.js';
import { fleetShip, type FleetShip, type XWingState } from './state.js';

/** A part of an adjustment that no table could have, and why. */
export interface ImpossiblePart {
  readonly part: string;
  readonly why: string;
}

interface Adjusted {
  readonly state: XWingState;
  readonly found: FleetShip;
  readonly adjust: Adjust;
}

type Check = (adjusted: Adjusted) => string | undefined;

const carrierFault: Check = ({ state, found, adjust }) => {
  const { carrier } = adjust;
  if (carrier === found.ship.id) return 'a ship is not docked on itself';
  if (carrier !== undefined && fleetShip(state, carrier) === undefined) return `no ship has the id "${carrier}"`;
  return adjust.status === 'docked' && (carrier ?? found.carrier) === undefined
    ? 'a docked ship has a ship that carries it'
    : undefined;
};

/** A device dropped since the setup is on no list of the game, so that a lock on an id which the game does not know is believed. */
const locksFault: Check = ({ found: { ship }, adjust: { locks = [] } }) => {
  if (locks.includes(ship.id)) return 'a ship has no lock on itself';
  const repeats = new Set(locks).size < locks.length;
  return repeats && ship.pilot !== undefined && !mayRepeatLocks(ship)
    ? 'no card of this ship lets it keep two locks on one object'
    : undefined;
};

const cardsFault: Check = ({ adjust: { damageCards = [] } }) =>
  new Set(damageCards.map(({ id }) => id)).size < damageCards.length ? 'two cards have one id' : undefined;

/** One arc, or two opposite ones; a turret whose arcs are known keeps their number. */
const canPoint = (turret: readonly Arc[], before: readonly Arc[] | undefined): boolean => {
  const [first, second, ...more] = turret.map((arc) => ARCS.indexOf(arc));
  const opposite = first !== undefined && second !== undefined && Math.abs(first - second) === 2;
  return (
    first !== undefined &&
    (second === undefined || opposite) &&
    more.length === 0 &&
    (before === undefined || before.length === turret.length)
  );
};

const turretFault: Check = ({ found: { ship }, adjust: { turret } }) => {
  if (turret === undefined) return undefined;
  if (!hasTurret(ship)) return 'the ship has no turret';
  return canPoint(turret, ship.turret) ? undefined : 'the turret of the ship cannot point so';
};

const endedFault: Check = ({ found: { initiativeChanges }, adjust: { initiativeEnded } }) =>
  initiativeEnded === undefined ||
  initiativeChanges.some(({ source, ended }) => source === initiativeEnded && ended !== true)
    ? undefined
    : `no effect of "${initiativeEnded}" on its initiative is going on`;

const cloakFault: Check = ({ adjust: { tokens = {} } }) =>
  count(tokens, 'cloak') > 1 ? 'a ship has one cloak token at most' : undefined;

const CHECKS: Readonly<Record<string, Check>> = {
  carrier: carrierFault,
  locks: locksFault,
  damageCards: cardsFault,
  turret: turretFault,
  initiativeEnded: endedFault,
  'tokens/cloak': cloakFault,
};

/** What an adjustment says of things that are not there, or of a ship as it cannot be. */
export const impossibleParts = (adjusted: Adjusted): readonly ImpossiblePart[] =>
  Object.entries(CHECKS).flatMap(([part, check]) => {
    const why = check(adjusted);
    return why === undefined ? [] : [{ part, why }];
  });
