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

/** Where in the round a window lies; its steps are those of the acting ship's own activation. */
interface Place {
  readonly phase: Phase;
  readonly steps?: readonly Step[];
  readonly activation?: 'own' | 'of-another';
}

const PLACES: Readonly<Record<Exclude<Terms['window'], undefined>, Place | undefined>> = {
  'system-phase': { phase: 'system' },
  'engagement-phase': { phase: 'engagement' },
  'end-phase': { phase: 'end' },
  'after-enemy-range-0-2-reveals': { phase: 'activation', activation: 'of-another' },
  'after-reveal-dial': { phase: 'activation', activation: 'own', steps: ['reveal-dial', 'execute-maneuver'] },
  'before-activate': { phase: 'activation', steps: ['reveal-dial'] },
  'before-carrier-activates': { phase: 'activation', steps: ['reveal-dial'] },
  'while-fully-executing-red-before-check-difficulty': { phase: 'activation', activation: 'own' },
  'perform-action-step-only': undefined,
};

/** Is it the acting ship's own activation? Undefined where nothing tells. */
const isOwn = ({ ship, input }: Situation): boolean | undefined =>
  input.activating === undefined ? undefined : input.activating === ship.id;

const isOtherActivation = ({ activation }: Place, own: boolean | undefined): boolean =>
  activation !== undefined && own !== undefined && own !== (activation === 'own');

const isOtherStep = ({ steps }: Place, own: boolean | undefined, step: Step | undefined): boolean =>
  own !== false && step !== undefined && steps?.includes(step) === false;

const isElsewhere = (place: Place, situation: Situation): boolean => {
  const { phase, step } = situation.input;
  const own = isOwn(situation);
  return (
    (phase !== undefined && phase !== place.phase) || isOtherActivation(place, own) || isOtherStep(place, own, step)
  );
};

const toldMoment = ({ phase, step, activating }: Moment): Facts =>
  Object.fromEntries(Object.entries({ phase, step, activating }).filter(([, told]) => told !== undefined));

const outsideItsWindow = (situation: Situation, source: GrantSource): Objection | undefined => {
  const { window } = termsOf(source);
  const place = window === undefined ? undefined : PLACES[window];
  if (window === undefined || place === undefined || !isElsewhere(place, situation)) return undefined;
  return {
    message: `The card acts in another moment (${window.replaceAll('-', ' ')}) than the one that is told.`,
    facts: { window, ...toldMoment(situation.input) },
  };
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

const CHECKS = { trigger: notTriggered, window: outsideItsWindow, recipient: notForThisShip, price: neverPayable };

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
