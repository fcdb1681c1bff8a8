import type { Checked } from '@marshal/rules/kernel';
import type { ManeuverInput, XWingRulesetId } from '@marshal/rules/xwing';
import { defined } from '../defined.js';
import { faultsUnder } from '../faults-under.js';
import { DEFAULT_DATA_SET } from './data-set.js';
import { effectFaults } from './effect-faults.js';
import { resolveScene, type SceneInput } from './resolve-scene.js';
import type { Told } from './ship-input.js';

/** A question about a maneuver, as a caller asks it. */
export interface ManeuverQuestion
  extends SceneInput, Told<Pick<ManeuverInput, 'maneuver' | 'position' | 'effects' | 'met'>> {}

/** A question about a maneuver, with every ship completed from its cards; or every fault by pointer. */
export const resolveManeuver = (
  question: ManeuverQuestion,
): Checked<ManeuverInput & { readonly ruleset: XWingRulesetId }> => {
  const scene = resolveScene(question);
  const { maneuver, position, effects, met, dataSet = DEFAULT_DATA_SET } = question;
  const faults = [...faultsUnder('', scene), ...effectFaults(effects, dataSet)];
  if ('faults' in scene || faults.length > 0) return { faults };
  return { value: defined({ ...scene.value, maneuver, position, effects, met }) };
};
