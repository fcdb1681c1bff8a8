import type { Checked, Fault } from '@marshal/rules/kernel';
import type { ActionInput, AvailableInput, Declaration, Opportunity, XWingRulesetId } from '@marshal/rules/xwing';
import { defined } from '../defined.js';
import { faultsUnder } from '../faults-under.js';
import { resolveScene, type SceneInput } from './resolve-scene.js';
import type { Told } from './ship-input.js';
import { actionNameFaults } from './unknown-action.js';

/** What every question about actions tells. */
interface Question extends SceneInput, Told<Pick<ActionInput, 'effects' | 'phase' | 'step' | 'activating'>> {}

/** A question about one attempt, as a caller asks it. */
export interface AttemptQuestion extends Question {
  readonly attempt: ActionInput['attempt'];
}

/** A question about all that a ship may do, as a caller asks it. */
export interface AvailableQuestion extends Question {
  readonly opportunity?: AvailableInput['opportunity'] | undefined;
}

const momentOf = ({ effects, phase, step, activating }: Question) => defined({ effects, phase, step, activating });

/** The words for actions that an opportunity names. */
const opportunityFaults = (opportunity: Opportunity | undefined, pointer: string): readonly Fault[] => {
  if (opportunity?.kind === 'linked') return actionNameFaults(opportunity.after, `${pointer}/after`);
  return opportunity?.kind === 'granted' ? actionNameFaults(opportunity.copied, `${pointer}/copied`) : [];
};

const declarationFaults = (declaration: Declaration | undefined): readonly Fault[] => {
  const at = '/attempt/declaration';
  return [
    ...actionNameFaults(declaration?.targetAction, `${at}/targetAction`),
    ...(declaration?.others ?? []).flatMap(({ targetAction }, index) =>
      actionNameFaults(targetAction, `${at}/others/${index}/targetAction`),
    ),
  ];
};

const attemptFaults = ({ ship, attempt }: AttemptQuestion): readonly Fault[] => {
  const { action, declaration, opportunity } = attempt;
  return [
    ...actionNameFaults(action, '/attempt/action'),
    ...opportunityFaults(opportunity, '/attempt/opportunity'),
    ...declarationFaults(declaration),
    // Cards let a ship jam itself; the rules say whether this one's do.
    ...(declaration?.target === ship.id && action !== 'jam'
      ? [{ pointer: '/attempt/declaration/target', detail: 'A ship cannot choose itself.' }]
      : []),
  ];
};

/**
 * A question about one attempt, with every ship completed from its cards. Gives every fault by pointer: unknown ids
 * with the nearest known ones, impossible states, an id that stands for two things, a ship that chooses itself.
 */
export const resolveAttempt = (
  question: AttemptQuestion,
): Checked<ActionInput & { readonly ruleset: XWingRulesetId }> => {
  const scene = resolveScene(question);
  const faults = [...faultsUnder('', scene), ...attemptFaults(question)];
  if ('faults' in scene || faults.length > 0) return { faults };
  return { value: { ...momentOf(question), ...scene.value, attempt: question.attempt } };
};

/** A question about all that a ship may do, likewise. */
export const resolveAvailable = (
  question: AvailableQuestion,
): Checked<AvailableInput & { readonly ruleset: XWingRulesetId }> => {
  const scene = resolveScene(question);
  const faults = [...faultsUnder('', scene), ...opportunityFaults(question.opportunity, '/opportunity')];
  if ('faults' in scene || faults.length > 0) return { faults };
  return { value: defined({ ...momentOf(question), ...scene.value, opportunity: question.opportunity }) };
};
