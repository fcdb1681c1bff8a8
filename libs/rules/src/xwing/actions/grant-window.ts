import type { ActionWindow, GrantedAction, Granting } from '../cards/action-exception.js';
import type { RangeBand } from '../cards/card-reference.js';
import type { Facts, Objection } from '../../kernel/index.js';
import type { Moment, Phase, Step } from './attempt.js';
import type { Situation } from './definition.js';
import type { GrantSource } from './grant.js';
import { bandWords, isWithin, rangeToShip } from './ranges.js';
import { allegianceOf } from './sides.js';

/** When a card that grants an action does so, and what is told against this being the moment. */

export type Terms = Granting & { readonly window?: GrantedAction['window'] | ActionWindow['window'] };

/** Composure alone is judged by its condition. */
export const termsOf = ({ card }: GrantSource): Terms => (card.kind === 'action-lock' ? {} : card);

/** Is it told, and told to be none of these? */
export const differs = <T>(told: T | undefined, asked: readonly T[] | undefined): boolean =>
  told !== undefined && asked?.includes(told) === false;

/** Where in the round a window lies. */
interface Place {
  readonly phase: Phase;
  /** In whose activation, the acting ship's or an enemy's, and at which steps of it. */
  readonly activation?: 'own' | 'of-an-enemy';
  readonly steps?: readonly Step[];
  /** How far from the acting ship the activating one may be. */
  readonly range?: RangeBand;
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
  'after-enemy-range-0-2-reveals': { ...REVEALED, activation: 'of-an-enemy', range: { least: 0, most: 2 } },
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

export const toldMoment = ({ phase, step, activating, dialRevealed }: Moment): Facts =>
  Object.fromEntries(
    Object.entries({ phase, step, activating, dialRevealed }).filter(([, told]) => told !== undefined),
  );

const WINDOW_WORDS: Readonly<Record<Exclude<Terms['window'], undefined>, string>> = {
  'system-phase': 'in the System Phase',
  'engagement-phase': 'in the Engagement Phase',
  'end-phase': 'in the End Phase',
  'after-enemy-range-0-2-reveals': 'after an enemy ship at range 0-2 reveals its dial',
  'after-reveal-dial': 'after its ship reveals its dial',
  'before-activate': 'before its ship activates',
  'before-carrier-activates': 'before the ship that carries it activates',
  'while-fully-executing-red-before-check-difficulty':
    'while its ship fully executes a red maneuver, before its Check Difficulty step',
  'perform-action-step-only': 'in the Perform Action step',
};

export const outsideItsWindow = (situation: Situation, source: GrantSource): Objection | undefined => {
  const { window } = termsOf(source);
  const place = placeOf(source);
  if (window === undefined || place === undefined || !isElsewhere(place, situation)) return undefined;
  return {
    message: `The card acts ${WINDOW_WORDS[window]}, and this is another moment.`,
    facts: { window, ...toldMoment(situation.input) },
  };
};

export const withoutRevealing = ({ input, ship }: Situation, source: GrantSource): Objection | undefined =>
  input.dialRevealed === false && placeOf(source)?.dialRevealed === true
    ? {
        message: `The card acts after a dial is revealed, and ${input.activating ?? ship.id} has not revealed one.`,
        facts: toldMoment(input),
      }
    : undefined;

/** The range to the ship whose activation the window is in, where the window names one and it is told to be another. */
export const activatingTooFar = ({ ship, table, input }: Situation, source: GrantSource): Objection | undefined => {
  const band = placeOf(source)?.range;
  const activating = table?.ships?.find(({ id }) => id === input.activating);
  if (band === undefined || activating === undefined) return undefined;
  const range = rangeToShip(ship, activating);
  return range === undefined || isWithin(range, [band])
    ? undefined
    : {
        message: `The card acts after an enemy ship at ${bandWords([band])} reveals its dial; ${activating.id} is at range ${range}.`,
        facts: { activating: activating.id, range, ranges: [band] },
      };
};
