import { Refusal, type RefusalFacts } from '../../refusals/refusal.ts';
import type { StoredEntry } from '../changes/stored-entry.ts';

/** The record was changed since the client read it, or its place is taken. `current` is the present record. */
export class ConflictError extends Refusal {
  readonly facts: RefusalFacts = { status: 409, messageKey: 'conflict' };
  readonly current: StoredEntry;

  constructor(current: StoredEntry) {
    super(`${current.collection}/${current.id} is at version ${current.version}`);
    this.name = 'ConflictError';
    this.current = current;
  }
}

/** A change would overwrite a record whose stored values cannot be read, and these values would be lost. */
export class UnreadableError extends Refusal {
  readonly facts: RefusalFacts;

  constructor(collection: string, id: number) {
    super(`${collection} ${id} cannot be read`);
    this.name = 'UnreadableError';
    this.facts = { status: 409, messageKey: 'recordUnreadable', values: { id } };
  }
}

/** Undoing the change would also undo later changes, and the request excludes that. */
export class NewerChangesError extends Refusal {
  readonly facts: RefusalFacts = { status: 409, messageKey: 'newerChanges' };

  constructor(revisionId: number) {
    super(`What revision ${revisionId} changed was changed again since`);
    this.name = 'NewerChangesError';
  }
}
