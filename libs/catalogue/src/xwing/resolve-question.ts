import type { Checked, Fault } from '@marshal/rules/kernel';
import {
  ACTION_KINDS,
  DEFAULT_XWING_RULESET,
  XWING_RULESET_IDS,
  type ActionInput,
  type AvailableInput,
  type Table,
  type TableShip,
  type XWingRulesetId,
} from '@marshal/rules/xwing';
import { defined } from '../defined.js';
import { faultsUnder } from '../faults-under.js';
import { DEFAULT_DATA_SET, type DataSetId } from './data-set.js';
import { resolveShip } from './resolve-ship.js';
import { shown } from '../shown.js';
import type { ShipInput } from './ship-input.js';

type Told<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** Another ship as a caller tells it; without pilot, shipType and actionBar it has no bar of its own to ask about. */
export interface TableShipInput extends ShipInput {
  readonly range?: number | undefined;
  readonly inBullseyeArc?: boolean | undefined;
}

export interface TableInput extends Told<Omit<Table, 'ships'>> {
  readonly ships?: readonly TableShipInput[] | undefined;
}

/** What every question about actions tells: ships by pilot, the rest with its defaults. */
interface Question extends Told<Omit<ActionInput, 'ship' | 'table' | 'attempt' | 'ruleset'>> {
  readonly ruleset?: string | undefined;
  readonly dataSet?: DataSetId | undefined;
  readonly ship: ShipInput;
  readonly table?: TableInput | undefined;
}

/** A question about one attempt, as a caller asks it. */
export interface AttemptQuestion extends Question {
  readonly attempt: ActionInput['attempt'];
}

/** A question about all that a ship may do, as a caller asks it. */
export interface AvailableQuestion extends Question {
  readonly opportunity?: AvailableInput['opportunity'] | undefined;
}

const rulesetFaults = ({ ruleset }: Question): readonly Fault[] =>
  ruleset === undefined || XWING_RULESET_IDS.some((id) => id === ruleset)
    ? []
    : [{ pointer: '/ruleset', detail: `There is no ruleset "${ruleset}".`, nearest: [...XWING_RULESET_IDS] }];

/** The ids of everything on the table, the acting ship's first, with the place where each stands. */
const placedIds = ({ ship, table }: Question): readonly (readonly [id: string, pointer: string])[] => [
  [ship.id, '/ship/id'],
  ...(['ships', 'obstacles', 'devices'] as const).flatMap((kind) =>
    (table?.[kind] ?? []).map(({ id }, index) => [id, `/table/${kind}/${index}/id`] as const),
  ),
];

const idFaults = (question: Question): readonly Fault[] => {
  const seen = new Map<string, string>();
  return placedIds(question).flatMap(([id, pointer]) => {
    const first = seen.get(id);
    seen.set(id, first ?? pointer);
    return first === undefined ? [] : [{ pointer, detail: `"${id}" is already the id at ${first}.` }];
  });
};

const resolveTableShip = (told: TableShipInput, set: DataSetId): Checked<TableShip> => {
  const { range, inBullseyeArc, ...ship } = told;
  const named = ship.pilot !== undefined || ship.shipType !== undefined || ship.actionBar !== undefined;
  const checked = resolveShip(named ? ship : { ...ship, actionBar: [] }, { set });
  if ('faults' in checked) return checked;
  const { actionBar, ...rest } = checked.value;
  return { value: defined({ ...rest, actionBar: named ? actionBar : undefined, range, inBullseyeArc }) };
};

const resolveTable = (told: TableInput | undefined, set: DataSetId): Checked<Table | undefined> => {
  if (told === undefined) return { value: undefined };
  const { ships, ...rest } = told;
  if (ships === undefined) return { value: defined(rest) };
  const checked = ships.map((ship) => resolveTableShip(ship, set));
  const faults = checked.flatMap((each, index) => faultsUnder(`/table/ships/${index}`, each));
  return faults.length > 0
    ? { faults }
    : { value: defined({ ...rest, ships: checked.flatMap((each) => ('value' in each ? [each.value] : [])) }) };
};

/** All of a question but the attempt, with its ships completed. */
type Scene = Omit<ActionInput, 'attempt'> & { readonly ruleset: XWingRulesetId };

const resolveScene = (question: Question): Checked<Scene> => {
  const set = question.dataSet ?? DEFAULT_DATA_SET;
  const ship = resolveShip(question.ship, { set });
  const table = resolveTable(question.table, set);
  const faults = [
    ...rulesetFaults(question),
    ...faultsUnder('/ship', ship),
    ...faultsUnder('', table),
    ...idFaults(question),
  ];
  if (faults.length > 0 || 'faults' in ship || 'faults' in table) return { faults };
  const ruleset = XWING_RULESET_IDS.find((id) => id === question.ruleset) ?? DEFAULT_XWING_RULESET;
  const { effects, phase, step, activating } = question;
  return { value: defined({ ruleset, ship: ship.value, table: table.value, effects, phase, step, activating }) };
};

const KINDS: ReadonlySet<string> = new Set(ACTION_KINDS);
const CARD_ACTION = /^(card:[^:]+:[1-9]\d?|damage:.+)$/;

const attemptFaults = ({ ship, attempt }: AttemptQuestion): readonly Fault[] => {
  const { action, declaration } = attempt;
  return [
    ...(KINDS.has(action) || CARD_ACTION.test(action)
      ? []
      : [{ pointer: '/attempt/action', detail: `"${shown(action)}" names no action.`, nearest: [...ACTION_KINDS] }]),
    ...(declaration?.target === ship.id
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
  return { value: { ...scene.value, attempt: question.attempt } };
};

/** A question about all that a ship may do, likewise. */
export const resolveAvailable = (
  question: AvailableQuestion,
): Checked<AvailableInput & { readonly ruleset: XWingRulesetId }> => {
  const scene = resolveScene(question);
  if ('faults' in scene) return scene;
  return { value: defined({ ...scene.value, opportunity: question.opportunity }) };
};
