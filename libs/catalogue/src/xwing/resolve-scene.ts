import type { Checked, Fault } from '@marshal/rules/kernel';
import {
  DEFAULT_XWING_RULESET,
  XWING_RULESET_IDS,
  type Ship,
  type Table,
  type XWingRulesetId,
} from '@marshal/rules/xwing';
import { defined } from '../defined.js';
import { faultsUnder } from '../faults-under.js';
import { shown } from '../shown.js';
import { DEFAULT_DATA_SET, type DataSetId } from './data-set.js';
import { resolveShip } from './resolve-ship.js';
import { resolveTable, type TableInput } from './resolve-table.js';
import type { ShipInput } from './ship-input.js';

/** What every question about a ship tells: ships by pilot, the rest with its defaults. */
export interface SceneInput {
  /** A ruleset's id, such as `xwing/rr-1.1`, the default. */
  readonly ruleset?: string | undefined;
  readonly dataSet?: DataSetId | undefined;
  readonly ship: ShipInput;
  readonly table?: TableInput | undefined;
}

/** The same with every ship completed from its cards. */
export interface Scene {
  readonly ruleset: XWingRulesetId;
  readonly ship: Ship;
  readonly table?: Table;
}

const rulesetFaults = ({ ruleset }: SceneInput): readonly Fault[] =>
  ruleset === undefined || XWING_RULESET_IDS.some((id) => id === ruleset)
    ? []
    : [{ pointer: '/ruleset', detail: `X-Wing has no ruleset "${shown(ruleset)}".`, nearest: [...XWING_RULESET_IDS] }];

/** The ids of everything on the table, the acting ship's first, with the place where each stands. */
const placedIds = ({ ship, table }: SceneInput): readonly (readonly [id: string, pointer: string])[] => [
  [ship.id, '/ship/id'],
  ...(['ships', 'obstacles', 'devices'] as const).flatMap((kind) =>
    (table?.[kind] ?? []).map(({ id }, index) => [id, `/table/${kind}/${index}/id`] as const),
  ),
];

const idFaults = (question: SceneInput): readonly Fault[] => {
  const seen = new Map<string, string>();
  return placedIds(question).flatMap(([id, pointer]) => {
    const first = seen.get(id);
    seen.set(id, first ?? pointer);
    return first === undefined ? [] : [{ pointer, detail: `"${id}" is already the id at ${first}.` }];
  });
};

/** Completes the ships of a question. Gives every fault by pointer: unknown ids with the nearest known ones, impossible states, an id that stands for two things. */
export const resolveScene = (question: SceneInput): Checked<Scene> => {
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
  return { value: defined({ ruleset, ship: ship.value, table: table.value }) };
};
