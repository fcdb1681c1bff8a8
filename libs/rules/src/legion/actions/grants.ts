import type { ActionKind } from '../unit.js';
import type { Step } from './activation.js';
import type { AttackKind, Granter, MadeAction } from './attempt.js';
import type { Cost } from './definition.js';
import type { CurrentActivation } from './situation.js';

/** When in its step a free action may be made. */
export type Timing = 'after-move' | 'first-in-step' | 'first-or-last-in-step' | 'any';

/** What a keyword or an effect grants, and on what terms. */
export interface Grant {
  readonly allows: readonly ActionKind[];
  readonly steps: readonly Step[];
  readonly timing: Timing;
  /** The keyword that the acting unit itself must have; none when an ally or a card grants it. */
  readonly keyword?: string;
  /** A kind that it keeps out, even as the other identity of a card action. */
  readonly bars?: ActionKind;
  /** The only kind of attack that it allows. */
  readonly attack?: AttackKind;
  readonly costs: readonly Cost[];
}

const ANY: readonly ActionKind[] = [
  'aim',
  'attack',
  'card-action',
  'dodge',
  'free-card-action',
  'move',
  'recover',
  'standby',
];
const MAKE_ACTIONS: readonly Step[] = ['make-actions'];
const OUTSIDE: readonly Step[] = ['not-activating'];

const afterMove: Grant = { allows: ['attack'], steps: MAKE_ACTIONS, timing: 'after-move', costs: [] };
const compulsory: Grant = { allows: ['move'], steps: MAKE_ACTIONS, timing: 'first-or-last-in-step', costs: [] };
const goaded: Grant = {
  allows: ['move'],
  steps: MAKE_ACTIONS,
  timing: 'first-in-step',
  costs: [{ gain: 'suppression', count: 1 }],
};
const outside: Grant = { allows: ANY, steps: OUTSIDE, timing: 'any', costs: [] };

/** Every source of free actions; the compiler lists what a new one owes. */
export const GRANTS: Readonly<Record<Granter, Grant>> = {
  charge: { ...afterMove, keyword: 'charge', attack: 'melee' },
  compel: goaded,
  dauntless: { ...goaded, keyword: 'dauntless' },
  effect: { ...outside, steps: MAKE_ACTIONS },
  guidance: { ...outside, allows: ANY.filter((kind) => kind !== 'attack'), bars: 'attack' },
  independent: { ...outside, keyword: 'independent' },
  mobile: { ...compulsory, keyword: 'mobile' },
  'pull-the-strings': { ...outside, allows: ['attack', 'move'] },
  relentless: { ...afterMove, keyword: 'relentless' },
  ruthless: {
    allows: ANY,
    steps: ['start-of-activation'],
    timing: 'any',
    costs: [{ suffer: 'wound', count: 1 }],
  },
  scout: { allows: ['move'], steps: MAKE_ACTIONS, timing: 'first-in-step', keyword: 'scout', costs: [] },
  speeder: { ...compulsory, keyword: 'speeder' },
  standby: { ...outside, allows: ['attack', 'move'], costs: [{ spend: 'standby', count: 1 }] },
  steady: { ...afterMove, keyword: 'steady', attack: 'ranged' },
  tempted: { ...outside, allows: ['attack'], keyword: 'tempted' },
  'this-is-the-way': outside,
};

/** Made as the activation began, before Make Actions: by Ruthless, or by an effect that is told to work outside of it. */
const isBeforeStep = ({ by, outsideStep }: MadeAction): boolean => outsideStep === true || by === 'ruthless';

/** What was made in the step that goes on. */
export const madeInStep = ({ step, made }: CurrentActivation): readonly MadeAction[] =>
  step === 'make-actions' ? made.filter((each) => !isBeforeStep(each)) : made;

/** Moves that belong to the beginning of the step and leave it the beginning. */
export const opensStep = ({ by }: MadeAction): boolean => by !== undefined && GRANTS[by].timing.startsWith('first');
