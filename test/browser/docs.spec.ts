import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { startApi, type Api } from '../support/api.js';
import { describeInBrowser, openPage, startBrowser } from './browser.js';

const operation = (page: Page, path: string): Locator =>
  page.locator('.opblock', { has: page.locator(`[data-path="${path}"]`) });

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
    const calls = Object.values(api.document.paths).flatMap((item) => Object.keys(item));
    expect(await page.locator('.opblock').count()).toBe(calls.length);
    expect(complaints).toEqual([]);
  });

  it.each(['/v1/xwing/actions/validate', '/v1/xwing/activation-order', '/v1/legion/rally'])(
    '/docs runs the example of %s with one click',
    async (path) => {
      const { page, complaints } = await openPage(browser, origin);
      await page.goto('/docs');
      const call = operation(page, path);
      await call.locator('.opblock-summary-control').click();
      const answered = page.waitForResponse((response) => response.url() === `${origin}${path}`);
      await call.getByRole('button', { name: 'Execute' }).click();
      const answer = (await (await answered).json()) as unknown;
      const shown = call.locator('.live-responses-table .response');
      expect(await shown.locator('.response-col_status').innerText()).toMatch(/^200/);
      const body = await shown.locator('pre code').first().innerText();
      expect(JSON.parse(body)).toEqual(answer);
      expect(complaints).toEqual([]);
    },
  );

  it('/problems/validation says what a caller can do', async () => {
    const { page, complaints } = await openPage(browser, origin);
    await page.goto('/problems/validation');
    expect(await page.locator('h1').innerText()).toBe('400: The request has the wrong shape');
    await page.getByRole('link', { name: 'All problems' }).click();
    await page.getByRole('link', { name: 'validation', exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });
});
