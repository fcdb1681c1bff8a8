import type { Checked, Fault, Ruleset } from '../../kernel/index.js';
import { canBeEngaged, hasKeyword } from '../keyword.js';
import type { LegionValues } from '../ruleset-values.js';
import type { Unit } from '../unit.js';
import { withArticle } from '../wording.js';
import { checkActivation, type ActivationInput } from './action-input.js';
import type { Step } from './activation.js';
import type { Attempt, Declaration, Granter, MadeAction } from './attempt.js';
import type { ActionCode } from './code.js';
import { actsAs, costInActions } from './cost.js';
import { isLegal, refusalOf } from './judge-action.js';
import { findCardAction } from './offered-action.js';
import type { Setting } from './situation.js';
import { openingOf, situationIn } from './situation-of.js';

/** What the unit has made up to an entry, and the entry. */
interface Moment {
  readonly earlier: readonly MadeAction[];
  readonly entry: MadeAction;
  readonly later: readonly MadeAction[];
}

/** What passes, as it speaks least against the unit; 99 wounds are more than any threshold asks for. */
const AT_BEST: Partial<Unit> = {
  defeated: false,
  engagedWith: 0,
  objectivesHeld: 0,
  nearObjective: true,
  tokens: { standby: 1, wound: 99 },
};

/** The unit as it may have been at any time. `Object.assign`, since naming fields after a spread takes ten times as long. */
const atItsBest = ({ ...unit }: Unit): Unit => {
  const { upgrades, cardActions } = unit;
  return Object.assign(
    unit,
    AT_BEST,
    upgrades && { upgrades: upgrades.map((card) => ({ ...card, state: 'ready' as const })) },
    cardActions && { cardActions: cardActions.map((card) => ({ ...card, usesLeft: 1 })) },
  );
};

const deploys = ({ move }: MadeAction): boolean => move === 'deploy';

/** A unit that deploys was not deployed until then, and one that withdraws was engaged. */
const asItWas = (unit: Unit, { earlier, entry, later }: Moment): Unit => {
  if ((deploys(entry) || later.some(deploys)) && !earlier.some(deploys)) return { ...unit, undeployed: true };
  return entry.move === 'withdraw' && canBeEngaged(unit) ? { ...unit, engagedWith: 1 } : unit;
};

/** May be made before Make Actions: an effect says itself when. */
const BEFORE_STEP: readonly (Granter | undefined)[] = ['ruthless', 'effect'];

const isBefore = ({ by, asAction }: MadeAction): boolean => asAction === false || BEFORE_STEP.includes(by);

/** The step in which the entry was made, as far as what it is and what was made before it tell. */
const stepAt = (now: Step, { earlier, entry }: Moment): Step => {
  if (now === 'not-activating') return now;
  if (now === 'start-of-activation' || now === 'rally' || entry.by === 'effect') return 'start-of-activation';
  return isBefore(entry) && earlier.every(isBefore) ? 'start-of-activation' : 'make-actions';
};

const declarationOf = ({ card, move, startedMelee, arsenal }: MadeAction): Declaration => ({
  ...(card !== undefined && { card }),
  ...(move !== undefined && { move }),
  ...(startedMelee !== undefined && { startsMelee: startedMelee }),
  ...(arsenal !== undefined && { arsenal }),
});

/** What was attempted then. */
const attemptOf = (entry: MadeAction): Attempt => {
  const { action, by } = entry;
  const declaration = declarationOf(entry);
  return by === undefined
    ? { action, declaration }
    : { action, declaration, opportunity: { kind: 'granted', by, outsideStep: true } };
};

/** The activation as it stood when the entry was made. AI is left aside: what was possible then, nobody tells. */
const settingAt = (moment: Moment, { values, ruleset, activation, budget, ai }: Setting, best: Unit): Setting => {
  const { total } = budget;
  const spender = { unit: best, values, total, step: activation.step };
  const spent = moment.earlier.reduce((sum, made) => sum + costInActions(made, spender), 0);
  return {
    ruleset,
    values,
    unit: asItWas(best, moment),
    activation: { ...activation, step: stepAt(activation.step, moment), made: moment.earlier },
    budget: { ...budget, spent, left: Math.max(0, total - spent) },
    ai,
  };
};

/** Fields that tell of one kind of action, and which. */
const FIELDS = { move: 'move', startedMelee: 'move', arsenal: 'attack' } as const;

