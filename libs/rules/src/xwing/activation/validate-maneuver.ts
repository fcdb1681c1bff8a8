import { judge, type Checked, type GameEvent } from '../../kernel/index.js';
import { dialCode, type DialManeuver } from '../movement/maneuver.js';
import type { Ship } from '../ship.js';
import { afterManeuver } from './after-maneuver.js';
import { executedManeuver, type Executed } from './executed.js';
import { execute, type Execution } from './execution.js';
import { maneuverFaults } from './maneuver-faults.js';
import type { ManeuverInput } from './maneuver-input.js';
import { maneuverRules } from './maneuver-rules.js';
import { maneuverSituation, type ManeuverSituation } from './maneuver-situation.js';
import type { CodedManeuver, LegalManeuver, ManeuverVerdict } from './maneuver-verdict.js';
import { breaksLocks, obstacleDamage } from './obstacle-effects.js';
import { actionsEnded, overlapGrants, owedRolls } from './overlap-aftermath.js';
import { barRules, skipRules, stressRules, type StepSituation } from './perform-action-rules.js';
import { hingesOnFacedownDamage } from './replacement-rules.js';
import { whileStressed } from './next-action.js';
import { untoldOfStruts } from './struts.js';
import type { TokenChange } from './token-changes.js';
import { untoldOfMet } from './untold.js';

/** A ship that skips its Execute Maneuver step meets nothing. */
const STAYED: Execution = {
  basis: 'assumed',
  fullyExecuted: true,
  ships: [],
  obstacles: [],
  fled: false,
  unplaced: [],
};

const coded = (maneuver: DialManeuver): CodedManeuver => ({ ...maneuver, code: dialCode(maneuver) });

/** The cards that touch maneuvers in a way that could matter here and that no effect settles. */
const unmodelledCards = ({ ship, input, revealed }: ManeuverSituation, { replaced }: Executed): readonly string[] => {
  const byDial = revealed !== undefined && replaced !== 'ionized' && replaced !== 'maneuver-skipped';
  const matters = (topics: readonly string[]): boolean =>
    topics.includes('maneuver') &&
    ((byDial && topics.includes('difficulty')) || (replaced === 'stressed' && topics.includes('stress')));
  return ship.unmodelled
    .filter(({ id, topics }) => matters(topics) && input.effects?.some(({ source }) => source === id) !== true)
    .map(({ id }) => id);
};

type Step = LegalManeuver['performActionStep'];

/** The first kind of objection there is. */
const performActionStep = (situation: StepSituation): Step => {
  const kinds = [
    { status: 'skipped', reasons: judge(skipRules, situation) },
    { status: 'barred', reasons: judge(barRules, situation) },
    { status: 'stressed', reasons: judge(stressRules, situation) },
  ] as const;
  return kinds.find(({ reasons }) => reasons.length > 0) ?? { status: 'open', reasons: [] };
};

const tokenEvent = ({ token, count: change, because }: TokenChange): GameEvent =>
  change > 0
    ? { type: 'token-gained', token, count: change, because }
    : { type: 'token-removed', token, count: -change, because };

interface Course {
  readonly situation: ManeuverSituation;
  readonly executed: Executed;
  readonly execution: Execution | undefined;
}

const moveEvents = ({ situation, executed, execution }: Course): readonly GameEvent[] => {
  const { revealed, changes } = situation;
  const { maneuver, replaced, spendsForce } = executed;
  return [
    revealed === undefined ? { type: 'reveal-skipped' } : { type: 'dial-revealed', maneuver: dialCode(revealed) },
    ...changes.map(({ source, to }) => ({ type: 'dial-changed', source, maneuver: dialCode(to) })),
    ...(replaced === undefined ? [] : [{ type: 'maneuver-replaced', because: replaced }]),
    ...(spendsForce ? [{ type: 'force-spent', count: 1 }] : []),
    ...(maneuver === undefined || execution === undefined
      ? [{ type: 'execute-maneuver-skipped' }]
      : [{ type: 'maneuver-executed', maneuver: dialCode(maneuver), fullyExecuted: execution.fullyExecuted }]),
    ...(execution?.fled === true ? [{ type: 'ship-fled' }] : []),
  ];
};

