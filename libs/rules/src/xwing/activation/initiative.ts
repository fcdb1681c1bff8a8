import { exceptionsOf } from '../cards/applying.js';
import type { CardException } from '../cards/exception.js';
import { isDamaged } from '../damage.js';
import type { Ship } from '../ship.js';
import type { InitiativeChange } from './order-input.js';
import { effectiveInitiative } from './turn.js';

/** Of whom less may be known: a card that is not told is not there. */
type Carrier = Partial<Pick<Ship, 'exceptions' | 'upgrades' | 'damageCards' | 'facedownDamage'>>;

const onCards = ({ exceptions = [], upgrades = [] }: Carrier): readonly ByCard[] =>
  exceptionsOf({ exceptions, upgrades }, 'initiative');
type ByCard = Extract<CardException, { kind: 'initiative' }>;

/**
 * What the ship's own cards make of its initiative while it is damaged or undamaged, as changes older than any other:
 * one that is not in force has ended. Undefined where nothing tells whether the ship is damaged.
 */
export const initiativeByCards = (ship: Carrier): readonly InitiativeChange[] | undefined => {
  const damaged = isDamaged({ damageCards: [], ...ship });
  const changes = onCards(ship).flatMap(({ value, condition, xws: [source] }) =>
    typeof value !== 'number' || condition === undefined
      ? []
      : [{ initiative: value, ended: (condition === 'damaged') !== damaged, ...(source !== undefined && { source }) }],
  );
  return changes.length > 0 && damaged === undefined ? undefined : changes;
};

/** Whether the ship has the initiative of the ship that is docked with it, and none that its own cards would tell. */
export const hasInitiativeOfDockedShip = (ship: Carrier): boolean =>
  onCards(ship).some(({ value }) => value === 'docked-ship');

/** The initiative that counts for a ship of which no other changes are told; undefined where it is not told itself. */
export const initiativeOf = ({ initiative, ...carrier }: Carrier & Pick<Ship, 'initiative'>): number | undefined => {
  const changes = initiativeByCards(carrier);
  return initiative === undefined || changes === undefined
    ? undefined
    : effectiveInitiative({ initiative, initiativeChanges: changes });
};
