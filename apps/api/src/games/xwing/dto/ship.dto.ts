import {
  ACTION_KINDS,
  ARCS,
  BASE_SIZES,
  DIFFICULTIES,
  NO_MORE_ACTIONS,
  type ActionKind,
  type ActionName,
  type Arc,
  type BarAction,
  type BaseSize,
  type Charges,
  type Difficulty,
  type LinkedAction,
  type LinkTaken,
  type NoMoreActions,
  type Pose,
} from '@marshal/rules/xwing';
import type { ChargesInput, ForceInput, RoundInput, ShipInput, UpgradeInput } from '@marshal/catalogue';
import { OptionalFlag } from '../../../http/flag.decorator.js';
import { Id, OptionalId, OptionalIds } from '../../../http/id.decorator.js';
import { Integer, OptionalInteger } from '../../../http/integer.decorator.js';
import { OptionalNested, OptionalNestedList } from '../../../http/nested.decorator.js';
import { Decimal } from '../../../http/number.decorator.js';
import { OneOf, OptionalOneOf, OptionalSomeOf } from '../../../http/one-of.decorator.js';

/** What may stand where an action is named. */
export const ACTION_NAME = 'A kind of action, `card:<upgrade id>:<header>` from 1, or `damage:<id of the copy>`.';

export class LinkedActionDto implements LinkedAction {
  @OneOf(ACTION_KINDS, { description: 'Which kind of action.' })
  readonly action!: ActionKind;

  @OneOf(DIFFICULTIES, { description: 'Its printed colour.' })
  readonly difficulty!: Difficulty;
}

export class BarActionDto extends LinkedActionDto implements BarAction {
  @OptionalNested(() => LinkedActionDto, { description: 'What its arrow leads to, where it has one.' })
  readonly linked?: LinkedActionDto;
}

const TOKEN = { min: 0, max: 99 };

export class TokensDto {
  @OptionalInteger({ ...TOKEN, description: 'Calculate tokens.' }) readonly calculate?: number;
  @OptionalInteger({ ...TOKEN, description: 'Cloak tokens.' }) readonly cloak?: number;
  @OptionalInteger({ ...TOKEN, description: 'Deplete tokens.' }) readonly deplete?: number;
  @OptionalInteger({ ...TOKEN, description: 'Disarm tokens.' }) readonly disarm?: number;
  @OptionalInteger({ ...TOKEN, description: 'Evade tokens.' }) readonly evade?: number;
  @OptionalInteger({ ...TOKEN, description: 'Focus tokens.' }) readonly focus?: number;
  @OptionalInteger({ ...TOKEN, description: 'Ion tokens.' }) readonly ion?: number;
  @OptionalInteger({ ...TOKEN, description: 'Jam tokens.' }) readonly jam?: number;
  @OptionalInteger({ ...TOKEN, description: 'Reinforce tokens, aft side.' }) readonly reinforceAft?: number;
  @OptionalInteger({ ...TOKEN, description: 'Reinforce tokens, fore side.' }) readonly reinforceFore?: number;
  @OptionalInteger({ ...TOKEN, description: 'Strain tokens.' }) readonly strain?: number;
  @OptionalInteger({ ...TOKEN, example: 1, description: 'Stress tokens.' }) readonly stress?: number;
  @OptionalInteger({ ...TOKEN, description: 'Tractor tokens.' }) readonly tractor?: number;
}

export class ChargesDto implements ChargesInput {
  @Integer({ min: 0, max: 99, description: 'Charges on their active side.' })
  readonly active!: number;

  @OptionalInteger({ min: 0, max: 99, description: 'From the card where it is left out.' })
  readonly limit?: number;
}

export class ShieldsDto implements Charges {
  @Integer({ min: 0, max: 99, description: 'How many are active.' }) readonly active!: number;
  @Integer({ min: 0, max: 99, description: 'How many there are at most.' }) readonly limit!: number;
}

export class ForceDto implements ForceInput {
  @Integer({ min: 0, max: 99, description: 'Force charges on their active side.' })
  readonly active!: number;

  @OptionalInteger({ min: 0, max: 99, description: 'From the cards where it is left out.' })
  readonly capacity?: number;
}

export class UpgradeDto implements UpgradeInput {
  @Id({ description: 'XWS id.', example: 'protontorpedoes' })
  readonly id!: string;

  @OptionalNested(() => ChargesDto, { description: 'All of its charges where it is left out.' })
  readonly charges?: ChargesDto;

  @OptionalInteger({ min: 0, max: 1, description: 'The faceup side of a double-sided card; 0 where it is left out.' })
  readonly side?: number;
}

/** A faceup damage card. */
export class DamageCardDto {
  @Id({ description: 'Tells copies of one card apart.', example: 'card-7' })
  readonly id!: string;

  @Id({ example: 'Fuel Leak', description: 'The printed name of the card.' })
  readonly name!: string;
}

export class LinkTakenDto implements LinkTaken {
  @Id({ description: ACTION_NAME, example: 'barrel-roll' })
  readonly action!: ActionName;

  @Id({ description: ACTION_NAME, example: 'focus' })
  readonly after!: ActionName;
}

/** What the ship has done this round. */
export class RoundDto implements RoundInput {
  @OptionalIds({
    max: 50,
    description: `${ACTION_NAME} None where it is left out; a grant after an action is believed while neither list is told.`,
    example: ['focus'],
  })
  readonly performed?: ActionName[];

