import { ApiExtraModels, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  RANKS,
  type DrawnToken,
  type OrderAnswer,
  type OrderVerdict,
  type PassPool,
  type Rank,
} from '@marshal/rules/legion';
import { ReasonDto } from '../../../http/reason.dto.js';
import { unionSchema } from '../../../http/union-schema.js';
import { WithConflictsDto } from './conflicts.dto.js';

export class LegalTurnDto {
  @ApiProperty({ enum: ['legal'], description: 'The player may.' })
  readonly verdict!: 'legal';
}

export class IllegalTurnDto {
  @ApiProperty({ enum: ['illegal'], description: 'The player may not.' })
  readonly verdict!: 'illegal';

  @ApiProperty({ type: [ReasonDto], description: 'Every rule that objects.' })
  readonly reasons!: Extract<OrderVerdict, { verdict: 'illegal' }>['reasons'];
}

const TURN_VERDICT = { by: 'verdict', of: { legal: LegalTurnDto, illegal: IllegalTurnDto } };

export class DrawnTokenDto implements DrawnToken {
  @ApiProperty({ enum: RANKS, description: 'What it shows.' })
  readonly rank!: Rank;

  @ApiProperty({ type: [String], description: 'The units that it can go to.' })
  readonly units!: readonly string[];

  @ApiProperty({ description: 'No unit can take it.' })
  readonly leavesGame!: boolean;
}

export class PassPoolDto implements PassPool {
  @ApiProperty({ description: 'The id of the player.' })
  readonly player!: string;

  @ApiProperty({ type: 'integer', description: 'How many pass tokens the player begins with.' })
  readonly tokens!: number;
}

@ApiExtraModels(LegalTurnDto, IllegalTurnDto)
export class TurnOrderAnswerDto extends WithConflictsDto implements OrderAnswer {
  @ApiProperty({ example: 'legion/2026', description: 'By which the answer was judged.' })
  readonly ruleset!: string;

  @ApiProperty({ enum: ['activation', 'over'], description: 'Over when nobody has a unit left to activate.' })
  readonly phase!: OrderAnswer['phase'];

  @ApiPropertyOptional({ description: 'Whose turn it is; absent when the phase is over.', example: 'alice' })
  readonly turn?: string;

  @ApiProperty({ type: [String], description: 'The units of which that player may activate one now.' })
  readonly activate!: readonly string[];

  @ApiProperty({ ...unionSchema(TURN_VERDICT), description: 'May the player draw a token?' })
  readonly draw!: OrderVerdict;

  @ApiProperty({ ...unionSchema(TURN_VERDICT), description: 'May the player pass?' })
  readonly pass!: OrderVerdict;

  @ApiPropertyOptional({ type: DrawnTokenDto, description: 'What becomes of the drawn token.' })
  readonly drawn?: DrawnTokenDto;

  @ApiProperty({
    enum: RANKS,
    isArray: true,
    description: "The tokens left in that player's order pool, without a drawn one.",
  })
  readonly pool!: readonly Rank[];

  @ApiProperty({
    type: [PassPoolDto],
    description: 'The pass pools of a round that begins with the units undefeated now.',
  })
  readonly passPools!: readonly PassPoolDto[];

  @ApiPropertyOptional({ ...unionSchema(TURN_VERDICT), description: 'The verdict on what was proposed.' })
  readonly proposed?: OrderVerdict;
}
