import { describe, expect, it } from '@jest/globals';
import { resolveAttempt, type AttemptQuestion, type ShipInput, type TableShipInput } from '@marshal/catalogue';
import {
  ACTION_RULES,
  resolveAction,
  type ActionName,
  type AttemptEffect,
  type Declaration,
  type Opportunity,
} from '@marshal/rules/xwing';
import { valueOf } from './support/value-of.js';

/** A question just outside an edge, to which the rule objects, and the same just inside, to which it does not. */
interface Edge {
  readonly outside: Question;
  readonly inside: Question;
}

type Question = Omit<AttemptQuestion, 'attempt' | 'ship'> & {
  readonly ship?: Partial<ShipInput>;
  readonly action: ActionName;
  readonly opportunity?: Opportunity;
  readonly declaration?: Declaration;
};

/** Every reason against the attempt when it is carried out. */
const refused = ({ action, opportunity, declaration, ship, ...rest }: Question) => {
  const attempt = {
    action,
    ...(opportunity !== undefined && { opportunity }),
    ...(declaration !== undefined && { declaration }),
  };
  const question = { ...rest, ship: { id: 'acting', player: 'alice', pilot: 'lukeskywalker', ...ship }, attempt };
  const done = resolveAction(valueOf(resolveAttempt(question)));
  return done.verdict === 'legal' ? [] : done.reasons;
};

/** Every rule that objects then. */
const objecting = (question: Question): string[] => refused(question).map(({ rule }) => rule);

const focus = { action: 'focus' } as const;
const lock = { action: 'lock' } as const;
const by = (card: string, more: object = {}): Opportunity => ({ kind: 'granted', by: card, ...more });
const after = (action: ActionName): Opportunity => ({ kind: 'linked', after: action });
const effects = (...all: AttemptEffect[]): Pick<Question, 'effects'> => ({ effects: all });
const friend = (range: number, more: Partial<TableShipInput> = {}): TableShipInput => ({
  id: 'friend',
  player: 'alice',
  pilot: 'academypilot',
  range,
  ...more,
});
const foe = (range: number, more: Partial<TableShipInput> = {}): TableShipInput => ({
  id: 'foe',
  player: 'bob',
  pilot: 'academypilot',
  range,
  ...more,
});
const others = (...ships: TableShipInput[]): Pick<Question, 'table'> => ({ table: { ships } });
const shuttle = { pilot: 'omicrongrouppilot' };
const phantom = { pilot: 'imdaartestpilot' };
const kwing = { pilot: 'wardensquadronpilot' };
const bomber = { pilot: 'scimitarsquadronpilot' };
const decloak: Opportunity = { kind: 'game-effect', by: 'decloak' };
const tractor: Opportunity = { kind: 'game-effect', by: 'tractor' };
const straight: Declaration = { direction: 'straight' };
const tractored = (tokens: number): Partial<ShipInput> => ({ ...shuttle, tokens: { tractor: tokens } });
const ailerons: Question = {
  action: 'boost',
  declaration: straight,
  ship: { pilot: 'jedigeneral' },
  opportunity: { kind: 'granted', by: 'eta2actis' },
};
const viper = { pilot: 'guri', pose: { x: 400, y: 400, heading: 0 } };
const bentRoll: Declaration = { side: 'right', position: 'centre' };
const sensors = (dialRevealed: boolean): Question => ({
  ...focus,
  ship: { upgrades: [{ id: 'advancedsensors' }] },
  opportunity: by('advancedsensors'),
  dialRevealed,
});
const gonk = (active: number): Partial<ShipInput> => ({
  ...shuttle,
  upgrades: [{ id: 'gnkgonkdroid', charges: { active } }],
  shields: { active: 3, limit: 4 },
});

const overlapping = { ship: { round: { noMoreActions: 'but-for-the-overlap' as const } } };
const tycho = (stress: number): Pick<Question, 'ship'> => ({ ship: { pilot: 'tychocelchu', tokens: { stress } } });

const composed = (failed: ActionName[]): Question => ({
  ...focus,
  ship: { upgrades: [{ id: 'composure' }], round: { failed } },
  opportunity: by('composure'),
});

