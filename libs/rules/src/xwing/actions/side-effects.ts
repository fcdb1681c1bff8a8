import { covers, exceptionsOf, printedOn } from '../cards/applying.js';
import type { CardReference, SideEffect } from '../cards/card-reference.js';
import { count } from '../ship.js';
import type { Situation } from './definition.js';
import { templateCards } from './template.js';
import type { ActionEffect } from './verdict.js';

/** What cards bring upon a ship with an action that it has performed; what comes of dice and damage is for the players. */

const STRAIN: ActionEffect = { kind: 'gain-token', token: 'strain', count: 1 };

const roll = (card: string): ActionEffect => ({ kind: 'roll-owed', die: 'attack', count: 1, because: 'card', card });

const damage = (card: string, of: 'crit' | 'hit', mayExpose: boolean): ActionEffect => ({
  kind: 'damage-owed',
  damage: of,
  count: 1,
  card,
  ...(mayExpose && { unless: 'a-damage-card-is-exposed' }),
});

const OF: Readonly<Record<SideEffect, (card: string) => ActionEffect>> = {
  '1-strain': () => STRAIN,
  '1-crit-damage-or-expose-1-damage-card': (card) => damage(card, 'crit', true),
  '1-hit-damage-or-expose-1-damage-card': (card) => damage(card, 'hit', true),
  'die-roll': roll,
};

const isGrantedBy = ({ opportunity }: Situation, { xws }: CardReference): boolean =>
  opportunity.kind === 'granted' && xws.includes(opportunity.by);

/** The cards in use that bring something: a leave to act while stressed counts the stress before the action is paid for. */
const cardsInUse = (situation: Situation): readonly (CardReference & { readonly sideEffect?: SideEffect })[] => {
  const { ship, name, declaration } = situation;
  const leave = count(ship.tokens, 'stress') > 0 ? exceptionsOf(ship, 'act-while-stressed') : [];
  const template = declaration?.template;
  return [
    ...leave.filter(({ actions }) => covers(actions, name)),
    ...exceptionsOf(ship, 'granted-even-stressed').filter((card) => isGrantedBy(situation, card)),
    ...templateCards(situation).filter(({ xws }) => template !== undefined && xws.includes(template)),
  ];
};

/** Some cards that grant an action ask something for one that is not on the bar. */
const forWantOfTheBar = (situation: Situation): readonly ActionEffect[] => {
  const { ship, entry } = situation;
  return exceptionsOf(ship, 'action-window').flatMap((card) => {
    if (entry !== undefined || !isGrantedBy(situation, card)) return [];
    if (card.then === 'if-not-on-bar-1-hit-damage') return [damage(printedOn(ship, card), 'hit', false)];
    return card.then === 'if-not-on-bar-1-strain-and-no-other-action-during-activation' ? [STRAIN] : [];
  });
};

/** A wounded pilot rolls after every action, but for the one that repairs the card. */
const byDamage = ({ ship, name }: Situation): readonly ActionEffect[] =>
  ship.damageCards
    .filter((card) => card.name === 'Wounded Pilot' && name !== `damage:${card.id}`)
    .map(({ id }) => roll(`damage:${id}`));

/** In the order in which they stand here; a ship's owner may resolve them in another one, and links among them. */
export const sideEffects = (situation: Situation): readonly ActionEffect[] => {
  const { ship, opportunity } = situation;
  if (opportunity.kind === 'game-effect') return [];
  return [
    ...cardsInUse(situation).flatMap((card) =>
      card.sideEffect === undefined ? [] : [OF[card.sideEffect](printedOn(ship, card))],
    ),
    ...forWantOfTheBar(situation),
    ...byDamage(situation),
  ];
};
