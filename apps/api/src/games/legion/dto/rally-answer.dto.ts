import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  DEFENSE_DICE,
  DEFENSE_FACES,
  STATUSES,
  type CourageUsed,
  type DefenseDie,
  type DefenseFace,
  type ExactNumber,
  type RallyAnswer,
  type RallyOdds,
  type RallyOddsAnswer,
  type Status,
} from '@marshal/rules/legion';
import { WithConflictsDto } from './conflicts.dto.js';
import { KeywordDto } from './keyword.dto.js';

export class ExactNumberDto implements ExactNumber {
  @ApiProperty({ description: 'Exact, in lowest terms.', example: '4/9' })
  readonly fraction!: string;

  @ApiProperty({ description: 'To four decimals.', example: 0.4444 })
  readonly decimal!: number;
}

export class RemovedOddsDto {
  @ApiProperty({ type: 'integer' })
  readonly count!: number;

  @ApiProperty({ type: ExactNumberDto })
  readonly probability!: ExactNumberDto;
}

export class OddsDto implements RallyOdds {
  @ApiProperty({ type: [RemovedOddsDto], description: 'How likely it is to remove so many tokens.' })
  readonly removed!: readonly RemovedOddsDto[];

  @ApiProperty({ type: ExactNumberDto })
  readonly steady!: ExactNumberDto;

  @ApiProperty({ type: ExactNumberDto, description: 'Suppressed, but not panicked.' })
  readonly suppressed!: ExactNumberDto;

  @ApiProperty({ type: ExactNumberDto })
  readonly panicked!: ExactNumberDto;

  @ApiProperty({ type: ExactNumberDto })
  readonly expectedRemoved!: ExactNumberDto;

  @ApiProperty({ type: ExactNumberDto, description: 'Ordinary actions; free ones not counted.' })
  readonly expectedActions!: ExactNumberDto;
}

export class LenderDto {
  @ApiProperty({ type: 'integer', description: 'Which of the commanders in the request, from 0.' })
  readonly index!: number;

  @ApiPropertyOptional()
  readonly id?: string;
}

/** What the panic check measures against; null never panics. */
export class CourageUsedDto implements CourageUsed {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Null for a dash, a vehicle, and where a unit without suppression does not tell an open Courage.',
  })
  readonly own!: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  readonly panic!: number | null;

  @ApiProperty({ enum: ['own', 'commander'] })
  readonly whose!: CourageUsed['whose'];

  @ApiPropertyOptional({ type: LenderDto })
  readonly commander?: LenderDto;
}

export class RallyOddsAnswerDto extends WithConflictsDto implements RallyOddsAnswer {
  @ApiProperty({ example: 'legion/2026' })
  readonly ruleset!: string;

  @ApiProperty({ enum: DEFENSE_DICE })
  readonly die!: DefenseDie;

  @ApiProperty({ type: 'integer', description: 'Suppression tokens: before the roll in odds, after it in a rally.' })
  readonly suppression!: number;

  @ApiProperty({ enum: DEFENSE_FACES, isArray: true, description: 'The faces that counted.' })
  readonly successFaces!: readonly DefenseFace[];

  @ApiProperty({ type: CourageUsedDto })
  readonly courage!: CourageUsedDto;

  @ApiProperty({ type: OddsDto })
  readonly odds!: OddsDto;
}

export class RallyAnswerDto extends RallyOddsAnswerDto implements RallyAnswer {
  @ApiProperty({ enum: DEFENSE_FACES, isArray: true })
  readonly faces!: readonly DefenseFace[];

  @ApiProperty({ type: 'integer' })
  readonly removed!: number;

  @ApiProperty({ type: 'integer', description: 'Tokens that the dice would have removed and the player kept.' })
  readonly kept!: number;

  @ApiProperty({ enum: STATUSES })
  readonly status!: Status;

  @ApiProperty({ type: 'integer', description: 'Ordinary actions that remain for the Make Actions step.' })
  readonly actions!: number;

  @ApiProperty()
  readonly freeActions!: boolean;

  @ApiProperty({ type: 'integer', description: 'What a panicked unit removes at the end of its activation.' })
  readonly removedAtEnd!: number;

  @ApiProperty({ type: [KeywordDto], description: 'Keywords that trigger on having rallied.' })
  readonly afterRally!: readonly KeywordDto[];
}
