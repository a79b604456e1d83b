import { titleOf } from '../../content/derive/title-of.ts';
import type { Collection } from '../../content/model/collection.ts';
import { asEdited, type StoredEntry } from '../records/changes/stored-entry.ts';
import type { EntryReads } from '../records/repository/entry-reads.ts';

/** A record with unsaved changes. */
export interface Unsaved {
  readonly collection: Collection;
  readonly entry: StoredEntry;
}

const isSeen = ({ status }: StoredEntry): boolean => status.en === 'published' && status.ar === 'published';

/** The record as if it were published. One that is published already keeps its published values. */
const asPublished = (entry: StoredEntry): StoredEntry =>
  isSeen(entry) ? entry : { ...asEdited(entry), status: { en: 'published', ar: 'published' } };

/**
 * Reads of the stored records with an unsaved one applied: it replaces the stored record, or a new one comes last among
 * its siblings. It and its parent count as published, because a preview shows the future page.
 */
export function layOver(entries: EntryReads, unsaved: Unsaved): EntryReads {
  const { collection } = unsaved;
  const entry: StoredEntry = { ...unsaved.entry, status: { en: 'published', ar: 'published' } };
  const isOwn = (one: Collection): boolean => one.base === collection.base;
  const isParent = (one: Collection, id: number): boolean => one === collection.parent && id === entry.parentId;

  const isRequested = ({ parentId }: { readonly parentId?: number | undefined }): boolean =>
    parentId === undefined || parentId === entry.parentId;

  /** Applies the unsaved record to a list. A new one comes last if the list ends within this part (`endsHere`). */
  function lay(listed: Collection, stored: readonly StoredEntry[], endsHere: boolean): StoredEntry[] {
    if (!isOwn(listed)) return stored.map((one) => (isParent(listed, one.id) ? asPublished(one) : one));
    if (stored.some(({ id }) => id === entry.id)) return stored.map((one) => (one.id === entry.id ? entry : one));
    return endsHere ? [...stored, entry] : [...stored];
  }

  return {
    async lists(requests) {
      const stored = await entries.lists(requests);
      return requests.map((request, index) => lay(request.collection, stored[index] ?? [], isRequested(request)));
    },
    async part(listed, request) {
      const part = await entries.part(listed, request);
      return { ...part, entries: lay(listed, part.entries, part.next === null && isRequested(request)) };
    },
    async some(wanted, ids) {
      const stored = await entries.some(wanted, ids);
      const laid = lay(wanted, stored, ids.includes(entry.id));
      return ids.flatMap((id) => laid.find((one) => one.id === id) ?? []);
    },
    async facets(listed, language) {
      const all = await entries.facets(listed, language);
      if (!isOwn(listed)) return all;
      const own = { id: entry.id, facets: entry.fields };
      const isThere = all.some(({ id }) => id === entry.id);
      return isThere ? all.map((one) => (one.id === entry.id ? own : one)) : [...all, own];
    },
    async get(wanted, id) {
      if (isOwn(wanted) && id === entry.id) return entry;
      const stored = await entries.get(wanted, id);
      return stored !== null && isParent(wanted, id) ? asPublished(stored) : stored;
    },
    names: (listed, request) => entries.names(listed, request),
    ranges: (listed, size) => entries.ranges(listed, size),
    changedAt: (listed) => entries.changedAt(listed),
    async rows(listed, { language, requests }) {
      if (!isOwn(listed)) return entries.rows(listed, { language, requests });
      const isNew = (await entries.get(listed, entry.id)) === null;
      // A new record comes after all others.
      const placed = requests.map((request) =>
        isNew && request.before === entry.id ? { ...request, before: 'end' as const } : request,
      );
      const own = { id: entry.id, name: titleOf(collection, entry) };
      const rows = await entries.rows(listed, { language, requests: placed });
      return rows.map((row) => row.map((one) => (one.id === entry.id ? own : one)));
    },
    named: (listed, request) => entries.named(listed, request),
    formerlyNamed: (listed, request) => entries.formerlyNamed(listed, request),
    wasDeleted: (wanted, id, language) => entries.wasDeleted(wanted, id, language),
    findDeleted: (wanted, id) => entries.findDeleted(wanted, id),
  };
}
