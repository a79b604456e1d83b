import type { Issue } from '../../fields/field.ts';
import type { CallMessage } from '../../language/call-words.ts';
import type { MessageValues } from '../../language/message.ts';
import type { StoredEntry } from './stored-entry.ts';

/** The record (or the revision) that a change is about does not exist. */
export class NotFoundError extends Error {
  constructor(what: string) {
    super(`There is no ${what}`);
    this.name = 'NotFoundError';
  }
}

/** The record was changed since the client read it, or its place is taken; `current` is what is there now. */
export class ConflictError extends Error {
  readonly current: StoredEntry;

  constructor(current: StoredEntry) {
    super(`${current.collection}/${current.id} is at version ${current.version}`);
    this.name = 'ConflictError';
    this.current = current;
  }
}

/** The change is refused: defects by wire path, and the sentence that speaks for them all (`invalid` when absent). */
export class InvalidError extends Error {
  readonly issues: readonly Issue[];
  readonly messageKey: CallMessage;
  readonly values: MessageValues;

  constructor(issues: readonly Issue[], messageKey: CallMessage = 'invalid', values: MessageValues = {}) {
    super(`Refused: ${messageKey} ${issues.map(({ path, code }) => `${path} ${code}`).join(', ')}`);
    this.name = 'InvalidError';
    this.issues = issues;
    this.messageKey = messageKey;
    this.values = values;
  }
}
