import type { Facts } from '../../kernel/index.js';
import type { Pose } from '../ship.js';
import type { Declaration, OwnDeclaration } from './attempt.js';

/** One way in which an action could be carried out: what its player would declare, and what is known of it. */
export type Way = OpenWay | ClosedWay | UnknownWay;

export interface OpenWay {
  readonly state: 'open';
  readonly choice: OwnDeclaration;
  /** Where the ship ends, for a move. */
  readonly pose?: Pose;
  /** A card offers it in place of failing, so that its player may fail all the same. */
  readonly insteadOfFailing?: true;
}

export type WayCode = 'maneuver-speed-differs' | 'no-valid-target' | 'out-of-range' | 'position-blocked';

export interface ClosedWay {
  readonly state: 'closed';
  readonly choice: OwnDeclaration;
  readonly code: WayCode;
  readonly message: string;
  readonly facts: Facts;
}

/** It depends on facts that the question does not tell; `missing` points at those that it should. */
export interface UnknownWay {
  readonly state: 'unknown';
  readonly choice: OwnDeclaration;
  readonly missing: readonly string[];
}

type Parts = Readonly<Record<string, unknown>>;

/** Does a declaration say nothing that this way contradicts? */
const agrees = ({ choice }: Way, declaration: Declaration): boolean => {
  const declared = declaration as Parts;
  return Object.entries(choice).every(([part, value]) => declared[part] === undefined || declared[part] === value);
};

/** Does a declaration say all that tells this way from the others? */
const isDeclared = (way: Way, declaration: Declaration): boolean =>
  agrees(way, declaration) && Object.keys(way.choice).every((part) => (declaration as Parts)[part] !== undefined);

export const isOpen = (way: Way): way is OpenWay => way.state === 'open';
/** Does it keep its player from failing? */
export const isBinding = (way: Way): way is OpenWay => isOpen(way) && way.insteadOfFailing !== true;
export const isClosed = (way: Way): way is ClosedWay => way.state === 'closed';

/** The way that a declaration names in full; one that leaves nothing to say needs no declaration. */
export const declaredWay = (ways: readonly Way[], declaration: Declaration = {}): Way | undefined =>
  ways.find((way) => isDeclared(way, declaration));
