import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { resolvePositions } from '@marshal/catalogue';
import { DEFAULT_XWING_RULESET, positions } from '@marshal/rules/xwing';
import { BatchDto } from '../../http/batch.dto.js';
import { Batch, type BatchAnswer } from '../../http/batch.js';
import { valueOf } from '../../http/checked.js';
import { Judges, JudgesBatch } from '../../http/judges.decorator.js';
import { PositionsAnswerDto } from './dto/positions-answer.dto.js';
import { PositionsRequestDto } from './dto/positions.dto.js';
import { ONE_ID_TWICE, POSITIONS_BATCH, POSITIONS_EXAMPLES } from './examples/positions.js';

const POSITIONS = {
  summary: 'Where a move may end, and what is in the way there',
  description:
    'The end poses of a barrel roll, boost, decloak or maneuver. Poses in mm and degrees, x to the right and y ahead; bases are plain squares, without the nubs of their guides.',
  body: PositionsRequestDto,
  answer: PositionsAnswerDto,
};

@ApiTags('xwing')
@Controller('v1/xwing/positions')
export class PositionsController {
  constructor(private readonly batch: Batch) {}

  @Judges('', { ...POSITIONS, examples: POSITIONS_EXAMPLES, impossible: ONE_ID_TWICE })
  xwingPositions(@Body() { ruleset = DEFAULT_XWING_RULESET, ...body }: PositionsRequestDto): PositionsAnswerDto {
    return { ruleset, ...valueOf(positions(valueOf(resolvePositions(body)))) };
  }

  @JudgesBatch('', { ...POSITIONS, examples: POSITIONS_BATCH })
  xwingPositionsBatch(@Body() body: BatchDto): Promise<BatchAnswer<PositionsAnswerDto>> {
    return this.batch.each(body, PositionsRequestDto, (item) => this.xwingPositions(item));
  }
}
