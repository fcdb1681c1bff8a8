import type { Checked, Fault } from '../../kernel/index.js';
import { oneOf } from '../fault-checks.js';
import { keywordId, keywordsOf } from '../keyword.js';
import { activatedFaults } from '../order-tokens.js';
import type { LegionValues } from '../ruleset-values.js';
import type { Keyword, Unit } from '../unit.js';
import { actionsOf, pendingLosses, type PendingLoss } from './budget.js';
import { suppressionHeld } from './courage.js';
import { DEFENSE_FACES, type DefenseFace } from './defense-dice.js';
import { checkRallyOdds, type RallyInput } from './rally-input.js';
import { oddsOf, rallyTerms, removedBy, type RallyOddsAnswer, type RallyTerms } from './rally-odds.js';
import { statusOf, type Status } from './status.js';
import { counted } from '../wording.js';

/** A rally resolved: what the dice did and what they leave the unit able to do. */
export interface RallyAnswer extends RallyOddsAnswer {
  readonly faces: readonly DefenseFace[];
  readonly removed: number;
  /** Tokens that the dice would have removed and the player kept. */
  readonly kept: number;
  /** The tokens left. */
  readonly suppression: number;
  readonly status: Status;
  /** Ordinary actions in the Make Actions step, as far as is certain. */
  readonly actions: number;
  /** What dice that are rolled apart from the rally may still take from them; absent where nothing does. */
  readonly mayStillLose?: readonly PendingLoss[];
  readonly freeActions: boolean;
  /** What a panicked unit removes at the end of its activation: its own Courage, never a Commander's. */
  readonly removedAtEnd: number;
  /** Keywords that trigger on having rallied, which a unit has done even when it rolled no die. */
  readonly afterRally: readonly Keyword[];
}

const faceFaults = (faces: readonly DefenseFace[]): readonly Fault[] =>
  faces.flatMap((face, index) => oneOf(`/dice/faces/${index}`, face, DEFENSE_FACES));

/** How many faces are due is known only of a unit without a fault. */
const countFaults = (faces: readonly DefenseFace[], unit: Unit, known: readonly Fault[]): readonly Fault[] => {
  const needed = suppressionHeld(unit);
  return faces.length === needed || known.some(({ pointer }) => pointer.startsWith('/unit'))
    ? []
    : [
        {
          pointer: '/dice/faces',
          detail: `must be ${counted(needed, 'face')}, one for each suppression token, not ${faces.length}`,
        },
      ];
};

/** What a unit that did nothing because of panic removes at the end of its activation. */
export const removedAfterPanic = (own: number | null, suppression: number): number => Math.min(own ?? 0, suppression);

const afterRallyIds = (values: LegionValues): readonly string[] =>
  values.inspire === 'after-rally' ? ['demoralize', 'inspire'] : ['demoralize'];

type Resolved = Omit<RallyAnswer, Exclude<keyof RallyOddsAnswer, 'suppression'>>;

const resolved = (faces: readonly DefenseFace[], terms: RallyTerms): Resolved => {
  const { unit, courage, values } = terms;
  const successes = faces.filter((face) => terms.successFaces.includes(face)).length;
  const removed = removedBy(successes, terms);
  const suppression = terms.suppression - removed;
  const status = statusOf({ unit, suppression, panicAt: courage.panic }, values);
  const actions = actionsOf(unit, status, values);
  const mayStillLose = pendingLosses(unit, actions, values);
  return {
    faces,
    removed,
    kept: successes - removed,
    suppression,
    status,
    actions,
    ...(mayStillLose.length > 0 && { mayStillLose }),
    freeActions: status !== 'panicked',
    removedAtEnd: status === 'panicked' ? removedAfterPanic(courage.own, suppression) : 0,
    afterRally: keywordsOf(unit).filter(({ name }) => afterRallyIds(values).includes(keywordId(name))),
  };
};

/**
 * A unit's Rally step carried out on the faces that its dice showed: `dice.faces` holds one face for each suppression
 * token, none for a unit without tokens. Gives every fault of the input by JSON pointer where there is one.
 * Source: Activating a Unit, Rally Step.
 */
export const rally = (input: RallyInput): Checked<RallyAnswer> => {
  const checked = checkRallyOdds(input);
  const faces = input.dice?.faces ?? [];
  const known = 'faults' in checked ? checked.faults : [];
  const faults = [
    ...known,
    ...activatedFaults(input.unit, '/unit'),
    ...countFaults(faces, input.unit, known),
    ...faceFaults(faces),
  ];
  if ('faults' in checked || faults.length > 0) return { faults };
  const terms = rallyTerms(input, checked.value.values);
  const { die, successFaces, courage } = terms;
  const beforehand = { ruleset: checked.value.id, die, successFaces, courage, odds: oddsOf(terms) };
  return { value: { ...beforehand, ...resolved(faces, terms) } };
};