/** Why the field is not of that entry; undefined where it is. */
const whyStray = (field: keyof typeof FIELDS, entry: MadeAction, unit: Unit): string | undefined => {
  const kind = actsAs(unit, entry);
  if (FIELDS[field] !== kind) return `this is ${withArticle(kind)}`;
  if (field === 'startedMelee' && entry.move === 'pivot') return 'a pivot starts no melee';
  return field === 'arsenal' && !hasKeyword(unit, 'arsenal') ? 'the unit does not have Arsenal' : undefined;
};

/** Fields that the entry cannot have; nobody knows what the card of a counterpart is. */
const strayFaults = (entry: MadeAction, unit: Unit, pointer: string): readonly Fault[] => {
  const { card, action } = entry;
  if (card !== undefined && !action.endsWith('card-action'))
    return [{ pointer: `${pointer}/card`, detail: `must be left out: this is ${withArticle(action)}` }];
  if (card !== undefined && findCardAction(unit, card) === undefined) return [];
  return (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).flatMap((field) => {
    const why = whyStray(field, entry, unit);
    return why === undefined || entry[field] === undefined || entry[field] === false
      ? []
      : [{ pointer: `${pointer}/${field}`, detail: `must be left out: ${why}` }];
  });
};

/** A history that is judged, and whether the status in it was told. */
interface Past {
  readonly setting: Setting;
  readonly best: Unit;
  readonly isStatusTold: boolean;
}

const RECKONED: readonly ActionCode[] = ['panicked', 'no-actions-left', 'not-suppressed'];
const TELL_STATUS = ' No status is told, so it is reckoned from the tokens of now: tell the one that it began with.';

/** What speaks against the entry, by the rules that judge attempts. */
const objectionTo = (moment: Moment, { setting, best, isStatusTold }: Past): string | undefined => {
  const situation = situationIn(settingAt(moment, setting, best), attemptOf(moment.entry));
  const refusal = isLegal(situation) ? undefined : refusalOf(situation);
  if (refusal?.verdict !== 'illegal') return undefined;
  const hint = !isStatusTold && refusal.reasons.some(({ code }) => RECKONED.includes(code)) ? TELL_STATUS : '';
  return `${refusal.reasons.map(({ message }) => message).join(' ')}${hint}`;
};

const faultsAt = (moment: Moment, past: Past): readonly Fault[] => {
  const { entry, earlier } = moment;
  const pointer = `/activation/made/${earlier.length}`;
  const stray = strayFaults(entry, past.setting.unit, pointer);
  if (stray.length > 0) return stray;
  const objection = entry.asAction === false ? undefined : objectionTo(moment, past);
  return objection === undefined ? [] : [{ pointer, detail: `cannot have been made: ${objection}` }];
};

const deployedFaults = ({ unit, activation: { made } }: Setting): readonly Fault[] =>
  unit.undeployed === true && made.some(deploys)
    ? [{ pointer: '/unit/undeployed', detail: 'must be false: the unit has deployed in this activation' }]
    : [];

/**
 * The first thing that the unit cannot have made, judged in order by the rules that judge attempts. What may have been
 * otherwise then is believed: tokens, engagement, exhausted cards, objectives, what AI demanded, and that an `effect`
 * granted it. A move or attack that was no action is not judged.
 */
const historyFaults = (input: ActivationInput, ruleset: Ruleset<LegionValues>): readonly Fault[] => {
  const setting = openingOf(input, ruleset);
  const { made } = setting.activation;
  const past = { setting, best: atItsBest(input.unit), isStatusTold: input.activation?.status !== undefined };
  for (const [index, entry] of made.entries()) {
    const faults = faultsAt({ earlier: made.slice(0, index), entry, later: made.slice(index + 1) }, past);
    if (faults.length > 0) return faults;
  }
  return deployedFaults(setting);
};

/** The ruleset to use, or every fault of the input; where it has none, the first in what the unit has made. */
export const checkQuestion = (
  input: ActivationInput & { readonly attempt?: Attempt },
): Checked<Ruleset<LegionValues>> => {
  const checked = checkActivation(input);
  if ('faults' in checked || (input.activation?.made ?? []).length === 0) return checked;
  const faults = historyFaults(input, checked.value);
  return faults.length > 0 ? { faults } : checked;
};
