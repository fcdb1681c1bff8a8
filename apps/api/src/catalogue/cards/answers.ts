import type { FastifyReply } from 'fastify';
import type { Page } from '@marshal/catalogue';
import type { Checked } from '@marshal/rules/kernel';
import { parameterFault } from '../../http/faults.js';
import { Problem } from '../../http/problem.js';

interface PageAnswer<DataSet, Entry> {
  readonly dataSet: DataSet;
  readonly total: number;
  readonly items: readonly Entry[];
  readonly next?: string;
}

/** The query of the page after this one, as a link that leads there from the same host. */
const nextLink = (url: string, cursor: string): string => {
  const [path = '', query = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', cursor);
  return `<${path}?${parameters.toString()}>; rel="next"`;
};

/** A page with a Link to the one after it; or a 400 that names every parameter that is not right. */
export const pageAnswer = <DataSet, Entry>(
  dataSet: DataSet,
  checked: Checked<Page<Entry>>,
  reply: FastifyReply,
): PageAnswer<DataSet, Entry> => {
  if ('faults' in checked) {
    const errors = checked.faults.map((fault) => parameterFault(fault.pointer.slice(1), fault));
    throw new Problem('validation', { errors });
  }
  const { items, total, next } = checked.value;
  if (next === undefined) return { dataSet, total, items };
  reply.header('link', nextLink(reply.request.originalUrl, next));
  return { dataSet, total, items, next };
};

/** Ids to suggest where an id says nothing, but may be a name. */
export const idsOf = (found: Checked<Page<{ readonly id: string }>>): readonly string[] =>
  'faults' in found ? [] : found.value.items.map(({ id }) => id);

/** One record; or a 404 with the nearest ids. */
export const oneAnswer = <DataSet extends string, Entry>(
  dataSet: DataSet,
  item: Entry | undefined,
  nearest: () => readonly string[],
): { readonly dataSet: DataSet; readonly item: Entry } => {
  if (item !== undefined) return { dataSet, item };
  const detail = `Nothing has this id in the data set ${dataSet}.`;
  throw new Problem('not-found', { detail, errors: [parameterFault('id', { detail, nearest: nearest() })] });
};
