import { Module } from '@nestjs/common';
import { ActionsController } from './actions.controller.js';
import { ActivationOrderController } from './activation-order.controller.js';
import { CohesionController } from './cohesion.controller.js';
import { RallyController } from './rally.controller.js';
import { RallyService } from './rally.service.js';

@Module({
  controllers: [ActionsController, ActivationOrderController, CohesionController, RallyController],
  providers: [RallyService],
})
export class LegionModule {}
