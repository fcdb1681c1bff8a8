import type { Fault } from '@marshal/rules/kernel';
import { ARCS, TOKEN_KINDS } from '@marshal/rules/xwing';
import { shown } from '../shown.js';
import type { ShipInput } from './ship-input.js';
import { notCountable } from './supplies.js';
import { actionNameFaults } from './unknown-action.js';

const TOKENS: ReadonlySet<string> = new Set(TOKEN_KINDS);

const NONE: readonly Fault[] = [];
type Links = Exclude<ShipInput['round'], undefined>['linked'];

const tokenFaults = (tokens: ShipInput['tokens']): readonly Fault[] =>
  tokens === undefined
    ? NONE
    : Object.entries(tokens).flatMap(([kind, count]) =>
        TOKENS.has(kind)
          ? notCountable(`/tokens/${kind}`, count)
          : [{ pointer: `/tokens/${kind}`, detail: `There is no token "${shown(kind)}".`, nearest: [] }],
      );

const nameFaults = (names: readonly string[] | undefined, pointer: string): readonly Fault[] =>
  names === undefined ? NONE : names.flatMap((name, index) => actionNameFaults(name, `${pointer}/${index}`));

const linkFaults = (links: Links): readonly Fault[] =>
  links === undefined
    ? NONE
    : links.flatMap(({ action, after }, index) => [
        ...actionNameFaults(action, `/round/linked/${index}/action`),
        ...actionNameFaults(after, `/round/linked/${index}/after`),
      ]);

const turretFaults = (turret: ShipInput['turret']): readonly Fault[] => {
  if (turret === undefined) return NONE;
  const [first, second, ...more] = turret.map((arc) => ARCS.indexOf(arc));
  const opposite = first !== undefined && second !== undefined && Math.abs(first - second) === 2;
  return first !== undefined && (second === undefined || opposite) && more.length === 0
    ? []
    : [{ pointer: '/turret', detail: 'A turret points into one arc, or a double turret into two opposite ones.' }];
};

const poseFaults = (pose: ShipInput['pose']): readonly Fault[] =>
  pose === undefined
    ? NONE
    : Object.entries(pose).flatMap(([key, value]) =>
        Number.isFinite(value) ? [] : [{ pointer: `/pose/${key}`, detail: 'Must be a number.' }],
      );

const roundFaults = (round: ShipInput['round']): readonly Fault[] =>
  round === undefined
    ? NONE
    : [
        ...nameFaults(round.performed, '/round/performed'),
        ...nameFaults(round.failed, '/round/failed'),
        ...linkFaults(round.linked),
        ...notCountable('/round/executedSpeed', round.executedSpeed),
      ];

/** What cannot be so of any ship: counts below 0, names of no action or token, a turret in two minds. */
export const stateFaults = (ship: ShipInput): readonly Fault[] => [
  ...notCountable('/initiative', ship.initiative),
  ...tokenFaults(ship.tokens),
  ...roundFaults(ship.round),
  ...turretFaults(ship.turret),
  ...poseFaults(ship.pose),
];
