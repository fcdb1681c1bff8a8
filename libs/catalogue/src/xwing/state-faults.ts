import type { Fault } from '@marshal/rules/kernel';
import { ARCS, isDialCode, TOKEN_KINDS } from '@marshal/rules/xwing';
import { shown } from '../shown.js';
import type { ShipInput } from './ship-input.js';
import { notCountable } from './supplies.js';
import { actionNameFaults } from './unknown-action.js';

const TOKENS: ReadonlySet<string> = new Set(TOKEN_KINDS);

const NONE: readonly Fault[] = [];
type Round = Exclude<ShipInput['round'], undefined>;

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

/** Whoever has taken a link has performed the action that shows it; the one that it leads to may have failed. */
const linkFaults = ({ linked = [], performed = [], failed = [] }: Round): readonly Fault[] =>
  linked.flatMap((link, index) =>
    (['after', 'action'] as const).flatMap((part) => {
      const pointer = `/round/linked/${index}/${part}`;
      const named = actionNameFaults(link[part], pointer);
      const attempted = part === 'after' ? performed : [...performed, ...failed];
      return named.length > 0 || attempted.includes(link[part])
        ? named
        : [{ pointer, detail: `"${shown(link[part])}" is not among what the ship has ${WORDS[part]}.` }];
    }),
  );
const WORDS = { after: 'performed', action: 'performed or failed' };

/** No action is performed twice in a round, nor tried again once it has failed, so that each is named once. */
const repeatedFaults = (names: readonly string[], pointer: string): readonly Fault[] =>
  names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : [{ pointer: `${pointer}/${index}`, detail: `"${shown(name)}" is named twice; a ship does it once a round.` }],
  );

const dialFaults = ({ dial = [] }: ShipInput): readonly Fault[] =>
  dial.flatMap((code, index) =>
    isDialCode(code)
      ? []
      : [{ pointer: `/dial/${index}`, detail: `"${shown(code)}" is no maneuver of a dial, such as 2TW.` }],
  );

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
const bothFaults = ({ performed = [], failed = [] }: Round): readonly Fault[] =>
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

const roundFaults = (round: ShipInput['round']): readonly Fault[] =>
  round === undefined
    ? NONE
    : [
        ...nameFaults(round.performed, '/round/performed'),
        ...nameFaults(round.failed, '/round/failed'),
        ...repeatedFaults(round.performed ?? [], '/round/performed'),
        ...repeatedFaults(round.failed ?? [], '/round/failed'),
        ...bothFaults(round),
        ...linkFaults(round),
        ...notCountable('/round/executedSpeed', round.executedSpeed),
      ];

/** What cannot be so of any ship: counts below 0, names of no action, token or maneuver, what is done twice, a turret in two minds. */
export const stateFaults = (ship: ShipInput): readonly Fault[] => [
  ...notCountable('/initiative', ship.initiative),
  ...notCountable('/facedownDamage', ship.facedownDamage),
  ...tokenFaults(ship.tokens),
  ...cloakFaults(ship.tokens),
  ...dialFaults(ship),
  ...roundFaults(ship.round),
  ...turretFaults(ship.turret),
  ...poseFaults(ship.pose),
];
