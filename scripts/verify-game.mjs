// npm run verify:game -- FILE: replays an exported game and checks every roll, without the service.
import { resolve } from 'node:path';
import { ensureBuilt, ensureInstalled, run } from './project.mjs';

ensureInstalled();
ensureBuilt('dist', ['apps', 'libs'], []);
const files = process.argv.slice(2).map((file) => (file === '-' ? file : resolve(process.env.INIT_CWD ?? '.', file)));
run(process.execPath, ['--disable-warning=ExperimentalWarning', 'dist/apps/api/src/verify-game.js', ...files]);
