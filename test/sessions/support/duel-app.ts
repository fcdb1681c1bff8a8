import { Body, Controller, Module, Post } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { IsObject } from 'class-validator';
import supertest from 'supertest';
import { createApp } from '../../../apps/api/src/app.js';
import type { Config } from '../../../apps/api/src/config.js';
import { HttpModule } from '../../../apps/api/src/http/http.module.js';
import { Id, OptionalId, OptionalIds } from '../../../apps/api/src/http/id.decorator.js';
import { OptionalInteger } from '../../../apps/api/src/http/integer.decorator.js';
import { NestedList } from '../../../apps/api/src/http/nested.decorator.js';
import { OptionalOneOf } from '../../../apps/api/src/http/one-of.decorator.js';
import { Tag, Union } from '../../../apps/api/src/http/union.decorator.js';
import type { CommandRequest } from '../../../apps/api/src/sessions/command-change.js';
import type { Creation, SessionGame } from '../../../apps/api/src/sessions/session-game.js';
import { DICE_MODES, type DiceMode } from '../../../apps/api/src/sessions/session.js';
import { SessionsModule } from '../../../apps/api/src/sessions/sessions.module.js';
import { TEST_CONFIG, type Api } from '../../support/api.js';
import { duel, type DuelCommand } from './duel.js';

class DuelistDto {
  @Id() readonly seat!: string;
}

class CreateDuelDto implements Creation {
  @Tag('duel') readonly game!: 'duel';
  @OptionalId() readonly ruleset?: string;
  @OptionalOneOf(DICE_MODES) readonly dice?: DiceMode;
  @OptionalInteger({ min: 1, max: 100 }) readonly handful?: number;
  @NestedList(() => DuelistDto, { max: 5 }) readonly players!: DuelistDto[];
}

class LayDto {
  @Tag('lay') readonly type!: 'lay';
  @Id() readonly player!: string;
  @Id() readonly card!: string;
}

class RevealDto {
  @Tag('reveal') readonly type!: 'reveal';
}

class RollDto {
  @Tag('roll') readonly type!: 'roll';
  @Id() readonly player!: string;
}

class NextRoundDto {
  @Tag('next-round') readonly type!: 'next-round';
}

class AdjustDto {
  @Tag('adjust') readonly type!: 'adjust';

  @IsObject()
  @ApiProperty({ type: 'object', additionalProperties: { type: 'integer' } })
  readonly score!: Record<string, number>;
}

class DuelStepDto implements CommandRequest {
  @Union({
    by: 'type',
    of: { lay: LayDto, reveal: RevealDto, roll: RollDto, 'next-round': NextRoundDto, adjust: AdjustDto },
  })
  readonly command!: DuelCommand;

  @OptionalIds({ max: 100 }) readonly faces?: string[];
}

export const DUEL_SESSION: SessionGame = {
  game: duel,
  defaultRuleset: 'duel/1',
  creation: CreateDuelDto,
  step: DuelStepDto,
  examples: {},
  steps: {},
};

/** Brings the duel's shapes into the document, by which bodies are checked. */
@Controller('duel')
class DuelShapesController {
  @Post()
  @ApiExtraModels(CreateDuelDto, DuelStepDto)
  @ApiBody({ schema: { anyOf: [{ $ref: getSchemaPath(CreateDuelDto) }, { $ref: getSchemaPath(DuelStepDto) }] } })
  duelShapes(@Body() body: unknown): unknown {
    return body;
  }
}

@Module({ controllers: [DuelShapesController] })
class DuelModule {}

/** The service with no game but the duel, listening on a free port of this machine. */
export const startDuelApi = async (overrides: Partial<Config> = {}): Promise<Api & { readonly url: string }> => {
  const config = { ...TEST_CONFIG, ...overrides };
  const sessions = SessionsModule.with({ ...config, games: [DUEL_SESSION] });
  const { app, document } = await createApp(config, { module: DuelModule, imports: [HttpModule, sessions] });
  await app.listen(0, '127.0.0.1');
  return { app, document, http: supertest(app.getHttpServer()), url: await app.getUrl() };
};
