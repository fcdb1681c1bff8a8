import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { completeUnits } from '@marshal/catalogue';
import {
  availableActions,
  resolveAction,
  validateAction,
  type ActionVerdict,
  type AvailableActions,
  type Resolution,
} from '@marshal/rules/legion';
import { BatchDto } from '../../http/batch.dto.js';
import { Batch, type BatchAnswer } from '../../http/batch.js';
import { Judges, JudgesBatch } from '../../http/judges.decorator.js';
import { answerOf, type Answered } from './answer-of.js';
import { AvailableUnitActionsDto } from './dto/available-unit-actions.dto.js';
import { UNIT_ACTION_RESOLUTION } from './dto/resolved-unit-action.dto.js';
import { UNIT_ACTION_VERDICT } from './dto/unit-action-verdict.dto.js';
import { AvailableUnitActionsQuestionDto, UnitAttemptQuestionDto } from './dto/unit-action.dto.js';
import {
  AVAILABLE_BATCH,
  AVAILABLE_EXAMPLES,
  MISSPELT_UNIT,
  MISSPELT_UNIT_ATTEMPT,
  RESOLVE_BATCH,
  RESOLVE_EXAMPLES,
  VALIDATE_BATCH,
  VALIDATE_EXAMPLES,
} from './examples/actions.js';

const VALIDATE = {
  summary: 'May this unit make that action?',
  description:
    'Judges one attempt within the Make Actions step: actions left, once an activation, status, engagement, keywords. A refusal names every rule that objects.',
  body: UnitAttemptQuestionDto,
  answer: UNIT_ACTION_VERDICT,
};
const AVAILABLE = {
  summary: 'What may this unit do now?',
  description: 'How many actions it has and why, and everything that it could try, each with its verdict.',
  body: AvailableUnitActionsQuestionDto,
  answer: AvailableUnitActionsDto,
};
const RESOLVE = {
  summary: 'What comes of that action?',
  description:
    'Carries a legal action out: what was paid and what happened, and the unit and its activation as they stand then, ready to be sent back with the next attempt. An action that is not legal is answered with its verdict, and nothing happens.',
  body: UnitAttemptQuestionDto,
  answer: UNIT_ACTION_RESOLUTION,
};

@ApiTags('legion')
@Controller('v1/legion/actions')
export class ActionsController {
  constructor(private readonly batch: Batch) {}

  @Judges('validate', { ...VALIDATE, examples: VALIDATE_EXAMPLES, impossible: MISSPELT_UNIT_ATTEMPT })
  legionActionsValidate(@Body() body: UnitAttemptQuestionDto): Answered<ActionVerdict> {
    return answerOf(completeUnits(body), validateAction);
  }

  @JudgesBatch('validate', { ...VALIDATE, examples: VALIDATE_BATCH })
  legionActionsValidateBatch(@Body() body: BatchDto): Promise<BatchAnswer<Answered<ActionVerdict>>> {
    return this.batch.each(body, UnitAttemptQuestionDto, (item) => this.legionActionsValidate(item));
  }

  @Judges('available', { ...AVAILABLE, examples: AVAILABLE_EXAMPLES, impossible: MISSPELT_UNIT })
  legionActionsAvailable(@Body() body: AvailableUnitActionsQuestionDto): Answered<AvailableActions> {
    return answerOf(completeUnits(body), availableActions);
  }

  @JudgesBatch('available', { ...AVAILABLE, examples: AVAILABLE_BATCH })
  legionActionsAvailableBatch(@Body() body: BatchDto): Promise<BatchAnswer<Answered<AvailableActions>>> {
    return this.batch.each(body, AvailableUnitActionsQuestionDto, (item) => this.legionActionsAvailable(item));
  }

  @Judges('resolve', { ...RESOLVE, examples: RESOLVE_EXAMPLES, impossible: MISSPELT_UNIT_ATTEMPT })
  legionActionsResolve(@Body() body: UnitAttemptQuestionDto): Answered<Resolution> {
    return answerOf(completeUnits(body), resolveAction);
  }

  @JudgesBatch('resolve', { ...RESOLVE, examples: RESOLVE_BATCH })
  legionActionsResolveBatch(@Body() body: BatchDto): Promise<BatchAnswer<Answered<Resolution>>> {
    return this.batch.each(body, UnitAttemptQuestionDto, (item) => this.legionActionsResolve(item));
  }
}
