import { Controller, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  commandCardById,
  nearestIds,
  queryCommandCards,
  queryUnits,
  queryUnitUpgrades,
  unitById,
  unitUpgradeById,
} from '@marshal/catalogue';
import { LEGION_DATA_SET } from '../legion-data-set.js';
import { idsOf, oneAnswer, pageAnswer } from './answers.js';
import { CommandCardAnswerDto, CommandCardPageDto, CommandCardsQueryDto } from './command-card-record.dto.js';
import { ServeOne, ServePage } from './serve.decorators.js';
import { UnitAnswerDto, UnitPageDto, UnitsQueryDto } from './unit-record.dto.js';
import { UnitUpgradeAnswerDto, UnitUpgradePageDto, UnitUpgradesQueryDto } from './unit-upgrade-record.dto.js';

@ApiTags('catalogue')
@Controller('v1/legion')
export class LegionCardsController {
  @ServePage('units', { summary: 'Units', answer: UnitPageDto })
  legionUnits(@Query() query: UnitsQueryDto, @Res({ passthrough: true }) reply: FastifyReply): UnitPageDto {
    return pageAnswer(LEGION_DATA_SET, queryUnits(query), reply);
  }

  @ServeOne('units', {
    summary: 'One unit',
    description: "By its id, or by Legion HQ's two letters.",
    answer: UnitAnswerDto,
    example: 'rebel-troopers',
  })
  legionUnit(@Param('id') id: string): UnitAnswerDto {
    return oneAnswer(LEGION_DATA_SET, unitById(id), () => nearestIds(id, 'unit'));
  }

  @ServePage('upgrades', { summary: 'Upgrade cards', answer: UnitUpgradePageDto })
  legionUpgrades(
    @Query() query: UnitUpgradesQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): UnitUpgradePageDto {
    return pageAnswer(LEGION_DATA_SET, queryUnitUpgrades(query), reply);
  }

  @ServeOne('upgrades', { summary: 'One upgrade card', answer: UnitUpgradeAnswerDto, example: 'ej' })
  legionUpgrade(@Param('id') id: string): UnitUpgradeAnswerDto {
    return oneAnswer(LEGION_DATA_SET, unitUpgradeById(id), () => idsOf(queryUnitUpgrades({ text: id, limit: 3 })));
  }

  @ServePage('command-cards', { summary: 'Command cards', answer: CommandCardPageDto })
  legionCommandCards(
    @Query() query: CommandCardsQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): CommandCardPageDto {
    return pageAnswer(LEGION_DATA_SET, queryCommandCards(query), reply);
  }

  @ServeOne('command-cards', { summary: 'One command card', answer: CommandCardAnswerDto, example: 'aa' })
  legionCommandCard(@Param('id') id: string): CommandCardAnswerDto {
    return oneAnswer(LEGION_DATA_SET, commandCardById(id), () => idsOf(queryCommandCards({ text: id, limit: 3 })));
  }
}
