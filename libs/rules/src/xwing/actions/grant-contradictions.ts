import type { ActionWindow, GrantedAction, Granting, Trigger } from '../cards/action-exception.js';
import { chargesOf, covers } from '../cards/applying.js';
import type { RangeBand } from '../cards/card-reference.js';
import type { Facts, Objection } from '../../kernel/index.js';
import type { Moment, Phase, Step } from './attempt.js';
import type { Situation } from './definition.js';
import type { GrantSource } from './grant.js';
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

type Terms = Granting & { readonly window?: GrantedAction['window'] | ActionWindow['window'] };

/** Composure alone is judged by its condition. */
const termsOf = ({ card }: GrantSource): Terms => (card.kind === 'action-lock' ? {} : card);

const actionWords = (performed: Trigger['performed']): string =>
  typeof performed === 'object' ? performed.join(' or ') : 'an action';

const isOfTheActingShip = ({ ship }: Situation, trigger: Trigger, { carrier }: GrantSource): boolean =>
  trigger.of === 'the-acting-ship' || carrier.id === ship.id;

const atAnotherSpeed = (situation: Situation, trigger: Trigger, source: GrantSource): Objection | undefined => {
  const { id, round } = isOfTheActingShip(situation, trigger, source) ? situation.ship : source.carrier;
  const [speed, asked] = [round?.executedSpeed, trigger.executedSpeed];
  return speed === undefined || asked === undefined || isWithin(speed, [asked])
    ? undefined
    : {
        message: `The card acts after a maneuver at speed ${speedWords(asked)}; ${id} has executed one at speed ${speed}.`,
        facts: { ship: id, executedSpeed: speed, speeds: asked },
      };
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

/** Where in the round a window lies. */
interface Place {
  readonly phase: Phase;
  /** In whose activation, the acting ship's or an enemy's, and at which steps of it. */
  readonly activation?: 'own' | 'of-an-enemy';
  readonly steps?: readonly Step[];
  /** Whether the dial of that activation is faceup then. */
  readonly dialRevealed?: boolean;
}

/** A card that acts before a ship activates does so until the dial is revealed, or is to be skipped. */
const BEFORE_ACTIVATING: Place = {
  phase: 'activation',
  activation: 'own',
  steps: ['reveal-dial'],
  dialRevealed: false,
};
const REVEALED = { phase: 'activation', steps: ['reveal-dial', 'execute-maneuver'], dialRevealed: true } as const;

const PLACES: Readonly<Record<Exclude<Terms['window'], undefined>, Place | undefined>> = {
  'system-phase': { phase: 'system' },
  'engagement-phase': { phase: 'engagement' },
  'end-phase': { phase: 'end' },
  'after-enemy-range-0-2-reveals': { ...REVEALED, activation: 'of-an-enemy' },
  'after-reveal-dial': { ...REVEALED, activation: 'own' },
  'before-activate': BEFORE_ACTIVATING,
  'before-carrier-activates': BEFORE_ACTIVATING,
  'while-fully-executing-red-before-check-difficulty': {
    phase: 'activation',
    activation: 'own',
    steps: ['execute-maneuver'],
  },
  'perform-action-step-only': undefined,
};

/** Is the ship told to be the acting one or a friendly one, or none? One of which nothing tells may be an enemy. */
const isNoEnemy = ({ ship, table }: Situation, id: string | null): boolean => {
  if (id === null || id === ship.id) return true;
  const other = table?.ships?.find((each) => each.id === id);
  return other !== undefined && allegianceOf(ship, other) === 'friendly';
};

/** Is it told to be another's activation than the window's? */
const isOtherActivation = ({ activation }: Place, situation: Situation): boolean => {
  const { activating } = situation.input;
  if (activation === undefined || activating === undefined) return false;
  return activation === 'own' ? activating !== situation.ship.id : isNoEnemy(situation, activating);
};

const differs = <T>(told: T | undefined, asked: readonly T[] | undefined): boolean =>
  told !== undefined && asked?.includes(told) === false;

const isElsewhere = (place: Place, situation: Situation): boolean => {
  const { phase, step, dialRevealed } = situation.input;
  return (
    differs(phase, [place.phase]) ||
    isOtherActivation(place, situation) ||
    differs(step, place.steps) ||
    (dialRevealed === true && place.dialRevealed === false)
  );
};

const placeOf = (source: GrantSource): Place | undefined => {
  const { window } = termsOf(source);
  return window === undefined ? undefined : PLACES[window];
};

const toldMoment = ({ phase, step, activating, dialRevealed }: Moment): Facts =>
  Object.fromEntries(
    Object.entries({ phase, step, activating, dialRevealed }).filter(([, told]) => told !== undefined),
  );

const outsideItsWindow = (situation: Situation, source: GrantSource): Objection | undefined => {
  const { window } = termsOf(source);
  const place = placeOf(source);
  if (window === undefined || place === undefined || !isElsewhere(place, situation)) return undefined;
  return {
    message: `The card acts in another moment (${window.replaceAll('-', ' ')}) than the one that is told.`,
    facts: { window, ...toldMoment(situation.input) },
  };
};

const withoutRevealing = ({ input, ship }: Situation, source: GrantSource): Objection | undefined =>
  input.dialRevealed === false && placeOf(source)?.dialRevealed === true
    ? {
        message: `The card acts after a dial is revealed, and ${input.activating ?? ship.id} has not revealed one.`,
        facts: toldMoment(input),
      }
    : undefined;

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
      ? undefined
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

/** What is told against a card that grants: nothing unless something is told against every one that could. */
export const contradictionsIn = (situation: Situation): Contradictions => {
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
