import { CAUSES, type Cause, type Miniature, type Terrain } from '@marshal/rules/legion';
import type { CohesionQuestion } from '@marshal/catalogue';
import { OptionalFlag } from '../../../http/flag.decorator.js';
import { OptionalId } from '../../../http/id.decorator.js';
import { Nested, NestedList, OptionalNested, OptionalNestedList } from '../../../http/nested.decorator.js';
import { Decimal, OptionalDecimal } from '../../../http/number.decorator.js';
import { OptionalOneOf } from '../../../http/one-of.decorator.js';
import { UnitDto } from './unit.dto.js';

const PLACE = { min: -10_000, max: 10_000 };

/** A corner of a piece of terrain, in mm. */
export class CornerDto {
  @Decimal({ ...PLACE, example: 40, description: 'In mm, on the axes of the miniatures.' }) readonly x!: number;
  @Decimal({ ...PLACE, example: -30, description: 'In mm, on the axes of the miniatures.' }) readonly y!: number;
}

/** A miniature by the centre of its base, in mm. */
export class MiniatureDto implements Miniature {
  @OptionalId({ description: 'It comes back in the answer.', example: 'trooper-2' })
  readonly id?: string;

  @Decimal({ ...PLACE, example: 103, description: 'Of the centre of its base, in mm.' })
  readonly x!: number;

  @Decimal({ ...PLACE, example: 0, description: 'Of the centre of its base, in mm.' })
  readonly y!: number;

  @OptionalDecimal({ ...PLACE, description: 'Where it stands above the table; 0 where left out.' })
  readonly z?: number;

  @OptionalDecimal({
    min: 1,
    max: 200,
    description: "The diameter of its base; that of the unit's card where left out, or 27.",
    example: 27,
  })
  readonly base?: number;

  @OptionalDecimal({
    min: 1,
    max: 500,
    description: 'How tall its silhouette is; what players measure for its base where left out.',
  })
  readonly silhouette?: number;
}

/** A piece of terrain: a prism over its outline, in mm. */
export class TerrainDto implements Terrain {
  @OptionalId({ example: 'wall', description: 'By which the answer names it.' })
  readonly id?: string;

  @NestedList(() => CornerDto, {
    max: 16,
    description: 'Its corners, in order around it; three at least. An outline that crosses itself is refused.',
  })
  readonly polygon!: CornerDto[];

  @OptionalDecimal({ ...PLACE, description: 'Where its foot is above the table; 0 where left out.' })
  readonly z?: number;

  @OptionalDecimal({
    min: 0,
    max: 10_000,
    description:
      'A base stands wholly on terrain or wholly off it, but for what lies flat, of height 0. Where left out, terrain that is impassable or blocks sight has no end, so that nothing stands on it; other terrain is taken to lie flat.',
  })
  readonly height?: number;

  @OptionalFlag({ description: 'No miniature stands there, and the range tool may not cross it.' })
  readonly impassable?: boolean;

  @OptionalFlag({ description: 'No line of sight goes through it.' })
  readonly blocksLineOfSight?: boolean;
}

export class CohesionRequestDto implements CohesionQuestion {
  @OptionalId({ description: 'The default is legion/2026; see /v1/rulesets.', example: 'legion/2026' })
  readonly ruleset?: string;

  @OptionalNested(() => UnitDto, {
    description:
      'The unit, as every call takes it: the base of its leader and of its miniatures comes from its card. Of a unit on notched bases that no card tells, each miniature tells its base.',
  })
  readonly unit?: UnitDto;

  @OptionalId({
    description: "The unit's id in the catalogue, where nothing else of it is told; wins over the unit's.",
    example: 'dewback-rider',
  })
  readonly catalogueId?: string;

  @Nested(() => MiniatureDto, { description: "The unit's leader, from whom the others are measured." })
  readonly leader!: MiniatureDto;

  @NestedList(() => MiniatureDto, { max: 15, description: 'The other miniatures of the unit.' })
  readonly miniatures!: MiniatureDto[];

  @OptionalNestedList(() => TerrainDto, {
    max: 20,
    description: 'What stands on the table near the unit; none where left out.',
  })
  readonly terrain?: TerrainDto[];

  @OptionalNestedList(() => MiniatureDto, {
    max: 60,
    description: 'Miniatures of other units, on whose bases none can stand.',
  })
  readonly occupied?: MiniatureDto[];

  @OptionalOneOf(CAUSES, { description: 'Why cohesion is asked about.', default: 'leader-moved' })
  readonly cause?: Cause;
}
