import type supertest from 'supertest';
import type { SessionCreatedDto } from '../../../apps/api/src/sessions/dto/session-created.dto.js';
import type { DuelCommand } from './duel.js';

type Http = ReturnType<typeof supertest>;
type Headers = Readonly<Record<string, string>>;

export const LAY_BOLD = (player: string): DuelCommand => ({ type: 'lay', player, card: 'bold' });
export const LAY_SAFE = (player: string): DuelCommand => ({ type: 'lay', player, card: 'safe' });
export const ROLL = (player: string): DuelCommand => ({ type: 'roll', player });
export const REVEAL: DuelCommand = { type: 'reveal' };
export const NEXT_ROUND: DuelCommand = { type: 'next-round' };

const PLAYERS = [{ seat: 'alice' }, { seat: 'bob' }];

/** One session over HTTP, with the tokens of all who sit around it. */
export class Table {
  readonly tokens: Readonly<Record<string, string>>;

  constructor(
    readonly http: Http,
    readonly created: SessionCreatedDto,
  ) {
    const seats = created.seats.map(({ seat, token }) => [seat, token]);
    this.tokens = Object.fromEntries([...seats, ['spectator', created.spectatorToken]]) as Record<string, string>;
  }

  static async open(http: Http, creation: object = {}): Promise<Table> {
    const { status, body } = await http.post('/v1/sessions').send({ game: 'duel', players: PLAYERS, ...creation });
    if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return new Table(http, body as SessionCreatedDto);
  }

  get path(): string {
    return `/v1/sessions/${this.created.id}`;
  }

  get(seat: string, path = '', headers: Headers = {}): supertest.Test {
    return this.http.get(this.path + path).set({ ...this.access(seat), ...headers });
  }

  command(
    seat: string,
    command: object,
    more: { readonly faces?: string[]; readonly headers?: Headers } = {},
  ): supertest.Test {
    const { headers = {}, ...rest } = more;
    const request = this.http.post(`${this.path}/commands`).set({ ...this.access(seat), ...headers });
    return request.send({ command, ...rest });
  }

  undo(seat: string, headers: Headers = {}): supertest.Test {
    return this.http.post(`${this.path}/undo`).set({ ...this.access(seat), ...headers });
  }

  end(seat: string, headers: Headers = {}): supertest.Test {
    return this.http.delete(this.path).set({ ...this.access(seat), ...headers });
  }

  /** Commands that must all be accepted. */
  async play(...moves: readonly (readonly [seat: string, command: DuelCommand])[]): Promise<void> {
    for (const [seat, command] of moves) {
      const { status, body } = await this.command(seat, command);
      if (status !== 200) throw new Error(`${command.type}: ${status} ${JSON.stringify(body)}`);
    }
  }

  /** A round up to the reveal. */
  toReveal(): Promise<void> {
    return this.play(['alice', LAY_BOLD('alice')], ['bob', LAY_SAFE('bob')], ['alice', REVEAL]);
  }

  access(seat: string): Headers {
    return { authorization: `Bearer ${this.tokens[seat] ?? seat}` };
  }
}
