import { ApiProperty } from '@nestjs/swagger';

export class HealthDto {
  @ApiProperty({ enum: ['ok'], description: 'It answers.' })
  readonly status!: 'ok';
}
