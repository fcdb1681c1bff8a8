import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { HealthDto } from './health.dto.js';
import { Problem } from './problem.js';
import { Readiness } from './readiness.js';

@ApiTags('service')
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  @ApiOperation({ summary: 'The process runs' })
  @ApiOkResponse({ type: HealthDto })
  live(): HealthDto {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({
    summary: 'The service can take every request',
    description: '503 names what is away; calls that do not need it are answered all the same.',
  })
  @ApiOkResponse({ type: HealthDto })
  async ready(): Promise<HealthDto> {
    const away = await this.readiness.away();
    if (away.length > 0) throw new Problem('unavailable', { away }, { 'retry-after': '1' });
    return { status: 'ok' };
  }
}