const EDGES: Readonly<Record<string, Edge>> = {
  'opportunity/step-still-open': {
    outside: { ...focus, ship: { round: { performActionStep: 'skipped' } } },
    inside: { ...focus, ship: { round: { performActionStep: 'open' } } },
  },
  'opportunity/in-its-step': { outside: { ...focus, phase: 'system' }, inside: { ...focus, phase: 'activation' } },
  'opportunity/granted-by-a-card-in-play': {
    outside: { action: 'boost', declaration: { direction: 'left' }, opportunity: by('afterburners') },
    inside: {
      action: 'boost',
      declaration: { direction: 'left' },
      ship: { upgrades: [{ id: 'afterburners' }] },
      opportunity: by('afterburners'),
    },
  },
  'opportunity/granted-by-the-card': {
    outside: { ...focus, ship: { pilot: 'turrphennir' }, opportunity: by('turrphennir') },
    inside: {
      action: 'boost',
      declaration: { direction: 'left' },
      ship: { pilot: 'turrphennir' },
      opportunity: by('turrphennir'),
    },
  },
  'opportunity/granted-on-its-trigger': { outside: burned({ executedSpeed: 2 }), inside: burned({ executedSpeed: 3 }) },
  'opportunity/granted-in-its-window': {
    outside: { ...ailerons, phase: 'activation' },
    inside: { ...ailerons, phase: 'system' },
  },
  'opportunity/granted-after-revealing': { outside: sensors(false), inside: sensors(true) },
  'opportunity/granted-to-whom-it-is-for': { outside: cracken(2), inside: cracken(1) },
  'opportunity/granted-at-a-price-that-can-be-paid': {
    outside: { ...lock, ...vader(0), opportunity: by('darthvader') },
    inside: { ...lock, ...vader(1), opportunity: by('darthvader') },
  },
  'opportunity/copies-that-action': {
    outside: {
      action: 'evade',
      ship: { pilot: 'echo-ssl' },
      opportunity: by('echo-ssl', { copied: 'focus' }),
    },
    inside: { ...focus, ship: { pilot: 'echo-ssl' }, opportunity: by('echo-ssl', { copied: 'focus' }) },
  },
  'opportunity/on-the-cards-condition': { outside: composed([]), inside: composed(['boost']) },
  'opportunity/on-the-pilots-condition': {
    outside: { ...focus, ship: { pilot: 'edriotwotubes' }, opportunity: by('edriotwotubes') },
    inside: { ...focus, ship: { pilot: 'edriotwotubes', tokens: { focus: 1 } }, opportunity: by('edriotwotubes') },
  },
  'opportunity/actions-not-ended': {
    outside: { ...focus, ship: { round: { noMoreActions: 'this-activation' } } },
    inside: {
      ...focus,
      ship: { round: { noMoreActions: 'this-activation' } },
      activating: 'another',
      opportunity: by('coordinate'),
    },
  },
  'opportunity/only-the-action-of-the-overlap': {
    outside: { ...focus, ruleset: 'xwing/2.5', ...overlapping, opportunity: by('any-card') },
    inside: { ...focus, ruleset: 'xwing/2.5', ...overlapping, opportunity: by('overlap') },
  },
  'opportunity/also-on-the-coordinators-bar': { outside: led('evade'), inside: led('focus') },
  'opportunity/of-the-difficulty-granted': {
    outside: { action: 'barrel-roll', ship: { pilot: 'airencracken' }, opportunity: by('unkarplutt'), ...withUnkar() },
    inside: { ...focus, ship: { pilot: 'airencracken' }, opportunity: by('unkarplutt'), ...withUnkar() },
  },
  'opportunity/overlap-grants-an-action': {
    outside: { ...focus, ruleset: 'xwing/rr-1.3', opportunity: by('overlap') },
    inside: { ...focus, ruleset: 'xwing/2.5', opportunity: by('overlap') },
  },
  'opportunity/overlap-in-its-activation': {
    outside: { ...focus, ruleset: 'xwing/2.5', opportunity: by('overlap'), activating: 'foe' },
    inside: { ...focus, ruleset: 'xwing/2.5', opportunity: by('overlap'), activating: 'acting' },
  },
  'opportunity/overlap-of-an-unstressed-ship': {
    outside: { ...focus, ruleset: 'xwing/2.5', ...tycho(1), opportunity: by('overlap') },
    inside: { ...focus, ruleset: 'xwing/2.5', ...tycho(0), opportunity: by('overlap') },
  },
  'opportunity/deploy-in-the-system-phase': {
    outside: { ...focus, opportunity: by('deploy'), phase: 'activation' },
    inside: { ...focus, opportunity: by('deploy'), phase: 'system' },
  },
  'opportunity/coordinated-by-a-ship-that-can': {
    outside: { ...focus, opportunity: by('coordinate', { from: 'friend' }), ...others(friend(3, shuttle)) },
    inside: { ...focus, opportunity: by('coordinate', { from: 'friend' }), ...others(friend(2, shuttle)) },
  },
  'opportunity/decloak-moves-the-ship': {
    outside: { ...focus, opportunity: decloak },
    inside: decloaked('boost', { direction: 'straight' }).inside,
  },
  'opportunity/tractor-moves-the-ship': {
    outside: { ...focus, ship: { tokens: { tractor: 1 } }, opportunity: tractor },
    inside: { action: 'boost', declaration: straight, ship: { tokens: { tractor: 1 } }, opportunity: tractor },
  },
  'opportunity/tractor-moves-a-tractored-ship': {
    outside: { action: 'boost', declaration: straight, ship: tractored(2), opportunity: tractor },
    inside: { action: 'boost', declaration: straight, ship: tractored(3), opportunity: tractor },
  },
  'linked/after-a-performed-action': {
    outside: { action: 'barrel-roll', ship: { pilot: 'darthvader' }, opportunity: after('focus') },
    inside: {
      action: 'barrel-roll',
      ship: { pilot: 'darthvader', round: { performed: ['focus'] } },
      opportunity: after('focus'),
    },
  },
  'linked/not-after-a-failed-action': {
    outside: {
      action: 'evade',
      ship: { pilot: 'onyxsquadronscout', round: { failed: ['barrel-roll'] } },
      opportunity: after('barrel-roll'),
    },
    inside: {
      action: 'evade',
      ship: { pilot: 'onyxsquadronscout', round: { performed: ['barrel-roll'] } },
      opportunity: after('barrel-roll'),
    },
  },
  'linked/shown-by-the-bar': {
    outside: {
      ...lock,
      ship: { pilot: 'onyxsquadronscout', round: { performed: ['barrel-roll'] } },
      opportunity: after('barrel-roll'),
    },
    inside: {
      action: 'evade',
      ship: { pilot: 'onyxsquadronscout', round: { performed: ['barrel-roll'] } },
      opportunity: after('barrel-roll'),
    },
  },
  'linked/no-chain': chained('xwing/rr-1.3', [{ action: 'barrel-roll', after: 'lock' }]),
  'linked/one-per-action': chained('xwing/rr-1.3', [{ action: 'reload', after: 'barrel-roll' }]),
  'on-the-action-bar': { outside: { action: 'evade' }, inside: focus },
  'once-a-round': {
    outside: { ...focus, ship: { round: { performed: ['focus'] } } },
    inside: { ...focus, ship: { round: { performed: ['lock'] } } },
  },
  'not-again-after-failing': {
    outside: { ...lock, ship: { round: { failed: ['lock'] } } },
    inside: { ...focus, ship: { round: { failed: ['lock'] } } },
  },
  'not-banned-by-a-card': {
    outside: { action: 'barrel-roll', ship: { upgrades: [{ id: 'landingstruts', side: 1 }] } },
    inside: { action: 'barrel-roll', ship: { upgrades: [{ id: 'landingstruts', side: 0 }] } },
  },
  'not-banned-by-damage': {
    outside: { ...lock, ship: { damageCards: [{ id: 'a', name: 'Damaged Sensor Array' }] } },
    inside: { ...lock, ship: { damageCards: [{ id: 'a', name: 'Damaged Engine' }] } },
  },
  'not-while-stressed': {
    outside: { ...focus, ship: { pilot: 'tychocelchu', tokens: { stress: 3 } } },
    inside: { ...focus, ship: { pilot: 'tychocelchu', tokens: { stress: 2 } } },
  },
  'only-focus-while-ionized': {
    outside: { action: 'reinforce', declaration: { facing: 'fore' }, ship: { ...shuttle, tokens: { ion: 3 } } },
    inside: { action: 'reinforce', declaration: { facing: 'fore' }, ship: { ...shuttle, tokens: { ion: 2 } } },
  },
  'purple/force-to-spend': {
    outside: { action: 'evade', ship: { pilot: 'jediknight', force: { active: 0 } } },
    inside: { action: 'evade', ship: { pilot: 'jediknight', force: { active: 1 } } },
  },
  'can-pay': {
    outside: { action: 'card:gnkgonkdroid:2', ship: gonk(0) },
    inside: { action: 'card:gnkgonkdroid:2', ship: gonk(1) },
  },
  'purple/not-treated-as-red': {
    outside: { action: 'evade', ship: { pilot: 'jediknight' }, ...effects({ source: 'any', treatAs: 'red' }) },
    inside: { ...focus, ship: { pilot: 'jediknight' }, ...effects({ source: 'any', treatAs: 'red' }) },
  },
  'fails-only-when-it-must': {
    outside: { ...lock, declaration: { target: 'foe', fail: true }, ...others(foe(3)) },
    inside: { ...lock, declaration: { target: 'foe', fail: true }, ...others(foe(4)) },
  },
  'barrel-roll/declares-side': {
    outside: { action: 'barrel-roll' },
    inside: { action: 'barrel-roll', declaration: { side: 'left' } },
  },
  'barrel-roll/declares-position': {
    outside: { action: 'barrel-roll', declaration: { side: 'left' }, ship: { pose: pose(400) }, table: {} },
    inside: {
      action: 'barrel-roll',
      declaration: { side: 'left', position: 'back' },
      ship: { pose: pose(400) },
      table: {},
    },
  },
  'barrel-roll/declares-curves': {
    outside: { action: 'barrel-roll', declaration: bentRoll, ship: viper, table: {} },
    inside: { action: 'barrel-roll', declaration: { ...bentRoll, curves: 'back' }, ship: viper, table: {} },
  },
  'barrel-roll/template-of-its-cards': {
    outside: { action: 'barrel-roll', declaration: { side: 'left', template: 'repulsorliftengines-evacuationofdqar' } },
    inside: {
      action: 'barrel-roll',
      declaration: { side: 'left', template: 'repulsorliftengines-evacuationofdqar' },
      ship: { upgrades: [{ id: 'repulsorliftengines-evacuationofdqar' }] },
    },
  },
  'barrel-roll/to-a-free-position': {
    outside: rolledTo('forward'),
    inside: rolledTo('back'),
  },
  'barrel-roll/decloaks-while-cloaked': decloaked('barrel-roll', { side: 'left' }),
  'barrel-roll/decloaks-in-the-system-phase': decloakedIn('barrel-roll', { side: 'left' }),
  'boost/declares-direction': {
    outside: { action: 'boost', ship: { pilot: 'lulolampar' } },
    inside: { action: 'boost', ship: { pilot: 'lulolampar' }, declaration: { direction: 'left' } },
  },
  'boost/template-of-its-cards': {
    outside: {
      action: 'boost',
      ship: { pilot: 'lulolampar', upgrades: [{ id: 'daredevil' }] },
      opportunity: by('rz2awing'),
      declaration: { direction: 'left', template: 'daredevil' },
    },
    inside: {
      action: 'boost',
      ship: { pilot: 'lulolampar', upgrades: [{ id: 'daredevil' }] },
      declaration: { direction: 'left', template: 'daredevil' },
    },
  },
  'boost/direction-of-a-boost': {
    outside: bent('straight'),
    inside: bent('left'),
  },
  'boost/direction-of-a-tractor': { outside: pulled('left'), inside: pulled('straight') },
  'boost/direction-of-a-decloak': {
    outside: { ...decloaked('boost', { direction: 'left' }).inside },
    inside: { ...decloaked('boost', { direction: 'straight' }).inside },
  },
  'boost/decloaks-while-cloaked': decloaked('boost', { direction: 'straight' }),
  'boost/decloaks-in-the-system-phase': decloakedIn('boost', { direction: 'straight' }),
  'cloak/not-while-cloaked': {
    outside: { action: 'cloak', ship: { ...phantom, tokens: { cloak: 1 } } },
    inside: { action: 'cloak', ship: { ...phantom, tokens: { cloak: 0 } } },
  },
  'coordinate/declares-target': {
    outside: { action: 'coordinate', ship: shuttle, ...others(friend(2)) },
    inside: { action: 'coordinate', ship: shuttle, declaration: { target: 'friend' }, ...others(friend(2)) },
  },
  'coordinate/in-range': {
    outside: coordinated('far', friend(2), friend(3, { id: 'far' })),
    inside: coordinated('friend', friend(2), friend(3, { id: 'far' })),
  },
  'coordinate/at-a-valid-target': {
    outside: coordinated('foe', friend(2), foe(2)),
    inside: coordinated('friend', friend(2), foe(2)),
  },
  'coordinate/no-more-than-allowed': {
    outside: severalBy({ pilot: 'starkillerbasepilot' }),
    inside: severalBy({ pilot: 'starkillerbasepilot', upgrades: [{ id: 'generalhux' }] }),
  },
  'coordinate/every-further-ship-is-valid': {
    outside: severalBy({ pilot: 'starkillerbasepilot', upgrades: [{ id: 'generalhux' }] }, 3),
    inside: severalBy({ pilot: 'starkillerbasepilot', upgrades: [{ id: 'generalhux' }] }, 2),
  },
  'coordinate/the-same-action': {
    outside: together('evade', 'tielnfighter'),
    inside: together('focus', 'tielnfighter'),
  },
  'coordinate/the-same-type': { outside: together('focus', 't65xwing'), inside: together('focus', 'tielnfighter') },
  'jam/declares-target': {
    outside: { action: 'jam', ship: shuttle, ...others(foe(1)) },
    inside: { action: 'jam', ship: shuttle, declaration: { target: 'foe' }, ...others(foe(1)) },
  },
  'jam/in-range': {
    outside: { ...jammed('far', foe(1), foe(2, { id: 'far', inBullseyeArc: true })), ruleset: 'xwing/rr-1.1' },
    inside: { ...jammed('foe', foe(1), foe(2, { id: 'far', inBullseyeArc: true })), ruleset: 'xwing/rr-1.1' },
  },
  'jam/in-range-or-bullseye': {
    outside: { ...jammed('far', foe(1), foe(2, { id: 'far', inBullseyeArc: false })), ruleset: 'xwing/rr-1.3' },
    inside: { ...jammed('far', foe(1), foe(2, { id: 'far', inBullseyeArc: true })), ruleset: 'xwing/rr-1.3' },
  },
  'jam/at-a-valid-target': {
    outside: jammed('friend', foe(1), friend(1)),
    inside: { ...jammed('friend', foe(1), friend(1)), ship: withSuite() },
  },
  'jam/removes-what-is-there': {
    outside: jammed('foe', foe(1, { tokens: { focus: 1 } }), 'lock'),
    inside: jammed('foe', foe(1, { tokens: { focus: 1 } }), 'green-token'),
  },
  'jam/declares-remove': {
    outside: jammed('foe', foe(1, { tokens: { focus: 1 }, locks: ['acting'] })),
    inside: jammed('foe', foe(1, { tokens: { focus: 1 }, locks: ['acting'] }), 'lock'),
  },
  'lock/declares-target': {
    outside: { ...lock, ...others(foe(3)) },
    inside: { ...lock, declaration: { target: 'foe' }, ...others(foe(3)) },
  },
  'lock/in-range': {
    outside: { ...lock, declaration: { target: 'far' }, ...others(foe(3), foe(4, { id: 'far' })) },
    inside: {
      ...lock,
      declaration: { target: 'far' },
      ship: { pilot: 'gavindarklighter' },
      ...others(foe(3), foe(4, { id: 'far' })),
    },
  },
  'lock/at-a-valid-target': {
    outside: { ...lock, declaration: { target: 'hidden' }, ...others(foe(3), scrambled(1)) },
    inside: { ...lock, declaration: { target: 'hidden' }, ...others(foe(3), scrambled(0)) },
  },
  'lock/declares-giveup': { outside: thirdLock(), inside: thirdLock('second') },
  'lock/gives-up-what-it-has': { outside: thirdLock('fourth'), inside: thirdLock('second') },
  'lock/not-while-ionized': {
    outside: { ...lockedBy('xwing/2.5') },
    inside: { ...lockedBy('xwing/rr-1.3') },
  },
  'reinforce/declares-facing': {
    outside: { action: 'reinforce', ship: shuttle },
    inside: { action: 'reinforce', ship: shuttle, declaration: { facing: 'fore' } },
  },
  'reload/declares-upgrade': { outside: reloaded(0), inside: reloaded(0, 'protonbombs') },
  'reload/something-to-reload': { outside: reloaded(2, 'protonbombs'), inside: reloaded(1, 'protonbombs') },
  'reload/the-upgrade-is-short': { outside: reloaded(1, 'ionmissiles'), inside: reloaded(1, 'protonbombs') },
  'rotate/declares-arc': { outside: rotated(['front']), inside: rotated(['front'], 'left') },
  'rotate/needs-a-turret': {
    outside: { action: 'rotate', opportunity: by('any-card'), declaration: { arc: 'left' } },
    inside: rotated(['front'], 'left'),
  },
  'rotate/to-another-arc': { outside: rotated(['left'], 'left'), inside: rotated(['rear'], 'left') },
  'rotate/to-an-arc-of-its-cards': {
    outside: {
      action: 'rotate',
      opportunity: by('rz2awing'),
      ship: { pilot: 'lulolampar', turret: ['front'] },
      declaration: { arc: 'left' },
    },
    inside: {
      action: 'rotate',
      opportunity: by('rz2awing'),
      ship: { pilot: 'lulolampar', turret: ['front'] },
      declaration: { arc: 'rear' },
    },
  },
  'slam/declares-maneuver': { outside: slammed(2), inside: slammed(2, '2FB') },
  'slam/declares-position': { outside: tallon(), inside: tallon('centre') },
  'slam/to-a-free-position': { outside: tallon('forward', true), inside: tallon('back', true) },
  'slam/in-its-step': {
    outside: { ...slammed(2, '2FB'), opportunity: by('any-card', { onActionBar: true }) },
    inside: { ...slammed(2, '2FB'), opportunity: by('any-card') },
  },
  'slam/in-its-activation': {
    outside: { ...slammed(2, '2FB'), ruleset: 'xwing/rr-1.3', opportunity: by('coordinate') },
    inside: {
      ...slammed(2, '2FB'),
      ruleset: 'xwing/rr-1.3',
      opportunity: by('any-card', { onActionBar: true }),
      activating: 'acting',
    },
  },
  'slam/on-the-dial': { outside: slammed(2, '2FR'), inside: slammed(2, '2FB') },
  'slam/purple-in-these-rules': { outside: slammed(2, '2FP', true), inside: slammed(2, '2FB', true) },
  'slam/at-the-speed-executed': { outside: slammed(1, '2FB'), inside: slammed(2, '2FB') },
  'card/can-resolve': {
    outside: { action: 'card:gnkgonkdroid:1', ship: gonk(1) },
    inside: { action: 'card:gnkgonkdroid:1', ship: gonk(0) },
  },
  'card/in-its-step': {
    outside: {
      action: 'card:passivesensors:1',
      ship: { upgrades: [{ id: 'passivesensors' }] },
      opportunity: by('coordinate'),
    },
    inside: { action: 'card:passivesensors:1', ship: { upgrades: [{ id: 'passivesensors' }] } },
  },
  'card/declares-target': { outside: { ...chosenByKylo('foe'), declaration: {} }, inside: chosenByKylo('foe') },
  'card/at-a-valid-target': {
    outside: chosenByKylo('far'),
    inside: chosenByKylo('foe'),
  },
};

