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

/** No ship has a second cloak token, from whatever source (Rules Reference, Cloak). */
const cloakFaults = (tokens: ShipInput['tokens']): readonly Fault[] =>
  (tokens?.cloak ?? 0) > 1 ? [{ pointer: '/tokens/cloak', detail: 'A ship has at most one cloak token.' }] : NONE;

/** What is performed is not tried again in the round, nor is what has failed, so that no action is both. */
const bothFaults = ({ performed = [], failed = [] }: Exclude<ShipInput['round'], undefined>): readonly Fault[] =>
  failed.flatMap((name, index) =>
    performed.includes(name)
      ? [
          {
            pointer: `/round/failed/${index}`,
            detail: `"${shown(name)}" is performed already; it cannot have failed too.`,
          },
        ]
      : [],
  );

/** A ship never locks itself; two locks on one object take a card, and are left to its players. */
const lockFaults = ({ id, locks }: ShipInput): readonly Fault[] =>
  locks?.flatMap((target, index) =>
    target === id ? [{ pointer: `/locks/${index}`, detail: 'A ship cannot have a lock on itself.' }] : [],
  ) ?? NONE;

const roundFaults = (round: ShipInput['round']): readonly Fault[] =>
  round === undefined
    ? NONE
    : [
        ...nameFaults(round.performed, '/round/performed'),
        ...nameFaults(round.failed, '/round/failed'),
        ...bothFaults(round),
        ...linkFaults(round.linked),
        ...notCountable('/round/executedSpeed', round.executedSpeed),
      ];

/** What cannot be so of any ship: counts below 0, names of no action or token, a turret in two minds. */
export const stateFaults = (ship: ShipInput): readonly Fault[] => [
  ...notCountable('/initiative', ship.initiative),
  ...tokenFaults(ship.tokens),
  ...cloakFaults(ship.tokens),
  ...lockFaults(ship),
  ...roundFaults(ship.round),
  ...turretFaults(ship.turret),
  ...poseFaults(ship.pose),
];
