import { DIFFICULTIES, isActionKind, type Difficulty } from '../action-kind.js';
import { isStandardBase } from '../movement/layout.js';
import { DEFAULT_XWING_RULESET } from '../rulesets.js';
import type { ActionInput, Table, TableShip } from './attempt.js';
import type { CoordinatedAttempt } from './coordinated-attempts.js';
import type { ActionVerdict, IllegalAction, IndeterminateAction, LegalAction } from './verdict.js';

/** Judged or carried out: what is illegal or open is told alike. */
type Judged<Legal> = Legal | IllegalAction | IndeterminateAction;

interface WithLinks {
  readonly verdict: 'legal';
  readonly linked: readonly ActionVerdict[];
}

const PLACE = /^\/table\/(ships|obstacles|devices)\/(\d+)\/(\w+)$/;
type Kind = 'ships' | 'obstacles' | 'devices';

const indexIn = (table: Table, kind: Kind, id: string): number =>
  table[kind]?.findIndex((each) => each.id === id) ?? -1;

const placeless = ({ pose, baseSize }: Pick<TableShip, 'pose' | 'baseSize'>): readonly string[] => {
  if (pose === undefined) return ['pose'];
  return baseSize === undefined || !isStandardBase(baseSize) ? ['baseSize'] : [];
};

const placelessAt = (table: Table, kind: Kind, index: number): readonly string[] => {
  const ship = kind === 'ships' ? table.ships?.[index] : undefined;
  if (ship !== undefined) return placeless(ship);
  return table.obstacles?.[index]?.polygon === undefined ? ['polygon'] : [];
};

/** A range from another ship than the acting one is told by places alone: what is missing of them. */
const placesFor = ({ asked, input, pointer }: CoordinatedAttempt, kind: Kind, index: number): readonly string[] => [
  ...placelessAt(asked.table, kind, index).map((field) => `/table/${kind}/${index}/${field}`),
  ...placeless(input.ship).map((field) => `${pointer}/${field}`),
];

/** A thing on the table of the coordinated ship's own question, and what of it is missing. */
interface Thing {
  readonly kind: Kind;
  readonly id: string;
  readonly field: string;
}

const thingAt = ({ table }: ActionInput, place: string): Thing | undefined => {
  const [, kind, at, field] = PLACE.exec(place) ?? [];
  const id = table?.[kind as Kind]?.[Number(at)]?.id;
  return id === undefined || field === undefined ? undefined : { kind: kind as Kind, id, field };
};

const isMeasured = ({ kind, field }: Thing): boolean =>
  kind !== 'devices' && (field === 'range' || field === 'inBullseyeArc');

const thingAsAsked = (attempt: CoordinatedAttempt, thing: Thing): readonly string[] => {
  const { asked } = attempt;
  if (thing.id === asked.ship) return [`/ship/${isMeasured(thing) ? 'pose' : thing.field}`];
  const index = indexIn(asked.table, thing.kind, thing.id);
  return isMeasured(thing) ? placesFor(attempt, thing.kind, index) : [`/table/${thing.kind}/${index}/${thing.field}`];
};

/** A place in that question, as places in the one that is asked. */
const asAsked = (attempt: CoordinatedAttempt, place: string): readonly string[] => {
  if (place.startsWith('/ship/')) return [`${attempt.pointer}${place.slice('/ship'.length)}`];
  const thing = thingAt(attempt.input, place);
  return thing === undefined ? [place] : thingAsAsked(attempt, thing);
};

/** A verdict with its pointers into the question that is asked, those of its links included. */
const placed = <Legal extends WithLinks>(attempt: CoordinatedAttempt, verdict: Judged<Legal>): Judged<Legal> => {
  if (verdict.verdict === 'illegal') return verdict;
  if (verdict.verdict === 'legal')
    return { ...verdict, linked: verdict.linked.map((link) => placed<LegalAction>(attempt, link)) };
  return { ...verdict, missing: [...new Set(verdict.missing.flatMap((place) => asAsked(attempt, place)))] };
};

const withBar = (input: ActionInput, difficulty: Difficulty): ActionInput => ({
  ...input,
  ship: {
    ...input.ship,
    actionBar: isActionKind(input.attempt.action) ? [{ action: input.attempt.action, difficulty }] : [],
  },
});

/** Illegal for what objects whichever difficulty the bar has; undefined where nothing does. */
const whateverTheBar = (verdicts: readonly Judged<WithLinks>[]): IllegalAction | undefined => {
  const illegal = verdicts.flatMap((verdict) => (verdict.verdict === 'illegal' ? [verdict] : []));
  const [first] = illegal;
  if (first === undefined || illegal.length < verdicts.length) return undefined;
  const reasons = first.reasons.filter(({ rule }) =>
    illegal.every((each) => each.reasons.some((reason) => reason.rule === rule)),
  );
  return reasons.length === 0 ? undefined : { ...first, reasons };
};

const open = ({ ruleset, attempt }: ActionInput, missing: string): IndeterminateAction => ({
  verdict: 'indeterminate',
  ruleset: ruleset ?? DEFAULT_XWING_RULESET,
  action: attempt.action,
  difficulty: 'white',
  unmodelled: [],
  missing: [missing],
  reasons: [],
  costs: [],
});

/**
 * What a coordinated ship may do, or does. Where its bar is not told an action that has to stand there is illegal only for
 * what objects whatever the bar; where nothing is told of it, it is open.
 */
export const coordinatedVerdict = <Legal extends WithLinks>(
  attempt: CoordinatedAttempt,
  judge: (input: ActionInput) => Judged<Legal>,
): Judged<Legal> => {
  const { input, pointer, untold } = attempt;
  if (untold === 'ship') return open(input, pointer);
  if (untold === undefined || !isActionKind(input.attempt.action)) return placed(attempt, judge(input));
  const illegal = whateverTheBar(DIFFICULTIES.map((difficulty) => judge(withBar(input, difficulty))));
  return illegal ?? open(input, `${pointer}/actionBar`);
};