type Told = Pick<
  LegalManeuver,
  'verdict' | 'ruleset' | 'revealed' | 'shown' | 'executed' | 'replacedBecause' | 'execution'
>;

/** What is told of the maneuver itself. */
const told = ({ situation, executed, execution }: Course): Told => {
  const { ruleset, revealed, shown, changes } = situation;
  return {
    verdict: 'legal',
    ruleset,
    ...(revealed && { revealed: coded(revealed) }),
    ...(shown && changes.length > 0 && { shown: coded(shown) }),
    ...(executed.maneuver && { executed: coded(executed.maneuver) }),
    replacedBecause: executed.because,
    ...(execution && { execution }),
  };
};

/** The ship with what its maneuver means for its actions. */
const withRound = (after: StepSituation, { status }: Step): Ship => {
  const { ship } = after;
  const ended = actionsEnded(after);
  return {
    ...ship,
    round: {
      ...ship.round,
      ...(status === 'skipped' && ship.round.performActionStep !== 'used' && { performActionStep: 'skipped' }),
      ...(ended !== undefined && { noMoreActions: ended }),
    },
  };
};

/** What the obstacles do that were met; nothing more to a ship that has fled. */
const metEffects = ({ execution, values }: StepSituation): Pick<LegalManeuver, 'damage' | 'locksBroken'> =>
  execution.fled
    ? { damage: [], locksBroken: false }
    : { damage: obstacleDamage(execution, values), locksBroken: breaksLocks(execution, values) };

const legal = (course: Course): LegalManeuver => {
  const { situation, executed, execution } = course;
  const { values } = situation;
  const { ship, changes } = afterManeuver(situation, executed, execution);
  const after = { ship, execution: execution ?? STAYED, values, whileStressed: whileStressed(situation, ship) };
  const step = performActionStep(after);
  const met = metEffects(after);
  return {
    ...told(course),
    tokens: changes,
    performActionStep: step,
    grants: overlapGrants(after),
    furtherActionsBarred: actionsEnded(after) !== undefined,
    rolls: owedRolls(after),
    ...met,
    events: [
      ...moveEvents(course),
      ...changes.map(tokenEvent),
      ...(met.locksBroken ? [{ type: 'locks-broken' }] : []),
      ...met.damage.map((damage) => ({ type: 'damage-owed', ...damage })),
      ...(step.status === 'skipped' ? [{ type: 'perform-action-step-skipped' }] : []),
    ],
    ship: withRound(after, step),
  };
};

const answer = (input: ManeuverInput): ManeuverVerdict => {
  const situation = maneuverSituation(input);
  const { ruleset, values, ship } = situation;
  const reasons = judge(maneuverRules, situation);
  if (reasons.length > 0) return { verdict: 'illegal', ruleset, reasons };
  const executed = executedManeuver(situation);
  const execution = executed.maneuver === undefined ? undefined : execute(input, executed.maneuver);
  const unmodelled = unmodelledCards(situation, executed);
  const { maneuver } = executed;
  const { table, met } = input;
  const missing = [
    ...untoldOfStruts(situation),
    ...(hingesOnFacedownDamage(situation) ? ['/ship/facedownDamage'] : []),
    ...(execution === undefined || maneuver === undefined
      ? []
      : untoldOfMet({ ship, maneuver, execution, values, table, met })),
  ];
  return unmodelled.length > 0 || missing.length > 0
    ? { verdict: 'indeterminate', ruleset, unmodelled, missing }
    : legal({ situation, executed, execution });
};

/**
 * What the ship really executes, what it meets, the tokens that come and go, and whether its Perform Action step comes.
 * Illegal: the player cannot ask for that maneuver, with every reason. Indeterminate: the cards that are not modelled,
 * or the facts, without which there is no answer.
 * Faults: a huge ship, codes that name no maneuver, a difficulty that nothing tells, positions that cannot be measured.
 */
export const validateManeuver = (input: ManeuverInput): Checked<ManeuverVerdict> => {
  const faults = maneuverFaults(input);
  return faults.length > 0 ? { faults } : { value: answer(input) };
};
