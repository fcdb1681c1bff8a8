import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { CohesionAnswer, CohesionDuty, MiniatureAnswer, Spot } from '@marshal/rules/legion';
import type { CatalogueBase } from '@marshal/catalogue';
import { ReasonDto } from '../../../http/reason.dto.js';
import { WithConflictsDto } from './conflicts.dto.js';

const DUTIES: readonly CohesionDuty[] = [
  'none',
  'placed-as-close-as-possible',
  'next-action-restores-it',
  'unspecified',
];

export class SpotDto implements Spot {
  @ApiProperty({ description: 'Of the centre of the base, in mm.' }) readonly x!: number;
  @ApiProperty({ description: 'Of the centre of the base, in mm.' }) readonly y!: number;
  @ApiProperty({ description: 'Of the foot of the miniature above the table, in mm.' }) readonly z!: number;

  @ApiProperty({ description: 'False where no place in cohesion is left: then as close to the leader as can be.' })
  readonly inCohesion!: boolean;

  @ApiProperty({ description: 'From where it stands now, over the table, in mm.' })
  readonly distance!: number;
}

export class CohesionMiniatureDto implements MiniatureAnswer {
  @ApiProperty({ type: 'integer', description: 'Which of the miniatures in the request, from 0.' })
  readonly index!: number;

  @ApiPropertyOptional({ description: 'As the request has it.' })
  readonly id?: string;

  @ApiProperty({ description: 'It breaks no condition.' })
  readonly inCohesion!: boolean;

  @ApiProperty({ description: "Between the nearest points of its base and the leader's, over the table, in mm." })
  readonly distance!: number;

  @ApiProperty({ description: 'Above or below the leader, in mm.' })
  readonly verticalDistance!: number;

  @ApiProperty({
    type: [ReasonDto],
    description:
      "Every condition that it breaks. One whose base lies more than 1 mm in the leader's, in that of a miniature before it or of another unit has no room there, and belongs elsewhere.",
  })
  readonly reasons!: MiniatureAnswer['reasons'];

  @ApiPropertyOptional({ type: SpotDto, description: 'Where it belongs if it is out of cohesion, to 0.01 mm.' })
  readonly spot?: SpotDto;
}

export class CatalogueBaseDto implements CatalogueBase {
  @ApiProperty({ description: 'In mm.', example: 70 })
  readonly diameter!: number;

  @ApiProperty({
    enum: ['tts', 'inferred-from-unit-type'],
    description: 'Measured in the Tabletop Simulator mod, or only inferred.',
  })
  readonly source!: CatalogueBase['source'];
}

export class CohesionAnswerDto extends WithConflictsDto implements CohesionAnswer {
  @ApiProperty({ example: 'legion/2026', description: 'By which the answer was judged.' })
  readonly ruleset!: string;

  @ApiProperty({ description: 'All of them are.' })
  readonly inCohesion!: boolean;

  @ApiProperty({
    enum: [...DUTIES],
    description:
      'What follows: nothing; miniatures are placed in cohesion or as close to the leader as they can; the next action must be a move that restores it; or what no rulebook tells.',
  })
  readonly duty!: CohesionDuty;

  @ApiProperty({ type: [CohesionMiniatureDto], description: 'Each of the request, in its order.' })
  readonly miniatures!: readonly CohesionMiniatureDto[];

  @ApiPropertyOptional({ type: CatalogueBaseDto, description: "The base on the unit's card, where it was used." })
  readonly base?: CatalogueBase;
}
