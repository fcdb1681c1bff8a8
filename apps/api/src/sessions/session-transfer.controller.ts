import { Body, Controller, Get, Post, Res, UseFilters } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { GameDocumentDto } from './dto/game-document.dto.js';
import { SessionCreatedDto } from './dto/session-created.dto.js';
import type { GameDocument } from './game-document.js';
import { entityTag, type SessionCall } from './request-call.js';
import { Call } from './session-call.decorator.js';
import { Problems, SessionCallDocs } from './session-call.docs.js';
import { StoreAwayFilter } from './store-away.filter.js';
import { TransferService } from './transfer.service.js';

@ApiTags('sessions')
@UseFilters(StoreAwayFilter)
@Controller('v1/sessions')
export class SessionTransferController {
  constructor(private readonly transfer: TransferService) {}

  @Get(':id/export')
  @SessionCallDocs({
    summary: 'The whole game as one document',
    description:
      'Given out while nothing is hidden from this seat, and after the end: then with the seed of committed dice, so that every roll can be verified without the service.',
    answer: GameDocumentDto,
    problems: [409],
  })
  async sessionsExport(
    @Call() call: SessionCall,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GameDocument> {
    void reply.header('cache-control', 'private, no-store');
    return this.transfer.export(call);
  }

  @Post('import')
  @ApiOperation({
    summary: 'Go on with an exported game',
    description:
      'The log is replayed: every step must be legal, every roll possible, and the state the one that the document tells. The game is a new session with new tokens; one that had ended goes on.',
  })
  @ApiResponse({ status: 201, type: SessionCreatedDto, description: 'The game goes on.' })
  @Problems(400, 422, 503)
  async sessionsImport(
    @Body() body: GameDocumentDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionCreatedDto> {
    const created = await this.transfer.import(body);
    void reply.headers({ etag: entityTag(created.version), location: `/v1/sessions/${created.id}` });
    return created;
  }
}
