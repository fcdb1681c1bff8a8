// npm test: installs and builds what is missing, then runs every suite. Arguments go to jest.
import { ensureBuilt, ensureInstalled, run } from './project.mjs';

ensureInstalled();
ensureBuilt('dist-test', ['apps', 'libs', 'test'], ['-p', 'tsconfig.test.json']);
run(process.execPath, [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
  ...process.argv.slice(2),
]);
