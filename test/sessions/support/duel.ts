import {
  ADJUST,
  judge,
  NOT_YOURS,
  rulesDocument,
  type GameSystem,
  type PastStep,
  type Played,
  type Rule,
  type Step,
} from '@marshal/rules/kernel';

/**
 * The smallest game that has all that sessions must cope with: two players each lay a card facedown, the cards are
 * revealed, each rolls a die and scores when it is at least as high as the card's stake. Then a new round begins.
 */
export interface DuelSetup {
  readonly players: readonly { readonly seat: string }[];
  /** How many dice each player rolls. */
  readonly handful?: number;
}

export interface DuelState {
  readonly players: readonly string[];
  readonly handful: number;
  readonly round: number;
  readonly cards: Readonly<Record<string, string>>;
  readonly revealed: boolean;
  readonly rolled: readonly string[];
  readonly score: Readonly<Record<string, number>>;
}

export type DuelCommand =
  | { readonly type: 'lay'; readonly player: string; readonly card: string }
  | { readonly type: 'reveal' }
  | { readonly type: 'roll'; readonly player: string }
  | { readonly type: 'next-round' }
  | { readonly type: typeof ADJUST; readonly score: Readonly<Record<string, number>> };

const BOOK = rulesDocument('Duel', ['Cards', 'Dice']);
const D6 = ['1', '2', '3', '4', '5', '6'];
const STAKES: Readonly<Record<string, number>> = { bold: 5, safe: 3 };

interface Attempt {
  readonly state: DuelState;
  readonly seat: string;
  readonly command: DuelCommand;
}

const rule = (code: string, says: string, breaks: (attempt: Attempt) => boolean): Rule<Attempt> => ({
  id: `duel/${code}`,
  code,
  cite: BOOK.at('Cards'),
  says,
  objection: (attempt) => (breaks(attempt) ? { message: says, facts: { round: attempt.state.round } } : undefined),
});

const allLaid = ({ players, cards }: DuelState): boolean => players.every((player) => cards[player] !== undefined);

const RULES = [
  rule(
    NOT_YOURS,
    'A player handles only what is his own.',
    ({ command, seat }) => 'player' in command && command.player !== seat,
  ),
  rule(
    'already-revealed',
    'Cards are laid before any is revealed.',
    ({ command, state }) => command.type === 'lay' && state.revealed,
  ),
  rule(
    'cards-missing',
    'Both cards lie before they are revealed.',
    ({ command, state }) => command.type === 'reveal' && (!allLaid(state) || state.revealed),
  ),
  rule(
    'not-revealed',
    'Dice are rolled when the cards are revealed.',
    ({ command, state }) => command.type === 'roll' && !state.revealed,
  ),
  rule(
    'already-rolled',
    'Each player rolls once a round.',
    ({ command, state }) => command.type === 'roll' && state.rolled.includes(command.player),
  ),
  rule(
    'round-not-over',
    'A round ends when all have rolled.',
    ({ command, state }) => command.type === 'next-round' && state.rolled.length < state.players.length,
  ),
] as const;

type Outcome = Pick<Played<DuelState>, 'state' | 'events'>;

const roll = (state: DuelState, player: string, faces: readonly string[]): Outcome => {
  const stake = STAKES[state.cards[player] ?? ''] ?? 0;
  const gained = faces.filter((face) => Number(face) >= stake).length;
  const score = { ...state.score, [player]: (state.score[player] ?? 0) + gained };
  return {
    state: { ...state, rolled: [...state.rolled, player], score },
    events: [{ type: 'rolled', player, faces, gained }],
  };
};

const carryOut = (state: DuelState, { command, faces }: Step<DuelCommand>): Outcome => {
  switch (command.type) {
    case 'lay':
      return {
        state: { ...state, cards: { ...state.cards, [command.player]: command.card } },
        events: [{ type: 'card-laid', player: command.player, card: command.card }],
      };
    case 'reveal':
      return { state: { ...state, revealed: true }, events: [{ type: 'cards-revealed', cards: state.cards }] };
    case 'roll':
      return roll(state, command.player, faces);
    case 'next-round':
      return {
        state: { ...state, round: state.round + 1, cards: {}, revealed: false, rolled: [] },
        events: [{ type: 'round-began', round: state.round + 1 }],
      };
    case ADJUST:
      return {
        state: { ...state, score: { ...state.score, ...command.score } },
        events: [{ type: 'adjusted', score: command.score }],
      };
  }
};

const withoutCard = <T extends object>(thing: T): T => {
  const copy = { ...thing } as T & { card?: string };
  delete copy.card;
  return copy;
};

/** Shows a facedown card to its owner alone. */
const viewStep = (step: PastStep<DuelCommand>, seat: string): PastStep<DuelCommand> =>
  step.command.type !== 'lay' || step.seat === seat
    ? step
    : { ...step, command: withoutCard(step.command), events: step.events.map(withoutCard) };

const every = (seat: string): readonly DuelCommand[] => [
  ...Object.keys(STAKES).map((card) => ({ type: 'lay', player: seat, card }) as const),
  { type: 'reveal' },
  { type: 'roll', player: seat },
  { type: 'next-round' },
];

export const duel: GameSystem<DuelSetup, DuelState, DuelCommand> = {
  id: 'duel',
  documents: [BOOK],
  rules: RULES,
  open: ({ players, handful = 1 }) =>
    players.length === 2
      ? {
          value: {
            players: players.map(({ seat }) => seat),
            handful,
            round: 1,
            cards: {},
            revealed: false,
            rolled: [],
            score: {},
          },
        }
      : { faults: [{ pointer: '/players', detail: 'must be two' }] },
  dice: (state, { type }) => (type === 'roll' ? [{ die: D6, count: state.handful }] : []),
  play: (state, step) => {
    const { command, seat } = step;
    if (command.type === 'lay' && STAKES[command.card] === undefined)
      return { verdict: 'indeterminate', unmodelled: [command.card] };
    const reasons = judge(RULES, { state, seat, command });
    return reasons.length > 0 ? { verdict: 'illegal', reasons } : { verdict: 'legal', ...carryOut(state, step) };
  },
  options: (state, seat) =>
    state.players.includes(seat)
      ? every(seat).filter((command) => judge(RULES, { state, seat, command }).length === 0)
      : [],
  view: (state, seat) =>
    state.revealed
      ? state
      : {
          ...state,
          cards: Object.fromEntries(
            Object.entries(state.cards).map(([player, card]) => [player, player === seat ? card : 'facedown']),
          ),
        },
  hidden: (state, seat) => (state.revealed ? [] : Object.keys(state.cards).filter((player) => player !== seat)),
  viewStep,
};
