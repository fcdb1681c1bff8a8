import { Controller, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  damageCardById,
  DEFAULT_DATA_SET,
  nearestIds,
  pilotById,
  queryDamageCards,
  queryPilots,
  queryShips,
  queryUpgrades,
  shipById,
  suggestedIds,
  upgradeById,
} from '@marshal/catalogue';
import { DataSetQueryDto } from '../data-set.query.dto.js';
import { oneAnswer, pageAnswer } from './answers.js';
import { DamageCardAnswerDto, DamageCardPageDto, DamageCardsQueryDto } from './damage-card-record.dto.js';
import { PilotAnswerDto, PilotPageDto, PilotsQueryDto } from './pilot-record.dto.js';
import { ServeOne, ServePage } from './serve.decorators.js';
import { ShipAnswerDto, ShipPageDto, ShipsQueryDto } from './ship-record.dto.js';
import { UpgradeAnswerDto, UpgradePageDto, UpgradesQueryDto } from './upgrade-record.dto.js';

@ApiTags('catalogue')
@Controller('v1/xwing')
export class XWingCardsController {
  @ServePage('ships', { summary: 'Ships', answer: ShipPageDto })
  xwingShips(
    @Query() { dataSet: set = DEFAULT_DATA_SET, ...query }: ShipsQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): ShipPageDto {
    return pageAnswer(set, queryShips({ set, ...query }), reply);
  }

  @ServeOne('ships', { summary: 'One ship', answer: ShipAnswerDto, example: 't65xwing' })
  xwingShip(@Param('id') id: string, @Query() { dataSet = DEFAULT_DATA_SET }: DataSetQueryDto): ShipAnswerDto {
    return oneAnswer(dataSet, shipById(id, dataSet), () => suggestedIds(id, 'ship', dataSet));
  }

  @ServePage('pilots', { summary: 'Pilots', answer: PilotPageDto })
  xwingPilots(
    @Query() { dataSet: set = DEFAULT_DATA_SET, ...query }: PilotsQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): PilotPageDto {
    return pageAnswer(set, queryPilots({ set, ...query }), reply);
  }

  @ServeOne('pilots', { summary: 'One pilot', answer: PilotAnswerDto, example: 'lukeskywalker' })
  xwingPilot(@Param('id') id: string, @Query() { dataSet = DEFAULT_DATA_SET }: DataSetQueryDto): PilotAnswerDto {
    return oneAnswer(dataSet, pilotById(id, dataSet), () => suggestedIds(id, 'pilot', dataSet));
  }

  @ServePage('upgrades', { summary: 'Upgrades', answer: UpgradePageDto })
  xwingUpgrades(
    @Query() { dataSet: set = DEFAULT_DATA_SET, ...query }: UpgradesQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): UpgradePageDto {
    return pageAnswer(set, queryUpgrades({ set, ...query }), reply);
  }

  @ServeOne('upgrades', { summary: 'One upgrade', answer: UpgradeAnswerDto, example: 'protontorpedoes' })
  xwingUpgrade(@Param('id') id: string, @Query() { dataSet = DEFAULT_DATA_SET }: DataSetQueryDto): UpgradeAnswerDto {
    return oneAnswer(dataSet, upgradeById(id, dataSet), () => suggestedIds(id, 'upgrade', dataSet));
  }

  @ServePage('damage-cards', { summary: 'Damage cards', answer: DamageCardPageDto })
  xwingDamageCards(
    @Query() { dataSet: set = DEFAULT_DATA_SET, ...query }: DamageCardsQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): DamageCardPageDto {
    return pageAnswer(set, queryDamageCards({ set, ...query }), reply);
  }

  @ServeOne('damage-cards', { summary: 'One damage card', answer: DamageCardAnswerDto, example: 'fuel-leak' })
  xwingDamageCard(
    @Param('id') id: string,
    @Query() { dataSet = DEFAULT_DATA_SET }: DataSetQueryDto,
  ): DamageCardAnswerDto {
    return oneAnswer(dataSet, damageCardById(id, dataSet), () => nearestIds(id, 'damage-card', dataSet));
  }
}
