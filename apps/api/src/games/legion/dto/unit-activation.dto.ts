import {
  ACTION_KINDS,
  DEFENSE_FACES,
  GRANTERS,
  MOVE_KINDS,
  STATUSES,
  STEPS,
  type ActionChange,
  type ActionKind,
  type Activation,
  type Beginning,
  type DefenseFace,
  type Granter,
  type MadeAction,
  type MoveKind,
  type Status,
  type Step,
} from '@marshal/rules/legion';
import { OptionalFlag } from '../../../http/flag.decorator.js';
import { Id, OptionalId } from '../../../http/id.decorator.js';
import { Integer, OptionalInteger } from '../../../http/integer.decorator.js';
import { NestedList, OptionalNested, OptionalNestedList } from '../../../http/nested.decorator.js';
import { OneOf, OptionalOneOf, OptionalSomeOf } from '../../../http/one-of.decorator.js';

/** An action that the unit has made in this activation, or, outside of one, since its last. */
export class MadeActionDto implements MadeAction {
  @OneOf(ACTION_KINDS, { example: 'move', description: 'Its kind.' })
  readonly action!: ActionKind;

  @OptionalId({ description: 'Card actions: which one.', example: 'jump' })
  readonly card?: string;

  @OptionalOneOf(MOVE_KINDS, { description: 'Moves: which kind.' })
  readonly move?: MoveKind;

  @OptionalFlag({ description: 'Moves: it ended in base contact with an enemy and started a melee.' })
  readonly startedMelee?: boolean;

  @OptionalFlag({ description: 'Attacks: further attack pools were formed with Arsenal.' })
  readonly arsenal?: boolean;

  @OptionalOneOf(GRANTERS, { description: 'What granted it as a free action; left out where the unit paid for it.' })
  readonly by?: Granter;

  @OptionalFlag({ description: 'Granted by an `effect`: it was made outside of Make Actions.' })
  readonly outsideStep?: boolean;

  @OptionalFlag({ description: 'False for a move or an attack that an effect brought and that was no action.' })
  readonly asAction?: boolean;
}

export class ActionChangeDto implements ActionChange {
  @Id({ example: 'a command card', description: 'What gives or takes them, in any words.' })
  readonly source!: string;

  @Integer({ min: -10, max: 10, description: 'Actions gained; below zero for a loss.' })
  readonly by!: number;
}

export class BeginningDto implements Beginning {
  @NestedList(() => ActionChangeDto, {
    max: 20,
    description: "What the unit's status, tokens and dice gave it or took from it.",
  })
  readonly changes!: ActionChangeDto[];

  @OptionalFlag({ description: 'AI applied.' })
  readonly ai?: boolean;
}

/** What the activation has brought so far. What is left out is as if nothing had happened yet. */
export class UnitActivationDto implements Activation {
  @OptionalOneOf(STEPS, { description: 'Make Actions where left out.', default: 'make-actions' })
  readonly step?: Step;

  @OptionalOneOf(STATUSES, {
    description: 'As it was when Make Actions began; reckoned from the present tokens where left out.',
  })
  readonly status?: Status;

  @OptionalNested(() => BeginningDto, {
    description:
      'What Make Actions began with, as an answer tells it: fixed then, so that tokens which come or go later change no budget. Reckoned from the unit and the dice below where left out.',
  })
  readonly beginning?: BeginningDto;

  @OptionalNestedList(() => MadeActionDto, {
    max: 20,
    description:
      'In order. What no legal play can have made is refused at the first such entry: each is judged as it was attempted, but what may have been otherwise then is believed, such as tokens, engagement, exhausted cards, objectives, what AI asked for, and that an `effect` granted it.',
  })
  readonly made?: MadeActionDto[];

  @OptionalInteger({
    min: 0,
    max: 99,
    description: 'Ion tokens when the activation began; those of now where left out.',
  })
  readonly ionTokens?: number;

  @OptionalSomeOf(DEFENSE_FACES, {
    max: 99,
    description:
      'The white dice rolled for the ion tokens of a vehicle or droid trooper, one each, where the ruleset has them rolled.',
  })
  readonly ionFaces?: DefenseFace[];

  @OptionalOneOf([...DEFENSE_FACES, 'not-rolled'], {
    description:
      "The white die rolled for a vehicle's damage token, which may have gone since; `not-rolled` when it got the token later.",
  })
  readonly vehicleDamage?: DefenseFace | 'not-rolled';

  @OptionalNestedList(() => ActionChangeDto, {
    max: 20,
    description: 'What gives or takes actions beside suppression, ion and damage.',
  })
  readonly changes?: ActionChangeDto[];

  @OptionalFlag({ description: 'An Override keyword has set AI aside.' })
  readonly override?: boolean;

  @OptionalFlag({ description: 'The unit is in Wheel Mode.' })
  readonly wheelMode?: boolean;

  @OptionalSomeOf(ACTION_KINDS, {
    max: 8,
    description: 'Actions that the table rules out, such as an attack without a target in range; AI asks for them.',
  })
  readonly impossible?: ActionKind[];
}