function burned(round: ShipInput['round']): Question {
  return {
    action: 'boost',
    declaration: { direction: 'left' },
    ship: { upgrades: [{ id: 'afterburners' }], round },
    opportunity: by('afterburners'),
  };
}

function cracken(range: number): Question {
  return {
    ...focus,
    opportunity: by('airencracken', { from: 'friend' }),
    ...others(friend(range, { pilot: 'airencracken' })),
  };
}

function vader(capacity: number): Pick<Question, 'ship' | 'declaration'> {
  return {
    declaration: { target: 'foe' },
    ship: { pilot: 'darthvader', force: { active: 0, capacity }, round: { performed: ['focus'] } },
  };
}

function pulled(direction: 'left' | 'straight'): Question {
  return { action: 'boost', declaration: { direction }, ship: { tokens: { tractor: 1 } }, opportunity: tractor };
}

function thirdLock(giveUp?: string): Question {
  return {
    ...lock,
    ship: { upgrades: [{ id: 'r3astromech' }], locks: ['first', 'second'] },
    declaration: { target: 'foe', ...(giveUp !== undefined && { giveUp }) },
    ...others(foe(2)),
  };
}

function led(action: 'evade' | 'focus'): Question {
  return {
    action,
    ship: { pilot: 'academypilot' },
    opportunity: by('coordinate', { from: 'leader' }),
    ...others(friend(1, { id: 'leader', pilot: 'lukeskywalker', upgrades: [{ id: 'squadleader' }] })),
  };
}

