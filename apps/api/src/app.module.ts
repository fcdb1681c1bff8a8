import { Module, type DynamicModule } from '@nestjs/common';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import type { Config } from './config.js';
import { LegionModule } from './games/legion/legion.module.js';
import { SESSION_GAMES } from './games/session-games.js';
import { XWingModule } from './games/xwing/xwing.module.js';
import { HttpModule } from './http/http.module.js';
import { ReferenceModule } from './reference/reference.module.js';
import { SessionsModule } from './sessions/sessions.module.js';

/** The only place that names every game: one line a game. */
@Module({ imports: [CatalogueModule, HttpModule, LegionModule, ReferenceModule, XWingModule] })
export class AppModule {
  static with(config: Config): DynamicModule {
    return { module: AppModule, imports: [SessionsModule.with({ ...config, games: SESSION_GAMES })] };
  }
}
