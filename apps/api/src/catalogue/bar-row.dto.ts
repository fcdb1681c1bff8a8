import { ApiPropertyOptional } from '@nestjs/swagger';
import type { BarAction } from '@marshal/rules/xwing';
import { LinkedActionDto } from '../games/xwing/dto/ship.dto.js';

/** A row of an action bar, and the card that adds it. */
export class BarRowDto extends LinkedActionDto implements BarAction {
  @ApiPropertyOptional({ type: LinkedActionDto, description: 'What its arrow leads to, where it has one.' })
  readonly linked?: LinkedActionDto;

  @ApiPropertyOptional({ description: "The upgrade that adds it; absent for the ship's or the pilot's own." })
  readonly from?: string;
}