function withUnkar(): Pick<Question, 'ship'> {
  return { ship: { pilot: 'airencracken', upgrades: [{ id: 'unkarplutt' }] } };
}

function chained(ruleset: string, linked: { readonly action: ActionName; readonly after: ActionName }[]): Edge {
  const attempt = { ...lock, opportunity: after('barrel-roll') };
  const ship = (taken: typeof linked) => ({
    ...bomber,
    round: { performed: ['barrel-roll', 'lock', 'reload'] as const, linked: taken },
  });
  return { outside: { ...attempt, ruleset, ship: ship(linked) }, inside: { ...attempt, ruleset, ship: ship([]) } };
}

function pose(y: number) {
  return { x: 400, y, heading: 0 };
}

function rolledTo(position: 'forward' | 'back'): Question {
  return {
    action: 'barrel-roll',
    declaration: { side: 'right', position },
    ship: { pose: pose(400) },
    ...others(foe(1, { pose: { x: 480, y: 446, heading: 0 } })),
  };
}

/** A boost with the turn of Daredevil, which has no straight. */
function bent(direction: 'left' | 'straight'): Question {
  return {
    action: 'boost',
    ship: { pilot: 'lulolampar', upgrades: [{ id: 'daredevil' }] },
    declaration: { direction, template: 'daredevil' },
  };
}

