import { Module } from '@nestjs/common';
import { ActionsController } from './actions.controller.js';
import { ActivationOrderController } from './activation-order.controller.js';
import { PositionsController } from './positions.controller.js';

@Module({ controllers: [ActionsController, ActivationOrderController, PositionsController] })
export class XWingModule {}
