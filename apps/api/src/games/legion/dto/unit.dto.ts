import {
  COURAGE_KINDS,
  ORDER_TOKENS,
  RANKS,
  UNIT_TYPES,
  type CourageKind,
  type CourageModifier,
  type OrderToken,
  type Rank,
  type Tokens,
  type UnitType,
} from '@marshal/rules/legion';
import type { UnitInput } from '@marshal/catalogue';
import { OptionalFlag } from '../../../http/flag.decorator.js';
import { Id, OptionalId } from '../../../http/id.decorator.js';
import { Integer, OptionalInteger } from '../../../http/integer.decorator.js';
import { OptionalNested, OptionalNestedList } from '../../../http/nested.decorator.js';
import { OptionalOneOf, OptionalSomeOf } from '../../../http/one-of.decorator.js';
import { OptionalSatisfying } from '../../../http/satisfies.decorator.js';
import { CardActionDto, UnitUpgradeDto } from './card.dto.js';
import { KeywordDto } from './keyword.dto.js';

const isWhole = (value: unknown): boolean => Number.isInteger(value);

export class CourageModifierDto implements CourageModifier {
  @Id({ example: 'Unit Leader', description: 'What changes it, in any words.' })
  readonly source!: string;

  @Integer({ min: -10, max: 10, description: 'How much Courage it adds; below zero for less.' })
  readonly by!: number;
}

const TOKEN = { min: 0, max: 99 };

export class UnitTokensDto implements Tokens {
  @OptionalInteger({ ...TOKEN, description: 'Aim tokens.' }) readonly aim?: number;
  @OptionalInteger({
    ...TOKEN,
    description: 'Of a vehicle: the damage token, in legion/2023 that of a damaged one; one at most.',
  })
  readonly damage?: number;
  @OptionalInteger({ ...TOKEN, description: 'Of a vehicle that is disabled: in legion/2023 alone.' })
  readonly disabled?: number;
  @OptionalInteger({ ...TOKEN, description: 'Dodge tokens.' }) readonly dodge?: number;
  @OptionalInteger({ ...TOKEN, description: 'Immobilize tokens.' }) readonly immobilize?: number;
  @OptionalInteger({ ...TOKEN, description: 'Shield tokens turned to their inactive side.' })
  readonly inactiveShield?: number;
  @OptionalInteger({ ...TOKEN, description: 'Ion tokens; they bear on vehicles and droid troopers alone.' })
  readonly ion?: number;
  @OptionalInteger({ ...TOKEN, description: 'Observation tokens.' }) readonly observation?: number;
  @OptionalInteger({ ...TOKEN, description: 'Poison tokens; they bear on troopers that are no droids alone.' })
  readonly poison?: number;
  @OptionalInteger({ ...TOKEN, description: 'Active shield tokens.' }) readonly shield?: number;
  @OptionalInteger({ ...TOKEN, description: 'Standby tokens.' }) readonly standby?: number;
  @OptionalInteger({ ...TOKEN, description: 'Surge tokens.' }) readonly surge?: number;
  @OptionalInteger({ ...TOKEN, description: 'Wound tokens.' }) readonly wound?: number;
}

const CATALOGUE_ID = {
  description:
    "The unit's id in the catalogue, see /v1/legion/units, or Legion HQ's two letters: its card brings Courage, type, rank, keywords, Speed and wounds.",
  example: 'rebel-troopers',
};

/**
 * A unit on the table: by its `catalogueId`, by its values, or by both; what is told outright wins over the card.
 * What is left out has its obvious default: no tokens, no keywords, a plain trooper.
 */
export class UnitDto implements UnitInput {
  @OptionalId({ description: 'Any id of yours; it comes back in answers.', example: 'troopers-1' })
  readonly id?: string;

  @OptionalId(CATALOGUE_ID)
  readonly catalogueId?: string;

  @OptionalId({ example: 'Rebel Troopers', description: 'For people; messages speak of the unit by it.' })
  readonly name?: string;

