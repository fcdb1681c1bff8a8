import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { resolveOrder } from '@marshal/catalogue';
import { activationOrder, DEFAULT_XWING_RULESET } from '@marshal/rules/xwing';
import { BatchDto } from '../../http/batch.dto.js';
import { Batch, type BatchAnswer } from '../../http/batch.js';
import { valueOf } from '../../http/checked.js';
import { Judges, JudgesBatch } from '../../http/judges.decorator.js';
import { ActivationOrderDto } from './dto/activation-order-answer.dto.js';
import { ActivationOrderRequestDto } from './dto/activation-order.dto.js';
import { ACTIVATION_ORDER_BATCH, ACTIVATION_ORDER_EXAMPLES, UNSEATED_PLAYER } from './examples/activation-order.js';

const ORDER = {
  summary: 'In what order ships activate',
  description:
    'Ascending initiative, then player order, then the choice of the player within a group. Ships as every other call takes them, each with its player; what a ship’s own card makes of its initiative while it is damaged or undamaged is counted, and asked for where its damage is not told.',
  body: ActivationOrderRequestDto,
  answer: ActivationOrderDto,
};

@ApiTags('xwing')
@Controller('v1/xwing/activation-order')
export class ActivationOrderController {
  constructor(private readonly batch: Batch) {}

  @Judges('', { ...ORDER, examples: ACTIVATION_ORDER_EXAMPLES, impossible: UNSEATED_PLAYER })
  xwingActivationOrder(
    @Body() { ruleset = DEFAULT_XWING_RULESET, ...body }: ActivationOrderRequestDto,
  ): ActivationOrderDto {
    return { ruleset, ...valueOf(activationOrder(valueOf(resolveOrder(body)))) };
  }

  @JudgesBatch('', { ...ORDER, examples: ACTIVATION_ORDER_BATCH })
  xwingActivationOrderBatch(@Body() body: BatchDto): Promise<BatchAnswer<ActivationOrderDto>> {
    return this.batch.each(body, ActivationOrderRequestDto, (item) => this.xwingActivationOrder(item));
  }
}
