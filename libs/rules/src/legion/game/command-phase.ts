import type { GameEvent, Played } from '../../kernel/index.js';
import { SIDES } from '../activation/defense-dice.js';
import { withTokens } from '../actions/afterwards.js';
import { gainingStandby } from '../actions/effects.js';
import { CORE_RULEBOOK } from '../documents.js';
import { hasKeyword, isNumberOpen, keywordId, keywordsOf, keywordValue } from '../keyword.js';
import { passPools } from '../order/pass-pool.js';
import { tokenLimit } from '../order-tokens.js';
import { hasFaceupOrder, type Rank } from '../unit.js';
import type { IssueOrdersCommand, RevealCommand, RollOffCommand } from './command.js';
import type { CommandDefinition, CommandRule } from './definition.js';
import { leftToTable } from './left-to-table.js';
import {
  findPlayer,
  findUnit,
  withPlayer,
  withUnits,
  type GameUnit,
  type LegionState,
  type PlayerState,
} from './state.js';
import { orderInputOf, settled, valuesOf } from './turns.js';
import { withRevealedCourage } from './variable-courage.js';

const revealOnce: CommandRule<RevealCommand> = {
  id: 'legion/command-phase/one-card',
  code: 'already-revealed',
  cite: CORE_RULEBOOK.at('Command Phase'),
  says: 'A player plays one command card in a Command Phase.',
  objection: ({ state, seat }) =>
    findPlayer(state, seat)?.card === undefined
      ? undefined
      : { message: `${seat} has played a command card in this round.`, facts: { seat } },
};

/** The pips of both cards once both lie there; null counts as more than any card has. */
const pipsOf = ({ players }: LegionState): readonly number[] | undefined =>
  players.every(({ card }) => card !== undefined) ? players.map(({ card }) => card?.pips ?? Infinity) : undefined;

const decided = (state: LegionState, { seat }: PlayerState, faces: readonly string[]): Played<LegionState> => ({
  state: { ...state, phase: 'orders', priority: seat },
  events: [{ type: 'priority-decided', seat, faces }],
});

/** The fewest pips have priority, and a tie waits for a roll. */
const compared = (state: LegionState, pips: readonly number[]): Played<LegionState> => {
  const [first, second] = state.players;
  if (first === undefined || second === undefined) return { state, events: [] };
  const cards = state.players.map(({ seat, card }) => ({ seat, pips: card?.pips ?? null }));
  const told: GameEvent = { type: 'command-cards-revealed', cards };
  const [own = 0, other = 0] = pips;
  if (own === other) return { state, events: [told] };
  const after = decided(state, own < other ? first : second, []);
  return { ...after, events: [told, ...after.events] };
};

/** When both cards lie there they are revealed. */
const revealed = (laid: LegionState): Played<LegionState> => {
  const pips = pipsOf(laid);
  return pips === undefined ? { state: laid, events: [] } : compared(withRevealedCourage(laid), pips);
};

/** A card is laid facedown; what it says must not be told by what is rolled, so a tie is rolled off afterwards. */
export const reveal: CommandDefinition<RevealCommand> = {
  phases: ['command-cards'],
  rules: [revealOnce],
  play: ({ state, seat, command }) => {
    const after = revealed(withPlayer(state, seat, (player) => ({ ...player, card: { pips: command.pips } })));
    return { ...after, events: [{ type: 'command-card-played', seat }, ...after.events] };
  },
};

const tiedFirst: CommandRule<RollOffCommand> = {
  id: 'legion/command-phase/roll-off',
  code: 'nothing-to-roll-off',
  cite: CORE_RULEBOOK.at('Command Phase'),
  says: 'The player who is first rolls for priority when both command cards have the same pips.',
  objection: ({ state, seat }) => {
    const isTied = pipsOf(state) !== undefined;
    if (isTied && state.players[0]?.seat === seat) return undefined;
    return isTied
      ? { message: `It is for ${state.players[0]?.seat ?? 'nobody'} to roll.`, facts: { seat } }
      : { message: 'The command cards are not tied.', facts: {}, remedy: 'Reveal both command cards first.' };
  },
};

/** A block is the roller’s priority, anything else the opponent’s. */
export const rollOff: CommandDefinition<RollOffCommand> = {
  phases: ['command-cards'],
  rules: [tiedFirst],
  dice: ({ state }) => (pipsOf(state) === undefined ? [] : [{ die: SIDES.red, count: 1, for: 'priority' }]),
  play: ({ state, faces }) => {
    const winner = state.players[faces[0] === 'block' ? 0 : 1];
    return winner === undefined ? { state, events: [] } : decided(state, winner, faces);
  },
};

