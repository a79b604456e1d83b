import type { StoredEntry } from '../changes/stored-entry.ts';
import { Refusal, type RefusalFacts } from '../../refusals/refusal.ts';

/** The record was changed since the client read it, or its place is taken; `current` is what is there now. */
export class ConflictError extends Refusal {
  readonly facts: RefusalFacts = { status: 409, messageKey: 'conflict' };
  readonly current: StoredEntry;

  constructor(current: StoredEntry) {
    super(`${current.collection}/${current.id} is at version ${current.version}`);
    this.name = 'ConflictError';
    this.current = current;
  }
}
