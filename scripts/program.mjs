// Finds a program that tests or benchmarks need, or installs it where that may be done.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const executable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const inPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(executable);

/** Test workers run at the same time, and apt-get runs once: who has waited for the lock finds the program there. */
const install = (name) => `
  exec 9> '${join(tmpdir(), 'marshal-apt-get.lock')}' && flock 9
  command -v ${name} || { apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name}; }`;

const installed = (name) => {
  if (process.getuid?.() !== 0 || inPath('apt-get') === undefined) return undefined;
  console.error(`${name} is not here: installing it with apt-get.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('sh', ['-c', install(name)], { stdio: ['ignore', 'ignore', 'inherit'], env });
  return inPath(name);
};

/**
 * The path of a program: the one that the environment names in `setting`, else the first of `names` in PATH, else the
 * first of `names` installed as root with apt-get.
 * Without one, CI fails; elsewhere the answer is undefined, and a line says loudly what is left out.
 */
export const findProgram = ({ setting, names, leftOut }) => {
  const path = process.env[setting] ?? names.map(inPath).find((found) => found !== undefined) ?? installed(names[0]);
  if (path !== undefined) return path;
  const lack = `No ${names[0]} was found and none could be installed; name one in ${setting}.`;
  if (process.env.CI) throw new Error(lack);
  console.error(`\n*** ${lack} ${leftOut} ***\n`);
  return undefined;
};
