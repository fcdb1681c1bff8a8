import type { Pose } from '../ship.js';
import type { StandardBaseSize } from './base.js';
import type { Polygon } from './point.js';
import type { TemplateBearing } from './template.js';

/** The moves that are no maneuvers: a ship is placed with a template in one go, or stays where it was. */

export const BASE_FLANKS = ['left', 'right'] as const;
export type Flank = (typeof BASE_FLANKS)[number];

export const SLIDES = ['forward', 'centre', 'back'] as const;
/** Where the landing base is held against the end of the template. */
export type Slide = (typeof SLIDES)[number];

export const CURVES = ['forward', 'back'] as const;
/** To which end of the ship a curved template at its side bends. */
export type Curve = (typeof CURVES)[number];

/** A choice that is left out asks for every way to make it. */
export interface BarrelRollMove {
  readonly kind: 'barrel-roll';
  readonly side?: Flank;
  readonly position?: Slide;
  /** `straight` unless a card says otherwise. */
  readonly shape?: 'straight' | 'bank' | 'turn';
  /** For a bank or a turn. */
  readonly curves?: Curve;
  /** The template's speed: 1 unless a card says otherwise. */
  readonly speed?: number;
}

export interface BoostMove {
  readonly kind: 'boost';
  /** Left out: straight and both banks. */
  readonly template?: TemplateBearing;
  readonly speed?: number;
}

export interface DecloakMove {
  readonly kind: 'decloak';
  readonly by?: 'barrel-roll' | 'boost';
  readonly side?: Flank;
  readonly position?: Slide;
  /** `bank` where a card says so; of the boosts then both banks. */
  readonly shape?: 'straight' | 'bank';
  readonly curves?: Curve;
  readonly template?: TemplateBearing;
}

export type RepositionMove = BarrelRollMove | BoostMove | DecloakMove;

/** One way to carry a move out, every choice made, in the ship's own frame. */
export interface Way {
  readonly choice: WayChoice;
  readonly end: Pose;
  readonly template: readonly Polygon[];
}

export type WayChoice =
  | { readonly by: 'barrel-roll'; readonly side: Flank; readonly position: Slide; readonly curves?: Curve }
  | { readonly by: 'boost'; readonly template: TemplateBearing };

/** The ways of one kind of move for one size of base; none when its template does not exist. */
export type WaysOf<Move extends RepositionMove> = (move: Move, size: StandardBaseSize) => readonly Way[];

export const chosen = <Choice>(choice: Choice | undefined, all: readonly Choice[]): readonly Choice[] =>
  choice === undefined ? all : [choice];
