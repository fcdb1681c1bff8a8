import type { Citation } from '../../../kernel/index.js';
import { ACTIONS, RULES_REFERENCE } from '../../documents.js';
import type { BoostMove, DecloakMove } from '../../movement/reposition.js';
import type { TemplateBearing } from '../../movement/template.js';
import { DIRECTIONS } from '../attempt.js';
import { always, type ActionDefinition, type ActionRule, type Setting } from '../definition.js';
import { moveEffects } from './move-effects.js';
import { insteadOfFailing } from './boost-instead-of-failing.js';
import { repositionWays, untold } from './reposition-ways.js';
import { declares } from '../rules/declaration.js';
import { decloakRules } from '../rules/decloak.js';
import { usesATemplateOfItsCards } from '../rules/template.js';
import { moveOf, templateFor, type MoveTemplate } from '../template.js';
import type { Way } from '../way.js';

type Direction = (typeof DIRECTIONS)[number];

type BoostMade = 'boost' | 'decloak' | 'tractor';

/** A decloak and what tractor tokens do to a ship are boosts of their own. */
const madeBy = ({ opportunity }: Setting): BoostMade =>
  opportunity.kind === 'game-effect' && (opportunity.by === 'decloak' || opportunity.by === 'tractor')
    ? opportunity.by
    : 'boost';

/** The directions of a boost: a card's bend takes the place of the whole choice; a decloak and a tractored ship bend only by a card. */
const directionsOf = (setting: Setting, shape: MoveTemplate['shape']): readonly Direction[] => {
  const isStraight = madeBy(setting) !== 'boost';
  if (shape === 'turn' || (isStraight && shape === 'bank')) return ['left', 'right'];
  return isStraight ? ['straight'] : DIRECTIONS;
};

const bearing = (direction: Direction, shape: MoveTemplate['shape']): TemplateBearing =>
  direction === 'straight' ? 'straight' : `${shape === 'turn' ? 'turn' : 'bank'}-${direction}`;

const moveFor = (setting: Setting, direction: Direction): BoostMove | DecloakMove => {
  const { shape, faster } = templateFor(setting);
  const template = bearing(direction, shape);
  return moveOf(setting) === 'decloak'
    ? { kind: 'decloak', by: 'boost', template }
    : { kind: 'boost', template, speed: faster ? 2 : 1 };
};

/** The direction is declared first, so that one place at most is left. */
const ways = (setting: Setting): readonly Way[] => {
  const all = directionsOf(setting, templateFor(setting).shape);
  const declared = setting.declaration?.direction;
  return all
    .filter((direction) => declared === undefined || declared === direction)
    .flatMap(
      (direction) =>
        repositionWays(setting, moveFor(setting, direction))?.map((way) => insteadOfFailing(setting, way)) ??
        untold([{ direction }]),
    );
};

/** A direction that the template cannot take is declared wrongly; it is none of the ways in which a boost fails. */
const inADirectionOf = (move: BoostMade, cite: Citation, says: string): ActionRule => ({
  id: `xwing/action/boost/direction-of-a-${move}`,
  code: 'template-not-allowed',
  cite,
  says,
  objection: (situation) => {
    const direction = situation.declaration?.direction;
    if (direction === undefined || madeBy(situation) !== move) return undefined;
    const { shape } = templateFor(situation);
    const directions = directionsOf(situation, shape);
    return directions.includes(direction)
      ? undefined
      : {
          message: `The ${shape} template of this ${move === 'tractor' ? 'boost' : move} does not lead ${direction}.`,
          facts: { direction, directions, template: shape },
          remedy: `Declare the direction: ${directions.join(' or ')}.`,
        };
  },
});

export const boost: ActionDefinition = {
  cite: ACTIONS.at('Boost'),
  says: 'The ship moves forward with a speed 1 straight or bank template.',
  declares: ['direction'],
  rules: [
    declares('boost', 'direction', RULES_REFERENCE.at('Boost')),
    usesATemplateOfItsCards('boost'),
    inADirectionOf('boost', RULES_REFERENCE.at('Boost'), 'A boost leads in a direction that its template has.'),
    inADirectionOf(
      'decloak',
      RULES_REFERENCE.at('Cloak'),
      'A ship that decloaks by a boost moves straight ahead, unless a card gives it a bent template.',
    ),
    inADirectionOf(
      'tractor',
      RULES_REFERENCE.at('Tractor'),
      'A tractored ship is boosted straight ahead, unless a card of its own gives it a bent template.',
    ),
    ...decloakRules('boost'),
  ],
  canFail: always,
  ways,
  effects: (situation) => moveEffects(situation, 'boost'),
};
