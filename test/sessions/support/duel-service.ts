// The service with no game but the duel, as a process of its own; REDIS_URL says where its games are kept.
import { startDuelApi } from './duel-app.js';

const { url } = await startDuelApi({ redisUrl: process.env['REDIS_URL'] });
console.log(url);
