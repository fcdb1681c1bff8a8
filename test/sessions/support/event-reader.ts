import { eventually } from './eventually.js';

export interface HeardEvent {
  readonly id: number;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A listener to server-sent events, as a browser would be one, that sends a token. */
export class EventReader {
  readonly heard: HeardEvent[] = [];
  comments = 0;
  ended = false;
  private readonly abort = new AbortController();

  private constructor(readonly response: Response) {
    void this.read();
  }

  static async open(url: string, headers: Readonly<Record<string, string>>): Promise<EventReader> {
    const abort = new AbortController();
    const response = await fetch(url, { headers: { accept: 'text/event-stream', ...headers }, signal: abort.signal });
    const reader = new EventReader(response);
    reader.abort.signal.addEventListener('abort', () => {
      abort.abort();
    });
    return reader;
  }

  /** Waits until so many events came, and gives the ids of all. */
  async ids(count: number): Promise<number[]> {
    await eventually(
      () => this.heard.length,
      (length) => length >= count,
    );
    return this.heard.map(({ id }) => id);
  }

  close(): void {
    this.abort.abort();
  }

  private async read(): Promise<void> {
    let text = '';
    try {
      for await (const chunk of this.response.body ?? []) {
        text += Buffer.from(chunk as Uint8Array).toString();
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) this.take(block);
      }
    } catch {
      // Closed from either side.
    }
    this.ended = true;
  }

  private take(block: string): void {
    const fields = new Map(block.split('\n').map((line) => [line.split(':', 1)[0], line.slice(line.indexOf(':') + 2)]));
    if (fields.has('')) this.comments += 1;
    const [id, type, data] = [fields.get('id'), fields.get('event'), fields.get('data')];
    if (id === undefined || type === undefined || data === undefined) return;
    this.heard.push({ id: Number(id), type, data: JSON.parse(data) as HeardEvent['data'] });
  }
}
