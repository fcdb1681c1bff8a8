import type { GrantedOpportunity, TableShip } from './attempt.js';
import type { Setting } from './definition.js';

/** What grants actions without being a card that the question names: rules, and a card that no catalogue knows. */
export const GRANTS_WITHOUT_CARD = ['any-card', 'coordinate', 'deploy', 'overlap'] as const;
/** What lets a ship do something without its being an action, likewise. */
export const GAME_EFFECTS = ['any-card', 'decloak', 'tractor'] as const;

const WITHOUT_CARD: ReadonlySet<string> = new Set(GRANTS_WITHOUT_CARD);

type Bearer = Pick<TableShip, 'pilot' | 'shipType' | 'upgrades' | 'exceptions'>;

/** Does the ship carry the card, or one that is printed under several ids and is the same? */
export const carries = ({ pilot, shipType, upgrades = [], exceptions = [] }: Bearer, card: string): boolean =>
  pilot === card ||
  shipType === card ||
  upgrades.some(({ id }) => id === card) ||
  exceptions.some(({ xws }) => xws.includes(card));

/** Who has to carry a card for it to grant an action. */
interface Bearers {
  readonly ships: readonly Bearer[];
  /** The one whose card it is said to be. */
  readonly named: Bearer & { readonly id: string };
  readonly pointer: string;
}

/** The ship that the grant names, else the acting ship or any other; undefined for one that the question does not tell. */
const bearersFor = ({ ship, table }: Setting, { from }: GrantedOpportunity): Bearers | undefined => {
  const others = table?.ships ?? [];
  if (from === undefined || from === ship.id) return { ships: [ship, ...others], named: ship, pointer: '/ship' };
  const index = others.findIndex(({ id }) => id === from);
  const named = others[index];
  return named === undefined ? undefined : { ships: [named], named, pointer: `/table/ships/${index}` };
};

/** The ship that would have to carry the granting card, and as far as is told does not; undefined where all is well. */
export const withoutTheCard = (setting: Setting): Bearers | undefined => {
  const { opportunity } = setting;
  if (opportunity.kind !== 'granted' || WITHOUT_CARD.has(opportunity.by)) return undefined;
  const bearers = bearersFor(setting, opportunity);
  return bearers?.ships.some((each) => carries(each, opportunity.by)) === false ? bearers : undefined;
};
