import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { resolveAttempt, resolveAvailable, tellShip, tellTableShip } from '@marshal/catalogue';
import { availableActions, resolveAction, validateAction, type ActionVerdict } from '@marshal/rules/xwing';
import { BatchDto } from '../../http/batch.dto.js';
import { Batch, type BatchAnswer } from '../../http/batch.js';
import { valueOf } from '../../http/checked.js';
import { Judges, JudgesBatch } from '../../http/judges.decorator.js';
import { AttemptQuestionDto, AvailableQuestionDto } from './dto/action-question.dto.js';
import {
  ACTION_RESOLUTION,
  ACTION_VERDICT,
  AvailableActionsDto,
  type ActionResolutionDto,
} from './dto/action-verdict.dto.js';
import {
  AVAILABLE_BATCH,
  AVAILABLE_EXAMPLES,
  MISSPELT_PILOT,
  MISSPELT_PILOT_ATTEMPT,
  RESOLVE_BATCH,
  RESOLVE_EXAMPLES,
  VALIDATE_BATCH,
  VALIDATE_EXAMPLES,
} from './examples/actions.js';

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

const RESOLVE = {
  summary: 'The attempt carried out: what happened, and the ship afterwards',
  description:
    'Performed or failed: costs paid, effects, the ships afterwards and the links that are open. What validate refuses is refused here with the same answer; everything that the player owes is to be declared. What the text of a damage card or of a card’s Action header does is left to the table: a `resolve-card` effect names the card, its costs are paid, and the ship is otherwise as it was, the damage card still faceup.',
  body: AttemptQuestionDto,
  answer: ACTION_RESOLUTION,
};

@ApiTags('xwing')
@Controller('v1/xwing/actions')
export class ActionsController {
  constructor(private readonly batch: Batch) {}

  @Judges('validate', { ...VALIDATE, examples: VALIDATE_EXAMPLES, impossible: MISSPELT_PILOT_ATTEMPT })
  xwingActionsValidate(@Body() body: AttemptQuestionDto): ActionVerdict {
    return validateAction(valueOf(resolveAttempt(body)));
  }

  @JudgesBatch('validate', { ...VALIDATE, examples: VALIDATE_BATCH })
  xwingActionsValidateBatch(@Body() body: BatchDto): Promise<BatchAnswer<ActionVerdict>> {
    return this.batch.each(body, AttemptQuestionDto, (item) => this.xwingActionsValidate(item));
  }

  @Judges('available', { ...AVAILABLE, examples: AVAILABLE_EXAMPLES, impossible: MISSPELT_PILOT })
  xwingActionsAvailable(@Body() body: AvailableQuestionDto): AvailableActionsDto {
    const question = valueOf(resolveAvailable(body));
    return { ruleset: question.ruleset, actions: availableActions(question) };
  }

  @JudgesBatch('available', { ...AVAILABLE, examples: AVAILABLE_BATCH })
  xwingActionsAvailableBatch(@Body() body: BatchDto): Promise<BatchAnswer<AvailableActionsDto>> {
    return this.batch.each(body, AvailableQuestionDto, (item) => this.xwingActionsAvailable(item));
  }

  @Judges('resolve', { ...RESOLVE, examples: RESOLVE_EXAMPLES, impossible: MISSPELT_PILOT_ATTEMPT })
  xwingActionsResolve(@Body() body: AttemptQuestionDto): ActionResolutionDto {
    const resolved = resolveAction(valueOf(resolveAttempt(body)));
    return resolved.verdict === 'legal'
      ? { ...resolved, ship: tellShip(resolved.ship), targets: resolved.targets.map(tellTableShip) }
      : resolved;
  }

  @JudgesBatch('resolve', { ...RESOLVE, examples: RESOLVE_BATCH })
  xwingActionsResolveBatch(@Body() body: BatchDto): Promise<BatchAnswer<ActionResolutionDto>> {
    return this.batch.each(body, AttemptQuestionDto, (item) => this.xwingActionsResolve(item));
  }
}
