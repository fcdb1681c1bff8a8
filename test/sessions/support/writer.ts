import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SessionStore } from '../../../apps/api/src/sessions/store/session-store.js';
import { advanceTo, newSession, opened, positionAt } from './sessions.js';

/** Writes to one session without end; an outage is the time between two acknowledged steps. */
export class Writer {
  readonly id = randomUUID();
  version = 1;
  longestOutageMs = 0;
  private running = true;

  constructor(private readonly store: SessionStore) {}

  async run(): Promise<void> {
    await this.store.create({ ...newSession({ id: this.id }), position: positionAt(1) }, [opened]);
    let last = performance.now();
    while (this.running) {
      await sleep(5);
      if (!(await this.step())) continue;
      this.longestOutageMs = Math.max(this.longestOutageMs, performance.now() - last);
      last = performance.now();
    }
  }

  stop(): void {
    this.running = false;
  }

  private async step(): Promise<boolean> {
    const version = this.version + 1;
    try {
      const advanced = await this.store.advance(advanceTo(this.id, version));
      if (advanced.outcome === 'overtaken') this.version = advanced.position.version;
      if (advanced.outcome === 'saved') this.version = version;
      return advanced.outcome === 'saved';
    } catch {
      return false;
    }
  }
}
