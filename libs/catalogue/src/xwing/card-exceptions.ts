import type { CardException } from '@marshal/rules/xwing';
import file from '../../data/xwing-exceptions.json' with { type: 'json' };
import { plain } from '../nearest.js';
import type { DataSetId } from './data-set.js';

// The compiler's own reading of the JSON is dropped; the rules' types say what an exception is.
const read = (exceptions: unknown): readonly CardException[] => exceptions as readonly CardException[];

/** What cards change in the rules, as it stands in the data. */
export const CARD_EXCEPTIONS: readonly CardException[] = read(file.exceptions);

/** A card as exceptions name it. */
export interface CardFace {
  readonly card: CardException['card'];
  /** XWS id. */
  readonly id: string;
  /** The faceup side of a double-sided card. */
  readonly side?: number;
  /** The ship ability that the pilot card prints. */
  readonly ability?: string | undefined;
  /** The data set whose card it is; cards of one id differ between sets. */
  readonly set: DataSetId;
}

const keyOf = (card: CardException['card'], id: string): string => `${card}:${id}`;

const byCard = CARD_EXCEPTIONS.reduce((known, exception) => {
  for (const id of exception.xws) {
    const key = keyOf(exception.card, id);
    known.set(key, [...(known.get(key) ?? []), exception]);
  }
  return known;
}, new Map<string, readonly CardException[]>());

const NONE: readonly CardException[] = [];

const speaksOf = ({ side, ability, presentIn }: CardException, face: CardFace): boolean =>
  (presentIn === undefined || presentIn.includes(face.set)) &&
  (side === undefined || side === (face.side ?? 0)) &&
  (ability === undefined || (face.ability !== undefined && plain(ability) === plain(face.ability)));

/** The exceptions that a card carries while this side of it is faceup. */
export const exceptionsOf = (face: CardFace): readonly CardException[] => {
  const all = byCard.get(keyOf(face.card, face.id));
  return all === undefined ? NONE : all.filter((exception) => speaksOf(exception, face));
};
