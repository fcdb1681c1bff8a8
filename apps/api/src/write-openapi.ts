import { writeFileSync } from 'node:fs';
import { dump } from 'js-yaml';
import { createApp } from './app.js';
import { readConfig } from './config.js';
import type { Ask } from './documentation/ask.js';
import { recordAnswers } from './documentation/record-answers.js';
import { recordSession } from './documentation/record-session.js';
import { withSummaries } from './documentation/summaries.js';
import { withAnswers } from './http/documented-answers.js';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const { app, document } = await createApp({ ...readConfig(), redisUrl: undefined, rateLimit: 0 });
await app.init();
const ask: Ask = async ({ body, ...question }) => {
  const { statusCode: status, body: text } = await app.inject({
    ...question,
    ...(body !== undefined && { payload: body }),
  });
  return { status, text };
};
const answers = { ...(await recordAnswers(ask, document)), ...(await recordSession(ask)) };
await app.close();
writeFileSync('apps/api/src/documentation/answers.json', json(answers));
const answered = withSummaries(withAnswers(document, answers));
writeFileSync('openapi/openapi.json', json(answered));
writeFileSync('openapi/openapi.yaml', dump(answered, { noRefs: true, lineWidth: 120 }));
