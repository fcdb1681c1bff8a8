import { Module } from '@nestjs/common';
import { ActionsController } from './actions.controller.js';
import { ActivationOrderController } from './activation-order.controller.js';
import { ManeuversController } from './maneuvers.controller.js';
import { PositionsController } from './positions.controller.js';

@Module({ controllers: [ActionsController, ActivationOrderController, ManeuversController, PositionsController] })
export class XWingModule {}
