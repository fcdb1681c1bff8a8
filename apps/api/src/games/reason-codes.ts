import type { OpenAPIObject } from '@nestjs/swagger';
import { GAMES, type Game } from './games.js';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

/** Every code that a rule of the game refuses with, once. */
export const reasonCodes = ({ rules }: Game): string[] =>
  [...new Set(rules.flatMap(({ code }) => (code === undefined ? [] : [code])))].sort();

const nameOf = ({ name }: Game): string => `${name}ReasonCode`;

const schemas: Schemas = {
  ...Object.fromEntries(
    GAMES.map((game) => [
      nameOf(game),
      {
        type: 'string',
        enum: reasonCodes(game),
        description: 'The codes that the rules of this game refuse with. `GET /v1/rules` tells which rules give one.',
      },
    ]),
  ),
  ReasonCode: {
    anyOf: [...GAMES.map((game) => ({ $ref: `#/components/schemas/${nameOf(game)}` })), { type: 'string' }],
    description:
      'An open list: a code never changes its meaning, but new ones may come. Of one that you do not know, show the `message`. `GET /v1/rules` tells which rules give a code, and what they say.',
  },
};

/** The codes of reasons as the document lists them: taken from the rules themselves. */
export const withReasonCodes = (document: OpenAPIObject): OpenAPIObject => ({
  ...document,
  components: { ...document.components, schemas: { ...document.components?.schemas, ...schemas } },
});
