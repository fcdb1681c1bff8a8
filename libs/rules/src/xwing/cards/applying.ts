import { isActionKind, type ActionName } from '../action-kind.js';
import type { Ship } from '../ship.js';
import type { ActionFilter } from './card-reference.js';
import type { CardException } from './exception.js';

type Carrier = Pick<Ship, 'exceptions' | 'upgrades'>;

/** The carrier's upgrade that an exception stands on; undefined for pilots and ships. */
export const upgradeOf = (carrier: Carrier, { xws }: CardException): Ship['upgrades'][number] | undefined =>
  carrier.upgrades.find(({ id }) => xws.includes(id));

/** Is the side that carries the exception faceup? A card that the ship does not list shows its first side. */
export const isFaceup = (carrier: Carrier, exception: CardException): boolean =>
  exception.side === undefined || (upgradeOf(carrier, exception)?.side ?? 0) === exception.side;

/** Has the card no active charge? A card whose charges are not told has some. */
export const isSpent = (carrier: Carrier, exception: CardException): boolean =>
  upgradeOf(carrier, exception)?.charges?.active === 0;

/** Does a card that speaks of these actions speak of this one? */
export const covers = (filter: ActionFilter, name: ActionName): boolean => {
  if (filter === 'any') return true;
  if (filter === 'bar') return isActionKind(name);
  if (filter === 'damage-card') return name.startsWith('damage:');
  return isActionKind(name) && filter.includes(name);
};

/** The exceptions of one kind that the carrier shows faceup. */
export const exceptionsOf = <K extends CardException['kind']>(
  carrier: Carrier,
  kind: K,
): readonly Extract<CardException, { kind: K }>[] =>
  carrier.exceptions.filter(
    (exception): exception is Extract<CardException, { kind: K }> =>
      exception.kind === kind && isFaceup(carrier, exception),
  );
