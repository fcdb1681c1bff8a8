import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ACTION_KINDS,
  ARCS,
  BASE_SIZES,
  DIFFICULTIES,
  NO_MORE_ACTIONS,
  XWING_RULESET_IDS,
  type ActionInput,
  type ActionName,
  type BarAction,
  type CardException,
  type Declaration,
  type Opportunity,
  type Ship,
  type Table,
  type TableShip,
  type Upgrade,
} from '@marshal/rules/xwing';
import type { Chance } from './random.js';

const FILE = join(process.cwd(), 'libs/catalogue/data/xwing-exceptions.json');
const { exceptions: EXCEPTIONS } = JSON.parse(readFileSync(FILE, 'utf8')) as { exceptions: CardException[] };

/** What the catalogue would find for these cards. */
const exceptionsOfCards = (card: 'pilot' | 'upgrade', id: string): CardException[] =>
  EXCEPTIONS.filter((exception) => exception.card === card && exception.xws.includes(id));

const PILOTS = ['tychocelchu', 'magnatolvan', 'nodinchavdri', 'poedameron', 'turrphennir', 'ap5'] as const;
const UPGRADES = [
  'afterburners',
  'bazemalbus',
  'burnoutthrusters',
  'chopper-crew',
  'coaxiumhyperfuel',
  'contrabandcybernetics',
  'debrisgambit',
  'droidcrew',
  'grapplingstruts',
  'kazsfireball',
  'larmadacy',
  'primedthrusters',
  'proudtradition',
  'r1j5',
  'r3astromech',
  'r4p17',
  'squadleader',
  'stabilizingastromech-battleoverendor',
] as const;

const WITH_CHARGES: ReadonlySet<string> = new Set([
  'afterburners',
  'burnoutthrusters',
  'contrabandcybernetics',
  'r4p17',
  'stabilizingastromech-battleoverendor',
]);
const TWO_SIDED: ReadonlySet<string> = new Set(['grapplingstruts', 'proudtradition']);

const upgrade = (by: Chance, id: string): Upgrade => ({
  id,
  ...(WITH_CHARGES.has(id) && { charges: { active: by.upTo(1), limit: 1 } }),
  ...(TWO_SIDED.has(id) && { side: by.upTo(1) }),
});

const ordnance = (by: Chance): Upgrade[] =>
  by.some(
    [
      { id: 'torpedo', slots: ['torpedo'], charges: { active: by.upTo(2), limit: 2 } },
      { id: 'cannon', slots: ['cannon'], charges: { active: by.upTo(2), limit: 2 } },
      { id: 'two-slots', slots: ['missile', 'device'], charges: { active: by.upTo(1), limit: 1 } },
    ],
    0.3,
  );

const bar = (by: Chance): BarAction[] =>
  by.some(ACTION_KINDS, 0.45).map((action) => ({
    action,
    difficulty: by.oneOf(DIFFICULTIES),
    ...(by.sometimes(0.4) && { linked: { action: by.oneOf(ACTION_KINDS), difficulty: by.oneOf(DIFFICULTIES) } }),
  }));

const few = (by: Chance, share: number): number => (by.sometimes(share) ? 1 + by.upTo(2) : 0);

const NAMES: readonly ActionName[] = [...ACTION_KINDS, 'damage:leak'];

const round = (by: Chance): Ship['round'] => {
  const performed = by.some(NAMES, 0.1);
  return {
    performed,
    failed: by.some(NAMES, 0.05).filter((name) => !performed.includes(name)),
    ...(by.sometimes(0.2) && { performActionStep: by.oneOf(['open', 'used', 'skipped'] as const) }),
    ...(by.sometimes(0.1) && { noMoreActions: by.oneOf(NO_MORE_ACTIONS) }),
    ...(by.sometimes(0.2) && performed.length > 1 && { linked: [{ action: performed[1]!, after: performed[0]! }] }),
    ...(by.sometimes(0.5) && { executedSpeed: by.upTo(3) }),
  };
};

const tokens = (by: Chance): Ship['tokens'] => ({
  stress: few(by, 0.35),
  ion: few(by, 0.1),
  cloak: by.sometimes(0.15) ? 1 : 0,
  jam: by.sometimes(0.1) ? 1 : 0,
  focus: few(by, 0.2),
  tractor: few(by, 0.3),
});

const DIAL = ['1TW', '1FB', '2TR', '2FB', '2BW', '2NP', '3FR', '3YW', '3KP'];

