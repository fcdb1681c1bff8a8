import { PHASES, STEPS, type Phase, type Step } from '@marshal/rules/xwing';
import { DATA_SETS, type AttemptQuestion, type AvailableQuestion, type DataSetId } from '@marshal/catalogue';
import { OptionalFlag } from '../../../http/flag.decorator.js';
import { OptionalId } from '../../../http/id.decorator.js';
import { Nested, OptionalNested, OptionalNestedList } from '../../../http/nested.decorator.js';
import { OptionalOneOf } from '../../../http/one-of.decorator.js';
import { AttemptDto, AttemptEffectDto, OptionalOpportunity, type OpportunityDto } from './attempt.dto.js';
import { ShipDto } from './ship.dto.js';
import { TableDto } from './table.dto.js';

class ActionQuestionDto {
  @OptionalId({ description: 'The default is xwing/rr-1.1; see /v1/rulesets.', example: 'xwing/rr-1.1' })
  readonly ruleset?: string;

  @OptionalOneOf(DATA_SETS, { description: 'Where the cards come from.', default: 'xwa' })
  readonly dataSet?: DataSetId;

  @Nested(() => ShipDto, { description: 'The ship that acts, as it stands now.' })
  readonly ship!: ShipDto;

  @OptionalNestedList(() => AttemptEffectDto, {
    max: 20,
    description: 'What bears on the attempt beside its own cards; none where left out.',
  })
  readonly effects?: AttemptEffectDto[];

  @OptionalNested(() => TableDto, {
    description:
      'Everything else in play. What a table that is told leaves out is not there, and what it tells in part makes a verdict that hangs on the rest `indeterminate`. Without any table a declared target or place is taken at its player’s word: it is judged for no range and no side.',
  })
  readonly table?: TableDto;

  @OptionalOneOf(PHASES, { description: 'As it must be for the opportunity where it is left out.' })
  readonly phase?: Phase;

  @OptionalOneOf(STEPS, { description: 'As it must be for the opportunity where it is left out.' })
  readonly step?: Step;

  @OptionalId({ description: 'The ship whose activation it is.' })
  readonly activating?: string;

  @OptionalFlag({
    description:
      'Whether that ship has revealed its dial. Tell `false` for one that skips its Reveal Dial step, as an ionized ship without a dial does: no card then acts after revealing.',
  })
  readonly dialRevealed?: boolean;
}

export class AttemptQuestionDto extends ActionQuestionDto implements AttemptQuestion {
  @Nested(() => AttemptDto, { description: 'What the ship is to do.' })
  readonly attempt!: AttemptDto;
}

export class AvailableQuestionDto extends ActionQuestionDto implements AvailableQuestion {
  @OptionalOpportunity()
  readonly opportunity?: OpportunityDto;
}
