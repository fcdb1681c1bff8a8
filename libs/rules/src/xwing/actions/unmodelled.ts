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

const lifts = (card: UnmodelledCard, { code }: Reason<ActionCode>): boolean => {
  const needed = LIFTED_BY[code];
  return needed !== undefined && changesBy(card).includes(needed);
};

const cardsOf = (situation: Situation): readonly UnmodelledCard[] =>
  situation.opportunity.kind === 'game-effect' || situation.ship.unmodelled.length === 0
    ? NO_CARDS
    : situation.ship.unmodelled.filter((card) => matters(card, situation));
const NO_CARDS: readonly UnmodelledCard[] = [];

/** What stands whatever the cards say that are not modelled. */
export const firmReasons = (
  situation: Situation,
  reasons: readonly Reason<ActionCode>[],
): readonly Reason<ActionCode>[] => {
  const cards = cardsOf(situation);
  return cards.length === 0 ? reasons : reasons.filter((reason) => !cards.some((card) => lifts(card, reason)));
};

/** The cards that could lift every objection together; what is only still to be declared is none. */
const lifting = (situation: Situation, reasons: readonly Reason<ActionCode>[]): readonly UnmodelledCard[] => {
  const objections = reasons.filter(({ code }) => code !== 'declaration-missing');
  return firmReasons(situation, objections).length > 0
    ? NO_CARDS
    : cardsOf(situation).filter((card) => objections.some((reason) => lifts(card, reason)));
};

const CHOOSES: ReadonlySet<string> = new Set(['coordinate', 'jam', 'lock']);

/** Could it change the difficulty of the maneuver of a SLAM? */
const changesItsManeuver = ({ topics }: UnmodelledCard, { name, declaration }: Situation): boolean =>
  name === 'slam' &&
  declaration?.maneuver !== undefined &&
  topics.includes('maneuver') &&
  topics.includes('difficulty');

/** Could the card turn a legal attempt into another one: forbid it, make it dearer, or undo the choice that was made? */
const upsets = (card: UnmodelledCard, situation: Situation): boolean => {
  const { name, declaration } = situation;
  const changes = changesBy(card);
  return (
    changes.includes('ban') ||
    changes.includes('difficulty') ||
    changesItsManeuver(card, situation) ||
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
  const cards =
    reasons.length === 0 ? cardsOf(situation).filter((card) => upsets(card, situation)) : lifting(situation, reasons);
  return cards.length === 0 ? header : [...header, ...cards.map(({ id }) => id)];
};

/** The cards that could still open a way for an attempt that has none. */
export const openingCards = (situation: Situation): readonly string[] =>
  situation.ship.unmodelled
    .filter((card) => matters(card, situation) && changesBy(card).some((change) => OPENS.has(change)))
    .map(({ id }) => id);
const OPENS: ReadonlySet<string> = new Set(['positions', 'range', 'targets']);
