import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  DEFENSE_DICE,
  DEFENSE_FACES,
  PENDING_LOSSES,
  STATUSES,
  type CourageUsed,
  type DefenseDie,
  type DefenseFace,
  type ExactNumber,
  type PendingLoss,
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
  @ApiProperty({ type: 'integer', description: 'Suppression tokens removed.' })
  readonly count!: number;

  @ApiProperty({ type: ExactNumberDto, description: 'How likely it is that just so many are.' })
  readonly probability!: ExactNumberDto;
}

export class OddsDto implements RallyOdds {
  @ApiProperty({ type: [RemovedOddsDto], description: 'How likely it is to remove so many tokens.' })
  readonly removed!: readonly RemovedOddsDto[];

  @ApiProperty({ type: ExactNumberDto, description: 'How likely the unit keeps all its actions.' })
  readonly steady!: ExactNumberDto;

  @ApiProperty({ type: ExactNumberDto, description: 'Suppressed, but not panicked.' })
  readonly suppressed!: ExactNumberDto;

  @ApiProperty({ type: ExactNumberDto, description: 'How likely it panics.' })
  readonly panicked!: ExactNumberDto;

  @ApiProperty({ type: ExactNumberDto, description: 'Tokens removed on average.' })
  readonly expectedRemoved!: ExactNumberDto;

  @ApiProperty({
    type: ExactNumberDto,
    description:
      'Ordinary actions on average, the white dice for ion tokens and for a damage token reckoned in; free ones not counted.',
  })
  readonly expectedActions!: ExactNumberDto;
}

export class LenderDto {
  @ApiProperty({ type: 'integer', description: 'Which of the commanders in the request, from 0.' })
  readonly index!: number;

  @ApiPropertyOptional({ description: 'As the request has it.' })
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

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'What counts in the panic check: the unit panics at twice as many suppression tokens. Null never panics.',
  })
  readonly panic!: number | null;

  @ApiProperty({ enum: ['own', 'commander'], description: "Whether it is the unit's own Courage or a Commander's." })
  readonly whose!: CourageUsed['whose'];

  @ApiPropertyOptional({ type: LenderDto, description: 'Who lends it, where another does.' })
  readonly commander?: LenderDto;
}

export class RallyOddsAnswerDto extends WithConflictsDto implements RallyOddsAnswer {
  @ApiProperty({ example: 'legion/2026', description: 'By which the answer was judged.' })
  readonly ruleset!: string;

  @ApiProperty({ enum: DEFENSE_DICE, description: 'White; red with Indomitable.' })
  readonly die!: DefenseDie;

  @ApiProperty({ type: 'integer', description: 'Suppression tokens: before the roll in odds, after it in a rally.' })
  readonly suppression!: number;

  @ApiProperty({ enum: DEFENSE_FACES, isArray: true, description: 'The faces that counted.' })
  readonly successFaces!: readonly DefenseFace[];

  @ApiProperty({ type: CourageUsedDto, description: 'The Courage that counts, and whose it is.' })
  readonly courage!: CourageUsedDto;

  @ApiProperty({ type: OddsDto, description: 'Exact, before any die is rolled.' })
  readonly odds!: OddsDto;
}

export class RallyAnswerDto extends RallyOddsAnswerDto implements RallyAnswer {
  @ApiProperty({ enum: DEFENSE_FACES, isArray: true, description: 'What the dice show, in the order rolled.' })
  readonly faces!: readonly DefenseFace[];

  @ApiProperty({ type: 'integer', description: 'Suppression tokens removed by the roll.' })
  readonly removed!: number;

  @ApiProperty({ type: 'integer', description: 'Tokens that the dice would have removed and the player kept.' })
  readonly kept!: number;

  @ApiProperty({ enum: STATUSES, description: 'What the unit is when Make Actions begins.' })
  readonly status!: Status;

  @ApiProperty({
    type: 'integer',
    description: 'Ordinary actions that remain for the Make Actions step, as far as is certain; see `mayStillLose`.',
  })
  readonly actions!: number;

  @ApiPropertyOptional({
    enum: PENDING_LOSSES,
    isArray: true,
    description:
      'What white dice that are no part of the rally may still take from `actions`; send their faces as `ionFaces` and `vehicleDamage` to the calls on actions. Absent where nothing can.',
  })
  readonly mayStillLose?: readonly PendingLoss[];

  @ApiProperty({ description: 'Whether it may make free actions: a panicked unit may not.' })
  readonly freeActions!: boolean;

  @ApiProperty({ type: 'integer', description: 'What a panicked unit removes at the end of its activation.' })
  readonly removedAtEnd!: number;

  @ApiProperty({ type: [KeywordDto], description: 'Keywords that trigger on having rallied.' })
  readonly afterRally!: readonly KeywordDto[];
}
