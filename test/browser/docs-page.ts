import type { Locator, Page, Response } from 'playwright-core';

/** What the page sent, and what it shows of the answer. */
export interface Executed {
  readonly answer: Response;
  readonly status: string;
  readonly body: string;
  /** How much wider the page is than its window, in pixels. */
  readonly overflow: number;
}

type Filled = Readonly<Record<string, string>>;

const PHONE = { width: 390, height: 844 };

/** /docs on a phone, as a person uses it. */
export class DocsPage {
  private constructor(private readonly page: Page) {}

  static async open(page: Page): Promise<DocsPage> {
    await page.setViewportSize(PHONE);
    await page.goto('/docs');
    await page.locator('.opblock').first().waitFor();
    return new DocsPage(page);
  }

  /** Opens a call, fills in what only the person knows, executes its example and folds it again. */
  async execute(operationId: string, filled: Filled = {}): Promise<Executed> {
    const call = this.page.locator(`.opblock[id$="-${operationId}"]`);
    const summary = call.locator('.opblock-summary-control');
    await summary.click();
    for (const [name, value] of Object.entries(filled))
      await call.locator(`[data-param-name="${name}"] input`).fill(value);
    const answered = this.page.waitForResponse((response) => response.request().resourceType() === 'fetch');
    await call.getByRole('button', { name: 'Execute', exact: true }).click();
    const answer = await answered;
    const executed = { answer, ...(await shownIn(call)), overflow: await this.overflow() };
    await summary.click();
    return executed;
  }

  /** Gives the page the token of a seat. */
  async authorize(token: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Authorize', exact: true }).click();
    const dialog = this.page.locator('.dialog-ux .modal-ux');
    await dialog.locator('input').fill(token);
    await dialog.getByRole('button', { name: 'Apply credentials' }).click();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  }

  private overflow(): Promise<number> {
    return this.page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
  }
}

const shownIn = async (call: Locator): Promise<Pick<Executed, 'status' | 'body'>> => {
  const shown = call.locator('.live-responses-table .response');
  const status = await shown.locator('.response-col_status').innerText();
  const body = (await shown.locator('pre').first().textContent()) ?? '';
  return { status, body };
};
