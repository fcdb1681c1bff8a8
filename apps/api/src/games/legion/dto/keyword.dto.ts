import type { Keyword } from '@marshal/rules/legion';
import { Id } from '../../../http/id.decorator.js';
import { OptionalSatisfying } from '../../../http/satisfies.decorator.js';

export class KeywordDto implements Keyword {
  @Id({ description: 'The printed name, without its value.', example: 'Danger Sense' })
  readonly name!: string;

  @OptionalSatisfying({
    what: 'a number or a text',
    when: (value) => typeof value === 'number' || (typeof value === 'string' && value.length <= 100),
    documented: {
      description: 'What is printed after the name.',
      oneOf: [{ type: 'number' }, { type: 'string', maxLength: 100 }],
      example: 2,
    },
  })
  readonly value?: number | string;
}
