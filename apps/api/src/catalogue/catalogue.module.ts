import { Module } from '@nestjs/common';
import { ListsController } from './lists/lists.controller.js';
import { SquadsController } from './squads/squads.controller.js';

@Module({ controllers: [ListsController, SquadsController] })
export class CatalogueModule {}
