import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

type Side = 'service' | 'redis';

/** Stands between a service and its Redis, passes everything on, and can fall silent at a chosen word of either. */
export class Relay {
  private readonly sockets = new Set<Socket>();
  private awaited: { readonly from: Side; readonly word: string; readonly reached: () => void } | undefined;
  private silent = false;

  private constructor(
    private readonly server: Server,
    private readonly port: number,
  ) {
    server.on('connection', (service) => {
      const redis = connect(this.port, '127.0.0.1');
      this.pass('service', service, redis);
      this.pass('redis', redis, service);
    });
  }

  static async to({ port }: { readonly port: number }): Promise<Relay> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Relay(server, port);
  }

  get url(): string {
    return `redis://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Resolves when that side says the word; neither it nor anything after it is passed on. */
  silenceAt(from: Side, word: string): Promise<void> {
    return new Promise((reached) => {
      this.awaited = { from, word, reached };
    });
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private pass(from: Side, source: Socket, target: Socket): void {
    this.sockets.add(source);
    source.on('error', () => target.destroy());
    source.on('close', () => target.destroy());
    source.on('data', (data) => {
      this.listen(from, data);
      if (!this.silent) target.write(data);
    });
  }

  private listen(from: Side, data: Buffer): void {
    if (this.awaited?.from !== from || !data.includes(this.awaited.word)) return;
    this.silent = true;
    this.awaited.reached();
    this.awaited = undefined;
  }
}
