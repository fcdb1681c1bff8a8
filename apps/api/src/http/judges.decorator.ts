import { applyDecorators, HttpCode, Post, type Type } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiExtraModels,
  ApiOkResponse,
  ApiOperation,
  ApiUnprocessableEntityResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import { BatchDto } from './batch.dto.js';
import { ProblemDto } from './problem.dto.js';
import { problemResponse } from './problem-response.js';
import { unionSchema, type AnswerUnion, type UnionSchema } from './union-schema.js';

type Schema = { $ref: string } | UnionSchema;

export interface JudgeOptions {
  readonly summary: string;
  readonly description?: string;
  readonly body: Type;
  readonly answer: Type | AnswerUnion;
  /** Each is offered in Swagger UI, and played by a test: it is to work as it stands. */
  readonly examples: Readonly<Record<string, { readonly summary: string; readonly value: object }>>;
}

const isUnion = (answer: Type | AnswerUnion): answer is AnswerUnion => 'of' in answer;

const schemaOf = (answer: Type | AnswerUnion): Schema =>
  isUnion(answer) ? unionSchema(answer) : { $ref: getSchemaPath(answer) };

const modelsOf = (answer: Type | AnswerUnion): Type[] => (isUnion(answer) ? Object.values(answer.of) : [answer]);

/** A stateless question: POST, answered 200 whatever the judgement is. */
export const Judges = (path: string, { summary, description, body, answer, examples }: JudgeOptions): MethodDecorator =>
  applyDecorators(
    Post(path),
    HttpCode(200),
    ApiOperation({ summary, ...(description === undefined ? {} : { description }) }),
    ApiExtraModels(ProblemDto, ...modelsOf(answer)),
    ApiBody({ type: body, examples }),
    ApiOkResponse({ description: 'The answer.', schema: schemaOf(answer) }),
    ApiBadRequestResponse(problemResponse('The body is not JSON, or has the wrong shape; every fault is named.')),
    ApiUnprocessableEntityResponse(problemResponse('The shape is right, but what it says cannot be.')),
  );

/** The twin of a question that asks it of up to 100 items. */
export const JudgesBatch = (path: string, { summary, body, answer }: Omit<JudgeOptions, 'examples'>): MethodDecorator =>
  applyDecorators(
    Post(`${path}/batch`),
    HttpCode(200),
    ApiOperation({
      summary: `${summary} (up to 100 at once)`,
      description: 'Each item is laid over `common` as a JSON merge patch (RFC 7396) and judged by itself.',
    }),
    ApiExtraModels(ProblemDto, body, ...modelsOf(answer)),
    ApiBody({
      type: BatchDto,
      description: `Every item, laid over common, is to be a ${body.name.replace(/Dto$/, '')}.`,
    }),
    ApiOkResponse({
      description: 'One result an item, in their order: an answer or a problem.',
      schema: {
        type: 'object',
        required: ['results'],
        properties: {
          results: {
            type: 'array',
            items: {
              type: 'object',
              properties: { answer: schemaOf(answer), problem: { $ref: getSchemaPath(ProblemDto) } },
            },
          },
        },
      },
    }),
    ApiBadRequestResponse(problemResponse('The batch itself has the wrong shape.')),
  );
