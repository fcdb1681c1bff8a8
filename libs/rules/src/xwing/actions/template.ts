import type { TemplateChange } from '../cards/action-exception.js';
import { exceptionsOf } from '../cards/applying.js';
import type { CardReference } from '../cards/card-reference.js';
import type { Setting } from './definition.js';

/** The template that a move is made with. */
export interface MoveTemplate {
  readonly shape: 'straight' | 'bank' | 'turn';
  readonly faster: boolean;
}

type MoveName = 'barrel-roll' | 'boost' | 'decloak' | 'slam';

/** A decloak is a move of its own, with its own templates. */
export const moveOf = ({ name, opportunity }: Setting): MoveName | undefined => {
  if (opportunity.kind === 'game-effect' && opportunity.by === 'decloak') return 'decloak';
  return name === 'barrel-roll' || name === 'boost' || name === 'slam' ? name : undefined;
};

const isFor = (change: TemplateChange, setting: Setting): boolean => {
  const move = moveOf(setting);
  return (
    move !== undefined &&
    change.moves.some((each) => each === move) &&
    (change.difficulty === undefined || change.difficulty === setting.difficulty) &&
    (change.actionOnly !== true || setting.opportunity.kind !== 'game-effect')
  );
};

const isChosen = ({ declaration }: Setting, { xws }: CardReference): boolean =>
  declaration?.template !== undefined && xws.includes(declaration.template);

/** Difficulty changes that bring a template: for a white boost that is then red. */
const bendingDifficulties = (setting: Setting): readonly CardReference[] =>
  setting.name === 'boost' && setting.printed === 'white' && setting.opportunity.kind !== 'game-effect'
    ? exceptionsOf(setting.ship, 'difficulty').filter(({ template }) => template !== undefined)
    : [];

/** The cards whose template the declaration could choose. */
export const templateCards = (setting: Setting): readonly CardReference[] => [
  ...exceptionsOf(setting.ship, 'template').filter((change) => change.optional && isFor(change, setting)),
  ...bendingDifficulties(setting),
];

const SHAPE: Readonly<Partial<Record<TemplateChange['use'], MoveTemplate['shape']>>> = {
  '1-bank': 'bank',
  '2-bank': 'bank',
  '1-turn': 'turn',
};

/** The template of a move, as the ship's cards and the declaration have it. */
export const templateFor = (setting: Setting): MoveTemplate => {
  if (setting.ship.exceptions.length === 0) return { shape: 'straight', faster: false };
  const changes = exceptionsOf(setting.ship, 'template').filter(
    (change) => isFor(change, setting) && (!change.optional || isChosen(setting, change)),
  );
  const bend = changes.flatMap(({ use }) => SHAPE[use] ?? [])[0];
  const turns = bendingDifficulties(setting).some((card) => isChosen(setting, card));
  return { shape: turns ? 'turn' : (bend ?? 'straight'), faster: changes.some(({ use }) => use === 'speed-plus-1') };
};
