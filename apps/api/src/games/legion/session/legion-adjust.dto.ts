import { PickType } from '@nestjs/swagger';
import type { ActivationFacts, AdjustCommand, UnitChange } from '@marshal/rules/legion';
import { Id } from '../../../http/id.decorator.js';
import { OptionalNested } from '../../../http/nested.decorator.js';
import { Tag } from '../../../http/union.decorator.js';
import { UnitActivationDto } from '../dto/unit-activation.dto.js';
import { UnitDto } from '../dto/unit.dto.js';

/** What is set; everything else stays as it is. */
export class LegionUnitChangeDto
  extends PickType(UnitDto, [
    'suppression',
    'courage',
    'tokens',
    'upgrades',
    'engagedWith',
    'objectivesHeld',
    'nearObjective',
    'miniaturesDefeated',
    'undeployed',
    'outOfCohesion',
    'defeated',
    'rank',
    'cardActions',
    'courageModifiers',
    'orderTokens',
    'speed',
  ])
  implements UnitChange {}

/** What the table says of the activation that is going on; each value replaces the one before. */
export class LegionActivationFactsDto
  extends PickType(UnitActivationDto, ['changes', 'impossible'])
  implements ActivationFacts {}

/** What the rules do not model: combat, effects of cards, a judge's correction. */
export class LegionAdjustCommandDto implements AdjustCommand {
  @Tag('adjust')
  readonly type!: 'adjust';

  @Id({ description: 'The id of the unit.', example: 'troopers-1' })
  readonly unit!: string;

  @OptionalNested(() => LegionUnitChangeDto, {
    description:
      'The values that change; each replaces the one before. A unit that gains suppression loses its standby token, and one that panics drops its objectives, unless the adjustment tells them: so where a Commander near it keeps it from panicking, tell `objectivesHeld`. An X for Courage follows the command cards by itself.',
  })
  readonly set?: LegionUnitChangeDto;

  @OptionalNested(() => LegionActivationFactsDto, {
    description:
      'For the unit that is activating: what gives or takes actions beside suppression, ion and damage, and which actions the table rules out, for which AI asks.',
  })
  readonly activation?: LegionActivationFactsDto;
}
