import { applyDecorators, HttpCode, Post, type Type } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiConsumes,
  ApiExtraModels,
  ApiOkResponse,
  ApiOperation,
  ApiUnprocessableEntityResponse,
  type ApiBodyOptions,
} from '@nestjs/swagger';
import { ProblemDto } from '../http/problem.dto.js';
import { problemResponse } from '../http/problem-response.js';

interface ReadFileOptions {
  readonly summary: string;
  readonly description: string;
  /** What the file usually looks like; the reader takes more than that. */
  readonly schema: Extract<ApiBodyOptions, { schema: unknown }>['schema'];
  readonly answer: Type;
  /** A file that can be read, and says what cannot be. */
  readonly impossible: { readonly summary: string; readonly value: object | string };
  /** JSON, or a text as a player pastes it; each is to work as it stands. */
  readonly examples: Readonly<Record<string, { readonly summary: string; readonly value: object | string }>>;
}

/** A call that reads a file that players have, as JSON or as the text that they paste. */
export const ReadFile = ({
  summary,
  description,
  schema,
  answer,
  examples,
  impossible,
}: ReadFileOptions): MethodDecorator =>
  applyDecorators(
    Post(),
    HttpCode(200),
    ApiOperation({ summary, description }),
    ApiExtraModels(ProblemDto),
    ApiConsumes('application/json', 'text/plain'),
    ApiBody({ schema, examples, required: true }),
    ApiOkResponse({ description: 'What was read.', type: answer }),
    ApiBadRequestResponse(
      problemResponse('The text is not what it begins as; position tells where reading stopped.', {
        cutOff: { summary: 'A text that stops in the middle', 'x-request': '{"name": "Red Squadron", "pilots": [' },
      }),
    ),
    ApiUnprocessableEntityResponse(
      problemResponse(
        'What is in the file is not known or makes no sense; every fault has its place and the nearest ids.',
        { impossible: { summary: impossible.summary, 'x-request': impossible.value } },
      ),
    ),
  );
