import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiHeader, ApiQuery, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { LogPageDto } from './dto/log-page.dto.js';
import { SessionCallDocs } from './session-call.docs.js';

/** The log as pages, and the same as a stream: one call, told apart by Accept. */
export const SessionLogDocs = (): MethodDecorator =>
  applyDecorators(
    SessionCallDocs({
      summary: 'What has happened, or what happens',
      description:
        'Pages of the log as JSON. With `Accept: text/event-stream` the same entries as server-sent events: first those above Last-Event-ID (or `after`), then each as it comes. The id of an event is the version, its type the kind of the entry. An event `reset` says that what came after that version is lost: read the game anew.',
      answer: LogPageDto,
      problems: [400],
    }),
    ApiQuery({
      name: 'after',
      description: 'Only entries after that version.',
      required: false,
      schema: { type: 'integer', minimum: 0, maximum: 999_999_999, default: 0 },
    }),
    ApiQuery({
      name: 'limit',
      description: 'How many entries at most.',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 1000, default: 100 },
    }),
    ApiHeader({ name: 'Last-Event-ID', required: false, description: 'For streams: the last event that came.' }),
    ApiExtraModels(LogPageDto),
    ApiResponse({
      status: 200,
      description: 'A page, or a stream without end.',
      content: {
        'application/json': { schema: { $ref: getSchemaPath(LogPageDto) } },
        'text/event-stream': { schema: { type: 'string' } },
      },
    }),
  );