const priorityFirst: CommandRule<IssueOrdersCommand> = {
  id: 'legion/command-phase/priority-first',
  code: 'not-your-turn',
  cite: CORE_RULEBOOK.at('Command Phase'),
  says: 'The player with priority issues orders first, each player once a round.',
  objection: ({ state, seat }) => {
    const due = [...state.players].sort((a) => (a.seat === state.priority ? -1 : 1)).find(({ ordered }) => !ordered);
    return due?.seat === seat
      ? undefined
      : { message: `It is for ${due?.seat ?? 'nobody'} to issue orders now.`, facts: { turn: due?.seat ?? null } };
  },
};

const oneOrderEach: CommandRule<IssueOrdersCommand> = {
  id: 'legion/command-phase/one-order-a-unit',
  code: 'cannot-be-ordered',
  cite: CORE_RULEBOOK.at('Command Phase'),
  says: 'An order is issued to an undefeated unit, one a round at most.',
  objection: ({ state, command }) => {
    const refused = command.units.filter(
      (id, index) => command.units.indexOf(id) < index || findUnit(state, id)?.defeated === true,
    );
    return refused.length > 0
      ? { message: `No further order can go to ${refused.join(', ')}.`, facts: { units: refused } }
      : undefined;
  },
};

/** As many tokens as the keyword brings; none where its number is not known, which is for the table then. */
const numberToGain = (unit: GameUnit, keyword: string): number =>
  isNumberOpen(unit, keyword) ? 0 : keywordValue(unit, keyword);

/** What is for the table: keywords that bring tokens whose number is not known. */
const ofOpenNumber = (units: readonly GameUnit[], ids: readonly string[]): readonly GameEvent[] =>
  units.flatMap((unit) =>
    keywordsOf(unit)
      .filter(({ name }) => ids.includes(keywordId(name)) && isNumberOpen(unit, keywordId(name)))
      .map(({ name, value }) => ({ type: 'keyword-triggers', unit: unit.id, keyword: name, value })),
  );

/** What an order sets off: Target, Defend and Fire Support. What leaves a choice is for the table. */
const withOrder = (unit: GameUnit): GameUnit => {
  const aimed = withTokens(unit, 'aim', numberToGain(unit, 'target'));
  const defended = withTokens(aimed, 'dodge', numberToGain(unit, 'defend'));
  const standby = hasKeyword(unit, 'fire-support') ? gainingStandby(unit).length : 0;
  return { ...unit, ...withTokens(defended, 'standby', standby), orderTokens: ['faceup'] };
};

const drawnLater = (unit: GameUnit): readonly Rank[] => {
  const tokens = tokenLimit(unit) - (hasFaceupOrder(unit) ? 1 : 0);
  return unit.defeated === true ? [] : Array.from({ length: tokens }, () => unit.rank);
};

/** Order pools of what is left, pass pools, and what Reliable gives; then the Activation Phase begins. */
const phaseBegun = (state: LegionState): LegionState => {
  const usesPool = valuesOf(state).passing === 'pass-pool';
  const passes = usesPool ? passPools(orderInputOf(state)) : [];
  const pooled = (player: PlayerState): PlayerState => ({
    ...player,
    pool: state.units.filter((unit) => unit.player === player.seat).flatMap(drawnLater),
    passTokens: passes.find((pass) => pass.player === player.seat)?.tokens ?? 0,
  });
  const relied = withUnits(state, (unit) => ({
    ...unit,
    ...withTokens(unit, 'surge', numberToGain(unit, 'reliable')),
  }));
  return settled({ ...relied, players: state.players.map(pooled), phase: 'activation' });
};

/** What a unit does as the Activation Phase starts. */
const startOf = (unit: GameUnit): readonly GameEvent[] =>
  unit.defeated === true
    ? []
    : [
        ...leftToTable(unit, 'phase-starts'),
        ...((unit.orderTokens ?? []).length === 0 ? leftToTable(unit, 'without-order') : []),
      ];

export const issueOrders: CommandDefinition<IssueOrdersCommand> = {
  phases: ['orders'],
  rules: [priorityFirst, oneOrderEach],
  play: ({ state, seat, command }) => {
    const told = withUnits(state, (unit) => (command.units.includes(unit.id) ? withOrder(unit) : unit));
    const after = withPlayer(told, seat, (player) => ({ ...player, ordered: true }));
    const ordered = state.units.filter(({ id }) => command.units.includes(id));
    const events: readonly GameEvent[] = [
      { type: 'orders-issued', seat, units: command.units },
      ...ofOpenNumber(ordered, ['target', 'defend']),
      ...ordered.flatMap((unit) => leftToTable(unit, 'ordered')),
    ];
    if (!after.players.every((player) => player.ordered)) return { state: after, events };
    const begun = phaseBegun(after);
    const passes = begun.players.map((player) => ({ seat: player.seat, tokens: player.passTokens }));
    const starting = [...ofOpenNumber(state.units, ['reliable']), ...begun.units.flatMap(startOf)];
    return { state: begun, events: [...events, { type: 'activation-phase-begun', passes }, ...starting] };
  },
};
