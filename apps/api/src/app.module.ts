import { Module } from '@nestjs/common';
import { HttpModule } from './http/http.module.js';

/** The only place that names every game: one line a game. */
@Module({ imports: [HttpModule] })
export class AppModule {}
