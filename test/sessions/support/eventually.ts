import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again and again until the answer is the wished one; gives the last answer when patience ends. */
export const eventually = async <T>(
  ask: () => T | Promise<T>,
  wished: (answer: T) => boolean,
  patienceMs = 15_000,
): Promise<T> => {
  const end = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (wished(answer) || Date.now() > end) return answer;
    await sleep(20);
  }
};
