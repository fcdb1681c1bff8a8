import { writeFileSync } from 'node:fs';
import { dump } from 'js-yaml';
import { createApp } from './app.js';
import { readConfig } from './config.js';

const { app, document } = await createApp({ ...readConfig(), redisUrl: undefined });
writeFileSync('openapi/openapi.json', `${JSON.stringify(document, null, 2)}\n`);
writeFileSync('openapi/openapi.yaml', dump(document, { noRefs: true, lineWidth: 120 }));
await app.close();
