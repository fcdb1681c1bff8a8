import { Nested, OptionalNested } from '../../../http/nested.decorator.js';
import { UnitActivationDto } from './unit-activation.dto.js';
import { UnitAttemptDto } from './unit-attempt.dto.js';
import { UnitQuestionDto } from './unit-question.dto.js';

export class AvailableUnitActionsQuestionDto extends UnitQuestionDto {
  @OptionalNested(() => UnitActivationDto, {
    description: 'Where the activation stands: at the start of Make Actions where left out.',
  })
  readonly activation?: UnitActivationDto;
}

export class UnitAttemptQuestionDto extends AvailableUnitActionsQuestionDto {
  @Nested(() => UnitAttemptDto, { description: 'What the unit is to do.' })
  readonly attempt!: UnitAttemptDto;
}
