import { ADJUST } from '../../../kernel/index.js';
import { omit } from '../../actions/omit.js';
import { RULES_REFERENCE } from '../../documents.js';
import { isIonized } from '../../ionized.js';
import type { Charges } from '../../ship.js';
import type { Adjust } from '../command.js';
import { forOwnShip } from '../common-rules.js';
import { impossibleParts, type ImpossiblePart } from '../impossible-adjustment.js';
import { malformed } from '../malformed.js';
import { done, valuesOf, type CommandDefinition, type GameRule } from '../game-rule.js';
import { fleetShip, isOnTheTable, withFleetShip, type FleetShip, type XWingState } from '../state.js';

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;
const areCharges = ({ active, limit }: Charges): boolean => isCount(active) && isCount(limit) && active <= limit;

const NO_COUNT = 'it is a whole number, 0 or more';
const NO_CHARGES = 'what is active is a whole number from 0 to the limit';

const upgradeFaults = (
  { upgrades: carried }: FleetShip['ship'],
  { upgrades = [] }: Adjust,
): readonly ImpossiblePart[] =>
  upgrades.flatMap(({ id, charges }) => {
    const part = `upgrades/${id}`;
    if (!carried.some((upgrade) => upgrade.id === id)) return [{ part, why: 'the ship does not have that card' }];
    return charges === undefined || areCharges(charges) ? [] : [{ part, why: NO_CHARGES }];
  });

/** The counts of an adjustment that are none, or beyond their limit. */
const wrongCounts = ({ ship }: FleetShip, adjust: Adjust): readonly ImpossiblePart[] => [
  ...Object.entries(adjust.tokens ?? {}).flatMap(([kind, count]) =>
    isCount(count) ? [] : [{ part: `tokens/${kind}`, why: NO_COUNT }],
  ),
  ...(adjust.facedownDamage === undefined || isCount(adjust.facedownDamage)
    ? []
    : [{ part: 'facedownDamage', why: NO_COUNT }]),
  ...(adjust.force === undefined || (isCount(adjust.force) && adjust.force <= ship.force.capacity)
    ? []
    : [{ part: 'force', why: `it is a whole number from 0 to ${ship.force.capacity}` }]),
  ...(['charges', 'shields'] as const).flatMap((part) => {
    const charges = adjust[part];
    return charges === undefined || areCharges(charges) ? [] : [{ part, why: NO_CHARGES }];
  }),
  ...upgradeFaults(ship, adjust),
];

const possible: GameRule<Adjust> = {
  id: 'xwing/game/adjusts-to-a-possible-state',
  code: 'impossible-state',
  cite: RULES_REFERENCE.at('Paying Costs'),
  says: 'No count falls below 0 or rises above its limit; only what the ship has is changed, and only ships of the game are named.',
  objection: ({ state, command }) => {
    const found = fleetShip(state, command.ship);
    if (found === undefined) return undefined;
    const wrong = [...wrongCounts(found, command), ...impossibleParts({ state, found, adjust: command })];
    return wrong.length === 0
      ? undefined
      : {
          message: wrong.map(({ part, why }) => `${part} cannot be so: ${why}.`).join(' '),
          facts: { wrong: wrong.map(({ part }) => part) },
        };
  },
};

/** Does it neither change nor note anything? Empty tokens and upgrades change none; empty damage cards and locks, all. */
const isEmpty = ({ type: _type, ship: _ship, tokens = {}, upgrades = [], ...rest }: Adjust): boolean =>
  [...Object.values(tokens), ...upgrades, ...Object.values(rest)].every((change: unknown) => change === undefined);

const PARTS = ['charges', 'shields', 'damageCards', 'facedownDamage', 'locks', 'turret', 'pose'] as const;

const adjustedShip = ({ ship }: FleetShip, adjust: Adjust): FleetShip['ship'] => ({
  ...ship,
  ...Object.fromEntries(PARTS.filter((part) => adjust[part] !== undefined).map((part) => [part, adjust[part]])),
  tokens: { ...ship.tokens, ...adjust.tokens },
  force: adjust.force === undefined ? ship.force : { ...ship.force, active: adjust.force },
  upgrades: ship.upgrades.map((upgrade) => ({
    ...upgrade,
    ...adjust.upgrades?.find(({ id }) => id === upgrade.id),
  })),
});

const adjustedInitiative = (
  { initiativeChanges }: FleetShip,
  { initiativeChange, initiativeEnded }: Adjust,
): FleetShip['initiativeChanges'] => [
  ...initiativeChanges.map((change) => (change.source === initiativeEnded ? { ...change, ended: true } : change)),
  ...(initiativeChange === undefined ? [] : [initiativeChange]),
];

const adjusted = (state: XWingState, each: FleetShip, adjust: Adjust): FleetShip => {
  const ship = adjustedShip(each, adjust);
  const breaksLocks = valuesOf(state).ionBreaksLocks && isIonized(ship) && !isIonized(each.ship);
  return {
    ...each,
    ...(adjust.status === undefined ? {} : { status: adjust.status }),
    ...(adjust.carrier === undefined ? {} : { carrier: adjust.carrier }),
    initiativeChanges: adjustedInitiative(each, adjust),
    ship: breaksLocks ? { ...ship, locks: [] } : ship,
  };
};

/** A ship that is gone from the table is done with its activation, its links and its grants. */
const withoutTheGone = (state: XWingState, id: string): XWingState => {
  const found = fleetShip(state, id);
  if (found === undefined || isOnTheTable(found)) return state;
  const rest = state.activation?.ship === id ? omit(state, 'activation') : state;
  return {
    ...rest,
    openLinks: rest.openLinks.filter(({ ship }) => ship !== id),
    grants: rest.grants.filter(({ ship }) => ship !== id),
  };
};

export const adjust: CommandDefinition<'adjust'> = {
  rules: [...forOwnShip, possible],
  carryOut: ({ state, command }) => {
    if (isEmpty(command)) return malformed([{ pointer: '', detail: 'An adjustment changes something, or notes it.' }]);
    return done(
      withoutTheGone(
        withFleetShip(state, command.ship, (each) => adjusted(state, each, command)),
        command.ship,
      ),
      { ...command, type: `${ADJUST}ed` },
    );
  },
  candidates: () => [],
};
