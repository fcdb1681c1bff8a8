import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { HealthDto } from './health.dto.js';

@ApiTags('service')
@Controller('health')
export class HealthController {
  @Get('live')
  @ApiOperation({ summary: 'The process runs' })
  @ApiOkResponse({ type: HealthDto })
  live(): HealthDto {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({ summary: 'The service can take requests' })
  @ApiOkResponse({ type: HealthDto })
  ready(): HealthDto {
    return { status: 'ok' };
  }
}
