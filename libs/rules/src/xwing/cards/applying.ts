import { isActionKind, type ActionName } from '../action-kind.js';
import type { Charges, Ship, Upgrade } from '../ship.js';
import type { ActionFilter, CardReference } from './card-reference.js';
import type { CardException } from './exception.js';

type Carrier = Pick<Ship, 'exceptions' | 'upgrades'>;

/** The carrier's upgrade that an exception stands on; undefined for pilots and ships. */
const upgradeOf = ({ upgrades }: Carrier, { xws }: CardReference): Upgrade | undefined =>
  upgrades.find(({ id }) => xws.includes(id));

/** Is the side that carries the exception faceup? A card that the ship does not list shows its first side. */
const isFaceup = (carrier: Carrier, exception: CardReference): boolean =>
  exception.side === undefined || (upgradeOf(carrier, exception)?.side ?? 0) === exception.side;

/** The charges of the card that an exception stands on; undefined when they are not told. */
export const chargesOf = (ship: Carrier & Pick<Ship, 'charges'>, exception: CardReference): Charges | undefined =>
  exception.card === 'upgrade' ? upgradeOf(ship, exception)?.charges : ship.charges;

/** Has the card no active charge? A card whose charges are not told has some. */
export const isSpent = (carrier: Carrier & Pick<Ship, 'charges'>, exception: CardReference): boolean =>
  chargesOf(carrier, exception)?.active === 0;

/** The id of the ship's card that an exception stands on. */
export const printedOn = (ship: Carrier & Pick<Ship, 'pilot' | 'shipType'>, exception: CardReference): string => {
  const own = [upgradeOf(ship, exception)?.id, ship.pilot, ship.shipType];
  return own.find((id) => id !== undefined && exception.xws.includes(id)) ?? exception.xws[0] ?? '';
};

/** Does a card that speaks of these actions speak of this one? */
export const covers = (filter: ActionFilter, name: ActionName): boolean => {
  if (filter === 'any') return true;
  if (filter === 'bar') return isActionKind(name);
  if (filter === 'damage-card') return name.startsWith('damage:');
  return isActionKind(name) && filter.includes(name);
};

type OfKind<K extends CardException['kind']> = Extract<CardException, { kind: K }>;
const NONE: readonly never[] = [];

/** The exceptions of one kind that the carrier shows faceup. */
export const exceptionsOf = <K extends CardException['kind']>(carrier: Carrier, kind: K): readonly OfKind<K>[] =>
  carrier.exceptions.some((exception) => exception.kind === kind)
    ? carrier.exceptions.filter(
        (exception): exception is OfKind<K> => exception.kind === kind && isFaceup(carrier, exception),
      )
    : NONE;
