import type { DefenseFace } from './activation/defense-dice.js';

/** The speed-1 movement tool, in mm. */
export const SPEED_ONE_TOOL = 75;
/** Half range: three inches, in mm. */
export const HALF_RANGE = 76.2;
/** One band of the range ruler: six inches, in mm. */
export const RANGE_BAND = 152.4;

/** What differs between the versions of Legion's rules, as values: no code asks which version it is. */
export interface LegionValues {
  readonly rally: {
    /** The faces that each remove a suppression token. */
    readonly successFaces: readonly DefenseFace[];
  };
  readonly suppressed: {
    readonly actionsLost: number;
    /** Droid troopers lose no action; in some versions they are not even Suppressed. */
    readonly droidTroopers: 'immune' | 'no-action-lost';
  };
  /** When a panicked unit drops the objectives that it holds. */
  readonly panic: { readonly drops: 'at-once' | 'as-make-actions-begins' };
  readonly commanderCourage: {
    /** Whether the player may decline a Commander's higher Courage in the panic check. */
    readonly use: 'may' | 'must';
    /** In bands of the range ruler. */
    readonly range: number;
  };
  readonly fieldCommander: {
    readonly courage: number;
    readonly helps: 'any-ally' | 'same-faction-or-affiliation';
  };
  /** Whether Command Vehicle X lends its X in the panic check. */
  readonly commandVehicle: 'lends-courage' | 'does-not-exist';
  readonly actions: { readonly base: number };
  /** Ion tokens: an action lost for each, or one die for each and at most one action lost. */
  readonly ion: 'action-for-each' | 'roll-for-each';
  readonly vehicleDamage: { readonly artificialIntelligence: 'rolls' | 'does-not-roll' };
  /** What Override of a panicked unit does. */
  readonly override: { readonly whilePanicked: 'works' | 'does-not-work' };
  readonly inspire: 'after-rally' | 'end-of-activation';
  /** Whom Ruthless drives. */
  readonly ruthless: 'corps-troopers' | 'troopers';
  /** Whom Guidance helps: units of the type that the card lists, or troopers. */
  readonly guidance: 'listed-type' | 'troopers';
  /** Whether Independent may grant a free action, or tokens alone. */
  readonly independent: 'tokens-or-action' | 'tokens';
  /** Scout deploys a unit in its first activation, or moves it once more while units deploy before the game. */
  readonly scout: 'deploys-in-activation' | 'moves-after-deployment';
  /** How often a Speeder that holds an asset moves beside its compulsory move. */
  readonly speederWithAsset: 'one-move' | 'any-number-of-moves';
  /** What a vehicle that is disabled spends on a standard move; in most versions no vehicle ever is. */
  readonly disabledVehicle: 'does-not-exist' | 'two-actions-a-move';
  readonly standby: {
    /** In bands of the range ruler. */
    readonly range: number;
    readonly attacks: 'any-unit' | 'triggering-unit';
    /** Whether a move made with a standby token sets off Relentless, Steady or Charge. */
    readonly moveSetsOffAttacks: 'yes' | 'no';
  };
  readonly withdraw: {
    readonly costs: 'every-action' | 'one-action';
    /** Unit types that may still attack in the activation in which they withdraw. */
    readonly mayAttack: readonly string[];
  };
  readonly cohesion: {
    /** Between the nearest points of the two bases, in mm. */
    readonly distance: number;
    /** Whether a miniature must see its leader. */
    readonly lineOfSight: 'needed' | 'not-needed';
    /** What a unit that could not be put into cohesion owes. */
    readonly broken: 'next-action-restores-it' | 'placed-as-close-as-possible';
  };
  readonly artificialIntelligence: {
    /** What switches AI on, besides having no faceup order token. */
    readonly applies: 'always' | 'no-commander-near' | 'suppressed-or-damaged';
    /** What happens when none of the listed actions is possible. */
    readonly impossible: 'acts-freely' | 'one-action-lost';
  };
  readonly drawnRankWithoutUnit: 'draw-again' | 'choose-again-or-pass';
  readonly passing: 'once-a-round' | 'pass-pool';
  readonly rounds: number;
}
