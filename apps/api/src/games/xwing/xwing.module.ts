import { Module } from '@nestjs/common';
import { ActionsController } from './actions.controller.js';
import { ActivationOrderController } from './activation-order.controller.js';

@Module({ controllers: [ActionsController, ActivationOrderController] })
export class XWingModule {}
