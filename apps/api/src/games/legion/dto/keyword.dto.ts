import type { Keyword } from '@marshal/rules/legion';
import { Id } from '../../../http/id.decorator.js';
import { OptionalSatisfying } from '../../../http/satisfies.decorator.js';

export class KeywordDto implements Keyword {
  @Id({
    description:
      'The printed name, without its value; case, quotes and dashes do not matter. A name that no card and no rulebook has is refused with the nearest ones.',
    example: 'Danger Sense',
  })
  readonly name!: string;

  @OptionalSatisfying({
    what: 'a number or a text',
    when: (value) => typeof value === 'number' || (typeof value === 'string' && value.length <= 100),
    documented: {
      description:
        'What is printed after the name: a whole number from 1 to 20 (1 where left out), or a list such as "Dodge, Move". `X` is a number that no public data tells: what hangs on it is left to the table and named, and where it decides an answer it is asked for. A keyword that has no value takes none.',
      oneOf: [{ type: 'number' }, { type: 'string', maxLength: 100 }],
      example: 2,
    },
  })
  readonly value?: number | string;
}
