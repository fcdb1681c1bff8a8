import { Module, type DynamicModule, type OnModuleDestroy } from '@nestjs/common';
import { Readiness } from '../http/readiness.js';
import { CreationService } from './creation.service.js';
import { EventStreams } from './event-streams.js';
import { GameShapes } from './game-shapes.js';
import { KnownSessions } from './known-sessions.js';
import { LiveFeed } from './live-feed.js';
import { LogService } from './log.service.js';
import { SessionChanges } from './session-changes.js';
import { SessionGames, type SessionGame } from './session-game.js';
import { SessionLogController } from './session-log.controller.js';
import { SessionQueue } from './session-queue.js';
import { SessionTransferController } from './session-transfer.controller.js';
import { SessionReader } from './session-reader.js';
import { SessionsController } from './sessions.controller.js';
import { StepsService } from './steps.service.js';
import { openStore } from './store/open-store.js';
import { SessionStore } from './store/session-store.js';
import { TransferService } from './transfer.service.js';
import { ViewsService } from './views.service.js';

export interface SessionsOptions {
  readonly games: readonly SessionGame[];
  /** Absent: the games are kept in memory. */
  readonly redisUrl: string | undefined;
  /** How long a session lives after its last change, in seconds. */
  readonly sessionTtl: number;
}

/** Games that are kept. */
@Module({
  controllers: [SessionsController, SessionLogController, SessionTransferController],
  providers: [
    CreationService,
    EventStreams,
    GameShapes,
    KnownSessions,
    LiveFeed,
    LogService,
    SessionChanges,
    SessionQueue,
    SessionReader,
    StepsService,
    TransferService,
    ViewsService,
  ],
})
export class SessionsModule implements OnModuleDestroy {
  constructor(
    private readonly store: SessionStore,
    readiness: Readiness,
  ) {
    readiness.add('sessions', () => store.ready());
  }

  static with({ games, redisUrl, sessionTtl }: SessionsOptions): DynamicModule {
    return {
      module: SessionsModule,
      providers: [
        { provide: SessionGames, useValue: new SessionGames(games) },
        { provide: SessionStore, useFactory: () => openStore(redisUrl, sessionTtl * 1000) },
      ],
    };
  }

  onModuleDestroy(): Promise<void> {
    return this.store.close();
  }
}
