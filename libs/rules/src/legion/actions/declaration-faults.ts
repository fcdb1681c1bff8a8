import type { Fault } from '../../kernel/index.js';
import { repeated } from '../fault-checks.js';
import { hasKeyword } from '../keyword.js';
import { isActionKind, type ActionKind, type Unit } from '../unit.js';
import { inWords, withArticle } from '../wording.js';
import type { Attempt, Declaration } from './attempt.js';
import { actsAs } from './cost.js';
import { moveOf } from './movement.js';
import { findCardAction } from './offered-action.js';

/** The kind of action that each field tells something of. */
const BELONGS_TO: Readonly<Partial<Record<keyof Declaration, ActionKind>>> = {
  move: 'move',
  spur: 'move',
  startsMelee: 'move',
  attack: 'attack',
  versatile: 'attack',
  arsenal: 'attack',
  remove: 'recover',
  ready: 'recover',
};

const isTold = (value: unknown): boolean => value !== undefined && value !== false;

/** What is told of a kind of action that the attempt is not would be left out of account without a word. */
const strayFaults = ({ action, declaration = {} }: Attempt, unit: Unit): readonly Fault[] => {
  const kind = actsAs(unit, { action, ...(declaration.card !== undefined && { card: declaration.card }) });
  return (Object.keys(BELONGS_TO) as (keyof Declaration)[])
    .filter((field) => isTold(declaration[field]) && BELONGS_TO[field] !== kind)
    .map((field) => ({
      pointer: `/attempt/declaration/${field}`,
      detail: `must be left out: this is ${withArticle(kind)}`,
    }));
};

const pivotFaults = ({ declaration = {} }: Attempt, unit: Unit): readonly Fault[] =>
  moveOf(unit, declaration) !== 'pivot'
    ? []
    : (['spur', 'startsMelee'] as const)
        .filter((field) => declaration[field] === true)
        .map((field) => ({
          pointer: `/attempt/declaration/${field}`,
          detail: 'must be left out: a pivot goes nowhere',
        }));

const arsenalFaults = ({ declaration }: Attempt, unit: Unit): readonly Fault[] =>
  declaration?.arsenal === true && !hasKeyword(unit, 'arsenal')
    ? [{ pointer: '/attempt/declaration/arsenal', detail: 'must be left out: the unit does not have Arsenal' }]
    : [];

/** What the player says beside the action’s name, where it makes no sense of that action. A card that is not known tells no kind. */
export const declarationFaults = (attempt: Attempt, unit: Unit): readonly Fault[] => {
  const { action, declaration = {} } = attempt;
  const { card } = declaration;
  if (!isActionKind(action)) return [];
  const isCardAction = action.endsWith('card-action');
  if (card !== undefined && !isCardAction)
    return [{ pointer: '/attempt/declaration/card', detail: `must be left out: ${inWords(action)} names no card` }];
  if (isCardAction && findCardAction(unit, card) === undefined) return [];
  return [
    ...strayFaults(attempt, unit),
    ...pivotFaults(attempt, unit),
    ...arsenalFaults(attempt, unit),
    ...repeated(declaration.ready ?? [], (index) => `/attempt/declaration/ready/${index}`),
  ];
};
