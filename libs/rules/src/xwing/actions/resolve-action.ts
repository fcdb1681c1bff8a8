import type { GameEvent, Reason } from '../../kernel/index.js';
import type { ActionName, Difficulty } from '../action-kind.js';
import { afterEffects, counted, paid } from './afterwards.js';
import type { ActionInput, TableShip } from './attempt.js';
import type { ActionCode } from './code.js';
import { coordinatedAttempts, type CoordinatedAttempt } from './coordinated-attempts.js';
import { coordinatedVerdict } from './coordinated-verdict.js';
import type { Situation } from './definition.js';
import type { Outcome } from './outcome.js';
import { definitionOf } from './registry.js';
import { judgeSituation } from './validate-action.js';
import { situationOf } from './situation.js';
import type { Ship } from '../ship.js';
import type { ActionEffect, ActionVerdict, IllegalAction, IndeterminateAction, LegalAction } from './verdict.js';

/** An attempt that was carried out. */
export interface ResolvedAction {
  readonly verdict: 'legal';
  readonly ruleset: string;
  readonly action: ActionName;
  readonly difficulty: Difficulty;
  readonly outcome: 'performed' | 'failed';
  /** Where it failed: what closed each way. Empty where only its player says that it fails. */
  readonly failsBecause?: readonly Reason<ActionCode>[];
  /** What happened, in order: costs paid, effects, and at the end whether the action was performed or failed. */
  readonly events: readonly GameEvent[];
  readonly ship: Ship;
  /** The other ships that it changed, as they are afterwards. */
  readonly targets: readonly TableShip[];
  /** The links that are now open, each judged as it stands. */
  readonly linked: readonly ActionVerdict[];
  /** Coordinate: the links that are now open to the ships that performed an action. */
  readonly granted?: readonly GrantedLinks[];
}

/** What a coordinated ship may do after its action. */
export interface GrantedLinks {
  readonly ship: string;
  readonly linked: readonly ActionVerdict[];
}

export type ActionResolution = ResolvedAction | IllegalAction | IndeterminateAction;

/** Another ship that an action changed, and what that ship did itself. */
interface Changed {
  /** Undefined for one that is not told enough to be shown. */
  readonly ship?: TableShip;
  readonly events: readonly GameEvent[];
}

const eventOf = (ship: string, { kind, ...detail }: ActionEffect): GameEvent => ({ type: kind, ship, ...detail });

/** What comes of the actions named for the ships that another coordinates. */
interface Followed {
  readonly attempt: CoordinatedAttempt;
  readonly resolved: ActionResolution;
}

const followed = (input: ActionInput): readonly Followed[] =>
  coordinatedAttempts(situationOf(input, definitionOf(input.attempt.action))).map((attempt) => ({
    attempt,
    resolved: coordinatedVerdict(attempt, resolveAction),
  }));

/** A coordinated ship does what was named for it if it may, and otherwise nothing; the Coordinate is performed anyway. */
const coordinated = ({ attempt: { ship, input, untold }, resolved }: Followed): Changed => {
  if (resolved.verdict === 'legal') return { ship: resolved.ship, events: resolved.events };
  const { action, verdict, reasons } = resolved;
  const event: GameEvent = { type: 'action-not-performed', ship, action, verdict, reasons };
  return { ...(untold === undefined && { ship: input.ship }), events: [event] };
};

/** What the players still owe of the declarations of coordinated ships: nothing is paid before all is said. */
const owedByOthers = (others: readonly Followed[]): readonly Reason<ActionCode>[] =>
  others.flatMap(({ resolved }) =>
    resolved.verdict === 'illegal' && resolved.reasons.every(({ code }) => code === 'declaration-missing')
      ? resolved.reasons
      : [],
  );

/** What is open of what coordinated ships would do. The Coordinate waits for that too, for it would be spent meanwhile. */
const openOf = (others: readonly Followed[]): readonly IndeterminateAction[] =>
  others.flatMap(({ resolved }) => (resolved.verdict === 'indeterminate' ? [resolved] : []));

const linksOf = (others: readonly Followed[]): readonly GrantedLinks[] =>
  others.flatMap(({ attempt: { ship }, resolved }) =>
    resolved.verdict === 'legal' && resolved.linked.length > 0 ? [{ ship, linked: resolved.linked }] : [],
  );

/** The ships beside the acting one on which the effects fall. */
const touched = ({ ship, table }: ActionInput, effects: readonly ActionEffect[]): readonly Changed[] => {
  const ids = new Set(
    effects.flatMap((effect) => (effect.kind !== 'grant-action' && 'ship' in effect ? [effect.ship] : [])),
  );
  return (table?.ships ?? [])
    .filter(({ id }) => id !== ship.id && ids.has(id))
    .map((other) => ({ ship: other, events: [] }));
};

