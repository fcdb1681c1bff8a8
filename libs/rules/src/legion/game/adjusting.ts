import type { Fault } from '../../kernel/index.js';
import { suppressionHeld } from '../activation/courage.js';
import { oneOf } from '../fault-checks.js';
import { tokenLimit } from '../order-tokens.js';
import { ACTION_KINDS, hasFaceupOrder, tokensOf, type Tokens } from '../unit.js';
import { unitFaults } from '../unit-faults.js';
import type { AdjustCommand, UnitChange } from './command.js';
import type { CommandDefinition } from './definition.js';
import { factsVerdict } from './facts.js';
import { afterPanic, commandersNear, type Panicked, type Surroundings } from './panicking.js';
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

/** What is told of an activation is told of the one that is going on, before its Make Actions step ends. */
const activationFaults = (state: LegionState, { unit, activation }: AdjustCommand): readonly Fault[] => {
  if (activation === undefined) return [];
  const { active } = state;
  if (active?.unit !== unit)
    return [{ pointer: '/activation', detail: 'must be left out: the unit is not activating' }];
  if (active.activation.step === 'end-of-activation')
    return [{ pointer: '/activation', detail: 'must be left out: the Make Actions step of the unit is over' }];
  return (activation.impossible ?? []).flatMap((kind, index) =>
    oneOf(`/activation/impossible/${index}`, kind, ACTION_KINDS),
  );
};

const isEmpty = ({ set = {}, activation = {} }: AdjustCommand): boolean =>
  Object.keys(set).length === 0 && Object.keys(activation).length === 0;

const faultsOf = (state: LegionState, command: AdjustCommand): readonly Fault[] => {
  const { set = {} } = command;
  const unit = findUnit(state, command.unit);
  if (unit === undefined) return [];
  if (isEmpty(command)) return [{ pointer: '/set', detail: 'must set something' }];
  const changed = { ...unit, ...set, tokens: { ...unit.tokens, ...set.tokens } };
  return [
    ...unitFaults(changed, '/set'),
    ...impossible(changed),
    ...activeTokenFaults(unit, set, state),
    ...activationFaults(state, command),
  ];
};

/** A unit that panics by it drops what it holds, unless the adjustment says what it holds. */
const changed = (unit: GameUnit, set: UnitChange, surroundings: Surroundings): Panicked => {
  const after = adjusted(unit, set);
  return set.objectivesHeld === undefined ? afterPanic(unit, after, surroundings) : { unit: after, events: [] };
};

/** A unit that is defeated while it activates ends the turn. */
const afterDefeat = (state: LegionState, unit: GameUnit): LegionState =>
  state.active?.unit === unit.id ? turnOver(betweenTurns(state), unit.player, 'activated') : settled(state);

const withFacts = (state: LegionState, { activation }: AdjustCommand): LegionState =>
  state.active === undefined || activation === undefined
    ? state
    : { ...state, active: { ...state.active, activation: { ...state.active.activation, ...activation } } };

/** What the rules do not model is set as told, as long as it makes sense. */
export const adjust: CommandDefinition<AdjustCommand> = {
  phases: ['command-cards', 'orders', 'activation', 'end'],
  rules: [],
  verdict: ({ state, command }) => {
    const faults = faultsOf(state, command);
    return factsVerdict(faults.length > 0 ? { faults } : { value: undefined });
  },
  play: ({ state, values, command }) => {
    const { type: _type, set = {}, ...told } = command;
    const before = findUnit(state, command.unit);
    if (before === undefined) return { state, events: [] };
    const { unit, events } = changed(before, set, { values, commanders: commandersNear(state, before) });
    const after = withUnit(withFacts(state, command), unit.id, () => unit);
    return {
      state: unit.defeated === true ? afterDefeat(after, unit) : after,
      events: [{ type: 'adjusted', ...told, set }, ...events],
    };
  },
};
