import type { Collection } from '../../content/model/collection.ts';
import { asEdited, type StoredEntry } from '../changes/stored-entry.ts';
import type { EntryStore } from '../entries/entry-store.ts';

/** A record as somebody is about to save it. */
export interface Unsaved {
  readonly collection: Collection;
  readonly entry: StoredEntry;
}

type Entries = Pick<EntryStore, 'list' | 'get' | 'wasDeleted' | 'findDeleted'>;

const isSeen = ({ status }: StoredEntry): boolean => status.en === 'published' && status.ar === 'published';

/** As it would be shown if it were published; of one that is, visitors' values stay. */
const asPublished = (entry: StoredEntry): StoredEntry =>
  isSeen(entry) ? entry : { ...asEdited(entry), status: { en: 'published', ar: 'published' } };

/**
 * The stored records with one that is not saved laid over them: in the place of the record it changes, a new one last
 * among its siblings. It and its parent count as published, because a preview shows what would be.
 */
export function layOver(entries: Entries, unsaved: Unsaved): Entries {
  const { collection } = unsaved;
  const entry: StoredEntry = { ...unsaved.entry, status: { en: 'published', ar: 'published' } };
  const isOwn = (one: Collection): boolean => one.base === collection.base;
  const isParent = (one: Collection, id: number): boolean => one === collection.parent && id === entry.parentId;

  return {
    async list(listed, filter = {}) {
      const stored = await entries.list(listed, filter);
      if (!isOwn(listed)) return stored.map((one) => (isParent(listed, one.id) ? asPublished(one) : one));
      if (stored.some(({ id }) => id === entry.id)) return stored.map((one) => (one.id === entry.id ? entry : one));
      const isAsked = filter.parentId === undefined || filter.parentId === entry.parentId;
      return isAsked ? [...stored, entry] : stored;
    },
    async get(wanted, id) {
      if (isOwn(wanted) && id === entry.id) return entry;
      const stored = await entries.get(wanted, id);
      return stored !== null && isParent(wanted, id) ? asPublished(stored) : stored;
    },
    wasDeleted: (wanted, id, language) => entries.wasDeleted(wanted, id, language),
    findDeleted: (wanted, id) => entries.findDeleted(wanted, id),
  };
}
