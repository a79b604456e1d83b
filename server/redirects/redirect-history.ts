import { type Change, touchList } from '../records/changes/change.ts';
import { addRevision } from '../records/changes/note-records.ts';
import type { Recorded } from '../records/changes/revision.ts';
import type { RedirectRow, RevisionRow } from '../database/tables.ts';
import { NotFoundError } from '../refusals/not-found-error.ts';
import { clashOf, lockRedirects, redirectsTag } from './redirect-store.ts';

/** The collection name of redirects in the history. */
const redirectSlug = 'redirects';

// The collection of a revision determines its content, so it is not validated here.
function parseRedirect(json: string | null): RedirectRow {
  const row: RedirectRow = JSON.parse(json ?? 'null');
  return row;
}

const revisionOf = (action: 'create' | 'delete', row: RedirectRow) => ({
  action,
  collection: redirectSlug,
  entryId: row.id,
  parentId: null,
  title: row.from_path,
  former: action === 'delete' ? row : null,
});

/** Deletes a redirect and stores it in the history; `null` if there is none. */
export async function removeRedirect(
  change: Change,
  id: number,
): Promise<{ readonly row: RedirectRow; readonly revisionId: number } | null> {
  await lockRedirects(change);
  const row = await change.tx.deleteFrom('redirect').where('id', '=', id).returningAll().executeTakeFirst();
  if (row === undefined) return null;
  touchList(change, redirectsTag);
  return { row, revisionId: await addRevision(change, revisionOf('delete', row)) };
}

/** Restores a redirect only if it still forms no chain with another one. */
async function restoreRedirect(change: Change, row: RedirectRow): Promise<number> {
  await lockRedirects(change);
  const others = await change.tx.selectFrom('redirect').selectAll().execute();
  if (clashOf(row, others) !== null) throw new NotFoundError('place for the redirect');
  await change.tx.insertInto('redirect').values(row).execute();
  touchList(change, redirectsTag);
  return addRevision(change, revisionOf('create', row));
}

/**
 * Undoes a revision of a redirect: restores a deleted one with its id, or deletes a restored one. Returns the id of the
 * new revision.
 *
 * @throws NotFoundError if it is gone, or its address has another redirect meanwhile
 */
async function undoRedirect(change: Change, revision: RevisionRow): Promise<number> {
  if (revision.action === 'delete') return restoreRedirect(change, parseRedirect(revision.former));
  const removed = await removeRedirect(change, revision.entry_id ?? 0);
  if (removed === null) throw new NotFoundError('redirect');
  return removed.revisionId;
}

export const recordedRedirects: Recorded = {
  base: redirectSlug,
  fields: {},
  holds: 'redirect',
  // The title of the revision says everything about a redirect.
  statesOf: async () => ({ before: null, after: null }),
  undo: undoRedirect,
};
