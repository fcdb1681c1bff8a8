import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min, ValidateIf } from 'class-validator';
import type {
  ActionCommand,
  ActivateCommand,
  CommanderNear,
  DrawCommand,
  EndActionsCommand,
  EndActivationCommand,
  EndPhaseCommand,
  Inspired,
  IssueOrdersCommand,
  PassCommand,
  RallyCommand,
  RevealCommand,
  RollOffCommand,
  StartEffectCommand,
} from '@marshal/rules/legion';
import { OptionalFlag } from '../../../http/flag.decorator.js';
import { Id, Ids, OptionalId, OptionalIds } from '../../../http/id.decorator.js';
import { Integer, OptionalInteger } from '../../../http/integer.decorator.js';
import { Nested, OptionalNestedList } from '../../../http/nested.decorator.js';
import { OptionalDecimal } from '../../../http/number.decorator.js';
import { OneOf } from '../../../http/one-of.decorator.js';
import { Tag } from '../../../http/union.decorator.js';
import { UnitAttemptDto } from '../dto/unit-attempt.dto.js';

const KEEP = { min: 0, max: 100 };

/** An allied unit near the one that rallies. */
export class LegionCommanderNearDto implements CommanderNear {
  @Id({ description: 'The id of the unit.', example: 'leia' })
  readonly unit!: string;

  @OptionalInteger({ min: 0, max: 20, description: 'Bands of the range ruler.' })
  readonly range?: number;

  @OptionalDecimal({ min: 0, max: 10_000, description: 'In mm, instead of the range.' })
  readonly distance?: number;

  @OptionalFlag({ description: 'It holds the Commander token: what a Field Commander needs to lend its Courage.' })
  readonly commanderToken?: boolean;
}

export class LegionInspiredDto implements Inspired {
  @Id({ description: 'The id of the unit.' })
  readonly unit!: string;

  @Integer({ min: 0, max: 100, description: 'Suppression tokens that Inspire takes from it.' })
  readonly remove!: number;
}

/** The command card of the round, which lies facedown until both do. */
export class LegionRevealCommandDto implements RevealCommand {
  @Tag('reveal')
  readonly type!: 'reveal';

  @ValidateIf((_command, pips) => pips !== null)
  @IsInt()
  @Min(0)
  @Max(4)
  @ApiProperty({
    oneOf: [{ type: 'integer', minimum: 0, maximum: 4 }, { type: 'null' as 'string' }],
    description: 'Null: no card to play.',
    example: 2,
  })
  readonly pips!: number | null;
}

/** The roll for priority when both cards have the same pips. */
export class LegionRollOffCommandDto implements RollOffCommand {
  @Tag('roll-off')
  readonly type!: 'roll-off';
}

export class LegionIssueOrdersCommandDto implements IssueOrdersCommand {
  @Tag('issue-orders')
  readonly type!: 'issue-orders';

  @Ids({ max: 40, description: 'The ids of the units that get faceup order tokens.' })
  readonly units!: string[];
}

/** An order token from the pool. */
export class LegionDrawCommandDto implements DrawCommand {
  @Tag('draw')
  readonly type!: 'draw';
}

export class LegionActivateCommandDto implements ActivateCommand {
  @Tag('activate')
  readonly type!: 'activate';

  @Id({ example: 'troopers-1', description: 'The id of the unit.' })
  readonly unit!: string;
}

export class LegionPassCommandDto implements PassCommand {
  @Tag('pass')
  readonly type!: 'pass';
}

/** What a keyword does at the start of an activation. */
export class LegionStartEffectCommandDto implements StartEffectCommand {
  @Tag('start-effect')
  readonly type!: 'start-effect';

  @OneOf(['override', 'wheel-mode'], { description: 'Which keyword is used.' })
  readonly effect!: 'override' | 'wheel-mode';

  @OptionalId({ description: 'The unit whose Override it is.' })
  readonly by?: string;

  @OptionalNestedList(() => LegionCommanderNearDto, {
    max: 20,
    description: 'Commanders near that unit, which may keep it from being panicked.',
  })
  readonly commanders?: LegionCommanderNearDto[];
}

/** The Rally step: the dice are rolled, and the status follows. */
export class LegionRallyCommandDto implements RallyCommand {
  @Tag('rally')
  readonly type!: 'rally';

  @OptionalNestedList(() => LegionCommanderNearDto, { max: 20, description: 'Commanders near the unit.' })
  readonly commanders?: LegionCommanderNearDto[];

  @OptionalFlag({ description: "Whether a Commander's Courage stands in, where that is a choice." })
  readonly useCommander?: boolean;

  @OptionalInteger({ ...KEEP, description: 'Tokens that Danger Sense or Inconspicuous keeps.' })
  readonly keep?: number;

  @OptionalNestedList(() => LegionInspiredDto, { max: 20, description: 'Where Inspire follows the Rally step.' })
  readonly inspire?: LegionInspiredDto[];
}

/** An action or free action of the active unit, or a free action of another one. */
export class LegionActionCommandDto implements ActionCommand {
  @Tag('action')
  readonly type!: 'action';

  @OptionalId({ description: 'The active unit where it is left out.' })
  readonly unit?: string;

  @Nested(() => UnitAttemptDto, { description: 'What the unit does.' })
  readonly attempt!: UnitAttemptDto;
}

export class LegionEndActionsCommandDto implements EndActionsCommand {
  @Tag('end-actions')
  readonly type!: 'end-actions';
}

export class LegionEndActivationCommandDto implements EndActivationCommand {
  @Tag('end-activation')
  readonly type!: 'end-activation';

  @OptionalInteger({ ...KEEP, description: 'Tokens that Danger Sense keeps when panic ends.' })
  readonly keep?: number;

  @OptionalNestedList(() => LegionInspiredDto, {
    max: 20,
    description: 'Where Inspire follows the end of the activation.',
  })
  readonly inspire?: LegionInspiredDto[];
}

export class LegionEndPhaseCommandDto implements EndPhaseCommand {
  @Tag('end-phase')
  readonly type!: 'end-phase';

  @OptionalIds({ max: 80, description: 'Units of either player that keep their suppression token by Danger Sense.' })
  readonly keep?: string[];
}
