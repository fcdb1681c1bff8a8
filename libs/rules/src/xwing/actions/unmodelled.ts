import type { Reason } from '../../kernel/index.js';
import { isActionKind } from '../action-kind.js';
import { covers } from '../cards/applying.js';
import { ACTION_CHANGES, type ActionChange, type UnmodelledCard } from '../ship.js';
import { cardActionOf } from './card-actions.js';
import type { ActionCode } from './code.js';
import type { Situation } from './definition.js';

const NONE: readonly string[] = [];

/**
 * What a card must be able to change to lift an objection. An objection whose code is not here no card lifts: what has
 * been done this round stays done, and another opportunity is another question.
 */
const LIFTED_BY: Readonly<Partial<Record<ActionCode, ActionChange>>> = {
  'banned-by-card': 'permission',
  'cannot-be-performed-red': 'difficulty',
  ionized: 'permission',
  'no-force': 'difficulty',
  'no-valid-target': 'targets',
  'not-on-action-bar': 'bar',
  'out-of-range': 'range',
  'position-blocked': 'positions',
  stressed: 'permission',
  'template-not-allowed': 'positions',
  'wrong-difficulty': 'difficulty',
};

const ACTION_TOPICS: ReadonlySet<string> = new Set(['actions', 'difficulty', 'lock', 'position', 'stress']);

/** A card that nobody has read could change anything if its text touches actions at all. */
const changesBy = ({ couldChange, topics }: UnmodelledCard): readonly ActionChange[] =>
  couldChange ?? (topics.some((topic) => ACTION_TOPICS.has(topic)) ? ACTION_CHANGES : []);

/** A card whose use the attempt tells among its effects is settled. */
const matters = ({ id, actions }: UnmodelledCard, { name, effects }: Situation): boolean =>
  (actions === undefined || covers(actions, name)) && !effects.some(({ source }) => source === id);

/** Could the card lift every objection? If one stays, the attempt is illegal whatever the card says. */
const lifts = (card: UnmodelledCard, reasons: readonly Reason<ActionCode>[]): boolean =>
  reasons.every(({ code }) => {
    const needed = LIFTED_BY[code];
    return needed !== undefined && changesBy(card).includes(needed);
  });

const CHOOSES: ReadonlySet<string> = new Set(['coordinate', 'jam', 'lock']);

/** Could the card turn a legal attempt into another one: forbid it, make it dearer, or undo the choice that was made? */
const upsets = (card: UnmodelledCard, { name, declaration }: Situation): boolean => {
  const changes = changesBy(card);
  return (
    changes.includes('ban') ||
    changes.includes('difficulty') ||
    (changes.includes('targets') && CHOOSES.has(name) && declaration?.target !== undefined)
  );
};

/** The header of a card that is asked for and not modelled. */
const unmodelledHeader = ({ ship, name }: Situation): readonly string[] =>
  isActionKind(name) || name.startsWith('damage:') || cardActionOf(ship, name) !== undefined
    ? NONE
    : [name.split(':')[1] ?? name];

/** The cards of the ship that are not modelled and could turn this verdict into another one. */
export const unmodelledCards = (situation: Situation, reasons: readonly Reason<ActionCode>[]): readonly string[] => {
  const header = reasons.length === 0 ? unmodelledHeader(situation) : NONE;
  if (situation.opportunity.kind === 'game-effect' || situation.ship.unmodelled.length === 0) return header;
  const cards = situation.ship.unmodelled.filter(
    (card) => matters(card, situation) && (reasons.length === 0 ? upsets(card, situation) : lifts(card, reasons)),
  );
  return cards.length === 0 ? header : [...header, ...cards.map(({ id }) => id)];
};

/** Could a card still open a way for an attempt that has none? */
export const couldOpenAWay = (situation: Situation): boolean =>
  situation.ship.unmodelled.some(
    (card) => matters(card, situation) && changesBy(card).some((change) => OPENS.has(change)),
  );
const OPENS: ReadonlySet<string> = new Set(['positions', 'range', 'targets']);
