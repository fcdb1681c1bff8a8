import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { rallyOdds, type RallyAnswer, type RallyOddsAnswer } from '@marshal/rules/legion';
import { BatchDto } from '../../http/batch.dto.js';
import { Batch, type BatchAnswer } from '../../http/batch.js';
import { valueOf } from '../../http/checked.js';
import { Judges, JudgesBatch } from '../../http/judges.decorator.js';
import { RallyAnswerDto, RallyOddsAnswerDto } from './dto/rally-answer.dto.js';
import { RallyOddsRequestDto, RallyRequestDto } from './dto/rally.dto.js';
import { RALLY_EXAMPLES, RALLY_ODDS_EXAMPLES } from './examples/rally.js';
import { RallyService } from './rally.service.js';

const RALLY = { summary: 'How a unit rallies, and what it can do then', body: RallyRequestDto, answer: RallyAnswerDto };
const ODDS = {
  summary: 'What a rally may bring, exactly, before any die is rolled',
  body: RallyOddsRequestDto,
  answer: RallyOddsAnswerDto,
};

@ApiTags('legion')
@Controller('v1/legion/rally')
export class RallyController {
  constructor(
    private readonly rallies: RallyService,
    private readonly batch: Batch,
  ) {}

  @Judges('', { ...RALLY, examples: RALLY_EXAMPLES })
  legionRally(@Body() body: RallyRequestDto): RallyAnswer {
    return this.rallies.rally(body);
  }

  @JudgesBatch('', RALLY)
  legionRallyBatch(@Body() body: BatchDto): BatchAnswer<RallyAnswer> {
    return this.batch.each(body, RallyRequestDto, (item) => this.rallies.rally(item));
  }

  @Judges('odds', { ...ODDS, examples: RALLY_ODDS_EXAMPLES })
  legionRallyOdds(@Body() body: RallyOddsRequestDto): RallyOddsAnswer {
    return valueOf(rallyOdds(body));
  }

  @JudgesBatch('odds', ODDS)
  legionRallyOddsBatch(@Body() body: BatchDto): BatchAnswer<RallyOddsAnswer> {
    return this.batch.each(body, RallyOddsRequestDto, (item) => valueOf(rallyOdds(item)));
  }
}
