import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { Problem } from '../http/problem.js';
import { ProblemFilter } from '../http/problem.filter.js';
import { StoreAway } from './store/session-store.js';

const RETRY_AFTER_S = '1';

/** A store that is away is the service's trouble, and passes. */
@Catch(StoreAway)
export class StoreAwayFilter implements ExceptionFilter {
  private readonly problems = new ProblemFilter();

  catch(_error: StoreAway, host: ArgumentsHost): void {
    const detail = 'Whether a change was made is not known: send it again with the same Idempotency-Key.';
    this.problems.catch(new Problem('unavailable', { detail }, { 'retry-after': RETRY_AFTER_S }), host);
  }
}
