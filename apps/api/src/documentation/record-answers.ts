import type { OpenAPIObject } from '@nestjs/swagger';
import {
  callsOf,
  requestExamples,
  type Called,
  type DocumentedAnswers,
  type DocumentedCall,
} from '../http/documented-answers.js';
import type { Ask, Question } from './ask.js';

/** A body, or the parameters of a call that is read. */
type Told = object | string;

/** What a call is asked so that it answers with one status, and the name that the answer is kept under. */
interface Example {
  readonly name: string;
  readonly told: Told;
}

/** The path of a call that is read: told parameters, and of the path those that the document gives as examples. */
const urlOf = (path: string, { parameters = [] }: DocumentedCall, told: Record<string, unknown>): string => {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const filled = inPath.reduce(
    (url, { name, schema }) => url.replace(`{${name}}`, encodeURIComponent(String(told[name] ?? schema?.example))),
    path,
  );
  const query = Object.entries(told).filter(([key]) => inPath.every(({ name }) => name !== key));
  const text = new URLSearchParams(query.map(([key, value]): [string, string] => [key, String(value)])).toString();
  return text === '' ? filled : `${filled}?${text}`;
};

const questionOf = ({ path, method, call }: Called, told: Told): Question =>
  method === 'get'
    ? { method: 'GET', url: urlOf(path, call, told as Record<string, unknown>) }
    : {
        method: 'POST',
        url: path,
        headers: { 'content-type': typeof told === 'string' ? 'text/plain' : 'application/json' },
        body: told,
      };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Long lists are told by their first two entries. */
const shortened = (body: unknown): unknown =>
  isObject(body) && 'items' in body && Array.isArray(body.items) ? { ...body, items: body.items.slice(0, 2) } : body;

/** No two answers to the same question are alike where the server rolls. */
const isChance = ({ told }: Example): boolean => JSON.stringify(told).includes('"mode":"server"');

/** What stands beside the answer, or else the examples of the body. */
const examplesFor = ({ method, call }: Called, status: string): readonly Example[] => {
  const [media] = Object.values(call.responses[status]?.content ?? {});
  const beside = Object.entries(media?.examples ?? {}).flatMap(([name, { 'x-request': told }]) =>
    told === undefined ? [] : [{ name, told }],
  );
  if (beside.length > 0 || status !== '200') return beside;
  if (method === 'get') return [{ name: 'answer', told: {} }];
  return Object.entries(requestExamples(call)).map(([name, { value }]) => ({ name, told: value as Told }));
};

/** Asks every documented question that needs no session, and keeps what is answered. */
export const recordAnswers = async (ask: Ask, document: OpenAPIObject): Promise<DocumentedAnswers> => {
  const answers: Record<string, Record<string, unknown>> = {};
  for (const called of callsOf(document).filter(({ path }) => !path.startsWith('/v1/sessions'))) {
    for (const status of Object.keys(called.call.responses)) {
      const key = `${called.method} ${called.path} ${status}`;
      for (const { name, told } of examplesFor(called, status).filter((example) => !isChance(example))) {
        const answer = await ask(questionOf(called, told));
        if (String(answer.status) !== status) throw new Error(`${key} ${name}: ${answer.text}`);
        (answers[key] ??= {})[name] = shortened(JSON.parse(answer.text));
      }
    }
  }
  return answers;
};
