import { ACTIONS, CARDS, RULES_REFERENCE } from '../../documents.js';
import { CURVES, type BarrelRollMove, type DecloakMove } from '../../movement/reposition.js';
import { POSITIONS, SIDES, type OwnDeclaration } from '../attempt.js';
import { always, type ActionDefinition, type Setting } from '../definition.js';
import { repositionWays, untold } from './reposition-ways.js';
import { moveEffects } from './move-effects.js';
import { choosesAnOpenWay } from '../rules/ways.js';
import { declares } from '../rules/declaration.js';
import { decloakRules } from '../rules/decloak.js';
import { usesATemplateOfItsCards } from '../rules/template.js';
import { moveOf, templateFor } from '../template.js';
import { isOpen, type Way } from '../way.js';

const moveFor = (setting: Setting): BarrelRollMove | DecloakMove => {
  const { shape, faster } = templateFor(setting);
  const side = setting.declaration?.side;
  const chosen = side === undefined ? {} : { side };
  return moveOf(setting) === 'decloak'
    ? { kind: 'decloak', by: 'barrel-roll', shape: shape === 'bank' ? 'bank' : 'straight', ...chosen }
    : { kind: 'barrel-roll', shape, speed: faster ? 2 : 1, ...chosen };
};

const choices = (bends: readonly OwnDeclaration[]): readonly Way[] =>
  untold(SIDES.flatMap((side) => bends.flatMap((bend) => POSITIONS.map((position) => ({ side, position, ...bend })))));

/** Every side, place and bend, for those who do not tell the table. */
const STRAIGHT = choices([{}]);
const BENT = choices(CURVES.map((curves) => ({ curves })));

const untoldWays = (setting: Setting): readonly Way[] => {
  const all = templateFor(setting).shape === 'straight' ? STRAIGHT : BENT;
  const side = setting.declaration?.side;
  return side === undefined ? all : all.filter(({ choice }) => choice.side === side);
};

/** The side is declared first, so that only the places on that side are left. */
const ways = (setting: Setting): readonly Way[] => repositionWays(setting, moveFor(setting)) ?? untoldWays(setting);

const declaresPosition = declares('barrel-roll', 'position', RULES_REFERENCE.at('Barrel Roll'));
const declaresCurves = declares('barrel-roll', 'curves', CARDS.at('Pilot and Ship Cards'));

export const barrelRoll: ActionDefinition = {
  cite: ACTIONS.at('Barrel Roll'),
  says: 'The ship moves sideways with a speed 1 straight template to one of three places on the side declared.',
  declares: ['side', 'position', 'curves'],
  rules: [
    declares('barrel-roll', 'side', ACTIONS.at('Barrel Roll')),
    {
      ...declaresPosition,
      // The three places may be tried before one is taken, so that asking needs the side alone.
      objection: (situation) =>
        situation.stage === 'carried-out' && situation.ways()?.some(isOpen) === true
          ? declaresPosition.objection(situation)
          : undefined,
    },
    {
      ...declaresCurves,
      says: 'Whoever performs barrel-roll with a bent template declares: curves, where a place is free.',
      objection: (situation) =>
        situation.stage === 'carried-out' &&
        situation.ways()?.some((way) => isOpen(way) && way.choice.curves !== undefined) === true
          ? declaresCurves.objection(situation)
          : undefined,
    },
    usesATemplateOfItsCards('barrel-roll'),
    choosesAnOpenWay('barrel-roll', 'position-blocked', {
      cite: RULES_REFERENCE.at('Barrel Roll'),
      says: 'A ship that can barrel roll to a free place on the side declared takes one.',
    }),
    ...decloakRules('barrel-roll'),
  ],
  canFail: always,
  ways,
  effects: (situation) => moveEffects(situation, 'barrel-roll'),
};
