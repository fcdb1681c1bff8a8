import { Injectable } from '@nestjs/common';

/** Lets the changes of one session go one after another within this process; other sessions are not held up. */
@Injectable()
export class SessionQueue {
  private readonly tails = new Map<string, Promise<unknown>>();

  /** Runs `work` after all that was given before it for that id, whether that went well or not. */
  run<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.tails.get(id) ?? Promise.resolve();
    const result = before.then(work, work);
    const tail = result.then(
      () => undefined,
      () => undefined,
    );
    this.tails.set(id, tail);
    void tail.then(() => {
      if (this.tails.get(id) === tail) this.tails.delete(id);
    });
    return result;
  }
}
