import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import supertest from 'supertest';
import { eventually } from './eventually.js';

export interface ServiceProcess {
  readonly url: string;
  readonly http: ReturnType<typeof supertest>;
  /** Whether it can take every request, asked again and again until it can or patience ends. */
  readonly ready: () => Promise<boolean>;
  /** kill -9, and waits for the end. */
  readonly kill: () => Promise<void>;
}

const running = new Set<ReturnType<typeof spawn>>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** The line that names its address; what it logs may come before, and its end instead. */
const addressOf = async (child: ReturnType<typeof spawn>): Promise<string> => {
  for await (const line of createInterface({ input: child.stdout! })) if (line.startsWith('http')) return line.trim();
  throw new Error('The service ended before it listened.');
};

/** Starts the service with the duel in a process of its own. */
export const startService = async (redisUrl: string, env: NodeJS.ProcessEnv = {}): Promise<ServiceProcess> => {
  const child = spawn(process.execPath, ['dist-test/test/sessions/support/duel-service.js'], {
    env: { ...process.env, ...env, REDIS_URL: redisUrl },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  running.add(child);
  const exit = once(child, 'exit').then(() => running.delete(child));
  const url = await addressOf(child);
  child.stdout.resume();
  const http = supertest(url);
  return {
    url,
    http,
    ready: () => eventually(async () => (await http.get('/health/ready')).status === 200, Boolean),
    kill: async () => {
      child.kill('SIGKILL');
      await exit;
    },
  };
};

/** The same, when it can take every request. */
export const readyService = async (redisUrl: string, env: NodeJS.ProcessEnv = {}): Promise<ServiceProcess> => {
  const service = await startService(redisUrl, env);
  if (!(await service.ready())) throw new Error('The service did not become ready.');
  return service;
};
