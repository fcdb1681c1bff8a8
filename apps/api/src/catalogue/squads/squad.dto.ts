import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  DATA_SETS,
  FACTIONS,
  type DataSetId,
  type Faction,
  type ImportWarning,
  type ShipInput,
  type SquadUpgrade,
  type UpgradeAdds,
} from '@marshal/catalogue';
import { BASE_SIZES, type BaseSize } from '@marshal/rules/xwing';
import { ShipDto } from '../../games/xwing/dto/ship.dto.js';
import { BarRowDto } from '../bar-row.dto.js';

/** What an upgrade gives its ship while the side that it starts with is faceup. */
export class UpgradeAddsDto implements UpgradeAdds {
  @ApiPropertyOptional({ type: [BarRowDto], description: 'Rows of the action bar.' })
  readonly actions?: readonly BarRowDto[];

  @ApiPropertyOptional({ type: 'integer', description: 'Force capacity.' })
  readonly force?: number;

  @ApiPropertyOptional({ type: 'integer', description: 'Shields.' })
  readonly shields?: number;

  @ApiPropertyOptional({ type: 'integer', description: 'Charges of its own.' })
  readonly charges?: number;

  @ApiPropertyOptional({ type: 'integer', description: 'How many Action headers the side has.' })
  readonly actionHeaders?: number;
}

export class SquadUpgradeDto implements SquadUpgrade {
  @ApiProperty({ example: 'protontorpedoes', description: 'XWS id.' })
  readonly id!: string;

  @ApiProperty({ example: 'Proton Torpedoes', description: 'The printed name.' })
  readonly name!: string;

  @ApiProperty({ type: [String], example: ['torpedo'], description: 'The slots that it fills.' })
  readonly slots!: readonly string[];

  @ApiPropertyOptional({ description: 'It comes with the pilot, whether or not the file lists it.' })
  readonly standardLoadout?: boolean;

  @ApiProperty({ type: UpgradeAddsDto, description: 'What it gives its ship.' })
  readonly adds!: UpgradeAddsDto;
}

/** What a card changes in the rules; its further fields depend on `kind`. */
export class ShipExceptionDto {
  @ApiProperty({ example: 'act-while-stressed', description: 'What kind of change it is.' })
  readonly kind!: string;

  @ApiProperty({ enum: ['pilot', 'upgrade', 'ship', 'condition'], description: 'Which kind of card makes it.' })
  readonly card!: 'pilot' | 'upgrade' | 'ship' | 'condition';

  @ApiProperty({ description: 'XWS id of the card on this ship.', example: 'tychocelchu' })
  readonly id!: string;
}

/** A card that could change a verdict and that the rules do not model: what it touches is answered indeterminate. */
export class ShipUnmodelledDto {
  @ApiProperty({ description: 'XWS id.' })
  readonly id!: string;

  @ApiProperty({ type: [String], description: 'What its text touches.' })
  readonly topics!: readonly string[];
}

export class SquadShipDto {
  @ApiProperty({
    type: ShipDto,
    description: 'The ship as it starts: goes into `ship` of every X-Wing call as it is, with the same `dataSet`.',
  })
  readonly ship!: ShipInput;

  @ApiProperty({ example: 'Luke Skywalker', description: 'The printed name of the pilot.' })
  readonly pilotName!: string;

  @ApiProperty({ example: 'T-65 X-wing', description: 'The printed name of the ship.' })
  readonly shipName!: string;

  @ApiPropertyOptional({ description: 'XWS id.', example: 't65xwing' })
  readonly shipType?: string;

  @ApiProperty({ enum: FACTIONS, description: 'XWS id.' })
  readonly faction!: Faction;

  @ApiProperty({ enum: BASE_SIZES, description: 'The size of its base.' })
  readonly baseSize!: BaseSize;

  @ApiPropertyOptional({ type: 'integer', description: 'The printed value.' })
  readonly initiative?: number;

  @ApiPropertyOptional({ description: 'Whether its pilot is limited.' })
  readonly limited?: boolean;

  @ApiProperty({ type: [BarRowDto], description: "The pilot's own bar or the ship's, with what upgrades add." })
  readonly actionBar!: readonly BarRowDto[];

  @ApiPropertyOptional({ type: [String], description: 'Dial codes: speed, bearing, difficulty.', example: ['2TW'] })
  readonly dial?: readonly string[];

  @ApiProperty({ type: [SquadUpgradeDto], description: 'Its upgrade cards, and what each adds.' })
  readonly upgrades!: readonly SquadUpgradeDto[];

  @ApiProperty({ type: [ShipExceptionDto], description: 'What its cards change in the rules; every call applies it.' })
  readonly exceptions!: readonly ShipExceptionDto[];

  @ApiProperty({ type: [ShipUnmodelledDto], description: 'Its cards that the rules do not model.' })
  readonly unmodelled!: readonly ShipUnmodelledDto[];
}

export class SquadDto {
  @ApiPropertyOptional({ description: 'As the file tells it.' })
  readonly name?: string;

  @ApiPropertyOptional({ description: 'As the file tells it.' })
  readonly description?: string;

  @ApiPropertyOptional({ enum: FACTIONS, description: 'XWS id.' })
  readonly faction?: Faction;

  @ApiPropertyOptional({ description: 'As the file tells them.' })
  readonly points?: number;

  @ApiProperty({ type: [SquadShipDto], description: 'Its ships, in the order of the file.' })
  readonly ships!: readonly SquadShipDto[];
}

/** Something odd in a file that was read all the same. */
export class ImportWarningDto implements ImportWarning {
  @ApiProperty({ description: 'JSON pointer into the file.', example: '/pilots/0/upgrades/ept' })
  readonly pointer!: string;

  @ApiProperty({ description: 'Stable.', example: 'renamed-slot' })
  readonly code!: string;

  @ApiProperty({ description: 'A sentence to show to a player.' })
  readonly message!: string;

  @ApiPropertyOptional({ description: 'What the file says.', example: 'ept' })
  readonly found?: string;

  @ApiPropertyOptional({ description: 'What it was taken for.', example: 'talent' })
  readonly used?: string;
}

export class SquadFileDto {
  @ApiProperty({ enum: DATA_SETS, description: 'Where the cards come from.' })
  readonly dataSet!: DataSetId;

  @ApiProperty({ type: [SquadDto], description: 'One, or those of a container, in their order.' })
  readonly squads!: readonly SquadDto[];

  @ApiProperty({ type: [ImportWarningDto], description: 'What was odd and read all the same.' })
  readonly warnings!: readonly ImportWarningDto[];
}
