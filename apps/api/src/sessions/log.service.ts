import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { LogPageDto } from './dto/log-page.dto.js';
import { EventStreams } from './event-streams.js';
import { KnownSessions } from './known-sessions.js';
import type { SessionCall } from './request-call.js';
import { SessionReader, type Seen } from './session-reader.js';
import { viewEntry, type Viewer } from './view-entry.js';

const viewerOf = ({ session: { record }, game, seat }: Seen): Viewer => ({ game, record, seat });

/** The log of a session, as pages or as it grows. */
@Injectable()
export class LogService {
  constructor(
    private readonly reader: SessionReader,
    private readonly known: KnownSessions,
    private readonly streams: EventStreams,
  ) {}

  async page(
    call: SessionCall,
    { after, limit }: { readonly after: number; readonly limit: number },
  ): Promise<LogPageDto> {
    const seen = await this.reader.read(call);
    const { version } = seen.session.position;
    const found = await this.known.entries(call.id, after, limit);
    const entries = found.filter((entry) => entry.version <= version).map((entry) => viewEntry(entry, viewerOf(seen)));
    const next = after + entries.length;
    return { entries, version, ...(next < version ? { next } : {}) };
  }

  async stream(call: SessionCall, after: number, reply: FastifyReply): Promise<void> {
    const seen = await this.reader.read(call);
    await this.streams.open(seen.session, viewerOf(seen), { reply, after });
  }
}
