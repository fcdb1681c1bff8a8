import { setTimeout as sleep } from 'node:timers/promises';
import { ErrorReply } from 'redis';
import { StoreAway } from './session-store.js';

/** Longer than any healthy answer, shorter than a caller's patience. */
const ANSWER_WITHIN_MS = 600;
const PROBE_EVERY_MS = 100;

const inTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new StoreAway(`No answer within ${ANSWER_WITHIN_MS} ms.`));
    }, ANSWER_WITHIN_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Stands before one server. Once a call to it failed, further calls fail at once until a probe is answered:
 * callers do not queue up behind a hung server, and its socket falls silent, so that it is cut.
 */
export class Breaker {
  private closed = true;

  constructor(private readonly probe: () => Promise<unknown>) {}

  async call<T>(work: () => Promise<T>): Promise<T> {
    if (!this.closed) throw new StoreAway('The server did not answer lately.');
    try {
      return await inTime(work());
    } catch (error) {
      // An error that the server itself answers shows that it is there.
      if (!(error instanceof ErrorReply)) this.open();
      throw error instanceof StoreAway ? error : new StoreAway('The server failed.', { cause: error });
    }
  }

  private open(): void {
    if (!this.closed) return;
    this.closed = false;
    void this.closeWhenAnswered();
  }

  private async closeWhenAnswered(): Promise<void> {
    for (;;) {
      await sleep(PROBE_EVERY_MS, undefined, { ref: false });
      try {
        await inTime(this.probe());
        break;
      } catch (error) {
        if (error instanceof ErrorReply) break;
      }
    }
    this.closed = true;
  }
}
