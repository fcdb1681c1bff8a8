// npm run check: everything that can be judged without running the service.
import { spawnSync } from 'node:child_process';
import { ensureBuilt, ensureInstalled, root } from './project.mjs';

const STEPS = ['typecheck', 'lint', 'format:check', 'architecture', 'deadcode', 'openapi:drift', 'openapi:lint'];

ensureInstalled();
ensureBuilt('dist', ['apps', 'libs'], []);
const failed = STEPS.filter((step) => {
  console.log(`\n— ${step}`);
  return spawnSync('npm', ['run', '--silent', step], { cwd: root, stdio: 'inherit' }).status !== 0;
});
console.log(failed.length === 0 ? '\nAll checks pass.' : `\nFailed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
