// The yardstick: Fastify alone, with the published schemas and the same decision, and nothing else.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { resolveAttempt } from '../dist/libs/catalogue/src/index.js';
import { validateAction } from '../dist/libs/rules/src/xwing/index.js';

const document = JSON.parse(readFileSync('openapi/openapi.json', 'utf8'), (_key, value) =>
  value?.oneOf && value.discriminator ? { ...value, discriminator: undefined } : value,
);
const app = Fastify({ ajv: { customOptions: { strict: false, allErrors: true } } });
app.addSchema({ $id: 'openapi', components: document.components });
const { schema } = document.paths['/v1/xwing/actions/validate'].post.requestBody.content['application/json'];
app.post(
  '/v1/xwing/actions/validate',
  { schema: { body: { $ref: `openapi${schema.$ref}` } } },
  async (request, reply) => {
    const question = resolveAttempt(request.body);
    if ('faults' in question) return reply.code(422).send({ errors: question.faults });
    return validateAction(question.value);
  },
);
await app.listen({ port: Number(process.env.PORT), host: process.env.HOST });
console.log('listening');
