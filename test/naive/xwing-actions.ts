import type { ActionInput, BarAction, Ship, Table, TableShip } from '@marshal/rules/xwing';

/**
 * The rules on X-Wing actions once more, written from the documents alone and without thought of speed or of messages.
 * It knows the cards that the random situations use by their names.
 */
export interface NaiveVerdict {
  readonly verdict: 'legal' | 'illegal' | 'indeterminate';
  readonly codes: readonly string[];
  readonly missing: readonly string[];
  readonly difficulty: string;
  readonly costs: readonly string[];
  readonly canFail: boolean | undefined;
  readonly outcome: string | undefined;
  readonly linked: readonly (NaiveVerdict & { readonly action: string })[];
}

type Carrier = Pick<TableShip, 'pilot' | 'upgrades'>;

const card = (ship: Carrier, id: string) => ship.upgrades?.find((upgrade) => upgrade.id === id);
const has = (ship: Carrier, id: string): boolean => ship.pilot === id || card(ship, id) !== undefined;
const stressOf = (ship: Ship): number => ship.tokens.stress ?? 0;
const isDamage = (action: string): boolean => action.startsWith('damage:');

/** What is no card. */
const WITHOUT_CARD = ['coordinate', 'any-card', 'deploy', 'overlap'];
const BY_RULE = ['coordinate', 'deploy', 'overlap'];

/** The one card among those of the tests that grants an action by this name, wherever it lies. */
const grantingCard = ({ ship, table, attempt }: ActionInput): string | undefined => {
  const granted = attempt.opportunity;
  if (granted?.kind !== 'granted' || WITHOUT_CARD.includes(granted.by)) return undefined;
  const ships = table?.ships ?? [];
  const from = ships.find(({ id }) => id === granted.from) ?? ship;
  return [from, ...ships].some((carrier) => has(carrier, granted.by)) ? granted.by : undefined;
};

/** The ship that ought to carry the card of a grant and does not, and where the question tells it. */
const cardless = ({ ship, table, attempt }: ActionInput): { ship: Carrier; at: string } | undefined => {
  const granted = attempt.opportunity;
  if (granted?.kind !== 'granted' || WITHOUT_CARD.includes(granted.by)) return undefined;
  const ships = table?.ships ?? [];
  if (granted.from === undefined)
    return [ship, ...ships].some((each) => has(each, granted.by)) ? undefined : { ship, at: '/ship' };
  const index = ships.findIndex(({ id }) => id === granted.from);
  return index === -1 || has(ships[index]!, granted.by)
    ? undefined
    : { ship: ships[index]!, at: `/table/ships/${index}` };
};

const ON_BAR_CARDS = ['r4p17', 'nodinchavdri', 'poedameron', 'stabilizingastromech-battleoverendor'];
const RED_CARDS = ['nodinchavdri', 'poedameron'];
const WHITE_CARDS = ['poedameron', 'stabilizingastromech-battleoverendor'];
const MOVES_OF_CARD: Record<string, string[]> = { afterburners: ['boost'], turrphennir: ['barrel-roll', 'boost'] };

const isForBar = (input: ActionInput): boolean => {
  const granted = input.attempt.opportunity;
  if (granted?.kind !== 'granted') return true;
  return BY_RULE.includes(granted.by) || (granted.onActionBar ?? ON_BAR_CARDS.includes(grantingCard(input) ?? ''));
};

const RANK = ['white', 'red', 'purple'];
const hardest = (all: readonly string[]): string => RANK[Math.max(...all.map((each) => RANK.indexOf(each)))]!;
const easiest = (rows: readonly BarAction[]): string | undefined =>
  rows.length === 0 ? undefined : RANK[Math.min(...rows.map(({ difficulty }) => RANK.indexOf(difficulty)))];

const linkOnBar = ({ ship, attempt }: ActionInput) => {
  const opportunity = attempt.opportunity;
  if (opportunity?.kind !== 'linked') return undefined;
  return ship.actionBar
    .filter(({ action }) => action === opportunity.after)
    .map(({ linked }) => linked)
    .find((linked) => linked?.action === attempt.action);
};