const randomShip = (by: Chance, id: string): Ship => {
  const pilot = by.sometimes(0.3) ? by.oneOf(PILOTS) : undefined;
  const cards = by.sometimes(0.5) ? by.some(UPGRADES, 0.08) : [];
  const capacity = by.upTo(2);
  return {
    id,
    baseSize: by.oneOf(BASE_SIZES),
    player: 'alice',
    ...(pilot !== undefined && { pilot }),
    actionBar: bar(by),
    dial: DIAL,
    tokens: tokens(by),
    force: { active: by.upTo(capacity), capacity },
    upgrades: [...cards.map((card) => upgrade(by, card)), ...ordnance(by)],
    damageCards: [
      ...(by.sometimes(0.2) ? [{ id: 'leak', name: 'Fuel Leak', hasAction: true }] : []),
      ...(by.sometimes(0.15) ? [{ id: 'engine', name: 'Damaged Engine' }] : []),
      ...(by.sometimes(0.1) ? [{ id: 'sensors', name: 'Damaged Sensor Array', hasAction: true }] : []),
    ],
    locks: by.some(['foe-1', 'foe-2', 'gone'], 0.2),
    ...(by.sometimes(0.5) && { turret: by.oneOf([['front'], ['rear'], ['left', 'right'], []] as const) }),
    round: round(by),
    exceptions: [
      ...(pilot === undefined ? [] : exceptionsOfCards('pilot', pilot)),
      ...cards.flatMap((card) => exceptionsOfCards('upgrade', card)),
    ],
    unmodelled: [],
  };
};

const GRANTING = [
  'coordinate',
  'any-card',
  'deploy',
  'overlap',
  'afterburners',
  'r4p17',
  'nodinchavdri',
  'poedameron',
  'turrphennir',
];

const opportunity = (by: Chance): Opportunity | undefined => {
  const kind = by.next();
  if (kind < 0.4) return undefined;
  if (kind < 0.6) return { kind: 'linked', after: by.oneOf(ACTION_KINDS) };
  if (kind < 0.68)
    return { kind: 'game-effect', ...(by.sometimes(0.7) && { by: by.oneOf(['decloak', 'tractor'] as const) }) };
  return {
    kind: 'granted',
    by: by.oneOf([...GRANTING, 'stabilizingastromech-battleoverendor']),
    ...(by.sometimes(0.3) && { from: 'friend' }),
    ...(by.sometimes(0.2) && { difficulty: by.oneOf(DIFFICULTIES) }),
    ...(by.sometimes(0.2) && { onActionBar: by.sometimes(0.5) }),
    ...(by.sometimes(0.1) && { whileStressed: by.sometimes(0.5) }),
  };
};

const TARGETS = ['friend', 'foe-1', 'foe-2', 'rock', 'mine', 'nobody', 'acting'];

const declaration = (by: Chance): Declaration => ({
  ...(by.sometimes(0.8) && { target: by.oneOf(TARGETS) }),
  ...(by.sometimes(0.7) && { arc: by.oneOf(ARCS) }),
  ...(by.sometimes(0.7) && { facing: by.oneOf(['fore', 'aft'] as const) }),
  ...(by.sometimes(0.7) && { upgrade: by.oneOf(['torpedo', 'cannon', 'two-slots']) }),
  ...(by.sometimes(0.7) && { maneuver: by.oneOf([...DIAL, '1KR', '3TW']) }),
  ...(by.sometimes(0.7) && { side: by.oneOf(['left', 'right'] as const) }),
  ...(by.sometimes(0.7) && { direction: by.oneOf(['left', 'straight', 'right'] as const) }),
  ...(by.sometimes(0.5) && { giveUp: by.oneOf(['foe-1', 'foe-2', 'gone', 'nobody']) }),
  ...(by.sometimes(0.1) && { fail: true }),
});

const tableShip = (by: Chance, id: string, player: string): TableShip => {
  const { pose: _pose, ...ship } = randomShip(by, id);
  return { ...ship, player, range: by.upTo(4), inBullseyeArc: by.sometimes(0.3) };
};

const table = (by: Chance): Table => ({
  ships: by.some([tableShip(by, 'friend', 'alice'), tableShip(by, 'foe-1', 'bob'), tableShip(by, 'foe-2', 'bob')], 0.6),
  obstacles: by.some([{ id: 'rock', range: by.upTo(4) }], 0.3),
  devices: by.some([{ id: 'mine', range: by.upTo(4) }], 0.2),
});

/** Any question that could be asked, sensible or not, but well-formed. */
export const randomSituation = (by: Chance): ActionInput => {
  const chance = opportunity(by);
  return {
    ruleset: by.oneOf(XWING_RULESET_IDS),
    ship: randomShip(by, 'acting'),
    attempt: {
      action: by.sometimes(0.9) ? by.oneOf(ACTION_KINDS) : 'damage:leak',
      ...(chance !== undefined && { opportunity: chance }),
      ...(by.sometimes(0.6) && { declaration: declaration(by) }),
    },
    ...(by.sometimes(0.3) && {
      effects: by.some(
        [
          { source: 'one', treatAs: by.oneOf(DIFFICULTIES) },
          { source: 'other', treatAs: by.oneOf(DIFFICULTIES) },
          { source: 'bazemalbus' },
          { source: 'contrabandcybernetics' },
          { source: 'leave', whileStressed: true },
        ],
        0.35,
      ),
    }),
    ...(by.sometimes(0.6) && { table: table(by) }),
    ...(by.sometimes(0.15) && { phase: by.oneOf(['system', 'activation', 'engagement'] as const) }),
    ...(by.sometimes(0.1) && { step: by.oneOf(['reveal-dial', 'perform-action'] as const) }),
    ...(by.sometimes(0.1) && { activating: by.oneOf(['acting', 'foe-1']) }),
  };
};
