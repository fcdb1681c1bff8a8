import {
  ARCS,
  CURVES,
  DIFFICULTIES,
  DIFFICULTY_CHANGES,
  DIRECTIONS,
  FACINGS,
  POSITIONS,
  SIDES,
  type ActionName,
  type Arc,
  type Attempt,
  type AttemptEffect,
  type CoordinatedShip,
  type Curve,
  type Declaration,
  type Difficulty,
  type GameEffectOpportunity,
  type GrantedOpportunity,
  type ManeuverDifficultyChange,
} from '@marshal/rules/xwing';
import { OptionalFlag } from '../../../http/flag.decorator.js';
import { Id, OptionalId } from '../../../http/id.decorator.js';
import { OptionalNested, OptionalNestedList } from '../../../http/nested.decorator.js';
import { OptionalOneOf } from '../../../http/one-of.decorator.js';
import { Tag, Union } from '../../../http/union.decorator.js';
import { ACTION_NAME } from './ship.dto.js';

/** The ship's own Perform Action step. */
export class PerformActionStepDto {
  @Tag('perform-action-step')
  readonly kind!: 'perform-action-step';
}

/** The action that another one links to. */
export class LinkedOpportunityDto {
  @Tag('linked')
  readonly kind!: 'linked';

  @Id({ description: ACTION_NAME, example: 'focus' })
  readonly after!: ActionName;
}

/** A card or a Coordinate lets the ship act. */
export class GrantedOpportunityDto implements GrantedOpportunity {
  @Tag('granted')
  readonly kind!: 'granted';

  @Id({
    description:
      '`coordinate`, the XWS id of the card that grants the action, or `any-card` for one that is not in the catalogue and of which this opportunity tells all. The rules themselves grant by `deploy`, in the System Phase, and in edition 2.5 by `overlap`, a red Focus or Calculate; what these and `coordinate` grant is on the action bar, whatever `onActionBar` says.',
    example: 'coordinate',
  })
  readonly by!: string;

  @OptionalId({
    description:
      'The ship whose card or action grants it. Where it is left out the ship itself has to carry the card, or another one on the table; a ship of the table that is named has to carry it itself. To name a card says that its trigger has come and that its cost is paid: neither is charged again, and what nothing tells of them is believed. What is told against them is a refusal: another speed executed, no such action performed (where `round` tells what was performed or failed), another phase or step, a carrier out of the card’s range or of the other side, a limit of Force or charges below the cost; what is told to be active is what is left after paying.',
  })
  readonly from?: string;

  @OptionalOneOf(DIFFICULTIES, {
    description:
      'What the grant names; white where it names none. For `coordinate` and `deploy` the bar has its own, which only a more difficult one replaces, as a card may have it.',
  })
  readonly difficulty?: Difficulty;

  @OptionalFlag({ description: "The grant is for an action on the ship's action bar, at the bar's difficulty." })
  readonly onActionBar?: boolean;

  @OptionalFlag({ description: 'The grant says that a stressed ship may use it.' })
  readonly whileStressed?: boolean;

  @OptionalId({
    description:
      'The action of another ship that this one may copy, where the card says: that action. Left out of a grant by a card that copies, the verdict is `indeterminate`.',
  })
  readonly copied?: ActionName;
}

/** A card or a rule lets the ship do what the action does, without its being an action: a decloak, for one. */
export class GameEffectOpportunityDto implements GameEffectOpportunity {
  @Tag('game-effect')
  readonly kind!: 'game-effect';

  @OptionalId({
    description:
      '`decloak` or `tractor`, which move the ship by a barrel roll or a boost, the XWS id of the card, or `any-card` for one that is not in the catalogue. A turn that may follow, as the one of 90° for a stress token after an opponent’s tractor tokens moved the ship, is told by its next pose and tokens.',
    example: 'decloak',
  })
  readonly by?: string;
}

const OPPORTUNITIES = {
  'perform-action-step': PerformActionStepDto,
  linked: LinkedOpportunityDto,
  granted: GrantedOpportunityDto,
  'game-effect': GameEffectOpportunityDto,
};
export type OpportunityDto =
  PerformActionStepDto | LinkedOpportunityDto | GrantedOpportunityDto | GameEffectOpportunityDto;

/** What lets the ship act; its Perform Action step where it is left out. */
export const OptionalOpportunity = (): PropertyDecorator =>
  Union({
    by: 'kind',
    of: OPPORTUNITIES,
    optional: true,
    description: 'Its Perform Action step where it is left out.',
  });