const printed = (input: ActionInput): string => {
  const { ship, attempt } = input;
  const { opportunity } = attempt;
  if (opportunity?.kind === 'linked') return linkOnBar(input)?.difficulty ?? 'white';
  if (opportunity?.kind === 'granted' && !isForBar(input)) {
    const named = RED_CARDS.includes(grantingCard(input) ?? '') ? 'red' : 'white';
    return opportunity.difficulty ?? named;
  }
  return easiest(ship.actionBar.filter(({ action }) => action === attempt.action)) ?? 'white';
};

const nearObstacle = (table: Table | undefined): boolean =>
  (table?.obstacles ?? []).some(({ range }) => range !== undefined && range <= 1);

/** What keeps anybody from saying whether an obstacle is near. */
const whetherNear = (table: Table | undefined): string[] => {
  if (table === undefined) return ['/table/obstacles'];
  return (table.obstacles ?? []).flatMap(({ range }, index) =>
    range === undefined ? [`/table/obstacles/${index}/range`] : [],
  );
};

/** What the ship's own cards make of the difficulty. */
const changesByOwnCards = ({ ship, attempt, table, effects }: ActionInput, from: string): string[] => {
  const { action } = attempt;
  const changes: string[] = [];
  const add = (holds: boolean, to: string): void => {
    if (holds) changes.push(to);
  };
  const grave = ['reinforce', 'coordinate', 'jam'].includes(action);
  add(has(ship, 'debrisgambit') && action === 'evade' && from === 'red' && nearObstacle(table), 'white');
  add(has(ship, 'droidcrew') && action === 'focus' && from === 'white', 'red');
  add(card(ship, 'proudtradition')?.side === 1 && action === 'focus', 'red');
  add(has(ship, 'larmadacy') && grave && from === 'white' && stressOf(ship) > 0, 'red');
  const baze = effects?.some(({ source }) => source === 'bazemalbus') === true;
  add(has(ship, 'bazemalbus') && baze && action === 'focus' && from === 'white', 'red');
  return changes;
};

const changesByGrant = (input: ActionInput): string[] => {
  const granted = input.attempt.opportunity;
  if (granted?.kind !== 'granted' || !isForBar(input)) return [];
  if (granted.by === 'overlap') return ['red'];
  const barStands = ['coordinate', 'deploy'].includes(granted.by);
  if (barStands && RANK.indexOf(granted.difficulty ?? 'white') <= RANK.indexOf(printed(input))) return [];
  if (granted.difficulty !== undefined) return [granted.difficulty];
  return RED_CARDS.includes(grantingCard(input) ?? '') ? ['red'] : [];
};

const difficultyOf = (input: ActionInput): string => {
  if (input.attempt.opportunity?.kind === 'game-effect') return 'white';
  const from = printed(input);
  const changes = [
    ...changesByGrant(input),
    ...(input.effects ?? []).flatMap(({ treatAs }) => (treatAs === undefined ? [] : [treatAs])),
    ...changesByOwnCards(input, from),
  ];
  return changes.length === 0 ? from : hardest(changes);
};

const grantAllowsStress = (input: ActionInput, stress: number): boolean => {
  const granted = input.attempt.opportunity;
  if (granted?.kind !== 'granted') return false;
  if (granted.whileStressed === true && granted.by !== 'overlap') return true;
  if (granted.by === 'coordinate') {
    const coordinator = input.table?.ships?.find(({ id }) => id === granted.from);
    return coordinator !== undefined && has(coordinator, 'ap5') && stress === 1;
  }
  const by = grantingCard(input);
  if (by === 'nodinchavdri') return stress <= 2;
  return ['afterburners', 'r4p17', 'turrphennir', 'stabilizingastromech-battleoverendor'].includes(by ?? '');
};

const cardAllowsStress = (input: ActionInput, stress: number): boolean => {
  const { ship, attempt, effects } = input;
  const { action, opportunity } = attempt;
  const low = stress <= 2;
  const leave: [string, boolean][] = [
    ['tychocelchu', low],
    ['magnatolvan', low && difficultyOf(input) === 'white'],
    ['primedthrusters', low && ['barrel-roll', 'boost'].includes(action)],
    ['larmadacy', low && ['reinforce', 'coordinate', 'jam'].includes(action)],
    ['proudtradition', low && action === 'focus' && card(ship, 'proudtradition')?.side === 0],
    ['r1j5', low && isDamage(action)],
    ['coaxiumhyperfuel', action === 'slam'],
    ['chopper-crew', (opportunity?.kind ?? 'perform-action-step') === 'perform-action-step'],
    ['contrabandcybernetics', effects?.some(({ source }) => source === 'contrabandcybernetics') === true],
  ];
  return leave.some(([id, holds]) => holds && has(ship, id));
};

