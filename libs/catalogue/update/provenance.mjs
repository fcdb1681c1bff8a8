import { execFileSync } from 'node:child_process';

/** What git says of a checkout; nothing where it says nothing. */
const git = (checkout, ...args) => {
  try {
    return execFileSync('git', ['-C', checkout, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trimEnd();
  } catch {
    return '';
  }
};

const linesOf = (text) => text.split('\n').filter((line) => line !== '');

/** A folder within another repository, such as this one, is no checkout. */
const isCheckout = (folder) => linesOf(git(folder, 'rev-parse', '--show-cdup', '--git-dir')).length === 1;

/** Owner and name, whatever way an address is written. */
const repository = (address) =>
  address
    .toLowerCase()
    .replace(/\/$|\.git\/?$/, '')
    .split(/[/:]/)
    .slice(-2)
    .join('/');

/** The address in a line of git's settings, without any name or password in it. */
const shown = (line) => line.replace(/^\S+ /, '').replace(/\/\/[^/@]*@/, '//');

const otherRepository = (addresses, source) =>
  addresses.length === 0 || addresses.some((address) => repository(address) === repository(source))
    ? []
    : [`the checkout is of ${addresses.join(', ')}, and the data come from ${source}`];

const localChanges = (checkout) => {
  const [first, ...more] = linesOf(git(checkout, 'status', '--porcelain')).map((line) => line.slice(3));
  if (first === undefined) return [];
  const files = more.length === 0 ? first : `${first} and ${more.length} more`;
  return [`the checkout has local changes, which its commit does not tell: ${files}`];
};

const UNKNOWN = { commit: 'unknown', commitDate: 'unknown' };

/**
 * The commit that a folder is a checkout of, with what forbids to call it so: another repository than `source`, local
 * changes. Where git does not know, the commit is `unknown`, and `lines` say so.
 */
export const provenance = (checkout, source) => {
  if (!isCheckout(checkout))
    return { revision: UNKNOWN, problems: [], lines: [`no checkout of git: whether it is of ${source} is not known`] };
  const addresses = linesOf(git(checkout, 'config', '--get-regexp', '^remote\\..*\\.url$')).map(shown);
  return {
    revision: {
      commit: git(checkout, 'rev-parse', 'HEAD'),
      commitDate: git(checkout, 'log', '-1', '--format=%cs'),
    },
    problems: [...otherRepository(addresses, source), ...localChanges(checkout)],
    lines: addresses.length === 0 ? [`a checkout without a remote: whether it is of ${source} is not known`] : [],
  };
};
