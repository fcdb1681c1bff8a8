import type { Checked } from '@marshal/rules/kernel';
import type { ManeuverInput, XWingRulesetId } from '@marshal/rules/xwing';
import { defined } from '../defined.js';
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
  if ('faults' in scene) return scene;
  const { maneuver, position, effects, met } = question;
  return { value: defined({ ...scene.value, maneuver, position, effects, met }) };
};
