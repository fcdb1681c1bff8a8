import { Module } from '@nestjs/common';
import { LegionCardsController } from './cards/legion-cards.controller.js';
import { XWingCardsController } from './cards/xwing-cards.controller.js';
import { DataSetsController } from './data-sets/data-sets.controller.js';
import { ListsController } from './lists/lists.controller.js';
import { SquadsController } from './squads/squads.controller.js';

/** The cards of every game, and the files that players have of them. */
@Module({
  controllers: [DataSetsController, LegionCardsController, ListsController, SquadsController, XWingCardsController],
})
export class CatalogueModule {}