const isByOverlap = ({ attempt: { opportunity } }: ActionInput): boolean =>
  opportunity?.kind === 'granted' && opportunity.by === 'overlap';

const mayActStressed = (input: ActionInput): boolean => {
  const stress = stressOf(input.ship);
  if (isByOverlap(input)) return stress === 0;
  return (
    stress === 0 ||
    grantAllowsStress(input, stress) ||
    cardAllowsStress(input, stress) ||
    input.effects?.some(({ whileStressed }) => whileStressed === true) === true
  );
};

const isOwnActivation = ({ ship, attempt, phase, activating }: ActionInput): boolean => {
  if (phase !== undefined && phase !== 'activation') return false;
  if (activating !== undefined) return activating === ship.id;
  return !(attempt.opportunity?.kind === 'granted' && attempt.opportunity.by === 'coordinate');
};

const IONIZED_AT = { small: 1, medium: 2, large: 3, huge: 6 };
const isIonized = (ship: Ship): boolean => (ship.tokens.ion ?? 0) >= IONIZED_AT[ship.baseSize];

type Objection = [code: string, holds: boolean];

/** A ship executes its maneuver in its own activation; in the System Phase only one that deploys, of which its speed tells. */
const isNotAfterItsManeuver = ({ ship, phase, step, activating }: ActionInput): boolean =>
  (phase === 'system' && ship.round.executedSpeed === undefined) ||
  !['system', 'activation', undefined].includes(phase) ||
  step === 'reveal-dial' ||
  (activating ?? ship.id) !== ship.id;

const aboutTheStep = ({ ship, phase, step, activating }: ActionInput): Objection[] => [
  ['no-opportunity', !['open', undefined].includes(ship.round.performActionStep)],
  [
    'wrong-step',
    (phase ?? 'activation') !== 'activation' ||
      (step ?? 'perform-action') !== 'perform-action' ||
      (activating ?? ship.id) !== ship.id,
  ],
];

const aboutLinks = (input: ActionInput, after: string): Objection[] => {
  const { performed, failed, linked } = input.ship.round;
  const strict = (input.ruleset ?? 'xwing/rr-1.1') !== 'xwing/rr-1.1';
  const before = [...performed, ...failed].map(String);
  return [
    ['no-opportunity', !before.includes(after)],
    ['preceding-action-failed', failed.map(String).includes(after)],
    ['not-linked', linkOnBar(input) === undefined],
    ['link-already-taken', strict && (linked ?? []).some((taken) => taken.action === after || taken.after === after)],
  ];
};

/** Edition 2.5 alone has the grant after an overlap: a red Focus or Calculate. Deploying grants an action there and then. */
const aboutGrantsByRule = (input: ActionInput): Objection[] => {
  const granted = input.attempt.opportunity;
  const by = granted?.kind === 'granted' ? granted.by : undefined;
  const { action } = input.attempt;
  return [
    ['no-opportunity', by === 'overlap' && input.ruleset !== 'xwing/2.5'],
    ['no-opportunity', by === 'overlap' && !['focus', 'calculate'].includes(action)],
    ['wrong-step', by === 'overlap' && !isOwnActivation(input)],
    ['wrong-step', by === 'deploy' && (input.phase ?? 'system') !== 'system'],
  ];
};

/** Each of the cards acts for its own ship; two of them only after what the round tells to have happened. */
const aboutItsCard = (input: ActionInput): Objection[] => {
  const { ship, table, attempt } = input;
  const granted = attempt.opportunity;
  if (granted?.kind !== 'granted' || WITHOUT_CARD.includes(granted.by)) return [];
  const { by, from } = granted;
  const carriers = [ship, ...(table?.ships ?? [])].filter(
    (each) => has(each, by) && [undefined, each.id].includes(from),
  );
  const isOwn = carriers.some(({ id }) => id === ship.id);
  const slow = by === 'afterburners' && ((ship.round.executedSpeed ?? 3) < 3 || isNotAfterItsManeuver(input));
  const idle = by === 'poedameron' && ship.round.performed.length === 0;
  return [['no-opportunity', carriers.length > 0 && (!isOwn || slow || idle)]];
};

