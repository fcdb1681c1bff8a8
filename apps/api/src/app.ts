import 'reflect-metadata';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readJson } from '@marshal/catalogue';
import answers from './documentation/answers.json' with { type: 'json' };
import { DOCS_PAGE } from './documentation/page.js';
import { withSummaries } from './documentation/summaries.js';
import { AppModule } from './app.module.js';
import type { Config } from './config.js';
import { withReasonCodes } from './games/reason-codes.js';
import { watchRoutes } from './http/allowed-methods.js';
import { BodyPipe } from './http/body.pipe.js';
import { answerBrokenRequest } from './http/broken-requests.js';
import { addCompressedEntityTags, addEntityTags } from './http/cached.js';
import { describeApi } from './http/document.js';
import { withAnswers } from './http/documented-answers.js';
import { addHeaders, refuseText, requestId } from './http/hooks.js';
import { jsonBody } from './http/json-body.js';
import { addMetrics } from './http/metrics.js';
import { ProblemFilter, toProblem } from './http/problem.filter.js';
import { addQueryCheck } from './http/query-check.js';
import { addRateLimit } from './http/rate-limit.js';
import { addRequestLog } from './http/request-log.js';

const EXPOSED = [
  'etag',
  'link',
  'location',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
  'rules-version',
  'x-request-id',
];

/** A URL that Fastify cannot even read never reaches a filter. */
const frameworkErrors = (error: Error, _request: FastifyRequest, reply: FastifyReply): void => {
  const problem = toProblem(error);
  void reply.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
};

/** The application as main serves it and as every test meets it; it does not listen yet. */
export const createApp = async (
  config: Config,
  root: DynamicModule = AppModule.with(config),
): Promise<{ app: NestFastifyApplication; document: OpenAPIObject }> => {
  const adapter = new FastifyAdapter({
    bodyLimit: config.bodyLimit,
    trustProxy: config.trustProxy,
    genReqId: requestId,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors,
    clientErrorHandler: answerBrokenRequest,
  });
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, {
    logger: ['warn', 'error', 'fatal'],
  });
  const fastify = adapter.getInstance();
  const unrouted = watchRoutes(fastify);
  addHeaders(fastify);
  refuseText(fastify);
  addRateLimit(fastify, config.rateLimit);
  addMetrics(fastify);
  addRequestLog(fastify, config.logLevel);
  addEntityTags(fastify);
  app.useBodyParser('application/json', { bodyLimit: config.bodyLimit }, jsonBody(fastify, readJson));
  await app.register(cors, { origin: '*', exposedHeaders: EXPOSED, maxAge: 86_400 });
  await app.register(compress, { threshold: 2048, encodings: ['gzip', 'identity'] });
  addCompressedEntityTags(fastify);
  const document = withSummaries(withAnswers(withReasonCodes(describeApi(app)), answers));
  addQueryCheck(fastify, document);
  app.useGlobalPipes(app.get(BodyPipe).use(document));
  app.useGlobalFilters(new ProblemFilter(unrouted));
  fastify.get('/', (_request, reply) => reply.redirect('/docs'));
  SwaggerModule.setup('docs', app, document, DOCS_PAGE);
  app.enableShutdownHooks(['SIGINT', 'SIGTERM'], { useProcessExit: true });
  return { app, document };
};
