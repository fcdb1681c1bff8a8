import type { Fault, Indeterminate } from '../../kernel/index.js';
import { surroundings } from './surroundings.js';
import type { XWingState } from './state.js';

interface Doubt {
  readonly unmodelled: readonly string[];
  readonly missing: readonly string[];
}

/** A place in the question that the game asks of the rules: a thing of the table, or of the ship itself. */
const OF_THE_TABLE = /^\/table\/(ships|obstacles|devices)\/(\d+)\/(\w+)$/;
/** What the command itself tells. */
const OF_THE_COMMAND = /^\/(attempt|met)\//;
const OF_THE_SHIP = /^\/ship\/(\w+)$/;

const WORDS: Readonly<Record<string, string>> = {
  range: 'the range to',
  inBullseyeArc: 'whether the bullseye arc has',
};

const measuredFault = (id: string, field: string): Fault => ({
  pointer: '/measured',
  detail: `must tell ${WORDS[field] ?? field} ${id}, as { "id": "${id}", "${field}": … }: no positions do`,
});

const toldOf = (id: string, field: string): Fault => ({
  pointer: '',
  detail: `cannot be judged while nothing tells the ${field} of ${id}: an adjust command can`,
});

type Kind = 'ships' | 'obstacles' | 'devices';

const idAt = (state: XWingState, kind: Kind, index: string): string =>
  surroundings(state)[kind]?.[Number(index)]?.id ?? `${kind} ${index}`;

/** The thing of the table that a place speaks of, and what of it is untold. */
const thingAt = (state: XWingState, place: string): { readonly id: string; readonly field: string } | undefined => {
  const [, kind, index, field] = OF_THE_TABLE.exec(place) ?? [];
  return kind === undefined || index === undefined || field === undefined
    ? undefined
    : { id: idAt(state, kind as Kind, index), field };
};

const faultOf = (state: XWingState, ship: string, place: string): Fault => {
  const thing = thingAt(state, place);
  if (thing !== undefined) return (thing.field in WORDS ? measuredFault : toldOf)(thing.id, thing.field);
  const own = OF_THE_SHIP.exec(place)?.[1];
  if (own !== undefined) return toldOf(ship, own);
  return OF_THE_COMMAND.test(place)
    ? { pointer: place, detail: 'must be told' }
    : { pointer: '', detail: `must tell ${place}` };
};

/** What the rules could not settle for the ship, told of the command and not of the question that the game made of it. */
export const unsettled = (state: XWingState, ship: string, { unmodelled, missing }: Doubt): Indeterminate => ({
  verdict: 'indeterminate',
  unmodelled,
  ...(missing.length > 0 && { lacking: missing.map((place) => faultOf(state, ship, place)) }),
});