const aboutGrants = (input: ActionInput): Objection[] => {
  const granted = input.attempt.opportunity;
  if (granted?.kind !== 'granted') return [];
  const { action } = input.attempt;
  const by = grantingCard(input);
  const only = MOVES_OF_CARD[by ?? ''];
  const leader = granted.by === 'coordinate' ? input.table?.ships?.find(({ id }) => id === granted.from) : undefined;
  const bound = leader !== undefined && has(leader, 'squadleader') && leader.actionBar !== undefined;
  const owner = cardless(input)?.ship;
  const far = leader?.range !== undefined && (leader.range < 1 || leader.range > 2);
  const coordinates = leader?.actionBar?.some((row) => row.action === 'coordinate') ?? true;
  const botched = leader?.round?.failed.includes('coordinate') === true;
  const could = !botched && (coordinates || leader?.round?.performed.includes('coordinate') === true);
  return [
    ['no-opportunity', leader !== undefined && (far || !could)],
    ...aboutGrantsByRule(input),
    ...aboutItsCard(input),
    ['no-opportunity', owner?.pilot !== undefined],
    ['no-opportunity', (only !== undefined && !only.includes(action)) || (by === 'nodinchavdri' && isDamage(action))],
    ['banned-by-card', bound && !leader.actionBar.some((row) => row.action === action)],
    ['wrong-difficulty', isForBar(input) && WHITE_CARDS.includes(by ?? '') && printed(input) !== 'white'],
  ];
};

const aboutOpportunity = (input: ActionInput): Objection[] => {
  const opportunity = input.attempt.opportunity ?? { kind: 'perform-action-step' };
  if (opportunity.kind === 'perform-action-step') return aboutTheStep(input);
  if (opportunity.kind === 'linked') return aboutLinks(input, opportunity.after);
  return aboutGrants(input);
};

const isAvailable = (input: ActionInput): boolean => {
  const { ship, attempt } = input;
  if (isDamage(attempt.action)) return ship.damageCards.some(({ id }) => `damage:${id}` === attempt.action);
  if (attempt.opportunity?.kind === 'linked' || !isForBar(input)) return true;
  return ship.actionBar.some(({ action }) => action === attempt.action);
};

const isBanned = ({ ship, attempt: { action } }: ActionInput): boolean =>
  (action === 'barrel-roll' && card(ship, 'grapplingstruts')?.side === 1) ||
  (action === 'slam' && card(ship, 'burnoutthrusters')?.charges?.active === 0) ||
  (action !== 'focus' && !isDamage(action) && ship.damageCards.some(({ name }) => name === 'Damaged Sensor Array'));

const mayActIonized = ({ ship, attempt: { action } }: ActionInput): boolean =>
  !isIonized(ship) || action === 'focus' || (isDamage(action) && has(ship, 'kazsfireball'));

const aboutTheShip = (input: ActionInput): Objection[] => {
  const { ship, attempt } = input;
  const { noMoreActions, performed, failed } = ship.round;
  const difficulty = difficultyOf(input);
  const isLeft = noMoreActions === 'but-for-the-overlap' && isByOverlap(input);
  const ended = noMoreActions !== undefined && isOwnActivation(input) && !isLeft;
  return [
    ['no-opportunity', noMoreActions === 'this-round' || ended],
    ['not-on-action-bar', !isAvailable(input)],
    ['already-performed', performed.includes(attempt.action)],
    ['already-failed', failed.includes(attempt.action)],
    ['banned-by-card', isBanned(input)],
    ['stressed', !mayActStressed(input)],
    ['ionized', !mayActIonized(input)],
    ['no-force', difficulty === 'purple' && ship.force.active < 1],
    ['cannot-be-performed-red', printed(input) === 'purple' && difficulty === 'red'],
  ];
};

interface Target {
  readonly id: string;
  readonly valid: boolean;
  readonly tooFar: boolean;
  /** It may be valid: its range is not told. */
  readonly hazy: boolean;
}

const friendsAndFoes = (table: Table, side: string, inRange: (ship: TableShip) => boolean): Target[] =>
  (table.ships ?? []).map((ship) => {
    const right = (ship.player === 'alice') === (side === 'friend');
    const hazy = right && ship.range === undefined;
    return { id: ship.id, valid: right && inRange(ship), tooFar: right && !hazy && !inRange(ship), hazy };
  });