function decloaked(action: 'barrel-roll' | 'boost', declaration: Declaration): Edge {
  const at = (cloak: number): Question => ({
    action,
    declaration,
    opportunity: decloak,
    ship: { ...phantom, tokens: { cloak } },
  });
  return { outside: at(0), inside: at(1) };
}

function decloakedIn(action: 'barrel-roll' | 'boost', declaration: Declaration): Edge {
  const at = (phase: 'activation' | 'system'): Question => ({
    action,
    declaration,
    opportunity: decloak,
    phase,
    ship: { ...phantom, tokens: { cloak: 1 } },
  });
  return { outside: at('activation'), inside: at('system') };
}

function coordinated(target: string, ...ships: TableShipInput[]): Question {
  return { action: 'coordinate', ship: shuttle, declaration: { target }, ...others(...ships) };
}

function severalBy(ship: Partial<ShipInput>, range = 2): Question {
  return {
    action: 'coordinate',
    ship,
    declaration: { target: 'friend', others: [{ target: 'second' }] },
    ...effects({ source: 'generalhux' }),
    ...others(friend(1), friend(range, { id: 'second' })),
  };
}

function together(targetAction: ActionName, shipType: string): Question {
  const ship = { pilot: 'starkillerbasepilot', upgrades: [{ id: 'generalhux' }] };
  return {
    ...severalBy(ship),
    declaration: { target: 'friend', targetAction: 'focus', others: [{ target: 'second', targetAction }] },
    ...others(friend(1), { id: 'second', player: 'alice', shipType, range: 2 }),
  };
}

