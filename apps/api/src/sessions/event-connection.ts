import { once } from 'node:events';
import type { FastifyReply } from 'fastify';

const HEAD = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Proxies such as nginx would gather events before they pass them on.
  'x-accel-buffering': 'no',
};
const RECONNECT_AFTER_MS = 2000;
/** Who has this much waiting is cut off, and comes back with the last event that he got. */
const MOST_WAITING_BYTES = 1_048_576;

/** One answer that stays open, written as server-sent events. */
export class EventConnection {
  private started = false;

  constructor(private readonly reply: FastifyReply) {}

  /** Sends the head. Until then a failure can still be answered with a problem. */
  start(): void {
    if (this.started) return;
    this.started = true;
    this.reply.hijack();
    for (const [name, value] of Object.entries({ ...this.reply.getHeaders(), ...HEAD })) {
      if (value !== undefined) this.raw.setHeader(name, value);
    }
    this.raw.writeHead(200);
    this.raw.write(`retry: ${RECONNECT_AFTER_MS}\n\n`);
  }

  /** Resolves when the listener can take more. */
  async send(event: { readonly id: number; readonly type: string; readonly data: unknown }): Promise<void> {
    this.start();
    const isTaken = this.raw.write(`id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event.data)}\n\n`);
    if (!isTaken && !this.raw.destroyed) await Promise.race([once(this.raw, 'drain'), once(this.raw, 'close')]);
  }

  /** A comment, which keeps proxies from closing what seems idle. */
  beat(): void {
    if (this.raw.writableLength > MOST_WAITING_BYTES) this.raw.destroy();
    else this.raw.write(':\n\n');
  }

  end(): void {
    this.raw.end();
  }

  onClose(listener: () => void): void {
    if (this.raw.destroyed) listener();
    else this.raw.once('close', listener);
  }

  private get raw(): FastifyReply['raw'] {
    return this.reply.raw;
  }
}
