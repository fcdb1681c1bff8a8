import type { ShipInput, SquadFile, SquadShip } from '@marshal/catalogue';
import type { CardException, Ship } from '@marshal/rules/xwing';
import type { ShipExceptionDto, SquadFileDto, SquadShipDto } from './squad.dto.js';

/** The ship in the words of a request: what its cards bring is left to them. */
const asSent = ({ id, pilot, force, charges, shields, facedownDamage, upgrades }: Ship): ShipInput => ({
  id,
  pilot,
  ...(force.capacity > 0 && { force }),
  ...(charges !== undefined && { charges }),
  ...(shields !== undefined && { shields }),
  ...(facedownDamage !== undefined && { facedownDamage }),
  upgrades: upgrades.map((upgrade) => ({ id: upgrade.id, charges: upgrade.charges, side: upgrade.side })),
});

/** The id, of all that carry the exception, that this ship has. */
const carrier = ({ pilot, shipType, upgrades }: Ship, { xws }: CardException): string | undefined =>
  [pilot, shipType, ...upgrades.map(({ id }) => id)].find((id) => id !== undefined && xws.includes(id));

/** What an exception says of itself, and not of the ship that has it. */
const OF_THE_TABLE = new Set(['xws', 'presentIn', 'ability']);

const exceptionOn = (ship: Ship, exception: CardException): ShipExceptionDto => {
  const { kind, card, xws } = exception;
  const change = Object.entries(exception).filter(([field]) => !OF_THE_TABLE.has(field));
  return { kind, card, id: carrier(ship, exception) ?? xws.join(' or '), ...Object.fromEntries(change) };
};

const shipAnswer = ({ ship, pilotName, shipName, faction, upgrades }: SquadShip): SquadShipDto => {
  const { shipType, baseSize, initiative, limited, actionBar, dial, exceptions, unmodelled } = ship;
  return {
    ship: asSent(ship),
    pilotName,
    shipName,
    ...(shipType !== undefined && { shipType }),
    faction,
    baseSize,
    ...(initiative !== undefined && { initiative }),
    ...(limited !== undefined && { limited }),
    actionBar,
    ...(dial !== undefined && { dial }),
    upgrades,
    exceptions: exceptions.map((exception) => exceptionOn(ship, exception)),
    unmodelled,
  };
};

/** A file that was read, in the words of the service. */
export const squadsAnswer = ({ set, squads, warnings }: SquadFile): SquadFileDto => ({
  dataSet: set,
  squads: squads.map((squad) => ({ ...squad, ships: squad.ships.map(shipAnswer) })),
  warnings,
});
