import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe } from '@jest/globals';
import { chromium, type Browser, type Page } from 'playwright-core';

interface BrowserScript {
  readonly findBrowser: () => string | undefined;
}

const script = (await import(pathToFileURL(join(process.cwd(), 'scripts/browser.mjs')).href)) as BrowserScript;

const binary = script.findBrowser();

/** `describe` where there is a browser; where there must be one (in CI) and is none, asking for it has thrown. */
export const describeInBrowser = binary === undefined ? describe.skip : describe;

/** A headless browser with a fresh profile, which asks nothing of anybody by itself. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(binary === undefined ? {} : { executablePath: binary }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

/** A page in a context of its own, and whatever it complains of: errors, refusals, requests to anywhere but `origin`. */
export const openPage = async (browser: Browser, origin: string): Promise<{ page: Page; complaints: string[] }> => {
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 1280, height: 1000 } });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.origin !== origin) complaints.push(`asked elsewhere: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return { page, complaints };
};
