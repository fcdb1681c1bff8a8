import { SLIDES, type XWingCommand } from '@marshal/rules/xwing';
import { OptionalFlag } from '../../../http/flag.decorator.js';
import { Id, OptionalIds } from '../../../http/id.decorator.js';
import { OptionalInteger } from '../../../http/integer.decorator.js';
import { Nested, OptionalNested, OptionalNestedList } from '../../../http/nested.decorator.js';
import { OneOf, OptionalOneOf } from '../../../http/one-of.decorator.js';
import { Tag } from '../../../http/union.decorator.js';
import { AttemptDto, AttemptEffectDto, TargetDeclarationDto } from '../dto/attempt.dto.js';
import { ManeuverEffectDto, MetDto } from '../dto/maneuver.dto.js';
import { PoseDto } from '../dto/ship.dto.js';

type CommandOf<T extends XWingCommand['type']> = Extract<XWingCommand, { readonly type: T }>;

const SHIP = { description: 'The id of the ship.', example: 'red-5' };
const DIAL_CODE = { description: 'A dial code: speed, bearing, difficulty.', example: '2TW' };

/** Sets a dial facedown; until planning is finished it may be set anew. */
export class XWingSetDialCommandDto implements CommandOf<'set-dial'> {
  @Tag('set-dial') readonly type!: 'set-dial';
  @Id(SHIP) readonly ship!: string;
  @Id(DIAL_CODE) readonly maneuver!: string;
}

export class XWingFinishPlanningCommandDto implements CommandOf<'finish-planning'> {
  @Tag('finish-planning') readonly type!: 'finish-planning';
}

/** In edition 2.5, when all dials are set. */
export class XWingRollFirstPlayerCommandDto implements CommandOf<'roll-first-player'> {
  @Tag('roll-first-player') readonly type!: 'roll-first-player';
}

export class XWingDecloakCommandDto implements CommandOf<'decloak'> {
  @Tag('decloak') readonly type!: 'decloak';
  @Id(SHIP) readonly ship!: string;
  @OneOf(['barrel-roll', 'boost'], { description: 'With which of its two moves.' }) readonly by!:
    'barrel-roll' | 'boost';
  @OptionalNested(() => TargetDeclarationDto, { description: 'How it moves.' })
  readonly declaration?: TargetDeclarationDto;
}

class DeployedDto {
  @Id(SHIP)
  readonly ship!: string;

  @Id(DIAL_CODE)
  readonly maneuver!: string;

  @OptionalFlag({ description: 'Whether it could be placed; a ship that could not is in reserve.', default: true })
  readonly placed?: boolean;

  @OptionalNested(() => PoseDto, { description: 'Where it stands then.' })
  readonly pose?: PoseDto;
}

/** A docked ship is placed with a maneuver from its carrier. */
export class XWingDeployCommandDto extends DeployedDto implements CommandOf<'deploy'> {
  @Tag('deploy') readonly type!: 'deploy';
}

/** A docked ship leaves a carrier that is destroyed. */
export class XWingEmergencyDeployCommandDto extends DeployedDto implements CommandOf<'emergency-deploy'> {
  @Tag('emergency-deploy') readonly type!: 'emergency-deploy';
}

/** A ship that could decloak or deploy does not. */
export class XWingPassSystemPhaseCommandDto implements CommandOf<'pass-system-phase'> {
  @Tag('pass-system-phase') readonly type!: 'pass-system-phase';
  @Id(SHIP) readonly ship!: string;
}

export class XWingActivateCommandDto implements CommandOf<'activate'> {
  @Tag('activate') readonly type!: 'activate';
  @Id(SHIP) readonly ship!: string;
}

/** The boost that some ships make before their dial is revealed. */
export class XWingMoveBeforeRevealCommandDto implements CommandOf<'move-before-reveal'> {
  @Tag('move-before-reveal')
  readonly type!: 'move-before-reveal';

  @OptionalNested(() => TargetDeclarationDto, { description: 'How it moves.' })
  readonly declaration?: TargetDeclarationDto;

  @OptionalFlag({ description: 'The ship leaves it, where its card lets it.' })
  readonly skip?: true;
}

export class XWingRevealCommandDto implements CommandOf<'reveal'> {
  @Tag('reveal') readonly type!: 'reveal';
}

/** The Execute Maneuver step: what is revealed, or what takes its place. */
export class XWingExecuteCommandDto implements CommandOf<'execute'> {
  @Tag('execute')
  readonly type!: 'execute';

  @OptionalOneOf(SLIDES, { description: 'The placement that the owner of a Tallon Roll wants.' })
  readonly position?: (typeof SLIDES)[number];

  @OptionalNestedList(() => ManeuverEffectDto, {
    max: 20,
    description: 'What bears on the maneuver beside its own cards.',
  })
  readonly effects?: ManeuverEffectDto[];

  @OptionalNested(() => MetDto, {
    description:
      'What the players saw; it wins over what positions would say. A ship that is named by its id is of the player who owns it in the game.',
  })
  readonly met?: MetDto;

  @OptionalNested(() => PoseDto, { description: 'Where the ship came to stand, where positions cannot say it.' })
  readonly pose?: PoseDto;
}

/** A range that the players measured from the acting ship. */
export class XWingMeasuredDto {
  @Id({ description: 'A ship, an obstacle or a device.' }) readonly id!: string;
  @OptionalInteger({ min: 0, max: 10, description: 'From the acting ship.' }) readonly range?: number;
  @OptionalFlag({ description: 'Whether it lies in the bullseye arc of the acting ship.' })
  readonly inBullseyeArc?: boolean;
}

/** An action: of the Perform Action step, linked, or granted. */
export class XWingPerformCommandDto implements CommandOf<'perform'> {
  @Tag('perform')
  readonly type!: 'perform';

  @Id(SHIP)
  readonly ship!: string;

  @Nested(() => AttemptDto, { description: 'What the ship does.' })
  readonly attempt!: AttemptDto;

  @OptionalNestedList(() => AttemptEffectDto, {
    max: 20,
    description: 'What bears on the attempt beside its own cards.',
  })
  readonly effects?: AttemptEffectDto[];

  @OptionalNestedList(() => XWingMeasuredDto, {
    max: 100,
    description: 'What positions do not tell: the ranges that a lock or a jam needs in a game without poses.',
  })
  readonly measured?: XWingMeasuredDto[];

  @OptionalIds({ max: 50, description: 'Cards that the rules do not model and that do not matter here.' })
  readonly settled?: string[];
}

/** Lets go what waits for a ship: its last open link, else a granted action, else the Perform Action step. */
export class XWingDeclineActionCommandDto implements CommandOf<'decline-action'> {
  @Tag('decline-action') readonly type!: 'decline-action';
  @Id(SHIP) readonly ship!: string;
}

export class XWingEndActivationCommandDto implements CommandOf<'end-activation'> {
  @Tag('end-activation') readonly type!: 'end-activation';
}

/** The End Phase waits only for players with ships that a card lets act in it. */
export class XWingFinishEndPhaseCommandDto implements CommandOf<'finish-end-phase'> {
  @Tag('finish-end-phase') readonly type!: 'finish-end-phase';
}

export class XWingFinishEngagementCommandDto implements CommandOf<'finish-engagement'> {
  @Tag('finish-engagement') readonly type!: 'finish-engagement';
}
