import { PickType } from '@nestjs/swagger';
import type { AdjustCommand, UnitChange } from '@marshal/rules/legion';
import { Id } from '../../../http/id.decorator.js';
import { Nested } from '../../../http/nested.decorator.js';
import { Tag } from '../../../http/union.decorator.js';
import { UnitDto } from '../dto/unit.dto.js';

/** What is set; everything else stays as it is. */
export class LegionUnitChangeDto
  extends PickType(UnitDto, [
    'suppression',
    'tokens',
    'upgrades',
    'engagedWith',
    'objectivesHeld',
    'nearObjective',
    'miniaturesDefeated',
    'undeployed',
    'defeated',
    'rank',
    'cardActions',
    'courageModifiers',
    'orderTokens',
    'speed',
  ])
  implements UnitChange {}

/** What the rules do not model: combat, effects of cards, a judge's correction. */
export class LegionAdjustCommandDto implements AdjustCommand {
  @Tag('adjust')
  readonly type!: 'adjust';

  @Id({ description: 'The id of the unit.', example: 'troopers-1' })
  readonly unit!: string;

  @Nested(() => LegionUnitChangeDto, { description: 'The values that change; each replaces the one before.' })
  readonly set!: LegionUnitChangeDto;
}