/** A table ship's tokens and locks after the effects on it; the rest of it is not touched. */
const afterwards = (
  { id, tokens = {}, locks = [] }: TableShip,
  effects: readonly ActionEffect[],
  acting: string,
): Pick<Ship, 'tokens' | 'locks'> => {
  const bare: Ship = { ...BARE_SHIP, id, tokens, locks };
  const after = afterEffects(bare, effects, acting);
  return { tokens: after.tokens, locks: after.locks };
};

const BARE_SHIP: Ship = {
  id: '',
  baseSize: 'small',
  actionBar: [],
  tokens: {},
  force: { active: 0, capacity: 0 },
  upgrades: [],
  damageCards: [],
  locks: [],
  round: { performed: [], failed: [] },
  exceptions: [],
  unmodelled: [],
};

const waiting = (
  { ruleset, action, difficulty, costs }: LegalAction,
  open: readonly IndeterminateAction[],
): IndeterminateAction => ({
  verdict: 'indeterminate',
  ruleset,
  action,
  difficulty,
  unmodelled: [...new Set(open.flatMap(({ unmodelled }) => unmodelled))],
  missing: [...new Set(open.flatMap(({ missing }) => missing))],
  reasons: open.flatMap(({ reasons }) => reasons),
  costs,
});

const lastEvent = ({ opportunity }: Situation, outcome: Outcome): string => {
  if (opportunity.kind !== 'game-effect') return `action-${outcome}`;
  return outcome === 'performed' ? 'effect-resolved' : 'effect-failed';
};

/** What keeps the attempt from being carried out as yet: nothing is paid before all is said and told. */
const heldUp = (
  verdict: LegalAction,
  following: readonly Followed[],
): IllegalAction | IndeterminateAction | undefined => {
  const { ruleset, action, difficulty } = verdict;
  const reasons = owedByOthers(following);
  if (reasons.length > 0) return { verdict: 'illegal', ruleset, action, difficulty, reasons };
  const open = openOf(following);
  return open.length > 0 ? waiting(verdict, open) : undefined;
};

/** The other ships that it changes. */
const changedBy = (
  input: ActionInput,
  effects: readonly ActionEffect[],
  following: readonly Followed[],
): readonly Changed[] => {
  const acted = following.map(coordinated);
  const others = touched(input, effects).filter(({ ship }) => !acted.some((each) => each.ship?.id === ship?.id));
  return [...others, ...acted].map(({ ship, events }) =>
    ship === undefined ? { events } : { ship: { ...ship, ...afterwards(ship, effects, input.ship.id) }, events },
  );
};

const done = (
  situation: Situation,
  { linked, ...verdict }: LegalAction,
  following: readonly Followed[],
): ResolvedAction => {
  const { ship, input } = situation;
  const { ruleset, action, difficulty, outcome = 'performed', effects, costs, failsBecause } = verdict;
  const others = changedBy(input, effects, following);
  const granted = linksOf(following);
  return {
    verdict: 'legal',
    ruleset,
    action,
    difficulty,
    outcome,
    ...(failsBecause !== undefined && { failsBecause }),
    events: [
      ...costs.map((cost) => ({ type: 'cost-paid', ship: ship.id, ...cost })),
      ...effects.map((effect) => eventOf(ship.id, effect)),
      ...others.flatMap(({ events }) => events),
      { type: lastEvent(situation, outcome), ship: ship.id, action },
    ],
    ship: counted(afterEffects(paid(ship, costs), effects, ship.id), situation, outcome),
    targets: others.flatMap((other) => other.ship ?? []),
    linked,
    ...(granted.length > 0 && { granted }),
  };
};

/** An attempt that fails has neither effects nor links, and nobody follows it. */
const carriedOut = (input: ActionInput, verdict: LegalAction): ActionResolution => {
  const following = verdict.outcome === 'failed' ? [] : followed(input);
  return heldUp(verdict, following) ?? done(situationOf(input, definitionOf(input.attempt.action)), verdict, following);
};

/**
 * Carries an attempt out. What `validateAction` refuses is refused here with the same answer, and everything that its
 * player owes must be declared. Where nothing tells whether a move is blocked it is performed, unless its player
 * declares that it fails. A failed action keeps its cost paid, counts as failed this round and opens no link.
 */
export const resolveAction = (input: ActionInput): ActionResolution => {
  const declared: ActionInput = {
    ...input,
    attempt: { ...input.attempt, declaration: input.attempt.declaration ?? {} },
  };
  const verdict = judgeSituation(situationOf(declared, definitionOf(declared.attempt.action), 'carried-out'));
  return verdict.verdict === 'legal' ? carriedOut(declared, verdict) : verdict;
};
