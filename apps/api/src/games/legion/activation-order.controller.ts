import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { completeOrder } from '@marshal/catalogue';
import { activationOrder, type OrderAnswer } from '@marshal/rules/legion';
import { BatchDto } from '../../http/batch.dto.js';
import { Batch, type BatchAnswer } from '../../http/batch.js';
import { Judges, JudgesBatch } from '../../http/judges.decorator.js';
import { answerOf, type Answered } from './answer-of.js';
import { TurnOrderAnswerDto } from './dto/turn-order-answer.dto.js';
import { TurnOrderRequestDto } from './dto/turn-order.dto.js';
import { ACTIVATION_ORDER_BATCH, ACTIVATION_ORDER_EXAMPLES, UNSEATED_PLAYER } from './examples/activation-order.js';

const ORDER = {
  summary: 'Whose turn is it, and which units may be activated?',
  description:
    'One turn of the Activation Phase: units with a faceup order token, the rank of a token drawn from the pool, drawing, passing; and a verdict on what a player proposes.',
  body: TurnOrderRequestDto,
  answer: TurnOrderAnswerDto,
};

@ApiTags('legion')
@Controller('v1/legion/activation-order')
export class ActivationOrderController {
  constructor(private readonly batch: Batch) {}

  @Judges('', { ...ORDER, examples: ACTIVATION_ORDER_EXAMPLES, impossible: UNSEATED_PLAYER })
  legionActivationOrder(@Body() body: TurnOrderRequestDto): Answered<OrderAnswer> {
    return answerOf(completeOrder(body), activationOrder);
  }

  @JudgesBatch('', { ...ORDER, examples: ACTIVATION_ORDER_BATCH })
  legionActivationOrderBatch(@Body() body: BatchDto): Promise<BatchAnswer<Answered<OrderAnswer>>> {
    return this.batch.each(body, TurnOrderRequestDto, (item) => this.legionActivationOrder(item));
  }
}
