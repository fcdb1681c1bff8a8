import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { completeCohesion } from '@marshal/catalogue';
import { cohesion } from '@marshal/rules/legion';
import { BatchDto } from '../../http/batch.dto.js';
import { Batch, type BatchAnswer } from '../../http/batch.js';
import { valueOf } from '../../http/checked.js';
import { Judges, JudgesBatch } from '../../http/judges.decorator.js';
import { answerOf } from './answer-of.js';
import { CohesionAnswerDto } from './dto/cohesion-answer.dto.js';
import { CohesionRequestDto } from './dto/cohesion.dto.js';
import { COHESION_BATCH, COHESION_EXAMPLES, MISSPELT_UNIT } from './examples/cohesion.js';

const COHESION = {
  summary: 'Which miniatures are out of cohesion with their leader, and where do they belong?',
  description:
    'Half range to the unit leader, in its sight, no higher or lower than its silhouette is tall, and with room for its base; each miniature with every condition that it breaks and the nearest place in cohesion. Places in mm, seen from above; terrain as prisms over polygons.',
  body: CohesionRequestDto,
  answer: CohesionAnswerDto,
};

@ApiTags('legion')
@Controller('v1/legion/cohesion')
export class CohesionController {
  constructor(private readonly batch: Batch) {}

  @Judges('', { ...COHESION, examples: COHESION_EXAMPLES, impossible: MISSPELT_UNIT })
  legionCohesion(@Body() body: CohesionRequestDto): CohesionAnswerDto {
    const question = completeCohesion(body);
    const { base } = valueOf(question);
    return { ...answerOf(question, cohesion), ...(base !== undefined && { base }) };
  }

  @JudgesBatch('', { ...COHESION, examples: COHESION_BATCH })
  legionCohesionBatch(@Body() body: BatchDto): Promise<BatchAnswer<CohesionAnswerDto>> {
    return this.batch.each(body, CohesionRequestDto, (item) => this.legionCohesion(item));
  }
}
