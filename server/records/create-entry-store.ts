import type { Database } from '../database/connect.ts';
import type { Logger } from '../logger.ts';
import { readingOrder } from '../database/reading-order.ts';
import { findRow, isId } from './changes/entry-rows.ts';
import { parseSubtree, toRow } from './changes/snapshot.ts';
import { toStoredEntry } from './changes/stored-entry.ts';
import { duplicateEntry } from './repository/duplicate-entry.ts';
import type { EntryStore } from './repository/entry-store.ts';
import type { RevisionFilter } from './changes/revision.ts';
import { createChangeGroups } from './history/change-groups.ts';
import { createFacets } from './repository/create-facets.ts';
import { findLinkedPaths, findLinksTo } from './repository/find-links.ts';
import { findFormerlyNamed, findNamed } from './repository/find-named.ts';
import { lastChange, listNames, listRanges } from './repository/list-names.ts';
import { lastChanges } from './repository/last-changes.ts';
import { createParts, listIds } from './repository/list-part.ts';
import { listRows } from './repository/list-rows.ts';
import { dueRecords, lostSchedules, nextPublishing, publishDue } from './repository/publish-due.ts';
import { publishEntry } from './repository/publish-entry.ts';
import { createEntryReads } from './repository/read-entries.ts';
import { removeEntry } from './repository/remove-entry.ts';
import { reorderEntries } from './repository/reorder-entries.ts';
import { replaceFile } from './repository/replace-file.ts';
import { readRevision, summaryColumns, toSummary } from './history/revision-summary.ts';
import { runChange } from './repository/run-change.ts';
import { countBelow, readSubtree } from './repository/subtree.ts';
import { undoChange } from './history/undo-change.ts';
import { readUndoOutcome } from './history/undo-outcome.ts';
import { createUnreadableRecords } from './repository/parse-rows.ts';
import { lastDeletion, wasSeenAndDeleted } from './history/was-deleted.ts';
import { computeAhead, createEntry, editAhead, newDocument, saveInto, updateEntry } from './repository/write-entry.ts';

