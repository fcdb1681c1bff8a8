/** How the documentation reaches the service that it shows. */
export interface Question {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | string;
}

export type Ask = (question: Question) => Promise<{ readonly status: number; readonly text: string }>;
