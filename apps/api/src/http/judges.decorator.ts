import { applyDecorators, HttpCode, Post, type Type } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiExtraModels,
  ApiOkResponse,
  ApiOperation,
  ApiUnprocessableEntityResponse,
  getSchemaPath,
  type OpenAPIObject,
} from '@nestjs/swagger';
import { BatchDto } from './batch.dto.js';
import { ProblemDto } from './problem.dto.js';
import { problemResponse } from './problem-response.js';
import { unionSchema, type AnswerUnion, type UnionSchema } from './union-schema.js';

/** What Swagger takes for a schema. */
type AnySchema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];
type Schema = { $ref: string } | UnionSchema;

interface Example {
  readonly summary: string;
  readonly value: object;
}

interface QuestionOptions {
  readonly summary: string;
  readonly description?: string;
  readonly body: Type;
  readonly answer: Type | AnswerUnion;
  /** Each is offered in Swagger UI, and played by a test: it is to work as it stands. */
  readonly examples: Readonly<Record<string, Example>>;
}

interface JudgeOptions extends QuestionOptions {
  /** A question of the right shape that cannot be: what 422 is for. */
  readonly impossible: Example;
}

const isUnion = (answer: Type | AnswerUnion): answer is AnswerUnion => 'of' in answer;

const schemaOf = (answer: Type | AnswerUnion): Schema =>
  isUnion(answer) ? unionSchema(answer) : { $ref: getSchemaPath(answer) };

const modelsOf = (answer: Type | AnswerUnion): Type[] => (isUnion(answer) ? Object.values(answer.of) : [answer]);

const WRONG_SHAPE = {
  wrongShape: { summary: 'A field that there is not, and nothing else', 'x-request': { shape: 'wrong' } },
};

/** A stateless question: POST, answered 200 whatever the judgement is. */
export const Judges = (path: string, options: JudgeOptions): MethodDecorator => {
  const { summary, description, body, answer, examples, impossible } = options;
  return applyDecorators(
    Post(path),
    HttpCode(200),
    ApiOperation({ summary, ...(description === undefined ? {} : { description }) }),
    ApiExtraModels(ProblemDto, ...modelsOf(answer)),
    ApiBody({ type: body, examples }),
    ApiOkResponse({ description: 'The answer.', schema: schemaOf(answer) }),
    ApiBadRequestResponse(
      problemResponse('The body is not JSON, or has the wrong shape; every fault is named.', WRONG_SHAPE),
    ),
    ApiUnprocessableEntityResponse(
      problemResponse('The shape is right, but what it says cannot be.', {
        impossible: { summary: impossible.summary, 'x-request': impossible.value },
      }),
    ),
  );
};

const only = (field: string, schema: Schema, description: string): AnySchema => ({
  type: 'object',
  required: [field],
  properties: { [field]: { ...schema, description } },
  additionalProperties: false,
});

/** What a batch answers: for each item either of two. */
const resultsSchema = (answer: Type | AnswerUnion): AnySchema => ({
  type: 'object',
  required: ['results'],
  properties: {
    results: {
      type: 'array',
      description: 'One result an item, in their order.',
      items: {
        oneOf: [
          only('answer', schemaOf(answer), 'What the call itself would have answered.'),
          only('problem', { $ref: getSchemaPath(ProblemDto) }, 'Why this item has no answer.'),
        ],
      },
    },
  },
});

/** The twin of a question that asks it of up to 100 items; http/batch-schemas gives its body a type. */
export const JudgesBatch = (path: string, { summary, body, answer, examples }: QuestionOptions): MethodDecorator =>
  applyDecorators(
    Post(`${path}/batch`),
    HttpCode(200),
    ApiOperation({
      summary: `${summary} (up to 100 at once)`,
      description:
        'Each item is laid over `common` as a JSON merge patch (RFC 7396): objects are merged field by field, `null` removes, anything else replaces. What comes of it is judged by itself; one that has the wrong shape, or cannot be, gets a problem and leaves the others their answers.',
    }),
    ApiExtraModels(ProblemDto, body, ...modelsOf(answer)),
    ApiBody({ type: BatchDto, examples }),
    ApiOkResponse({
      description: 'One result an item, in their order: an answer or a problem.',
      schema: resultsSchema(answer),
    }),
    ApiBadRequestResponse(
      problemResponse('The batch itself has the wrong shape.', {
        empty: { summary: 'A batch of nothing', 'x-request': { items: [] } },
      }),
    ),
  );
