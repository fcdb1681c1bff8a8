import { hasKeyword } from '../keyword.js';
import { tokensOf, type ActionKind, type Unit } from '../unit.js';
import { ATTACK_KINDS, GRANTERS, MOVE_KINDS, type Attempt, type Declaration, type Granter } from './attempt.js';
import { GRANTS } from './grants.js';
import { cardActionsOf } from './offered-action.js';

/** An attempt and the name by which an answer speaks of it. */
export interface Candidate {
  readonly label: string;
  readonly attempt: Attempt;
}

const plain = (action: ActionKind): Candidate => ({ label: action, attempt: { action } });

const declared = (action: ActionKind, name: string, declaration: Declaration): Candidate => ({
  label: `${action}:${name}`,
  attempt: { action, declaration },
});

const cards = (unit: Unit): readonly Candidate[] =>
  cardActionsOf(unit).map(({ id, kind }) => declared(kind === 'either' ? 'card-action' : kind, id, { card: id }));

/** Granted by the unit's own keyword or token, so that the unit alone shows whether it is to be had. */
const isOwn = (unit: Unit, by: Granter): boolean => {
  const { keyword } = GRANTS[by];
  return by === 'standby' ? tokensOf(unit, 'standby') > 0 : keyword !== undefined && hasKeyword(unit, keyword);
};

const granted = (unit: Unit): readonly Candidate[] =>
  GRANTERS.filter((by) => isOwn(unit, by)).flatMap((by) =>
    GRANTS[by].allows
      .filter((action) => !action.endsWith('card-action'))
      .map((action) => ({
        label: `${action}:${by}`,
        attempt: {
          action,
          opportunity: { kind: 'granted', by } as const,
          ...(GRANTS[by].attack !== undefined && { declaration: { attack: GRANTS[by].attack } }),
        },
      })),
  );

const BEFORE_CARDS: readonly Candidate[] = [
  plain('aim'),
  ...ATTACK_KINDS.map((attack) => declared('attack', attack, { attack })),
];
const AFTER_CARDS: readonly Candidate[] = [
  plain('dodge'),
  ...MOVE_KINDS.map((move) => declared('move', move, { move })),
  plain('recover'),
  plain('standby'),
];

/** Everything that a unit could try, each way of attacking, moving and using a card by itself. */
export const candidatesFor = (unit: Unit): readonly Candidate[] => [
  ...BEFORE_CARDS,
  ...cards(unit),
  ...AFTER_CARDS,
  ...granted(unit),
];