  @OptionalIds({
    max: 50,
    description: `${ACTION_NAME} Neither list uses up the Perform Action step, for what it names may have been granted.`,
    example: ['boost'],
  })
  readonly failed?: ActionName[];

  @OptionalNestedList(() => LinkTakenDto, {
    max: 50,
    description: 'Linked actions that it performed, or that failed: either takes the link.',
  })
  readonly linked?: LinkTakenDto[];

  @OptionalOneOf(['open', 'used', 'skipped'], {
    default: 'open',
    description:
      'Whether the ship still has its Perform Action step. An action that it attempts there uses it up, also one that fails.',
  })
  readonly performActionStep?: 'open' | 'used' | 'skipped';

  @OptionalOneOf([...NO_MORE_ACTIONS], {
    description:
      'A card or a rule has ended its actions. `but-for-the-overlap` (2.5) leaves the one that is granted by `overlap`.',
  })
  readonly noMoreActions?: NoMoreActions;

  @OptionalInteger({
    min: 0,
    max: 5,
    description:
      'The speed of the maneuver that it executed this round. A SLAM with a maneuver declared cannot be judged without.',
  })
  readonly executedSpeed?: number;
}

/** Base centre in mm, heading in degrees clockwise from +y. */
export class PoseDto implements Pose {
  @Decimal({ min: -10_000, max: 10_000, example: 100, description: 'Of the centre of the base, in mm.' })
  readonly x!: number;
  @Decimal({ min: -10_000, max: 10_000, example: 100, description: 'Of the centre of the base, in mm.' })
  readonly y!: number;
  @Decimal({ min: -720, max: 720, example: 0, description: 'Degrees clockwise from +y.' }) readonly heading!: number;
}

/**
 * A ship: by its `pilot`, its `shipType` or an explicit `actionBar`; what is told outright wins over the cards, but for
 * `baseSize` and `limited`, which no card changes: what contradicts them is refused.
 */
export class ShipDto implements ShipInput {
  @Id({ example: 'red-5', description: 'Any id of yours; answers call the ship so.' })
  readonly id!: string;

  @OptionalId({ description: 'Who owns it; ships of one player are friendly.', example: 'alice' })
  readonly player?: string;

  @OptionalId({
    description: 'XWS id: bar, size, initiative, dial, charges and Force come from the catalogue.',
    example: 'lukeskywalker',
  })
  readonly pilot?: string;

  @OptionalId({
    description:
      'XWS id. Abilities of a ship are printed on its pilot cards, and not on all of them: without a `pilot` it has none, whether in its actions or in what it may ignore.',
    example: 't65xwing',
  })
  readonly shipType?: string;

  @OptionalNestedList(() => BarActionDto, {
    max: 30,
    description: "Instead of the pilot's; upgrades still add their rows.",
  })
  readonly actionBar?: BarActionDto[];

  @OptionalOneOf(BASE_SIZES, {
    description: 'From the catalogue, which cannot be contradicted; small where no card says it.',
  })
  readonly baseSize?: BaseSize;

  @OptionalInteger({ min: 0, max: 8, description: 'The printed value.', example: 4 })
  readonly initiative?: number;

  @OptionalFlag({ description: 'Whether its pilot is limited; from the catalogue where left out.' })
  readonly limited?: boolean;

  @OptionalIds({ max: 50, description: 'Dial codes: speed, bearing, difficulty.', example: ['2TW'] })
  readonly dial?: string[];

  @OptionalNested(() => TokensDto, { description: 'Its tokens; none where left out.' })
  readonly tokens?: TokensDto;

  @OptionalNested(() => ForceDto, { description: 'All that the cards give where it is left out.' })
  readonly force?: ForceDto;

  @OptionalNested(() => ChargesDto, {
    description: "The pilot's or the ship's own charges; all of them where left out.",
  })
  readonly charges?: ChargesDto;

  @OptionalNested(() => ShieldsDto, { description: 'Unknown where left out.' })
  readonly shields?: ShieldsDto;

  @OptionalNestedList(() => UpgradeDto, {
    max: 30,
    description:
      'None where they are left out; one copy of a card at most. Condition cards are not told: what one changes in an attempt is told as an effect, what it grants as an opportunity by `any-card`.',
  })
  readonly upgrades?: UpgradeDto[];

  @OptionalNestedList(() => DamageCardDto, { max: 40, description: 'Faceup ones.' })
  readonly damageCards?: DamageCardDto[];

  @OptionalInteger({
    min: 0,
    max: 40,
    description: 'How many facedown damage cards. Only cards that ask whether their ship is damaged need it.',
  })
  readonly facedownDamage?: number;

  @OptionalIds({ max: 20, description: 'Ids of the objects that it has locked.' })
  readonly locks?: string[];

  @OptionalSomeOf(ARCS, {
    max: 2,
    description:
      'Where its turret points: one arc, or two opposite ones. A Rotate with an arc declared cannot be judged without.',
  })
  readonly turret?: Arc[];

  @OptionalNested(() => RoundDto, { description: 'What it has done this round; nothing where left out.' })
  readonly round?: RoundDto;

  @OptionalNested(() => PoseDto, { description: 'Where it stands; unknown where left out.' })
  readonly pose?: PoseDto;
}
