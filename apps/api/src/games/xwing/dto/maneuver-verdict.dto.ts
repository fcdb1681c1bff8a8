import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  BEARINGS,
  MANEUVER_DIFFICULTIES,
  OBSTACLE_KINDS,
  type Bearing,
  type CodedManeuver,
  type Execution,
  type IllegalManeuver,
  type IndeterminateManeuver,
  type LegalManeuver,
  type ManeuverDifficulty,
  type OverlapGrant,
  type OwedDamage,
  type OwedRoll,
  type StepStatus,
} from '@marshal/rules/xwing';
import { ReasonDto } from '../../../http/reason.dto.js';
import { EVENT_TYPE } from './event-type.js';
import { MetObstacleDto, MetShipDto } from './maneuver.dto.js';
import { PoseDto, ShipDto } from './ship.dto.js';

export class CodedManeuverDto implements CodedManeuver {
  @ApiProperty({ example: '3TW', description: 'Speed, bearing and difficulty as XWS writes them.' })
  readonly code!: string;

  @ApiProperty({ type: 'integer', description: 'From 0 to 5.' })
  readonly speed!: number;

  @ApiProperty({ enum: BEARINGS, description: 'The shape of its template.' })
  readonly bearing!: Bearing;

  @ApiProperty({ enum: MANEUVER_DIFFICULTIES, description: 'Its colour.' })
  readonly difficulty!: ManeuverDifficulty;
}

/** How the maneuver went. */
export class ExecutionDto implements Execution {
  @ApiProperty({
    enum: ['positions', 'said', 'assumed'],
    description: 'Reckoned from positions, said by the caller, or taken to have met nothing.',
  })
  readonly basis!: Execution['basis'];

  @ApiProperty({ description: 'Whether the ship came to the end of its template.' })
  readonly fullyExecuted!: boolean;

  @ApiPropertyOptional({ type: PoseDto, description: 'Where it stands then, where positions tell it.' })
  readonly end?: PoseDto;

  @ApiPropertyOptional({ enum: ['forward', 'centre', 'back'], description: 'Of a Tallon Roll.' })
  readonly position?: NonNullable<Execution['position']>;

  @ApiProperty({ type: [MetShipDto], description: 'Ships that it overlapped.' })
  readonly ships!: readonly MetShipDto[];

  @ApiProperty({ type: [MetObstacleDto], description: 'Obstacles that it moved through or overlapped.' })
  readonly obstacles!: readonly MetObstacleDto[];

  @ApiProperty({ description: 'It left the play area.' })
  readonly fled!: boolean;

  @ApiProperty({
    type: [String],
    description: 'What nothing says the place of, and huge ships: they could not be met.',
  })
  readonly unplaced!: readonly string[];
}

export class TokenChangeDto {
  @ApiProperty({ example: 'stress', description: 'Which kind.' })
  readonly token!: string;

  @ApiProperty({ type: 'integer', description: 'Below 0 when tokens go.' })
  readonly count!: number;

  @ApiProperty({ description: 'What brought it or took it.' })
  readonly because!: string;
}

export class PerformActionStepStatusDto {
  @ApiProperty({
    enum: ['open', 'stressed', 'skipped', 'barred'],
    description:
      'open: the ship may act; stressed: only what a card allows, which `facts.allowed` names; skipped: the step does not come; barred: it comes, but the actions of the ship have ended.',
  })
  readonly status!: StepStatus;

  @ApiProperty({ type: [ReasonDto], description: 'Why it is not open.' })
  readonly reasons!: readonly ReasonDto[];
}

export class OverlapGrantDto implements OverlapGrant {
  @ApiProperty({ enum: ['overlap'], description: 'The rule that grants it.' })
  readonly by!: 'overlap';

  @ApiProperty({ enum: ['focus', 'calculate'], isArray: true, description: 'One of these.' })
  readonly actions!: OverlapGrant['actions'];

  @ApiProperty({ enum: ['red'], description: 'Of which colour it is.' })
  readonly difficulty!: 'red';

  @ApiProperty({ enum: [true], description: 'It has to be on the action bar.' })
  readonly onActionBar!: true;
}

export class OwedRollDto implements OwedRoll {
  @ApiProperty({ enum: ['attack'], description: 'Which die.' })
  readonly die!: 'attack';

  @ApiProperty({ type: 'integer', description: 'How many.' })
  readonly count!: number;

  @ApiProperty({ description: 'What it is rolled for.' })
  readonly because!: OwedRoll['because'];

  @ApiPropertyOptional({ description: 'The id of the obstacle.' })
  readonly obstacle?: string;
}

export class OwedDamageDto implements OwedDamage {
  @ApiProperty({ enum: ['hit'], description: 'Hits are dealt facedown.' })
  readonly damage!: 'hit';