/** Everything that the action may look at, and whether it may be chosen; undefined where there is no table. */
const targetsOf = ({ attempt, table, ruleset }: ActionInput): Target[] | undefined => {
  if (table === undefined) return undefined;
  const within =
    (least: number, most: number) =>
    ({ range }: { readonly range?: number }): boolean =>
      range !== undefined && range >= least && range <= most;
  const wide = ruleset === 'xwing/rr-1.3' || ruleset === 'xwing/2.5';
  const reach: Record<string, () => Target[]> = {
    lock: () =>
      [...(table.ships ?? []), ...(table.obstacles ?? []), ...(table.devices ?? [])].map((object) => {
        const valid = within(0, 3)(object);
        const hazy = object.range === undefined;
        return { id: object.id, valid, tooFar: !valid && !hazy, hazy };
      }),
    coordinate: () => friendsAndFoes(table, 'friend', within(1, 2)),
    jam: () =>
      friendsAndFoes(
        table,
        'foe',
        (ship) => ship.range === 1 || (wide && ship.range === 2 && ship.inBullseyeArc === true),
      ),
  };
  return reach[attempt.action]?.();
};

const CHOOSERS = ['coordinate', 'jam', 'lock'];

/** What the ship that is jammed could lose: its focus tokens, and each of its locks. */
const lossesOf = ({ attempt, table }: ActionInput): number => {
  const jammed = table?.ships?.find(({ id }) => id === attempt.declaration?.target);
  return ((jammed?.tokens?.focus ?? 0) > 0 ? 1 : 0) + (jammed?.locks?.length ?? 0);
};

/** The locks among which a player chooses the one that goes. */
const locksToLose = ({ ship, attempt }: ActionInput): string[] => {
  const { locks } = ship;
  if (locks.includes(attempt.declaration?.target ?? '') || locks.length < (has(ship, 'r3astromech') ? 2 : 1)) return [];
  return locks.length > 1 ? [...locks] : [];
};

const aboutTargets = (input: ActionInput): Objection[] => {
  const { attempt } = input;
  const { declaration } = attempt;
  if (declaration === undefined || !CHOOSERS.includes(attempt.action)) return [];
  const targets = targetsOf(input);
  const open = targets?.some(({ valid }) => valid) === true;
  const chosen = targets?.find(({ id }) => id === declaration.target);
  const wrong = open && declaration.target !== undefined && chosen?.valid !== true;
  const locks = attempt.action === 'lock' && declaration.target !== undefined;
  const lost =
    locks && (targets === undefined || chosen?.valid === true || chosen?.hazy === true) ? locksToLose(input) : [];
  const { giveUp } = declaration;
  const jams = attempt.action === 'jam' && (targets === undefined || chosen?.valid === true);
  return [
    ['declaration-missing', declaration.target === undefined && !declaration.fail && (targets === undefined || open)],
    ['out-of-range', wrong && chosen?.tooFar === true],
    ['no-valid-target', wrong && chosen?.tooFar !== true],
    ['declaration-missing', jams && lossesOf(input) > 1],
    ['declaration-missing', lost.length > 0 && giveUp === undefined],
    ['no-such-token', lost.length > 0 && giveUp !== undefined && !lost.includes(giveUp)],
  ];
};

const RELOADED = ['torpedo', 'missile', 'device'];
const shortOnes = (ship: Ship): string[] =>
  ship.upgrades
    .filter(({ slots, charges }) => (slots ?? []).some((slot) => RELOADED.includes(slot)) && charges !== undefined)
    .filter(({ charges }) => charges!.active < charges!.limit)
    .map(({ id }) => id);

const aboutReload = ({ ship, attempt: { declaration } }: ActionInput): Objection[] => {
  const short = shortOnes(ship);
  const named = declaration?.upgrade;
  return [
    ['declaration-missing', declaration !== undefined && named === undefined],
    ['no-charge-to-reload', short.length === 0 || (named !== undefined && !short.includes(named))],
  ];
};

const aboutRotate = ({ ship, attempt: { declaration } }: ActionInput): Objection[] => {
  const { turret, actionBar } = ship;
  const hasTurret = turret === undefined ? actionBar.some(({ action }) => action === 'rotate') : turret.length > 0;
  const arc = declaration?.arc;
  return [
    ['no-turret-arc', !hasTurret],
    ['declaration-missing', declaration !== undefined && arc === undefined && turret?.length !== 2],
    ['same-arc', arc !== undefined && turret?.includes(arc) === true],
  ];
};

