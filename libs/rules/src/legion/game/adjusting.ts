import type { Fault } from '../../kernel/index.js';
import { suppressionHeld } from '../activation/courage.js';
import { tokenLimit } from '../order-tokens.js';
import { hasFaceupOrder, tokensOf, type Tokens } from '../unit.js';
import { unitFaults } from '../unit-faults.js';
import type { AdjustCommand, UnitChange } from './command.js';
import type { CommandDefinition } from './definition.js';
import { factsVerdict } from './facts.js';
import { betweenTurns, findUnit, withUnit, type GameUnit, type LegionState } from './state.js';
import { settled, turnOver } from './turns.js';

/** A unit that gains suppression loses its standby token, unless the adjustment says what it has. */
const standbyAfter = (unit: GameUnit, { suppression = 0, tokens }: UnitChange): Tokens =>
  suppression > (unit.suppression ?? 0) && tokensOf(unit, 'standby') > 0 && tokens?.standby === undefined
    ? { standby: 0 }
    : {};

/** A unit that cannot hold suppression is given none; a defeated one loses its order tokens at once. */
const adjusted = (unit: GameUnit, change: UnitChange): GameUnit => {
  const tokens = { ...unit.tokens, ...change.tokens, ...standbyAfter(unit, change) };
  const changed = { ...unit, ...change, tokens };
  return {
    ...changed,
    suppression: suppressionHeld(changed),
    ...(changed.defeated === true && { orderTokens: [] }),
  };
};

/** More miniatures gone than it had. */
const impossible = ({ miniatures = Infinity, miniaturesDefeated = 0 }: GameUnit): readonly Fault[] =>
  miniaturesDefeated > miniatures
    ? [{ pointer: '/set/miniaturesDefeated', detail: `must be at most ${miniatures}, the miniatures of the unit` }]
    : [];

/** The token by which a unit activates is turned over, or laid beside it, as its activation ends: not before. */
const activeTokenFaults = (unit: GameUnit, set: UnitChange, { active }: LegionState): readonly Fault[] => {
  const { orderTokens } = set;
  if (orderTokens === undefined || set.defeated === true || active?.unit !== unit.id) return [];
  const holds = active.token === 'faceup' ? hasFaceupOrder(set) : orderTokens.length < tokenLimit(unit);
  const detail =
    active.token === 'faceup'
      ? 'must keep the faceup token by which the unit is activating'
      : 'must leave room for the drawn token by which the unit is activating';
  return holds ? [] : [{ pointer: '/set/orderTokens', detail }];
};

const faultsOf = (state: LegionState, { unit: id, set }: AdjustCommand): readonly Fault[] => {
  const unit = findUnit(state, id);
  if (unit === undefined) return [];
  if (Object.keys(set).length === 0) return [{ pointer: '/set', detail: 'must set something' }];
  const changed = { ...unit, ...set, tokens: { ...unit.tokens, ...set.tokens } };
  return [...unitFaults(changed, '/set'), ...impossible(changed), ...activeTokenFaults(unit, set, state)];
};

/** A unit that is defeated while it activates ends the turn. */
const afterDefeat = (state: LegionState, unit: GameUnit): LegionState =>
  state.active?.unit === unit.id ? turnOver(betweenTurns(state), unit.player, 'activated') : settled(state);

/** What the rules do not model is set as told, as long as it makes sense. */
export const adjust: CommandDefinition<AdjustCommand> = {
  phases: ['command-cards', 'orders', 'activation', 'end'],
  rules: [],
  verdict: ({ state, command }) => {
    const faults = faultsOf(state, command);
    return factsVerdict(faults.length > 0 ? { faults } : { value: undefined });
  },
  play: ({ state, command }) => {
    const after = withUnit(state, command.unit, (unit) => adjusted(unit, command.set));
    const unit = findUnit(after, command.unit);
    return {
      state: unit?.defeated === true ? afterDefeat(after, unit) : after,
      events: [{ type: 'adjusted', unit: command.unit, set: command.set }],
    };
  },
};
