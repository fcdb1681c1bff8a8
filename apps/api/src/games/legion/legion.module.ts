import { Module } from '@nestjs/common';
import { ActionsController } from './actions.controller.js';
import { RallyController } from './rally.controller.js';
import { RallyService } from './rally.service.js';

@Module({ controllers: [ActionsController, RallyController], providers: [RallyService] })
export class LegionModule {}