function jammed(target: string, ...more: (TableShipInput | 'lock' | 'green-token')[]): Question {
  const ships = more.filter((each) => typeof each !== 'string');
  const remove = more.find((each) => typeof each === 'string');
  return {
    action: 'jam',
    ship: shuttle,
    declaration: { target, ...(remove !== undefined && { remove }) },
    ...others(...ships),
  };
}

function withSuite(): Partial<ShipInput> {
  return { ...shuttle, upgrades: [{ id: 'enhancedjammingsuite' }] };
}

function scrambled(cloak: number): TableShipInput {
  return foe(1, { id: 'hidden', upgrades: [{ id: 'sensorscramblers' }], tokens: { cloak } });
}

function lockedBy(ruleset: string): Question {
  return {
    ...lock,
    ruleset,
    ship: { tokens: { ion: 1 } },
    opportunity: { kind: 'game-effect' },
    declaration: { target: 'foe' },
    ...others(foe(1)),
  };
}

function reloaded(active: number, upgrade?: string): Question {
  return {
    action: 'reload',
    ship: { ...bomber, upgrades: [{ id: 'protonbombs', charges: { active } }, { id: 'ionmissiles' }] },
    ...(upgrade !== undefined && { declaration: { upgrade } }),
  };
}

function rotated(turret: ('front' | 'left' | 'rear')[], arc?: 'left'): Question {
  return {
    action: 'rotate',
    ship: { pilot: 'asajjventress', turret },
    ...(arc !== undefined && { declaration: { arc } }),
  };
}

