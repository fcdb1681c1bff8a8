import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Fault } from '@marshal/rules/kernel';
import type { ParameterFault } from './faults.js';
import type { TextPosition } from './malformed.js';
import { ReasonDto } from './reason.dto.js';

export class FaultDto implements Partial<Fault>, Partial<ParameterFault> {
  @ApiPropertyOptional({
    description: 'JSON pointer (RFC 6901) into the body: the place of the fault. Absent of a fault outside the body.',
    example: '/ship/tokens/stress',
  })
  readonly pointer?: string;

  @ApiPropertyOptional({
    description: 'Only of a fault outside the body: the name of the parameter of the query, the path or the header.',
    example: 'limit',
  })
  readonly parameter?: string;

  @ApiProperty({ description: 'What is wrong there.', example: 'must be at least 0' })
  readonly detail!: string;

  @ApiPropertyOptional({ type: [String], description: 'The nearest known ids, where the fault is an unknown one.' })
  readonly nearest?: readonly string[];
}

/** Where a text stops being JSON. */
export class TextPositionDto implements TextPosition {
  @ApiProperty({ type: 'integer', description: 'From 0.' })
  readonly offset!: number;

  @ApiProperty({ type: 'integer', description: 'From 1.' })
  readonly line!: number;

  @ApiProperty({ type: 'integer', description: 'From 1.' })
  readonly column!: number;
}

/** RFC 9457. `type` leads to a page that explains this kind of problem. */
export class ProblemDto {
  @ApiProperty({
    format: 'uri-reference',
    example: '/problems/validation',
    description: 'Leads to a page on this kind of problem.',
  })
  readonly type!: string;

  @ApiProperty({ example: 'The request has the wrong shape', description: 'What kind of problem it is.' })
  readonly title!: string;

  @ApiProperty({ type: 'integer', minimum: 400, maximum: 599, example: 400, description: 'The status of the answer.' })
  readonly status!: number;

  @ApiPropertyOptional({ description: 'What happened here.' })
  readonly detail?: string;

  @ApiPropertyOptional({ type: TextPositionDto, description: 'Where reading stopped, in a text that is not JSON.' })
  readonly position?: TextPositionDto;

  @ApiPropertyOptional({ type: [FaultDto], description: 'Every fault, not only the first.' })
  readonly errors?: readonly FaultDto[];

  @ApiPropertyOptional({ enum: ['illegal'], description: 'Of a command that the rules refuse.' })
  readonly verdict?: 'illegal';

  @ApiPropertyOptional({ type: [ReasonDto], description: 'Every rule that objects to the command.' })
  readonly reasons?: readonly ReasonDto[];

  @ApiPropertyOptional({ type: [String], description: 'Of a command that the rules cannot judge: the cards.' })
  readonly unmodelled?: readonly string[];

  @ApiPropertyOptional({ type: [String], description: 'What still lies facedown, where that is what is in the way.' })
  readonly hidden?: readonly string[];
}
