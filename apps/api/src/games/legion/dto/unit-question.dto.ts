import type { CommanderInput } from '@marshal/catalogue';
import { OptionalFlag } from '../../../http/flag.decorator.js';
import { OptionalId } from '../../../http/id.decorator.js';
import { OptionalInteger } from '../../../http/integer.decorator.js';
import { Nested, OptionalNestedList } from '../../../http/nested.decorator.js';
import { OptionalDecimal } from '../../../http/number.decorator.js';
import { UnitDto } from './unit.dto.js';

/** An allied unit that may lend its Courage. */
export class NearbyCommanderDto extends UnitDto implements CommanderInput {
  @OptionalInteger({
    min: 0,
    max: 20,
    description: 'Bands of the range ruler to the unit. Near enough when neither this nor distance is given.',
  })
  readonly range?: number;

  @OptionalDecimal({ min: 0, max: 10_000, description: 'Between the nearest bases, in mm.' })
  readonly distance?: number;

  @OptionalFlag({ description: 'It holds the Commander token: what a Field Commander needs.' })
  readonly commanderToken?: boolean;
}

/** What every question about a unit's activation tells. */
export class UnitQuestionDto {
  @OptionalId({ description: 'The default is legion/2026; see /v1/rulesets.', example: 'legion/2026' })
  readonly ruleset?: string;

  @Nested(() => UnitDto, { description: 'The unit that acts, as it stands now.' })
  readonly unit!: UnitDto;

  @OptionalNestedList(() => NearbyCommanderDto, {
    max: 20,
    description: 'Allied units that may lend their Courage in the panic check.',
  })
  readonly commanders?: NearbyCommanderDto[];

  @OptionalFlag({
    description: "Whether to use a Commander's higher Courage, where the ruleset lets the player choose.",
    default: true,
  })
  readonly useCommander?: boolean;
}
