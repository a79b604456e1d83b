import { Refusal, type RefusalFacts } from '../../refusals/refusal.ts';
import type { StoredEntry } from '../changes/stored-entry.ts';

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

/** A change would write a record again whose stored values cannot be read, and what cannot be read would be lost. */
export class UnreadableError extends Refusal {
  readonly facts: RefusalFacts;

  constructor(collection: string, id: number) {
    super(`${collection} ${id} cannot be read`);
    this.name = 'UnreadableError';
    this.facts = { status: 409, messageKey: 'recordUnreadable', values: { id } };
  }
}

/** Taking the change back would take back what was saved after it, too, and that is not wanted. */
export class NewerChangesError extends Refusal {
  readonly facts: RefusalFacts = { status: 409, messageKey: 'newerChanges' };

  constructor(revisionId: number) {
    super(`What revision ${revisionId} changed was changed again since`);
    this.name = 'NewerChangesError';
  }
}
