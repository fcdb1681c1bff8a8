import { Problem } from '../http/problem.js';
import type { KnownSessions } from './known-sessions.js';
import type { StepEntry } from './log-entry.js';
import { replayLog } from './replay-log.js';
import type { Replay } from './replay.js';
import type { Change, Changing } from './session-changes.js';

const REFUSALS = {
  rolled: 'Dice were rolled for it, and they are not rolled again.',
  revealed: 'It revealed what was hidden.',
} as const;

const checkUndoable = (last: StepEntry | undefined, seat: string): StepEntry => {
  if (last === undefined) throw new Problem('irrevocable', { detail: 'There is no step to take back.' });
  const { version, lasting } = last;
  if (last.seat !== seat)
    throw new Problem('forbidden', { detail: `The last step is of ${last.seat}; each takes back his own.`, version });
  if (lasting !== undefined) throw new Problem('irrevocable', { detail: REFUSALS[lasting], version, lasting });
  return last;
};

const replayed = async ({ game, session }: Changing, known: KnownSessions): Promise<Replay> => {
  const { setup, seats } = session.record;
  const opening = { game, setup, seats: seats.map(({ seat }) => seat) };
  const replay = await replayLog(opening, await known.log(session));
  if ('faults' in replay)
    throw new Problem('irrevocable', {
      detail: 'By the rules of this version of the service the log no longer leads to this state.',
      errors: replay.faults,
    });
  return replay.value;
};

/** Takes back the last step that stands: the state becomes what the log without that step leads to. */
export const undoChange = (known: KnownSessions): Change => ({
  content: ['undo'],
  draft: async (changing) => {
    const { seat, session } = changing;
    const replay = await replayed(changing, known);
    const { version } = checkUndoable(replay.last, seat);
    const entry = { kind: 'undone', seat, undoes: version } as const;
    replay.take({ ...entry, version: session.position.version + 1, at: '' });
    const { state, rolls } = replay.position;
    return { entry, position: { state, rolls, ended: false } };
  },
});
