import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import supertest from 'supertest';
import { createApp } from '../../apps/api/src/app.js';
import type { Config } from '../../apps/api/src/config.js';

/** The configuration of a test: loopback, memory, no limit. */
export const TEST_CONFIG: Config = {
  host: '127.0.0.1',
  port: 0,
  redisUrl: undefined,
  sessionTtl: 3600,
  rateLimit: 0,
  logLevel: 'silent',
  bodyLimit: 1_048_576,
  trustProxy: false,
};

export interface Api {
  readonly app: NestFastifyApplication;
  readonly document: OpenAPIObject;
  readonly http: ReturnType<typeof supertest>;
}

/** The real application, as main serves it; close `app` when done. */
export const startApi = async (config: Partial<Config> = {}): Promise<Api> => {
  const { app, document } = await createApp({ ...TEST_CONFIG, ...config });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return { app, document, http: supertest(app.getHttpServer()) };
};
