import { Refusal, type RefusalFacts } from '../refusals/refusal.ts';

const retryAfter = 5;
const facts: RefusalFacts = { status: 503, messageKey: 'filesAway', values: { count: retryAfter }, retryAfter };

/** Files can neither be stored nor read now: their bucket does not answer, or not as it must. A later try may succeed. */
export class StorageAwayError extends Refusal {
  override readonly name = 'StorageAwayError';
  readonly facts = facts;
}
