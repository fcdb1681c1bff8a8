import type { OwnDeclaration } from '../../actions/attempt.js';
import { always } from '../../actions/definition.js';
import { CARDS } from '../../documents.js';
import { count } from '../../ship.js';
import { afterAction, resolveIn, type Attempted } from '../act.js';
import { boostBeforeReveal, mayBoostBeforeReveal, mustBoostBeforeReveal } from '../before-reveal.js';
import type { MoveBeforeReveal } from '../command.js';
import { IN_PHASE, IN_STEP, ownShip } from '../common-rules.js';
import { done, type CommandDefinition, type GameRule } from '../game-rule.js';
import { activatingShip, type XWingState } from '../state.js';
import { unsettled } from '../unsettled.js';

const byACard: GameRule<MoveBeforeReveal> = {
  id: 'xwing/game/boost-before-reveal-by-card',
  code: 'no-opportunity',
  cite: CARDS.at('Pilot and Ship Cards'),
  says: 'Only ships whose card says so move before their dial is revealed, and only once.',
  objection: ({ state }) => {
    const found = activatingShip(state);
    if (found === undefined) return undefined;
    const over = state.activation?.movedBeforeReveal === true;
    if (!over && boostBeforeReveal(found.ship) !== undefined) return undefined;
    return {
      message: over
        ? `${found.ship.id} has had its move before revealing.`
        : `No card lets ${found.ship.id} move before it reveals its dial.`,
      facts: { ship: found.ship.id },
    };
  },
};

const unlessStressed: GameRule<MoveBeforeReveal> = {
  id: 'xwing/game/boost-before-reveal-unless-stressed',
  code: 'stressed',
  cite: CARDS.at('Pilot and Ship Cards'),
  says: 'A stressed ship does not move before its dial is revealed unless its own card allows that.',
  objection: ({ state, command }) => {
    const ship = activatingShip(state)?.ship;
    if (ship === undefined || command.skip === true || boostBeforeReveal(ship) === undefined) return undefined;
    const stress = count(ship.tokens, 'stress');
    return mayBoostBeforeReveal(ship)
      ? undefined
      : { message: `${ship.id} is stressed and cannot move before revealing.`, facts: { stress } };
  },
};

const skippedWhereOptional: GameRule<MoveBeforeReveal> = {
  id: 'xwing/game/boost-before-reveal-skipped-where-optional',
  code: 'move-before-reveal-required',
  cite: CARDS.at('Pilot and Ship Cards'),
  says: 'Some ships must move before their dial is revealed while they are not stressed.',
  objection: ({ state, command }) => {
    const ship = activatingShip(state)?.ship;
    return ship !== undefined && command.skip === true && mustBoostBeforeReveal(ship)
      ? { message: `${ship.id} must move before it reveals its dial.`, facts: { ship: ship.id } }
      : undefined;
  },
};

const moved = (state: XWingState): XWingState =>
  state.activation === undefined ? state : { ...state, activation: { ...state.activation, movedBeforeReveal: true } };

const boost = (state: XWingState, declaration: OwnDeclaration | undefined): Attempted | undefined => {
  const ship = activatingShip(state)?.ship;
  const card = ship && boostBeforeReveal(ship)?.card;
  return ship === undefined || card === undefined
    ? undefined
    : {
        ship: ship.id,
        attempt: {
          action: 'boost',
          opportunity: { kind: 'game-effect', by: card },
          ...(declaration === undefined ? {} : { declaration }),
        },
      };
};

const DIRECTIONS = ['left', 'straight', 'right'] as const;

export const moveBeforeReveal: CommandDefinition<'move-before-reveal'> = {
  rules: [ownShip, IN_PHASE.activation, IN_STEP['reveal-dial'], byACard, unlessStressed, skippedWhereOptional],
  movesOn: always,
  carryOut: ({ state, command }) => {
    const attempted = boost(state, command.declaration);
    const ship = attempted?.ship;
    if (command.skip === true || attempted === undefined)
      return done(moved(state), { type: 'move-before-reveal-skipped', ship });
    const resolved = resolveIn(state, attempted);
    if (resolved === undefined) return done(state);
    if (resolved.verdict === 'indeterminate') return unsettled(state, attempted.ship, resolved);
    return resolved.verdict === 'legal' ? done(moved(afterAction(state, resolved)), ...resolved.events) : resolved;
  },
  candidates: () => [
    { type: 'move-before-reveal', skip: true },
    ...DIRECTIONS.map((direction) => ({ type: 'move-before-reveal', declaration: { direction } }) as const),
  ],
};
