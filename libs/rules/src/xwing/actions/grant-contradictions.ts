import type { Trigger } from '../cards/action-exception.js';
import { chargesOf, covers } from '../cards/applying.js';
import type { RangeBand } from '../cards/card-reference.js';
import type { Objection } from '../../kernel/index.js';
import type { Step } from './attempt.js';
import type { Situation } from './definition.js';
import type { GrantSource } from './grant.js';
import { activatingTooFar, differs, outsideItsWindow, termsOf, toldMoment, withoutRevealing } from './grant-window.js';
import { bandWords, isWithin, rangeToShip } from './ranges.js';
import { allegianceOf } from './sides.js';

/**
 * What is told against a card that is said to grant an action. To name the card says that its trigger has come and its
 * cost is paid: whatever is not told is believed, and what is told stands as it is after paying.
 */
export interface Contradictions {
  readonly trigger?: Objection;
  readonly window?: Objection;
  readonly reveal?: Objection;
  readonly recipient?: Objection;
  readonly price?: Objection;
}

const actionWords = (performed: Trigger['performed']): string =>
  typeof performed === 'object' ? performed.join(' or ') : 'an action';

const isOfTheActingShip = ({ ship }: Situation, trigger: Trigger, { carrier }: GrantSource): boolean =>
  trigger.of === 'the-acting-ship' || carrier.id === ship.id;

const AFTER_A_MANEUVER: readonly Step[] = ['execute-maneuver', 'perform-action'];

/**
 * Is it told to be no moment right after a maneuver of that ship? It executes one in its activation, or in the System
 * Phase as it deploys, which there only its speed tells.
 */
const isNotAfterAManeuver = ({ input }: Situation, ship: string, speed: number | undefined): boolean => {
  const { phase, step, activating, roundKept } = input;
  if (speed === undefined && (phase === 'system' || roundKept === true)) return true;
  return differs(phase, ['system', 'activation']) || differs(step, AFTER_A_MANEUVER) || differs(activating, [ship]);
};

const atAnotherSpeed = (situation: Situation, trigger: Trigger, source: GrantSource): Objection | undefined => {
  const { id, round } = isOfTheActingShip(situation, trigger, source) ? situation.ship : source.carrier;
  const [speed, asked] = [round?.executedSpeed, trigger.executedSpeed];
  if (asked === undefined) return undefined;
  const after = `The card acts after a maneuver at speed ${speedWords(asked)}`;
  if (speed !== undefined && !isWithin(speed, [asked]))
    return {
      message: `${after}; ${id} has executed one at speed ${speed}.`,
      facts: { ship: id, executedSpeed: speed, speeds: asked },
    };
  return isNotAfterAManeuver(situation, id, speed)
    ? { message: `${after}; ${id} has not just executed one.`, facts: { ship: id, ...toldMoment(situation.input) } }
    : undefined;
};

const speedWords = ({ least, most }: RangeBand): string => `${least}${most === undefined ? '' : ` to ${most}`}`;

/** Of another ship than the acting one no list of actions is taken as whole. */
const withoutTheAction = (situation: Situation, trigger: Trigger, source: GrantSource): Objection | undefined => {
  const { ship, input } = situation;
  const { performed } = ship.round;
  const asked = trigger.performed;
  if (asked === undefined || input.roundUntold === true || !isOfTheActingShip(situation, trigger, source))
    return undefined;
  return performed.some((name) => covers(asked, name))
    ? undefined
    : {
        message: `The card acts after ${ship.id} performs ${actionWords(asked)}, which it has not done this round.`,
        facts: { ship: ship.id, performed, asks: asked },
      };
};

const notTriggered = (situation: Situation, source: GrantSource): Objection | undefined => {
  const { trigger } = termsOf(source);
  if (trigger === undefined) return undefined;
  return atAnotherSpeed(situation, trigger, source) ?? withoutTheAction(situation, trigger, source);
};

const outOfReach = (situation: Situation, source: GrantSource, band: RangeBand) => {
  const { ship } = situation;
  const { carrier } = source;
  const range = carrier.id === ship.id ? 0 : rangeToShip(ship, carrier);
  return range === undefined || isWithin(range, [band])
    ? undefined
    : {
        message: `${carrier.id} is at range ${range}; its card reaches ${bandWords([band])}.`,
        facts: { from: carrier.id, range, ranges: [band] },
      };
};

const notForThisShip = (situation: Situation, source: GrantSource): Objection | undefined => {
  const { ship } = situation;
  const { carrier } = source;
  const { friendlyAt, shipsAt } = termsOf(source);
  const facts = { from: carrier.id };
  if (shipsAt !== undefined) return outOfReach(situation, source, shipsAt);
  if (friendlyAt === undefined)
    return carrier.id === ship.id
      ? activatingTooFar(situation, source)
      : { message: `The card grants its action to ${carrier.id} alone, which carries it.`, facts };
  if (carrier.id !== ship.id && allegianceOf(ship, carrier) === 'enemy')
    return { message: `${carrier.id} is no friendly ship.`, facts };
  return outOfReach(situation, source, friendlyAt);
};

const limitOf = ({ carrier, card }: GrantSource, spend: 'force' | 'charge'): number | undefined =>
  spend === 'force' ? carrier.force?.capacity : chargesOf(carrier, card)?.limit;

/** What is active now is what is left: only what the ship could never have had was not spent. */
const neverPayable = (_situation: Situation, source: GrantSource): Objection | undefined => {
  const { cost } = termsOf(source);
  if (cost === undefined || !('spend' in cost) || (cost.spend !== 'force' && cost.spend !== 'charge')) return undefined;
  const limit = limitOf(source, cost.spend);
  return limit === undefined || limit >= cost.count
    ? undefined
    : {
        message: `The card costs ${cost.count} ${cost.spend}, and ${source.carrier.id} never has more than ${limit}.`,
        facts: { from: source.carrier.id, cost, limit },
      };
};

const CHECKS = {
  trigger: notTriggered,
  window: outsideItsWindow,
  reveal: withoutRevealing,
  recipient: notForThisShip,
  price: neverPayable,
};

/** Nothing unless something is told against every card that could grant. */
const foundIn = (situation: Situation): Contradictions => {
  const found = (situation.grant?.sources ?? []).map((source): Contradictions =>
    Object.fromEntries(
      Object.entries(CHECKS).flatMap(([what, check]) => {
        const objection = check(situation, source);
        return objection === undefined ? [] : [[what, objection]];
      }),
    ),
  );
  return found.every((each) => Object.keys(each).length > 0) ? (found[0] ?? NONE) : NONE;
};
const NONE: Contradictions = {};

const KNOWN = new WeakMap<Situation, Contradictions>();

/** What is told against a card that grants, worked out once for the five rules that ask. */
export const contradictionsIn = (situation: Situation): Contradictions => {
  const found = KNOWN.get(situation) ?? foundIn(situation);
  KNOWN.set(situation, found);
  return found;
};
