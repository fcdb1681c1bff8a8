import { isDeepStrictEqual } from 'node:util';
import type { Fault } from '@marshal/rules/kernel';
import { commitmentTo, committedFaces } from '../dice/committed-dice.js';
import type { Game } from './game.js';
import type { GameDocument } from './game-document.js';
import { isStep, type Rolled } from './log-entry.js';
import { asJson, Replay } from './replay.js';
import type { Origin } from './session.js';

export interface Verification {
  /** Everything that does not fit; none means that the game is as its document says. */
  readonly faults: readonly Fault[];
  readonly rolls: {
    /** Follow from the committed seed. */
    readonly proven: number;
    /** Their seed is not revealed yet. */
    readonly sealed: number;
    /** Real dice, or dice of the server that promised nothing. */
    readonly unprovable: number;
  };
}

/** The sessions that the game was played in, each with the last version that it reached. */
const sessionsOf = ({ session, dice, origins, version }: GameDocument): readonly Origin[] => [
  ...origins,
  { session, through: version, ...dice },
];

const faultsOfSeeds = (document: GameDocument): readonly Fault[] =>
  sessionsOf(document)
    .filter(({ seed, commitment }) => seed !== undefined && commitmentTo(seed) !== commitment)
    .map(({ session }) => ({ pointer: '/dice/seed', detail: `is not the seed that session ${session} committed to` }));

type Proof = keyof Verification['rolls'] | 'false';

const proofOf = ({ number, dice, faces }: Rolled, origin: Origin | undefined): Proof => {
  if (origin?.commitment === undefined) return 'unprovable';
  const { seed, session } = origin;
  if (seed === undefined) return 'sealed';
  return isDeepStrictEqual(committedFaces({ seed, session, roll: number }, dice), faces) ? 'proven' : 'false';
};

const checkRolls = (document: GameDocument): Verification => {
  const sessions = sessionsOf(document);
  const rolls = { proven: 0, sealed: 0, unprovable: 0 };
  const faults: Fault[] = [];
  for (const [index, entry] of document.log.entries()) {
    if (!isStep(entry) || entry.rolled === undefined) continue;
    const proof = proofOf(
      entry.rolled,
      sessions.find(({ through }) => entry.version <= through),
    );
    if (proof === 'false')
      faults.push({ pointer: `/log/${index}/rolled/faces`, detail: 'do not follow from the committed seed' });
    else rolls[proof] += 1;
  }
  return { faults, rolls };
};

/** Replays the log; at the first entry that cannot be, there is no going on. */
const checkState = ({ game, document }: { readonly game: Game; readonly document: GameDocument }): readonly Fault[] => {
  const opened = Replay.of({ game, setup: document.setup, seats: document.seats });
  if ('faults' in opened) return opened.faults.map((fault) => ({ ...fault, pointer: `/setup${fault.pointer}` }));
  const replay = opened.value;
  for (const entry of document.log) {
    const faults = replay.take(entry);
    if (faults.length > 0) return faults;
  }
  return faultsOfEnd(replay, document);
};

/** What a document says of its end, held against where its replayed log has led. */
export const faultsOfEnd = ({ position }: Replay, { version, state }: GameDocument): readonly Fault[] => [
  ...(position.version === version ? [] : [{ pointer: '/version', detail: `must be ${position.version}` }]),
  ...(isDeepStrictEqual(asJson(position.state), asJson(state))
    ? []
    : [{ pointer: '/state', detail: 'is not the state that the log leads to' }]),
];

/** Commitments that are not kept, and rolls that do not follow from their seed. */
export const faultsOfRolls = (document: GameDocument): readonly Fault[] => [
  ...faultsOfSeeds(document),
  ...checkRolls(document).faults,
];

/** Checks a whole game without the service: the commitment, every roll, every step, and the state at the end. */
export const verifyGame = (game: Game, document: GameDocument): Verification => {
  const { faults, rolls } = checkRolls(document);
  return { faults: [...faultsOfSeeds(document), ...faults, ...checkState({ game, document })], rolls };
};