function slammed(executedSpeed: number, maneuver?: string, purple = false): Question {
  return {
    action: 'slam',
    ship: { ...kwing, round: { executedSpeed }, ...(purple && { dial: ['2FB', '2FP'] }) },
    ...(maneuver !== undefined && { declaration: { maneuver } }),
  };
}

/** A Tallon Roll to the left from (400, 400) to (290, 510), facing the near edge; a crowd takes the forward placement alone. */
function tallon(position?: 'forward' | 'centre' | 'back', crowded = false): Question {
  const foeAt = { id: 'foe', player: 'bob', baseSize: 'small' as const, pose: { x: 290, y: 470, heading: 0 } };
  return {
    action: 'slam',
    ship: {
      pilot: undefined,
      actionBar: [{ action: 'slam', difficulty: 'white' }],
      dial: ['3ER'],
      baseSize: 'small',
      pose: { x: 400, y: 400, heading: 0 },
      round: { executedSpeed: 3 },
    },
    declaration: { maneuver: '3E', ...(position !== undefined && { position }) },
    table: { ships: crowded ? [foeAt] : [] },
  };
}

function chosenByKylo(target: string): Question {
  return {
    action: 'card:kyloren:1',
    ship: { force: { active: 1 }, upgrades: [{ id: 'kyloren' }] },
    declaration: { target },
    ...others(foe(3), foe(4, { id: 'far' })),
  };
}

