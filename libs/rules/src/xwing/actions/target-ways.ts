import type { RangeBand } from '../cards/card-reference.js';
import type { Ship } from '../ship.js';
import type { OpenWay, Way, WayCode } from './way.js';

/** Something that an action may choose, and what is known of it. */
export interface Target {
  readonly id: string;
  /** Where the question tells it, such as `/table/ships/0`. */
  readonly pointer: string;
}

export const openTarget = ({ id }: Target): OpenWay => ({ state: 'open', choice: { target: id } });

export const closedTarget = (target: Pick<Target, 'id'>, code: WayCode, message: string): Way => ({
  state: 'closed',
  choice: { target: target.id },
  code,
  message,
  facts: { target: target.id },
});

export const unknownTarget = ({ id, pointer }: Target, ...facts: readonly string[]): Way => ({
  state: 'unknown',
  choice: { target: id },
  missing: facts.map((fact) => `${pointer}/${fact}`),
});

/** Whether it is friend or enemy is not told. */
export const unknownAllegiance = ({ player }: Pick<Ship, 'player'>, { id, pointer }: Target): Way => ({
  state: 'unknown',
  choice: { target: id },
  missing: [player === undefined ? '/ship/player' : `${pointer}/player`],
});

export const outOfRange = ({ id }: Target, range: number, { words, bands }: Reach): Way => ({
  state: 'closed',
  choice: { target: id },
  code: 'out-of-range',
  message: `${id} is at range ${range}; the action reaches ${words}.`,
  facts: { target: id, range, ranges: bands },
});

export interface Reach {
  readonly bands: readonly RangeBand[];
  readonly words: string;
}

const NOTHING_THERE: Way = {
  state: 'closed',
  choice: {},
  code: 'no-valid-target',
  message: 'Nothing that it could choose is on the table.',
  facts: {},
};

/** The ways, and the declared target among them even when nothing of that id is there. */
export const withDeclared = (ways: readonly Way[], target: string | undefined): readonly Way[] => {
  if (target === undefined) return ways.length === 0 ? [NOTHING_THERE] : ways;
  return ways.some(({ choice }) => choice.target === target)
    ? ways
    : [...ways, closedTarget({ id: target }, 'no-valid-target', `Nothing with the id ${target} is on the table.`)];
};
