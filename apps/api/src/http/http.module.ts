import { Global, Module } from '@nestjs/common';
import { Batch } from './batch.js';
import { BodyPipe } from './body.pipe.js';
import { HealthController } from './health.controller.js';
import { ProblemsController } from './problems.controller.js';
import { Readiness } from './readiness.js';

/** What every part of the service speaks through; knows no game. */
@Global()
@Module({
  controllers: [HealthController, ProblemsController],
  providers: [BodyPipe, Batch, Readiness],
  exports: [BodyPipe, Batch, Readiness],
})
export class HttpModule {}
