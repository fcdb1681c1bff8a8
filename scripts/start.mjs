// npm start: installs and builds what is missing, then serves.
import { spawn } from 'node:child_process';
import { ensureBuilt, ensureInstalled, root } from './project.mjs';

ensureInstalled();
ensureBuilt('dist', ['apps', 'libs'], []);

const flags = ['--enable-source-maps', '--disable-warning=ExperimentalWarning'];
const server = spawn(process.execPath, [...flags, 'dist/apps/api/src/main.js'], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
