import type { Checked, Fault } from '@marshal/rules/kernel';
import {
  ACTION_KINDS,
  isActionName,
  type ActionInput,
  type AvailableInput,
  type XWingRulesetId,
} from '@marshal/rules/xwing';
import { defined } from '../defined.js';
import { faultsUnder } from '../faults-under.js';
import { shown } from '../shown.js';
import { resolveScene, type SceneInput, type Told } from './resolve-scene.js';

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

const attemptFaults = ({ ship, attempt }: AttemptQuestion): readonly Fault[] => {
  const { action, declaration } = attempt;
  return [
    ...(isActionName(action)
      ? []
      : [{ pointer: '/attempt/action', detail: `"${shown(action)}" names no action.`, nearest: [...ACTION_KINDS] }]),
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
  if ('faults' in scene) return scene;
  return { value: defined({ ...momentOf(question), ...scene.value, opportunity: question.opportunity }) };
};
