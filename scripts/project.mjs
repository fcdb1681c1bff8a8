// What start, test and check share: where the project is, whether it is installed, whether it is built.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a command to its end; a failure ends this process with the same code. */
export const run = (command, args, options = {}) => {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32' && command === 'npm',
    ...options,
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
};

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/** Installs the packages unless the lock file is the one that was installed last. */
export const ensureInstalled = () => {
  const stamp = join(root, 'node_modules', '.marshal-lock');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (read(stamp) === wanted) return;
  console.log('Installing packages …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, wanted);
};

const sources = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((path) => !path.includes('node_modules') && !path.includes('/dist/'));

/** A fingerprint of everything that a build reads. */
const fingerprint = (folders) => {
  const hash = createHash('sha256');
  const configs = ['package-lock.json', 'nest-cli.json', 'tsconfig.json', 'tsconfig.test.json'].map((name) =>
    join(root, name),
  );
  for (const path of [...configs, ...folders.flatMap(sources)].sort()) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
};

/** Builds unless nothing has changed since the last build. */
export const ensureBuilt = (outDir, folders, args) => {
  const stamp = join(root, outDir, '.marshal-build');
  const wanted = fingerprint(folders);
  if (read(stamp) === wanted) return;
  console.log(`Building ${outDir} …`);
  run(process.execPath, [join(root, 'node_modules/@nestjs/cli/bin/nest.js'), 'build', 'api', ...args]);
  writeFileSync(stamp, wanted);
};
