import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export type ChangedTags = readonly string[] | 'all';
export type ChangeListener = (tags: ChangedTags) => void;

/**
 * Determines which cached answers are still fresh. A tag names something that an answer shows: `herobanner` (the list
 * of a collection), `herobanner/5` (a record), `productssectionone<68` (the records of a parent), `media/12`,
 * `settings/company/1`.
 */
export interface ContentVersions {
  /**
   * A number that grows with every committed change, including those of other processes. Two equal results mean that
   * nothing changed in between. While change notifications are unavailable, no two results are equal.
   */
  current(): number;
  /**
   * Listeners get the changed tags, or `all` if changes may have been missed. Returns a function that removes the
   * listener.
   */
  onChange(listener: ChangeListener): () => void;
  /** Records inside a transaction that it changes these tags. Listeners are notified after the commit. */
  touch(transaction: Transaction<Tables>, tags: ChangedTags): Promise<void>;
}

/** Means "all tags" in notifications to other processes; no tag has this form. */
const everything = '*';

export const toWrittenTags = (tags: ChangedTags): readonly string[] => (tags === 'all' ? [everything] : tags);
export const toChangedTags = (written: readonly string[]): ChangedTags =>
  written.includes(everything) ? 'all' : written;

export interface Listeners {
  readonly add: (listener: ChangeListener) => () => void;
  readonly tell: (tags: ChangedTags) => void;
}

export function createListeners(): Listeners {
  const listeners = new Set<ChangeListener>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(tags) {
      for (const listener of listeners) listener(tags);
    },
  };
}
