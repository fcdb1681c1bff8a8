import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { Browser } from 'playwright-core';
import type { SessionCreatedDto } from '../../apps/api/src/sessions/dto/session-created.dto.js';
import { callsOf, type Called } from '../../apps/api/src/http/documented-answers.js';
import { startApi, type Api } from '../support/api.js';
import { DocsPage, type Executed } from './docs-page.js';
import { describeInBrowser, openPage, startBrowser } from './browser.js';

/** Swagger UI resolves the whole document anew for each call that is opened. */
const PATIENCE = 60_000;

const document = JSON.parse(readFileSync('openapi/openapi.json', 'utf8')) as OpenAPIObject;
const calls = callsOf(document).map((called) => {
  const [success = ''] = Object.keys(called.call.responses).filter((status) => status.startsWith('2'));
  return { ...called, success, operationId: called.call.operationId };
});

const isOfGame = ({ path }: Called): boolean => path.startsWith('/v1/sessions');
const ends = ({ method }: Called): boolean => method === 'delete';

describeInBrowser('the pages for people', () => {
  let api: Api;
  let browser: Browser;
  let origin: string;

  beforeAll(async () => {
    api = await startApi();
    await api.app.listen(0, '127.0.0.1');
    origin = new URL(await api.app.getUrl()).origin;
    browser = await startBrowser();
  }, 60_000);

  afterAll(async () => {
    await browser.close();
    await api.app.close();
  });

  it('/docs shows every call under its content security policy and asks nobody else', async () => {
    const { page, complaints } = await openPage(browser, origin);
    const answer = await page.goto('/docs');
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
    await page.locator('.opblock').first().waitFor();
    expect(await page.locator('.opblock').count()).toBe(callsOf(api.document).length);
    expect(complaints).toEqual([]);
  });

  it('/problems/validation says what a caller can do', async () => {
    const { page, complaints } = await openPage(browser, origin);
    await page.goto('/problems/validation');
    expect(await page.locator('h1').innerText()).toBe('400: The request has the wrong shape');
    await page.getByRole('link', { name: 'All problems' }).click();
    await page.getByRole('link', { name: 'validation', exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  describe('/docs on a phone', () => {
    let docs: DocsPage;
    let complaints: string[];
    let game: SessionCreatedDto | undefined;

    beforeAll(async () => {
      const opened = await openPage(browser, origin);
      ({ complaints } = opened);
      docs = await DocsPage.open(opened.page);
    }, 60_000);

    /** The call was answered with its success, and the page shows that very answer within its window. */
    const expectSuccess = async ({ answer, status, body, overflow }: Executed, success: string): Promise<void> => {
      expect({ status: status.trim(), overflow, complaints: complaints.splice(0) }).toEqual({
        status: success,
        overflow: 0,
        complaints: [],
      });
      expect(JSON.parse(body)).toEqual(await answer.json());
    };

    it.each(calls.filter((called) => !isOfGame(called)))(
      'runs the example of $method $path as it stands',
      async ({ operationId, success }) => {
        await expectSuccess(await docs.execute(operationId), success);
      },
      PATIENCE,
    );

    it(
      'begins a game, whose token it takes',
      async () => {
        const created = await docs.execute('sessionsCreate');
        await expectSuccess(created, '201');
        game = (await created.answer.json()) as SessionCreatedDto;
        await docs.authorize(game.seats[0]!.token);
      },
      PATIENCE,
    );

    const inGame = calls.filter((called) => isOfGame(called) && called.operationId !== 'sessionsCreate');
    it.each([...inGame.filter((called) => !ends(called)), ...inGame.filter(ends)])(
      'goes on with $method $path',
      async ({ operationId, path, success }) => {
        const filled = path.includes('{id}') ? { id: game!.id } : {};
        await expectSuccess(await docs.execute(operationId, filled), success);
      },
      PATIENCE,
    );
  });
});