describe('every rule on actions', () => {
  it('has an edge here', () => {
    const ids = ACTION_RULES.map(({ id }) => id.replace('xwing/action/', ''));
    expect(Object.keys(EDGES).sort()).toEqual([...new Set(ids)].sort());
  });

  it.each(Object.entries(EDGES))('%s objects outside its edge and is silent inside', (rule, { outside, inside }) => {
    expect(objecting(outside)).toContain(`xwing/action/${rule}`);
    expect(objecting(inside)).not.toContain(`xwing/action/${rule}`);
  });
});

describe('a card that grants an action', () => {
  const rule = 'xwing/action/opportunity/granted-by-a-card-in-play';
  const squire = (from?: string): Question => ({
    ...focus,
    opportunity: by('hondoohnaka', from === undefined ? {} : { from }),
  });
  const hondo = friend(1, { id: 'hondo', pilot: 'hondoohnaka' });

  it.each<{ case: string; question: Question; objects: boolean }>([
    { case: 'is that of another ship on the table', question: { ...squire(), ...others(hondo) }, objects: false },
    { case: 'is that of the ship named', question: { ...squire('hondo'), ...others(hondo) }, objects: false },
    { case: 'is said to be that of a ship of which nothing is told', question: squire('hondo'), objects: false },
    {
      case: 'is a card that no catalogue knows',
      question: { ...focus, opportunity: by('any-card') },
      objects: false,
    },
    { case: 'is carried by nobody', question: { ...squire(), ...others(friend(1)) }, objects: true },
    {
      case: 'is said to be that of a ship with other cards',
      question: { ...squire('friend'), ...others(friend(1), hondo) },
      objects: true,
    },
    {
      case: 'is carried by the ship, but said to be that of another',
      question: { ...squire('friend'), ship: { pilot: 'hondoohnaka' }, ...others(friend(1)) },
      objects: true,
    },
  ])('$case', ({ question, objects }) => {
    expect(objecting(question).includes(rule)).toBe(objects);
  });
});

describe('what a refusal says', () => {
  const said = (question: Question): string[] =>
    refused(question).flatMap(({ message, remedy }) => (remedy === undefined ? [message] : [message, remedy]));

  it.each<{ question: Question; says: string[] }>([
    {
      question: { action: 'reinforce', ship: shuttle },
      says: ['The attempt does not say which facing.', 'Declare the facing: fore or aft.'],
    },
    { question: lock, says: ['The attempt does not say which target.', 'Declare the target.'] },
    {
      question: { ...focus, ship: { pilot: undefined, actionBar: [] } },
      says: ['The action bar of this ship does not have focus.'],
    },
    {
      question: { ...focus, phase: 'system' },
      says: [
        'It is not the Perform Action step of acting: it is the system phase.',
        'Wait for the Perform Action step of this ship.',
      ],
    },
    {
      question: { ...focus, activating: 'foe' },
      says: [
        'It is not the Perform Action step of acting: foe is activating.',
        'Wait for the Perform Action step of this ship.',
      ],
    },
    {
      question: { ...focus, step: 'reveal-dial' },
      says: [
        'It is not the Perform Action step of acting: its activation is at the step reveal-dial.',
        'Wait for the Perform Action step of this ship.',
      ],
    },
    {
      question: jammed('foe', foe(1, { tokens: { focus: 1 } }), 'lock'),
      says: ['foe has no lock.', 'Remove its focus token.'],
    },
    {
      question: { action: 'card:gnkgonkdroid:2', ship: gonk(0) },
      says: ['The attempt spends 1 charge and has 0 active.'],
    },
    {
      question: severalBy({ pilot: 'starkillerbasepilot' }),
      says: ['It may choose 1 ship, not friend and second.'],
    },
  ])('$says', ({ question, says }) => {
    expect(said(question)).toEqual(says);
  });

  it('is whole sentences for every rule', () => {
    for (const { outside } of Object.values(EDGES))
      for (const sentence of said(outside)) expect(sentence).toMatch(/^\S.*[^\s.]\.$/);
  });
});
