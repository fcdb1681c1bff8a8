import { Module } from '@nestjs/common';
import { XWingModule } from './games/xwing/xwing.module.js';
import { HttpModule } from './http/http.module.js';

/** The only place that names every game: one line a game. */
@Module({ imports: [HttpModule, XWingModule] })
export class AppModule {}
