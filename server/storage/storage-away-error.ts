import { Refusal, type RefusalFacts } from '../refusals/refusal.ts';

const retryAfter = 5;
const facts: RefusalFacts = { status: 503, messageKey: 'filesAway', values: { count: retryAfter }, retryAfter };

/**
 * The bucket does not respond or responds with an error, so files can neither be stored nor read. A retry may succeed.
 */
export class StorageAwayError extends Refusal {
  override readonly name = 'StorageAwayError';
  readonly facts = facts;
}