  @OptionalOneOf(UNIT_TYPES, { description: 'A trooper where neither this nor the card says it.' })
  readonly unitType?: UnitType;

  @OptionalOneOf(RANKS, { description: "Instead of the card's; a counterpart has none." })
  readonly rank?: Rank;

  @OptionalId({
    example: 'rebels',
    description: 'The faction, by its id in the catalogue; a Commander lends Courage to allies alone.',
  })
  readonly faction?: string;

  @OptionalId({ description: 'The printed affiliation, where there is one.', example: 'pyke' })
  readonly affiliation?: string;

  @OptionalSatisfying({
    what: 'a whole number from 1 to 20, null, or "-"',
    when: (value) => value === null || value === '-' || (isWhole(value) && Number(value) >= 1 && Number(value) <= 20),
    documented: {
      description:
        'The printed number; null or "-" for a dash. Needed where no card brings it; vehicles have none. An X, or the Courage of a counterpart’s host, is needed with suppression.',
      oneOf: [
        { type: 'integer', minimum: 1, maximum: 20 },
        { type: 'null' as 'string' },
        { type: 'string', enum: ['-'] },
      ],
      example: 1,
    },
  })
  readonly courage?: number | null | '-';

  @OptionalOneOf(COURAGE_KINDS, { description: 'What stands on the card where Courage stands.' })
  readonly courageKind?: CourageKind;

  @OptionalNestedList(() => CourageModifierDto, {
    max: 20,
    description: 'What other cards and effects add to its Courage or take from it.',
  })
  readonly courageModifiers?: CourageModifierDto[];

  @OptionalInteger({ min: 0, max: 100, description: 'Suppression tokens.', example: 2 })
  readonly suppression?: number;

  @OptionalNested(() => UnitTokensDto, { description: 'Its tokens beside suppression; none where left out.' })
  readonly tokens?: UnitTokensDto;

  @OptionalNestedList(() => KeywordDto, { max: 20, description: "Instead of the card's." })
  readonly keywords?: KeywordDto[];

  @OptionalNestedList(() => UnitUpgradeDto, { max: 20, description: 'Its upgrade cards.' })
  readonly upgrades?: UnitUpgradeDto[];

  @OptionalNestedList(() => CardActionDto, { max: 10, description: 'Those that do not follow from keywords.' })
  readonly cardActions?: CardActionDto[];

  @OptionalInteger({ min: 0, max: 10, description: 'The printed Speed.' })
  readonly speed?: number;

  @OptionalInteger({ min: 0, max: 99, description: 'The wound threshold of one miniature.' })
  readonly wounds?: number;

  @OptionalInteger({ min: 0, max: 99, description: 'How many miniatures the unit started with.' })
  readonly miniatures?: number;

  @OptionalInteger({ min: 0, max: 99, description: 'How many of them are gone.' })
  readonly miniaturesDefeated?: number;

  @OptionalSomeOf(ORDER_TOKENS, {
    max: 2,
    description:
      'The order tokens beside it; facedown after its activation, so that a unit with all of them facedown neither rallies nor acts in an activation. None where left out; one at most, with Unstoppable two, of which one is faceup at most.',
  })
  readonly orderTokens?: OrderToken[];

  @OptionalInteger({ min: 0, max: 20, description: 'How many enemy units it is engaged with.' })
  readonly engagedWith?: number;

  @OptionalInteger({ min: 0, max: 20, description: 'How many objective or asset tokens it holds.' })
  readonly objectivesHeld?: number;

  @OptionalFlag({ description: 'An objective token lies within half range of its leader.' })
  readonly nearObjective?: boolean;

  @OptionalFlag({ description: 'In the army, but not set up on the battlefield yet.' })
  readonly undeployed?: boolean;

  @OptionalFlag({
    description:
      'Its miniatures are out of cohesion: in legion/2023 its next action is a move that restores it; a move that is no pivot clears it.',
  })
  readonly outOfCohesion?: boolean;

  @OptionalFlag({ description: 'It has no miniature left.' })
  readonly defeated?: boolean;
}
