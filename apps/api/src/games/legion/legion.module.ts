import { Module } from '@nestjs/common';
import { RallyController } from './rally.controller.js';
import { RallyService } from './rally.service.js';

@Module({ controllers: [RallyController], providers: [RallyService] })
export class LegionModule {}