const knowsPurple = ({ ruleset }: ActionInput): boolean => (ruleset ?? 'xwing/rr-1.1') !== 'xwing/rr-1.1';

const maneuversLeft = (input: ActionInput): number | undefined => {
  const speed = input.ship.round.executedSpeed;
  const codes = (input.ship.dial ?? []).filter((code) => !code.endsWith('P') || knowsPurple(input));
  return speed === undefined ? undefined : codes.filter((code) => code.startsWith(String(speed))).length;
};

const aboutSlam = (input: ActionInput): Objection[] => {
  const { ship, attempt } = input;
  const { declaration, opportunity } = attempt;
  const maneuver = declaration?.maneuver;
  const inStep = (opportunity?.kind ?? 'perform-action-step') === 'perform-action-step';
  const named = opportunity?.kind === 'granted' && !isForBar(input);
  const first = (input.ruleset ?? 'xwing/rr-1.1') === 'xwing/rr-1.1';
  const speed = ship.round.executedSpeed;
  return [
    ['no-opportunity', !named && (first ? !inStep : !isOwnActivation(input))],
    ['declaration-missing', declaration !== undefined && maneuver === undefined && maneuversLeft(input) !== 0],
    ['no-purple-maneuvers', maneuver?.endsWith('P') === true && !knowsPurple(input)],
    ['maneuver-not-on-dial', maneuver !== undefined && ship.dial?.includes(maneuver) === false],
    ['maneuver-speed-differs', maneuver !== undefined && speed !== undefined && !maneuver.startsWith(String(speed))],
  ];
};

const owes = (input: ActionInput, part: 'side' | 'direction' | 'facing'): Objection[] => {
  const { declaration } = input.attempt;
  return [['declaration-missing', declaration !== undefined && declaration[part] === undefined]];
};

const ABOUT: Record<string, (input: ActionInput) => Objection[]> = {
  'barrel-roll': (input) => owes(input, 'side'),
  boost: (input) => owes(input, 'direction'),
  reinforce: (input) => owes(input, 'facing'),
  cloak: ({ ship }) => [['already-cloaked', (ship.tokens.cloak ?? 0) > 0]],
  reload: aboutReload,
  rotate: aboutRotate,
  slam: aboutSlam,
};

const aboutTheAction = (input: ActionInput): Objection[] => (ABOUT[input.attempt.action] ?? aboutTargets)(input);

const CAN_FAIL = ['barrel-roll', 'boost', 'coordinate', 'jam', 'lock', 'slam'];

const TRACTORED_AT: Record<string, number> = { small: 1, medium: 2, large: 3, huge: Number.POSITIVE_INFINITY };

const aboutMoves = ({ ship, attempt, phase }: ActionInput): Objection[] => {
  const { action, opportunity, declaration } = attempt;
  const by = opportunity?.kind === 'game-effect' ? opportunity.by : undefined;
  const moves = action === 'barrel-roll' || action === 'boost';
  const decloaks = by === 'decloak' && moves;
  return [
    ['no-opportunity', (by === 'decloak' || by === 'tractor') && !moves],
    ['no-opportunity', by === 'tractor' && (ship.tokens.tractor ?? 0) < TRACTORED_AT[ship.baseSize]!],
    ['not-cloaked', decloaks && (ship.tokens.cloak ?? 0) === 0],
    ['wrong-step', decloaks && (phase ?? 'system') !== 'system'],
    [
      'template-not-allowed',
      (decloaks || by === 'tractor') && action === 'boost' && !['straight', undefined].includes(declaration?.direction),
    ],
  ];
};

/** In edition 2.5 an ionized ship acquires no lock by any effect. */
const aboutEffects = ({ ship, attempt, ruleset }: ActionInput): Objection[] => [
  ['ionized', attempt.action === 'lock' && ruleset === 'xwing/2.5' && isIonized(ship)],
];

const aboutFailing = (input: ActionInput): Objection[] => {
  const { declaration, action } = input.attempt;
  const open = targetsOf(input)?.some(({ valid }) => valid) === true;
  return [['cannot-choose-to-fail', declaration?.fail === true && (!CAN_FAIL.includes(action) || open)]];
};