/** What the player says beside the action's name. */
class DeclaredDto {
  @OptionalOneOf(SIDES, { description: 'Barrel Roll: the side.' })
  readonly side?: (typeof SIDES)[number];

  @OptionalOneOf(POSITIONS, { description: 'Barrel Roll: where along the template the ship is placed.' })
  readonly position?: (typeof POSITIONS)[number];

  @OptionalOneOf(DIRECTIONS, { description: 'Boost.' })
  readonly direction?: (typeof DIRECTIONS)[number];

  @OptionalId({ description: 'The XWS id of the card whose template is used instead.' })
  readonly template?: string;

  @OptionalOneOf(CURVES, { description: 'Barrel Roll with a bent template: to which end of the ship it bends.' })
  readonly curves?: Curve;

  @OptionalId({ description: 'Lock, Jam, Coordinate: the object chosen.' })
  readonly target?: string;

  @OptionalOneOf(['green-token', 'lock'], { description: 'Jam: what the target loses at once.' })
  readonly remove?: 'green-token' | 'lock';

  @OptionalId({ description: 'Jam: which of those.' })
  readonly removed?: string;

  @OptionalId({
    description:
      'Lock: the lock that is given up where no further one can be kept; to be declared where there are several.',
  })
  readonly giveUp?: string;

  @OptionalOneOf(ARCS, { description: 'Rotate: the arc, or one of the two of a double turret.' })
  readonly arc?: Arc;

  @OptionalOneOf(FACINGS, { description: 'Reinforce.' })
  readonly facing?: (typeof FACINGS)[number];

  @OptionalId({ description: 'Reload: the XWS id of the upgrade.' })
  readonly upgrade?: string;

  @OptionalId({ description: 'SLAM: a dial code.', example: '2TW' })
  readonly maneuver?: string;

  @OptionalFlag({ description: 'The player says that the action fails.' })
  readonly fail?: boolean;
}

export class TargetDeclarationDto extends DeclaredDto {}

/** A further ship that is coordinated. */
export class CoordinatedShipDto implements CoordinatedShip {
  @Id({ example: 'red-3', description: 'The id of the ship.' })
  readonly target!: string;

  @OptionalId({ description: 'What it performs; nothing where it is left out.' })
  readonly targetAction?: ActionName;

  @OptionalNested(() => TargetDeclarationDto, { description: 'What it declares with its action.' })
  readonly targetDeclaration?: TargetDeclarationDto;
}

export class DeclarationDto extends DeclaredDto implements Declaration {
  @OptionalId({ description: 'Coordinate: what the chosen ship performs; nothing where it is left out.' })
  readonly targetAction?: ActionName;

  @OptionalNested(() => TargetDeclarationDto, { description: 'Coordinate: what the chosen ship declares with it.' })
  readonly targetDeclaration?: TargetDeclarationDto;

  @OptionalNestedList(() => CoordinatedShipDto, {
    max: 10,
    description: 'Coordinate: further ships, where a card allows several.',
  })
  readonly others?: CoordinatedShipDto[];
}

export class AttemptDto implements Attempt {
  @Id({ description: ACTION_NAME, example: 'focus' })
  readonly action!: ActionName;

  @OptionalOpportunity()
  readonly opportunity?: OpportunityDto;

  @OptionalNested(() => DeclarationDto, {
    description: 'Left out, the question is whether the action may be attempted at all.',
  })
  readonly declaration?: DeclarationDto;
}

/** Something that bears on the attempt and that the ship itself does not show. */
export class AttemptEffectDto implements AttemptEffect {
  @Id({
    description:
      'The XWS id of a card, or, with what it changes, any word for it. Naming a card of the ship says that it is used, or that what it asks for is so where nothing else tells.',
    example: 'squadleader',
  })
  readonly source!: string;

  @OptionalOneOf(DIFFICULTIES, { description: 'The action is treated as one of this colour.' })
  readonly treatAs?: Difficulty;

  @OptionalFlag({ description: 'It lets a stressed ship attempt the action.' })
  readonly whileStressed?: boolean;

  @OptionalOneOf(DIFFICULTY_CHANGES, {
    description: 'SLAM: one step harder or easier, or the colour that its maneuver becomes.',
  })
  readonly maneuver?: ManeuverDifficultyChange;
}
