// npm start: installs and builds what is missing, then serves. It is run by exec where there is one (not on Windows),
// because a shell in between would die of npm's SIGTERM and leave the service behind.
import { spawn } from 'node:child_process';
import { ensureBuilt, ensureInstalled, root } from './project.mjs';

ensureInstalled();
ensureBuilt('dist', ['apps', 'libs'], []);

const flags = ['--enable-source-maps', '--disable-warning=ExperimentalWarning'];
const server = spawn(process.execPath, [...flags, 'dist/apps/api/src/main.js'], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
