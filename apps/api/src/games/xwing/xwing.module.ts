import { Module } from '@nestjs/common';
import { ActivationOrderController } from './activation-order.controller.js';

@Module({ controllers: [ActivationOrderController] })
export class XWingModule {}
