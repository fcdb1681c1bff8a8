// The yardstick: Fastify alone with the service's own script. It keeps count of versions, sends texts of the given sizes
// as entry and position, and answers what the service answers; it judges nothing and serialises nothing but the answer.
import Fastify from 'fastify';
import { createClient } from 'redis';
import { SESSION_SCRIPTS } from '../dist/apps/api/src/sessions/store/redis-scripts.js';
import { stepOf } from './session-step.mjs';

const { answer, sizes } = JSON.parse(process.env.TEMPLATE);
const redis = await createClient({
  url: process.env.REDIS_URL,
  scripts: SESSION_SCRIPTS,
  commandOptions: { timeout: 0 },
}).connect();
const versions = new Map();

const app = Fastify();
app.post('/v1/sessions/:id/commands', async ({ params: { id } }) => {
  const version = versions.get(id) ?? 1;
  versions.set(id, version + 1);
  await redis.advanceSession(id, stepOf(version, sizes));
  return { ...answer, version: version + 1 };
});
await app.listen({ port: Number(process.env.PORT), host: process.env.HOST });
console.log('listening');