  @ApiProperty({ type: 'integer', description: 'How much.' })
  readonly count!: number;

  @ApiProperty({ enum: OBSTACLE_KINDS, description: 'What deals it.' })
  readonly because!: OwedDamage['because'];

  @ApiPropertyOptional({ description: 'The id of the obstacle.' })
  readonly obstacle?: string;
}

export class IllegalManeuverDto implements IllegalManeuver {
  @ApiProperty({ enum: ['illegal'], description: 'The maneuver cannot be executed so.' })
  readonly verdict!: 'illegal';

  @ApiProperty({ type: String, example: 'xwing/rr-1.1', description: 'By which the answer was judged.' })
  readonly ruleset!: IllegalManeuver['ruleset'];

  @ApiProperty({ type: [ReasonDto], description: 'Every rule that objects.' })
  readonly reasons!: IllegalManeuver['reasons'];
}

export class IndeterminateManeuverDto implements IndeterminateManeuver {
  @ApiProperty({ enum: ['indeterminate'], description: 'What is told does not settle it.' })
  readonly verdict!: 'indeterminate';

  @ApiProperty({ type: String, example: 'xwing/rr-1.1', description: 'By which the answer was judged.' })
  readonly ruleset!: IndeterminateManeuver['ruleset'];

  @ApiProperty({
    type: [String],
    description: 'Cards that are not modelled; name them among the effects to say what they do.',
  })
  readonly unmodelled!: readonly string[];

  @ApiProperty({
    type: [String],
    description: 'Facts without which the question has no answer: JSON pointers to where it would tell them.',
  })
  readonly missing!: readonly string[];
}

export class LegalManeuverDto {
  @ApiProperty({ enum: ['legal'], description: 'The maneuver is executed.' })
  readonly verdict!: 'legal';

  @ApiProperty({ type: String, example: 'xwing/rr-1.1', description: 'By which the answer was judged.' })
  readonly ruleset!: LegalManeuver['ruleset'];

  @ApiPropertyOptional({
    type: CodedManeuverDto,
    description: 'What the dial showed; absent when the Reveal Dial step was skipped.',
  })
  readonly revealed?: CodedManeuverDto;

  @ApiPropertyOptional({ type: CodedManeuverDto, description: 'What it showed in the end, where a card changed it.' })
  readonly shown?: CodedManeuverDto;

  @ApiPropertyOptional({ type: CodedManeuverDto, description: 'What is really executed, at its real difficulty.' })
  readonly executed?: CodedManeuverDto;

  @ApiProperty({ type: [ReasonDto], description: 'Why it is not what the dial shows; empty when it is.' })
  readonly replacedBecause!: LegalManeuver['replacedBecause'];

  @ApiPropertyOptional({ type: ExecutionDto, description: 'How it goes; absent where no maneuver is executed.' })
  readonly execution?: ExecutionDto;

  @ApiProperty({ type: [TokenChangeDto], description: 'Every token that came or went, in order.' })
  readonly tokens!: LegalManeuver['tokens'];

  @ApiProperty({ type: PerformActionStepStatusDto, description: 'Whether the ship may act then.' })
  readonly performActionStep!: LegalManeuver['performActionStep'];

  @ApiProperty({ type: [OverlapGrantDto], description: 'Edition 2.5: what overlapping an enemy allows at once.' })
  readonly grants!: readonly OverlapGrantDto[];

  @ApiProperty({ description: 'Beside those grants the ship performs no more actions in this activation.' })
  readonly furtherActionsBarred!: boolean;

  @ApiProperty({ type: [OwedRollDto], description: 'Dice that the table rolls now.' })
  readonly rolls!: readonly OwedRollDto[];

  @ApiProperty({ type: [OwedDamageDto], description: 'Edition 2.5: damage without a roll, for the players to deal.' })
  readonly damage!: readonly OwedDamageDto[];

  @ApiProperty({ description: 'Edition 2.5: all locks of the ship, and all that others have on it, are broken.' })
  readonly locksBroken!: boolean;

  @ApiProperty({
    type: 'array',
    items: { type: 'object', required: ['type'], properties: { type: EVENT_TYPE }, additionalProperties: true },
    description: 'What happens, in order.',
  })
  readonly events!: LegalManeuver['events'];

  @ApiProperty({
    type: ShipDto,
    description: 'The ship afterwards, ready to be sent to any other call.',
  })
  readonly ship!: object;
}

export const MANEUVER_VERDICT = {
  by: 'verdict',
  of: { legal: LegalManeuverDto, illegal: IllegalManeuverDto, indeterminate: IndeterminateManeuverDto },
};
export type ManeuverAnswerDto = LegalManeuverDto | IllegalManeuverDto | IndeterminateManeuverDto;
