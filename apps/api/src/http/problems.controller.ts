import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { PROBLEM_TYPES, type ProblemType } from './problem-types.js';
import { Problem } from './problem.js';

const isProblemType = (name: string): name is ProblemType => Object.hasOwn(PROBLEM_TYPES, name);

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,">` +
  `<body style="font:16px/1.5 system-ui;max-width:40rem;margin:3rem auto;padding:0 1rem">${body}</body></html>`;

/** The pages that the `type` of a problem leads to. */
@ApiExcludeController()
@Controller('problems')
export class ProblemsController {
  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  list(): string {
    const rows = Object.entries(PROBLEM_TYPES).map(
      ([name, { status, title }]) => `<li>${status} <a href="/problems/${name}">${name}</a>: ${title}`,
    );
    return page('Problems', `<h1>Problems</h1><ul>${rows.join('')}</ul>`);
  }

  @Get(':type')
  @Header('content-type', 'text/html; charset=utf-8')
  explain(@Param('type') type: string): string {
    if (!isProblemType(type)) throw new Problem('not-found', { detail: 'No problem has that name.' });
    const { status, title, advice } = PROBLEM_TYPES[type];
    return page(title, `<h1>${status}: ${title}</h1><p>${advice}</p><p><a href="/problems">All problems</a></p>`);
  }
}