/** The store of content records over a database. `entry-store.ts` documents its methods. */
export function createEntryStore(database: Database, log?: Pick<Logger, 'error'>): EntryStore {
  const { read } = database;
  const unreadable = createUnreadableRecords(log);
  const reads = createEntryReads(database, unreadable);
  const partOf = createParts(read, reads.parse);
  function revisionsOf({ collection, id, isGrouped = false }: RevisionFilter) {
    let query = read.selectFrom('revision');
    if (isGrouped) query = query.where('follows', 'is', null);
    if (collection !== undefined) query = query.where('collection', '=', collection.base);
    if (id !== undefined) query = query.where('entry_id', '=', id);
    return query;
  }

  return {
    lists: reads.lists,
    list: async (collection, { parentId } = {}) => (await reads.lists([{ collection, parentId }]))[0] ?? [],
    part: partOf,
    ids: (collection, request) => listIds(read, collection, request),
    lastChanges: (collection, ids) => lastChanges(read, collection, ids),
    some: reads.some,
    facets: createFacets(database, unreadable),
    names: (collection, request) => listNames(read, collection, request),
    ranges: (collection, size) => listRanges(read, collection, size),
    changedAt: (collection) => lastChange(read, collection),
    rows: (collection, request) => listRows(read, collection, request),
    named: (collection, request) => findNamed(read, collection, request),
    formerlyNamed: (collection, request) => findFormerlyNamed(read, collection, request),
    get: reads.get,
    wasDeleted: (collection, id, language) => wasSeenAndDeleted(read, collection, id, language),
    async findDeleted(collection, id) {
      const deletion = isId(id) ? await lastDeletion(read, collection.base, id).executeTakeFirst() : undefined;
      if (deletion === undefined) return null;
      const own = await read
        .selectFrom('revision')
        .select('former')
        .where('id', '=', deletion.revision_id)
        .where('collection', '=', collection.base)
        .where('entry_id', '=', id)
        .executeTakeFirst();
      const [record] = own === undefined ? [] : parseSubtree(own.former).records;
      return record === undefined ? null : toStoredEntry(collection, toRow(record));
    },
    firstOf: reads.firstOf,
    async forChange(collection, { id, by }) {
      if (!isId(id)) return null;
      const row = await read
        .selectFrom('entry')
        .selectAll()
        .where('collection', '=', collection.base)
        .where(by === 'parent' ? 'parent_id' : 'id', '=', id)
        .orderBy('position')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : toStoredEntry(collection, row);
    },
    unreadable: () => unreadable.list(read),
    create(collection, { actor, ...request }) {
      const document = computeAhead(newDocument(collection, request));
      return runChange(database, actor, (change) => createEntry(change, collection, { ...request, document }));
    },
    async update(collection, id, { actor, write, saving, ...request }) {
      const row = await findRow(read, collection.base, id);
      const edit = editAhead(collection, row, saveInto(collection, { write, saving }));
      return runChange(database, actor, (change) => updateEntry(change, collection, id, { ...request, edit }));
    },
    async publish(collection, id, { actor, write, ...request }) {
      const row = write && (await findRow(read, collection.base, id));
      const edit = write && editAhead(collection, row, saveInto(collection, { write, saving: 'draft' }));
      return runChange(database, actor, (change) => publishEntry(change, collection, id, { ...request, edit }));
    },
    publishDue: (now, pass) => publishDue(database, now, pass),
    dueRecords: (now) => dueRecords(read, now),
    nextPublishing: (after) => nextPublishing(read, after),
    lostSchedules: () => lostSchedules(read),
    duplicate: (collection, id, { actor, write }) =>
      runChange(database, actor, (change) => duplicateEntry(change, collection, id, write)),
    replaceFile: (from, to, actor) =>
      runChange(database, actor, async (change) => ({ revisionIds: await replaceFile(change, from, to) })),
    remove: (collection, id, actor) => runChange(database, actor, (change) => removeEntry(change, collection, id)),
    reorder: (collection, { parentId, ids, actor }) =>
      runChange(database, actor, async (change) => ({
        revisionId: await reorderEntries(change, collection, parentId, ids),
      })),
    undo: (revisionId, actor, options) =>
      runChange(database, actor, async (change) => ({ revisionId: await undoChange(change, revisionId, options) })),
    undoAll: (revisionIds, actor, options) =>
      runChange(database, actor, async (change) => {
        const undoing: number[] = [];
        for (const id of [...new Set(revisionIds)].toSorted((one, other) => other - one)) {
          const undone = await undoChange(change, id, options);
          if (undone !== null) undoing.push(undone);
        }
        return { revisionIds: undoing };
      }),
    linkedPaths: () => findLinkedPaths(read),
    linksTo: (paths) => findLinksTo(read, paths),
    async revisions({ after, isOldestFirst = false, limit, ...filter }) {
      const { behind, order } = readingOrder(isOldestFirst);
      let query = revisionsOf(filter).orderBy('id', order).limit(limit);
      if (after !== undefined) query = query.where('id', behind, after);
      if (filter.isGrouped !== true) return (await query.select(summaryColumns).execute()).map(toSummary);
      // SQLite answers this from a covering index only if no other column is selected.
      const ids = (await query.select('id').execute()).map(({ id }) => id);
      if (ids.length === 0) return [];
      const rows = await read.selectFrom('revision').select(summaryColumns).where('id', 'in', ids).execute();
      const placeOf = new Map(ids.map((id, place) => [id, place]));
      return rows.toSorted((one, other) => (placeOf.get(one.id) ?? 0) - (placeOf.get(other.id) ?? 0)).map(toSummary);
    },
    async countRevisions({ collection, id = 0 }) {
      let query = read
        .selectFrom('revision_count')
        .select(({ fn }) => fn.sum('revisions').as('count'))
        .where('entry_id', '=', id);
      if (collection !== undefined) query = query.where('collection', '=', collection.base);
      return Number((await query.executeTakeFirstOrThrow()).count ?? 0);
    },
    ...createChangeGroups(read),
    undoOutcome: (request) => readUndoOutcome(read, request),
    revision: (id) => readRevision(read, id),
    async present(changes) {
      const ids = [...new Set(changes.flatMap(({ entryId }) => entryId ?? []))];
      if (ids.length === 0) return new Set();
      const slugs = [...new Set(changes.map(({ collection }) => collection))];
      const rows = await read
        .selectFrom('entry')
        .select(['collection', 'id'])
        .where('collection', 'in', slugs)
        .where('id', 'in', ids)
        .execute();
      return new Set(rows.map(({ collection, id }) => `${collection}/${id}`));
    },
    async countSubtree(collection, id) {
      const root = await findRow(read, collection.base, id);
      return root === undefined ? {} : countBelow(await readSubtree(read, root));
    },
  };
}