const objections = (input: ActionInput): string[] => {
  const isEffect = input.attempt.opportunity?.kind === 'game-effect';
  const all = [
    ...(isEffect
      ? [...aboutMoves(input), ...aboutEffects(input)]
      : [...aboutOpportunity(input), ...aboutTheShip(input)]),
    ...aboutTheAction(input),
    ...aboutFailing(input),
  ];
  return [...new Set(all.filter(([, holds]) => holds).map(([code]) => code))].sort();
};

/** Is all said that an action which cannot fail leaves to its player? */
const isSaid = ({ ship, attempt: { action, declaration } }: ActionInput): boolean => {
  if (action === 'reinforce') return declaration?.facing !== undefined;
  if (action === 'reload') return declaration?.upgrade !== undefined;
  if (action !== 'rotate' || ship.turret?.length === 2) return true;
  return declaration?.arc !== undefined;
};

const outcomeOf = (input: ActionInput): string | undefined => {
  const { action, declaration } = input.attempt;
  if (!CAN_FAIL.includes(action)) return isSaid(input) ? 'performed' : undefined;
  const targets = targetsOf(input);
  const nothing = action === 'slam' && declaration?.maneuver === undefined && maneuversLeft(input) === 0;
  if (declaration?.fail === true || nothing || targets?.every(({ valid, hazy }) => !valid && !hazy) === true)
    return 'failed';
  const chosen = targets?.find(({ id }) => id === declaration?.target);
  return chosen?.valid === true ? 'performed' : undefined;
};

/** Facts without which nobody can say whether what is declared is allowed. */
const untold = (input: ActionInput): string[] => {
  const { ship, attempt } = input;
  const { action, declaration } = attempt;
  const slams = action === 'slam' && declaration?.maneuver !== undefined;
  const rotates = action === 'rotate' && declaration?.arc !== undefined;
  const owner = attempt.opportunity?.kind === 'granted' ? cardless(input) : undefined;
  return [
    ...(slams && ship.round.executedSpeed === undefined ? ['/ship/round/executedSpeed'] : []),
    ...(rotates && ship.turret === undefined ? ['/ship/turret'] : []),
    ...(owner === undefined ? [] : [`${owner.at}/pilot`]),
  ];
};

/** The colour in which the maneuver of a SLAM is really executed: a ship that cannot execute it flies a white 2 straight. */
const colourOfSlam = ({ ship, attempt, effects }: ActionInput, stress: number, force: number): string => {
  const code = (attempt.action === 'slam' ? attempt.declaration?.maneuver : undefined) ?? '2FW';
  const isTurn = code[1] === 'T' || code[1] === 'Y';
  const raised = isTurn && ship.damageCards.some(({ name }) => name === 'Damaged Engine') ? 1 : 0;
  const colour = code.endsWith('P') ? 'P' : (['B', 'W', 'R', 'R']['BWR'.indexOf(code.slice(-1)) + raised] ?? 'W');
  const leave = has(ship, 'contrabandcybernetics') && effects?.some(({ source }) => source === 'contrabandcybernetics');
  if (colour === 'R' && stress > 0 && leave !== true) return 'W';
  return colour === 'P' && force === 0 ? 'W' : colour;
};

/** Stress and Force after the cost and, for a SLAM, after its maneuver. */
const leftAfter = (input: ActionInput, difficulty: string): { readonly stress: number; readonly force: number } => {
  const stress = stressOf(input.ship) + (difficulty === 'red' ? 1 : 0);
  const force = input.ship.force.active - (difficulty === 'purple' ? 1 : 0);
  const colour = colourOfSlam(input, stress, force);
  if (colour === 'B') return { stress: Math.max(0, stress - 1), force };
  return { stress: stress + (colour === 'R' ? 1 : 0), force: force - (colour === 'P' ? 1 : 0) };
};

const OPTIONAL_DIFFICULTY = ['bazemalbus'];

/** After a move nobody has measured anew. */
const unmeasured = ({ ships, obstacles, devices }: Table): Table => ({
  ships: (ships ?? []).map(({ range: _range, inBullseyeArc: _arc, ...ship }) => ship),
  obstacles: (obstacles ?? []).map(({ range: _range, ...obstacle }) => obstacle),
  devices: (devices ?? []).map(({ range: _range, ...device }) => device),
});

