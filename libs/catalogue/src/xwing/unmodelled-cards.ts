import type { UnmodelledCard } from '@marshal/rules/xwing';
import file from '../../data/xwing-reviewed-cards.json' with { type: 'json' };
import { plain } from '../nearest.js';
import { CARD_EXCEPTIONS, type CardFace } from './card-exceptions.js';
import type { Topic } from './records.js';

/** A card that was read, that could change a verdict and that is not modelled. */
interface OpenCard extends Omit<UnmodelledCard, 'id' | 'topics'> {
  readonly card: CardFace['card'];
  readonly xws: readonly string[];
  readonly ability?: string;
  readonly topics?: readonly Topic[];
}

/** What reading every card has come to. */
interface ReviewedCards {
  readonly open: readonly OpenCard[];
  readonly neutral: { readonly pilots: readonly string[]; readonly upgrades: readonly string[] };
}

// The compiler's own reading of the JSON is dropped: its type would be as long as the data.
const typed = (reviewed: unknown): ReviewedCards => reviewed as ReviewedCards;

/** What reading the cards has come to, as it stands in the data. */
export const REVIEWED_CARDS: ReviewedCards = typed(file);

const keyOf = (card: CardFace['card'], id: string): string => `${card}:${id}`;

const READ: ReadonlySet<string> = new Set([
  ...REVIEWED_CARDS.neutral.pilots.map((id) => keyOf('pilot', id)),
  ...REVIEWED_CARDS.neutral.upgrades.map((id) => keyOf('upgrade', id)),
  ...CARD_EXCEPTIONS.flatMap(({ card, xws }) => xws.map((id) => keyOf(card, id))),
]);

const OPEN: ReadonlyMap<string, OpenCard> = new Map(
  REVIEWED_CARDS.open.flatMap((open) => open.xws.map((id) => [keyOf(open.card, id), open] as const)),
);

const NONE: readonly UnmodelledCard[] = [];

const shows = ({ ability }: CardFace, open: OpenCard): boolean =>
  open.ability === undefined || (ability !== undefined && plain(ability) === plain(open.ability));

const asUnmodelled = (id: string, { couldChange, actions, topics = [] }: OpenCard): UnmodelledCard => ({
  id,
  topics,
  ...(couldChange && { couldChange }),
  ...(actions && { actions }),
});

/**
 * What is not modelled of a card and could change a verdict. A card that nobody has read could change everything that
 * its text touches; ships without a pilot show no ability and so nothing that hangs on one.
 */
export const unmodelledIn = (face: CardFace, topics: readonly Topic[]): readonly UnmodelledCard[] => {
  const key = keyOf(face.card, face.id);
  const open = OPEN.get(key);
  if (open !== undefined) return shows(face, open) ? [asUnmodelled(face.id, open)] : NONE;
  return READ.has(key) || topics.length === 0 ? NONE : [{ id: face.id, topics }];
};
