import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { completeUnits } from '@marshal/catalogue';
import { rallyOdds, type RallyAnswer, type RallyOddsAnswer } from '@marshal/rules/legion';
import { BatchDto } from '../../http/batch.dto.js';
import { Batch, type BatchAnswer } from '../../http/batch.js';
import { Judges, JudgesBatch } from '../../http/judges.decorator.js';
import { answerOf, type Answered } from './answer-of.js';
import { RallyAnswerDto, RallyOddsAnswerDto } from './dto/rally-answer.dto.js';
import { RallyOddsRequestDto, RallyRequestDto } from './dto/rally.dto.js';
import {
  RALLY_BATCH,
  RALLY_EXAMPLES,
  RALLY_ODDS_BATCH,
  RALLY_ODDS_EXAMPLES,
  TOO_FEW_FACES,
  WITHOUT_COURAGE,
} from './examples/rally.js';
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

  @Judges('', { ...RALLY, examples: RALLY_EXAMPLES, impossible: TOO_FEW_FACES })
  legionRally(@Body() body: RallyRequestDto): Answered<RallyAnswer> {
    return this.rallies.rally(body);
  }

  @JudgesBatch('', { ...RALLY, examples: RALLY_BATCH })
  legionRallyBatch(@Body() body: BatchDto): Promise<BatchAnswer<Answered<RallyAnswer>>> {
    return this.batch.each(body, RallyRequestDto, (item) => this.rallies.rally(item));
  }

  @Judges('odds', { ...ODDS, examples: RALLY_ODDS_EXAMPLES, impossible: WITHOUT_COURAGE })
  legionRallyOdds(@Body() body: RallyOddsRequestDto): Answered<RallyOddsAnswer> {
    return answerOf(completeUnits(body), rallyOdds);
  }

  @JudgesBatch('odds', { ...ODDS, examples: RALLY_ODDS_BATCH })
  legionRallyOddsBatch(@Body() body: BatchDto): Promise<BatchAnswer<Answered<RallyOddsAnswer>>> {
    return this.batch.each(body, RallyOddsRequestDto, (item) => this.legionRallyOdds(item));
  }
}
