import { Injectable } from '@nestjs/common';

/** What the service stands on, as far as it can be away: each part adds its own check. */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, () => Promise<boolean>>();

  add(name: string, isThere: () => Promise<boolean>): void {
    this.checks.set(name, isThere);
  }

  /** The names of what is away now. */
  async away(): Promise<readonly string[]> {
    const answers = await Promise.all(
      [...this.checks].map(async ([name, isThere]) => ({ name, there: await isThere() })),
    );
    return answers.filter(({ there }) => !there).map(({ name }) => name);
  }
}
