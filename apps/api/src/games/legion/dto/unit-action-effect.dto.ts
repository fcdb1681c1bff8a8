import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ATTACK_KINDS, MOVE_KINDS, TOKEN_KINDS, type AttackKind, type MoveKind } from '@marshal/rules/legion';
import type { ActionEffect, EffectToken } from '@marshal/rules/legion';

type EffectOf<Kind extends ActionEffect['kind']> = Extract<ActionEffect, { kind: Kind }>;

export class UnitSpendCostDto {
  @ApiProperty({ enum: ['action', 'standby'], description: "The unit's actions, or its standby token." })
  readonly spend!: 'action' | 'standby';

  @ApiProperty({ type: 'integer', minimum: 1, description: 'How many.' })
  readonly count!: number;
}

export class UnitGainCostDto {
  @ApiProperty({ enum: ['suppression'], description: 'A suppression token.' })
  readonly gain!: 'suppression';

  @ApiProperty({ type: 'integer', minimum: 1, description: 'How many.' })
  readonly count!: number;
}

export class UnitWoundCostDto {
  @ApiProperty({ enum: ['wound'], description: 'A wound.' })
  readonly suffer!: 'wound';

  @ApiProperty({ type: 'integer', minimum: 1, description: 'How many.' })
  readonly count!: number;
}

export class UnitTokenEffectDto {
  @ApiProperty({ enum: ['gain-token', 'lose-token'], description: 'The unit gains or loses tokens.' })
  readonly kind!: 'gain-token' | 'lose-token';

  @ApiProperty({ enum: [...TOKEN_KINDS, 'suppression'], description: 'Which.' })
  readonly token!: EffectToken;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'How many.' })
  readonly count!: number;
}

/** The table measures the move itself. */
export class UnitMoveEffectDto implements EffectOf<'move'> {
  @ApiProperty({ enum: ['move'], description: 'The unit moves.' })
  readonly kind!: 'move';

  @ApiProperty({ enum: MOVE_KINDS, description: 'Which kind of move.' })
  readonly move!: MoveKind;

  @ApiPropertyOptional({ type: 'integer', description: "With all that bears on it, where the unit's Speed is known." })
  readonly speed?: number;

  @ApiPropertyOptional({ enum: [true], description: 'The move starts a melee: the unit is engaged.' })
  readonly startsMelee?: true;
}

/** The table rolls the attack itself. */
export class UnitAttackEffectDto implements EffectOf<'attack'> {
  @ApiProperty({ enum: ['attack'], description: 'The unit attacks.' })
  readonly kind!: 'attack';

  @ApiProperty({ enum: ATTACK_KINDS, description: 'Which kind of attack.' })
  readonly attack!: AttackKind;
}

export class UnitUpgradeEffectDto {
  @ApiProperty({ enum: ['ready-upgrade', 'exhaust-upgrade'], description: 'An upgrade card is readied or exhausted.' })
  readonly kind!: 'ready-upgrade' | 'exhaust-upgrade';

  @ApiProperty({ description: 'The id of the upgrade.' })
  readonly upgrade!: string;
}

/** Inactive shield tokens that become active again. */
export class UnitShieldEffectDto implements EffectOf<'flip-shield'> {
  @ApiProperty({ enum: ['flip-shield'], description: 'Shields become active again.' })
  readonly kind!: 'flip-shield';

  @ApiProperty({ type: 'integer', minimum: 1, description: 'How many.' })
  readonly count!: number;
}

/** What the card says beside this list is for the table to resolve. */
export class UnitCardEffectDto implements EffectOf<'resolve-card'> {
  @ApiProperty({ enum: ['resolve-card'], description: 'The table resolves the card.' })
  readonly kind!: 'resolve-card';

  @ApiProperty({ description: 'The id of the card action.' })
  readonly card!: string;
}

/** The classes of effects by their kind; the compiler lists what a new one owes. */
export const UNIT_ACTION_EFFECTS = {
  'gain-token': UnitTokenEffectDto,
  'lose-token': UnitTokenEffectDto,
  move: UnitMoveEffectDto,
  attack: UnitAttackEffectDto,
  'ready-upgrade': UnitUpgradeEffectDto,
  'exhaust-upgrade': UnitUpgradeEffectDto,
  'flip-shield': UnitShieldEffectDto,
  'resolve-card': UnitCardEffectDto,
} satisfies { readonly [Kind in ActionEffect['kind']]: new () => { readonly kind: string } };
