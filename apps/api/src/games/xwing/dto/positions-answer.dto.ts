import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  CURVES,
  DIRECTIONS,
  POSITIONS,
  SIDES,
  type Curve,
  type MovedShip,
  type PositionCandidate,
  type Positions,
} from '@marshal/rules/xwing';
import { ReasonDto } from '../../../http/reason.dto.js';
import { PoseDto } from './ship.dto.js';
import { PointDto } from './table.dto.js';

/** Of a barrel roll its side, its place and how it bends; of a boost its direction. */
export class PositionDeclarationDto {
  @ApiPropertyOptional({ enum: SIDES, description: 'Barrel Roll: the side.' })
  readonly side?: (typeof SIDES)[number];

  @ApiPropertyOptional({ enum: POSITIONS, description: 'Barrel Roll: where along the template the ship is placed.' })
  readonly position?: (typeof POSITIONS)[number];

  @ApiPropertyOptional({ enum: CURVES, description: 'Barrel Roll with a bent template: how it bends.' })
  readonly curves?: Curve;

  @ApiPropertyOptional({ enum: DIRECTIONS, description: 'Boost.' })
  readonly direction?: (typeof DIRECTIONS)[number];
}

export class PositionCandidateDto implements PositionCandidate {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'The choices that lead there.',
    example: { by: 'barrel-roll', side: 'left', position: 'forward' },
  })
  readonly choice!: PositionCandidate['choice'];

  @ApiPropertyOptional({
    type: () => PositionDeclarationDto,
    description:
      'What the `declaration` of an attempt says to end there; the card whose template it uses, if any, is added to it. Absent of a maneuver.',
  })
  readonly declaration?: NonNullable<PositionCandidate['declaration']>;

  @ApiProperty({ type: PoseDto, description: 'Where the ship would stand.' })
  readonly end!: PoseDto;

  @ApiProperty({ description: 'Nothing is in the way.' })
  readonly legal!: boolean;

  @ApiProperty({
    type: [ReasonDto],
    description: 'What is in the way, each with the ship or obstacle among its facts.',
  })
  readonly blockedBy!: PositionCandidate['blockedBy'];
}

export class MovedShipDto implements MovedShip {
  @ApiProperty({ type: PoseDto, description: 'Where the ship stands.' })
  readonly end!: PoseDto;

  @ApiPropertyOptional({ enum: ['forward', 'centre', 'back'], description: 'Of a Tallon Roll.' })
  readonly position?: NonNullable<MovedShip['position']>;

  @ApiProperty({ description: 'Whether it came to the end of its template.' })
  readonly fullyExecuted!: boolean;

  @ApiProperty({ type: [String], description: 'The ships that it would have overlapped.' })
  readonly overlapped!: readonly string[];

  @ApiProperty({ type: [String], description: 'Of those the one that it touches now.' })
  readonly touches!: readonly string[];

  @ApiProperty({ type: [String], description: 'Their ids.' })
  readonly obstaclesMovedThrough!: readonly string[];

  @ApiProperty({ type: [String], description: 'Their ids.' })
  readonly obstaclesOverlapped!: readonly string[];

  @ApiProperty({ description: 'It left the play area.' })
  readonly fled!: boolean;

  @ApiProperty({ type: [PointDto], description: 'The outline of the part of the template that it moved over.' })
  readonly template!: readonly PointDto[];
}

export class PositionsAnswerDto implements Positions {
  @ApiProperty({ type: String, example: 'xwing/rr-1.1', description: 'By which the answer was judged.' })
  readonly ruleset!: string;

  @ApiProperty({ type: [PositionCandidateDto], description: 'Every end position, blocked or not.' })
  readonly candidates!: readonly PositionCandidateDto[];

  @ApiProperty({ description: 'No position is legal: the move fails and the ship stays. A maneuver never fails.' })
  readonly fails!: boolean;

  @ApiPropertyOptional({ type: MovedShipDto, description: 'Of a maneuver: where the ship really comes to stand.' })
  readonly executed?: MovedShipDto;

  @ApiProperty({
    type: [String],
    description: 'What has no pose or outline, and huge ships: they could not be in the way.',
  })
  readonly unplaced!: readonly string[];
}
