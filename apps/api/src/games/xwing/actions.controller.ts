import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { resolveAttempt, resolveAvailable } from '@marshal/catalogue';
import { availableActions, validateAction, type ActionVerdict } from '@marshal/rules/xwing';
import { BatchDto } from '../../http/batch.dto.js';
import { Batch, type BatchAnswer } from '../../http/batch.js';
import { valueOf } from '../../http/checked.js';
import { Judges, JudgesBatch } from '../../http/judges.decorator.js';
import { AttemptQuestionDto, AvailableQuestionDto } from './dto/action-question.dto.js';
import { ACTION_VERDICT, AvailableActionsDto } from './dto/action-verdict.dto.js';
import { AVAILABLE_EXAMPLES, VALIDATE_EXAMPLES } from './examples/actions.js';

const VALIDATE = {
  summary: 'May this ship perform that action?',
  description:
    'Judges one attempt: opportunity, stress, action bar, once a round, difficulty, costs, links. A refusal names every rule that objects.',
  body: AttemptQuestionDto,
  answer: ACTION_VERDICT,
};
const AVAILABLE = {
  summary: 'What may this ship do now?',
  description:
    'Every action of its bar and cards with its verdict, cost, effect, the links that it opens and what it bars.',
  body: AvailableQuestionDto,
  answer: AvailableActionsDto,
};

@ApiTags('xwing')
@Controller('v1/xwing/actions')
export class ActionsController {
  constructor(private readonly batch: Batch) {}

  @Judges('validate', { ...VALIDATE, examples: VALIDATE_EXAMPLES })
  xwingActionsValidate(@Body() body: AttemptQuestionDto): ActionVerdict {
    return validateAction(valueOf(resolveAttempt(body)));
  }

  @JudgesBatch('validate', VALIDATE)
  xwingActionsValidateBatch(@Body() body: BatchDto): BatchAnswer<ActionVerdict> {
    return this.batch.each(body, AttemptQuestionDto, (item) => this.xwingActionsValidate(item));
  }

  @Judges('available', { ...AVAILABLE, examples: AVAILABLE_EXAMPLES })
  xwingActionsAvailable(@Body() body: AvailableQuestionDto): AvailableActionsDto {
    const question = valueOf(resolveAvailable(body));
    return { ruleset: question.ruleset, actions: availableActions(question) };
  }

  @JudgesBatch('available', AVAILABLE)
  xwingActionsAvailableBatch(@Body() body: BatchDto): BatchAnswer<AvailableActionsDto> {
    return this.batch.each(body, AvailableQuestionDto, (item) => this.xwingActionsAvailable(item));
  }
}
