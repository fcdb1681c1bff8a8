import { execFileSync } from 'node:child_process';

const git = (checkout, ...args) => {
  try {
    return execFileSync('git', ['-C', checkout, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
};

/** What a checkout is a checkout of; `unknown` where git does not know. */
export const revision = (checkout) => ({
  commit: git(checkout, 'rev-parse', 'HEAD'),
  commitDate: git(checkout, 'log', '-1', '--format=%cs'),
});
