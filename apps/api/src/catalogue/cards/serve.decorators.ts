import { applyDecorators, Get, Header, type Type } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiExtraModels,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiResponse,
} from '@nestjs/swagger';
import { UNTIL_RELEASE } from '../../http/cached.js';
import { ProblemDto } from '../../http/problem.dto.js';
import { problemResponse } from '../../http/problem-response.js';

interface ServeOptions {
  readonly summary: string;
  readonly description?: string;
  readonly answer: Type;
}

const text = (description: string): { description: string; schema: { type: 'string' } } => ({
  description,
  schema: { type: 'string' },
});

const ETAG = { ETag: text('Strong; send it back as If-None-Match.') };
const LINK = { Link: text('Leads to the page after this, as rel="next"; absent on the last.') };

const cached = ({ summary, description, answer }: ServeOptions, headers: object): MethodDecorator =>
  applyDecorators(
    Header(...UNTIL_RELEASE),
    ApiExtraModels(ProblemDto),
    ApiOperation({ summary, ...(description !== undefined && { description }) }),
    ApiOkResponse({
      description: 'It stays the same until a release.',
      type: answer,
      headers: { ...ETAG, ...headers },
    }),
    ApiResponse({ status: 304, description: 'The caller has it already: If-None-Match names it.' }),
    ApiBadRequestResponse(
      problemResponse('A parameter is not known or not right; every one is named.', {
        unknownParameter: { summary: 'A parameter that this call does not have', 'x-request': { colour: 'red' } },
      }),
    ),
  );

/** A list that is short enough to be told whole. */
export const ServeList = (path: string, options: ServeOptions): MethodDecorator =>
  applyDecorators(Get(path), cached(options, {}));

/** A list in pages. */
export const ServePage = (path: string, options: ServeOptions): MethodDecorator =>
  applyDecorators(Get(path), cached(options, LINK));

/** One record by its id. */
export const ServeOne = (
  path: string,
  { example, ...options }: ServeOptions & { readonly example: string },
): MethodDecorator =>
  applyDecorators(
    Get(`${path}/:id`),
    cached(options, {}),
    ApiParam({ name: 'id', description: 'The id of the card.', schema: { type: 'string', example } }),
    ApiNotFoundResponse(
      problemResponse('Nothing has that id; the nearest known ones are named.', {
        misspelt: { summary: 'The last letter is missing', 'x-request': { id: example.slice(0, -1) } },
      }),
    ),
  );