const reloaded = ({ upgrades }: Ship, id: string | undefined): Ship['upgrades'] =>
  upgrades.map((upgrade) =>
    upgrade.id === id && upgrade.charges !== undefined
      ? { ...upgrade, charges: { ...upgrade.charges, active: upgrade.charges.active + 1 } }
      : upgrade,
  );

const shipAfter = (input: ActionInput, difficulty: string): Ship => {
  const { ship, attempt } = input;
  const { opportunity } = attempt;
  const { stress, force } = leftAfter(input, difficulty);
  const overlapped = opportunity?.kind === 'granted' && opportunity.by === 'overlap';
  const taken = opportunity?.kind === 'linked' ? [{ action: attempt.action, after: opportunity.after }] : [];
  return {
    ...ship,
    tokens: {
      ...ship.tokens,
      stress,
      cloak: (ship.tokens.cloak ?? 0) + (attempt.action === 'cloak' ? 1 : 0),
    },
    force: { ...ship.force, active: force },
    upgrades: attempt.action === 'reload' ? reloaded(ship, attempt.declaration?.upgrade) : ship.upgrades,
    round: {
      ...ship.round,
      performed: [...ship.round.performed, attempt.action],
      linked: [...(ship.round.linked ?? []), ...taken],
      ...(overlapped && { noMoreActions: 'this-activation' }),
    },
  };
};

const linksOf = (input: ActionInput, difficulty: string): NaiveVerdict['linked'] => {
  const { ship, attempt, ruleset, effects } = input;
  const kind = attempt.opportunity?.kind;
  const chains = (ruleset ?? 'xwing/rr-1.1') === 'xwing/rr-1.1';
  if (kind === 'game-effect' || (kind === 'linked' && !chains)) return [];
  const moves = ['barrel-roll', 'boost', 'slam'].includes(attempt.action);
  const lasting = (effects ?? []).filter(
    ({ source, treatAs }) => treatAs === undefined && !(OPTIONAL_DIFFICULTY.includes(source) && has(ship, source)),
  );
  return ship.actionBar
    .filter(({ action, linked }) => action === attempt.action && linked !== undefined)
    .map(({ linked }) => ({
      action: linked!.action,
      ...naiveVerdict({
        ...input,
        ship: shipAfter(input, difficulty),
        effects: lasting,
        ...(moves && input.table !== undefined && { table: unmeasured(input.table) }),
        attempt: { action: linked!.action, opportunity: { kind: 'linked', after: attempt.action } },
      }),
    }));
};

const COSTS: Record<string, string[]> = { white: [], red: ['gain stress 1'], purple: ['spend force 1'] };

/** An Evade of which nobody can say whether Debris Gambit makes it white: what holds either way, holds. */
export const naiveVerdict = (input: ActionInput): NaiveVerdict => {
  const [as, missing] = [plainVerdict(input), whetherNear(input.table)];
  if (!has(input.ship, 'debrisgambit') || missing.length === 0 || nearObstacle(input.table)) return as;
  const near = plainVerdict({ ...input, table: { ...input.table, obstacles: [{ id: 'near', range: 1 }] } });
  if (input.attempt.action !== 'evade' || near.difficulty === as.difficulty) return as;
  const codes = as.codes.filter((code) => near.codes.includes(code));
  const open = { ...as, costs: [], canFail: undefined, outcome: undefined, linked: [] };
  return codes.length > 0
    ? { ...open, verdict: 'illegal', codes, missing: [] }
    : { ...open, verdict: 'indeterminate', missing: [...missing, ...as.missing] };
};

const plainVerdict = (input: ActionInput): NaiveVerdict => {
  const codes = objections(input);
  const difficulty = difficultyOf(input);
  const missing = codes.length === 0 ? untold(input) : [];
  const legal = codes.length + missing.length === 0;
  const outcome = legal ? outcomeOf(input) : undefined;
  const open = targetsOf(input)?.some(({ valid }) => valid) === true;
  return {
    verdict: legal ? 'legal' : missing.length > 0 ? 'indeterminate' : 'illegal',
    codes,
    missing,
    difficulty,
    costs: legal && input.attempt.opportunity?.kind !== 'game-effect' ? COSTS[difficulty]! : [],
    canFail: legal ? CAN_FAIL.includes(input.attempt.action) && !open : undefined,
    outcome,
    linked: legal && outcome !== 'failed' ? linksOf(input, difficulty) : [],
  };
};
