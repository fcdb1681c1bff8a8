import type { OpenAPIObject } from '@nestjs/swagger';
import { problemBody } from './problem.js';
import { PROBLEM_TYPES, type ProblemType } from './problem-types.js';

/** Recorded answers by call and status (`post /v1/legion/rally 200`), then by the name of the example. */
export type DocumentedAnswers = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Example {
  summary?: string;
  readonly value?: unknown;
  /** The request that is answered so, where it is not the example of that name. */
  readonly 'x-request'?: object | string;
}
type Examples = Readonly<Record<string, Example>>;
interface Media {
  examples?: Examples;
}
type Content = Readonly<Record<string, Media>>;

export interface DocumentedCall {
  readonly operationId: string;
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly schema?: { readonly example?: unknown };
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

export interface Called {
  readonly path: string;
  readonly method: string;
  readonly call: DocumentedCall;
}

/** Every call of the document with the name that its answers go by. */
export const callsOf = (document: OpenAPIObject): Called[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, DocumentedCall>).map(([method, call]) => ({ path, method, call })),
  );

/** The examples that a call's body may be, of every media type. */
export const requestExamples = ({ requestBody }: DocumentedCall): Examples =>
  Object.assign({}, ...Object.values(requestBody?.content ?? {}).map(({ examples = {} }) => examples)) as Examples;

const ofStatus = (status: string): ProblemType | undefined =>
  (Object.keys(PROBLEM_TYPES) as ProblemType[]).find((type) => PROBLEM_TYPES[type].status === Number(status));

/** What any problem with that status may look like, where none was recorded of this very call. */
const anyProblem = (status: string): Examples => {
  const type = ofStatus(status);
  return type === undefined ? {} : { [type]: { summary: PROBLEM_TYPES[type].title, value: problemBody(type) } };
};

const recordedExamples = (recorded: Readonly<Record<string, unknown>>, told: Examples): Examples =>
  Object.fromEntries(Object.entries(recorded).map(([name, value]) => [name, { ...told[name], value }]));

const shownAnswers = (
  { path, method, call }: Called,
  status: string,
  answers: DocumentedAnswers,
): Examples | undefined => {
  const [[type, media] = []] = Object.entries(call.responses[status]?.content ?? {});
  const told = media?.examples;
  const recorded = answers[`${method} ${path} ${status}`];
  if (recorded !== undefined) return recordedExamples(recorded, { ...requestExamples(call), ...told });
  return type === 'application/problem+json' ? { ...anyProblem(status), ...told } : told;
};

const show = (media: Media | undefined, examples: Examples | undefined): void => {
  if (media !== undefined && examples !== undefined) media.examples = examples;
};

/** The answers put beside the questions, so that the documentation shows what the judge says and not what it might. */
export const withAnswers = (document: OpenAPIObject, answers: DocumentedAnswers): OpenAPIObject => {
  for (const called of callsOf(document)) {
    const { path, method, call } = called;
    const asked = answers[`${method} ${path} request`];
    show(call.requestBody?.content['application/json'], asked && recordedExamples(asked, {}));
    for (const [status, { content = {} }] of Object.entries(call.responses))
      show(Object.values(content)[0], shownAnswers(called, status, answers));
  }
  return document;
};
