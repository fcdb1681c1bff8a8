import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { resolveManeuver, tellShip } from '@marshal/catalogue';
import { validateManeuver } from '@marshal/rules/xwing';
import { BatchDto } from '../../http/batch.dto.js';
import { Batch, type BatchAnswer } from '../../http/batch.js';
import { valueOf } from '../../http/checked.js';
import { Judges, JudgesBatch } from '../../http/judges.decorator.js';
import { MANEUVER_VERDICT, type ManeuverAnswerDto } from './dto/maneuver-verdict.dto.js';
import { ManeuverQuestionDto } from './dto/maneuver.dto.js';
import { MANEUVER_BATCH, MANEUVER_EXAMPLES, MISSPELT_SHIP } from './examples/maneuvers.js';

const VALIDATE = {
  summary: 'What does this ship really execute, and may it act then?',
  description:
    'Is the maneuver on the dial; what a stressed or ionized ship executes instead; Check Difficulty; what the maneuver meets, told or reckoned from positions; whether the Perform Action step comes, and whether what the ship brought (actions ended, a step given up) leaves it anything to do there.',
  body: ManeuverQuestionDto,
  answer: MANEUVER_VERDICT,
};

@ApiTags('xwing')
@Controller('v1/xwing/maneuvers')
export class ManeuversController {
  constructor(private readonly batch: Batch) {}

  @Judges('validate', { ...VALIDATE, examples: MANEUVER_EXAMPLES, impossible: MISSPELT_SHIP })
  xwingManeuversValidate(@Body() body: ManeuverQuestionDto): ManeuverAnswerDto {
    const verdict = valueOf(validateManeuver(valueOf(resolveManeuver(body))));
    return verdict.verdict === 'legal' ? { ...verdict, ship: tellShip(verdict.ship) } : verdict;
  }

  @JudgesBatch('validate', { ...VALIDATE, examples: MANEUVER_BATCH })
  xwingManeuversValidateBatch(@Body() body: BatchDto): Promise<BatchAnswer<ManeuverAnswerDto>> {
    return this.batch.each(body, ManeuverQuestionDto, (item) => this.xwingManeuversValidate(item));
  }
}
