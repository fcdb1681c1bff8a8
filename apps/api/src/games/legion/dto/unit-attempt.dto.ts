import {
  ACTION_KINDS,
  ATTACK_KINDS,
  GRANTERS,
  MOVE_KINDS,
  type ActionKind,
  type Attempt,
  type AttackKind,
  type Declaration,
  type GrantedOpportunity,
  type Granter,
  type MoveKind,
  type StandbyTrigger,
} from '@marshal/rules/legion';
import { OptionalFlag } from '../../../http/flag.decorator.js';
import { OptionalId, OptionalIds } from '../../../http/id.decorator.js';
import { OptionalInteger } from '../../../http/integer.decorator.js';
import { OptionalNested } from '../../../http/nested.decorator.js';
import { OneOf, OptionalOneOf, OptionalSomeOf } from '../../../http/one-of.decorator.js';
import { Tag, Union } from '../../../http/union.decorator.js';

/** What set off a standby token. What is left out favours the unit. */
export class StandbyTriggerDto implements StandbyTrigger {
  @OptionalInteger({ min: 0, max: 20, description: 'Bands of the range ruler to the enemy unit, where it ended.' })
  readonly range?: number;

  @OptionalFlag({ description: 'Whether the unit sees that enemy unit.' })
  readonly lineOfSight?: boolean;

  @OptionalFlag({ description: "What the enemy did was caused by an effect of the standing-by unit's own side." })
  readonly causedByOwnSide?: boolean;

  @OptionalOneOf(['triggering-unit', 'another-unit'], { description: 'Whom a standby attack is made against.' })
  readonly target?: 'triggering-unit' | 'another-unit';
}

/** One of the unit's own actions. */
export class OwnActionDto {
  @Tag('action')
  readonly kind!: 'action';
}

/** A free action that a keyword, a standby token or any other effect grants. */
export class FreeActionDto implements GrantedOpportunity {
  @Tag('granted')
  readonly kind!: 'granted';

  @OneOf(GRANTERS, {
    description:
      'What grants it: the keyword, `standby` for a standby token, or `effect` for any other card, such as a command card. The caller vouches that an effect grants it; its step, status, engagement and what was made before are judged as ever. Panic bars free actions in Make Actions only: the rules bind it to that step, so a panicked unit may still use what is granted outside of it.',
  })
  readonly by!: Granter;

  @OptionalSomeOf(ACTION_KINDS, {
    max: 8,
    description: 'For an effect: the kinds of action that it grants; any kind where left out.',
  })
  readonly allows?: ActionKind[];

  @OptionalFlag({
    description:
      'For an effect: its card has the action made outside of Make Actions, such as after an order or at the end of an activation. Where left out the unit makes it in Make Actions, as free actions are made.',
  })
  readonly outsideStep?: boolean;

  @OptionalNested(() => StandbyTriggerDto, { description: 'For standby: what set the token off.' })
  readonly trigger?: StandbyTriggerDto;
}

/** What the player says beside the action's name. */
export class UnitDeclarationDto implements Declaration {
  @OptionalId({
    description: 'Card actions: which one; that of a keyword is the keyword in lower-kebab, such as jump.',
    example: 'jump',
  })
  readonly card?: string;

  @OptionalOneOf(MOVE_KINDS, {
    description: 'Moves: standard where left out, or deploy for a unit that is not deployed.',
  })
  readonly move?: MoveKind;

  @OptionalFlag({ description: 'Moves, Spur: gains a suppression token for one more Speed.' })
  readonly spur?: boolean;

  @OptionalFlag({
    description:
      'Moves: the unit ends in base contact with an enemy and starts a melee. It counts as engaged with one unit then; a further one, and the engagement of the enemy unit, are for the caller to tell.',
  })
  readonly startsMelee?: boolean;

  @OptionalOneOf(ATTACK_KINDS, {
    description:
      'Attacks: where left out the only kind that is granted, or melee for an engaged unit without Versatile weapons, otherwise ranged.',
  })
  readonly attack?: AttackKind;

  @OptionalFlag({ description: 'Ranged attacks: every weapon is Versatile, so that an engaged unit may use it.' })
  readonly versatile?: boolean;

  @OptionalFlag({ description: 'Attacks: forms further attack pools with Arsenal.' })
  readonly arsenal?: boolean;

  @OptionalInteger({ min: 0, max: 100, description: 'Recover: how many suppression tokens to remove; all.' })
  readonly remove?: number;

  @OptionalIds({ max: 20, description: 'Recover: the ids of the upgrades to ready; every exhausted one.' })
  readonly ready?: string[];
}

export class UnitAttemptDto implements Attempt {
  @OneOf(ACTION_KINDS, { example: 'aim', description: 'Which kind of action.' })
  readonly action!: ActionKind;

  @Union({
    by: 'kind',
    of: { action: OwnActionDto, granted: FreeActionDto },
    optional: true,
    description: 'What lets the unit act: one of its own actions where left out, or a free action.',
  })
  readonly opportunity?: OwnActionDto | FreeActionDto;

  @OptionalNested(() => UnitDeclarationDto, {
    description: 'What the player says beside it; what is left out is asked for only where it matters.',
  })
  readonly declaration?: UnitDeclarationDto;
}
