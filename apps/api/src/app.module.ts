import { Module } from '@nestjs/common';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { LegionModule } from './games/legion/legion.module.js';
import { XWingModule } from './games/xwing/xwing.module.js';
import { HttpModule } from './http/http.module.js';
import { ReferenceModule } from './reference/reference.module.js';

/** The only place that names every game: one line a game. */
@Module({ imports: [CatalogueModule, HttpModule, LegionModule, ReferenceModule, XWingModule] })
export class AppModule {}
