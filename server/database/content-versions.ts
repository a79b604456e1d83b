import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export type ChangedTags = readonly string[] | 'all';
export type ChangeListener = (tags: ChangedTags) => void;

/**
 * Tells which kept answers are still fresh. A tag names something that an answer showed:
 * `herobanner` (the list of a collection), `herobanner/5` (a record), `productssectionone<68` (the records of a
 * parent), `media/12`, `settings/company/1`.
 */
export interface ContentVersions {
  /**
   * A number that rises with every committed change, also by other processes. Two equal answers mean that nothing
   * changed in between. Where changes cannot be heard at the moment, no two answers are equal.
   */
  current(): number;
  /** Listeners get the tags that changed, or `all` when changes may have been missed. Returns how to stop listening. */
  onChange(listener: ChangeListener): () => void;
  /** Notes inside a transaction that these tags change with it; listeners hear of it after the commit. */
  touch(transaction: Transaction<Tables>, tags: ChangedTags): Promise<void>;
}

/** Stands for every tag where changes are told to other processes; no tag looks like it. */
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
