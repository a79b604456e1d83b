import { history } from '../../calls/history.ts';
import { callMessage } from '../../language/call-words.ts';
import type { EntryStore, RevisionSummary } from '../entries/entry-store.ts';
import { findRecorded } from '../entries/recorded.ts';
import { notFound } from '../http/call-error.ts';
import { partOf } from '../http/part-of.ts';
import type { Serve } from '../http/serve.ts';
import { tellList } from '../http/tell-list.ts';
import type { MediaStore } from '../media/media-store.ts';
import { changedNames, changesOf, filesIn } from './revision-changes.ts';

/** A change as the history shows it. */
function serializeRevision(revision: RevisionSummary) {
  return {
    id: revision.id,
    at: revision.at,
    actor: revision.actor,
    action: revision.action,
    collection: revision.collection,
    entry_id: revision.entryId,
    category_id: revision.parentId,
    title: revision.title,
    publishing: revision.publishing,
    changed: changedNames(findRecorded(revision.collection)?.fields ?? {}, revision),
    undone_at: revision.undoneAt,
    undone_by: revision.undoneBy,
  };
}

/** What the calls of the history work with. */
interface HistoryServices {
  readonly entries: EntryStore;
  readonly media: Pick<MediaStore, 'find'>;
}

/** The history and the way back. */
export function serveHistory(serve: Serve, { entries, media }: HistoryServices): void {
  serve(history.list, async ({ query: { collection: base, id, after, limit, sort }, request, reply }) => {
    const collection = base === undefined ? undefined : findRecorded(base);
    if (base !== undefined && collection === undefined) throw notFound();
    const filter = { ...(collection && { collection }), ...(id !== undefined && { id }) };
    const found = await entries.revisions({
      ...filter,
      limit: limit + 1,
      isOldestFirst: sort === 'id',
      ...(after !== undefined && { after }),
    });
    const { rows, next } = partOf(found, limit);
    tellList(request, reply, { total: await entries.countRevisions(filter), next });
    return rows.map(serializeRevision);
  });

  serve(history.get, async ({ params }) => {
    const revision = await entries.revision(params.id);
    if (revision === null) throw notFound();
    const fields = findRecorded(revision.collection)?.fields ?? {};
    const files = await media.find(filesIn(fields, revision));
    return { ...serializeRevision(revision), changes: changesOf(fields, revision, files) };
  });

  serve(history.undo, async ({ params, language, actor }) => {
    const { revisionId } = await entries.undo(params.id, await actor());
    return { message: callMessage('changeUndone', language), undo: revisionId };
  });

  serve(history.undoAll, async ({ body: { revisions, keep_newer: keepsNewer = false }, language, actor }) => {
    const { revisionIds } = await entries.undoAll(revisions, await actor(), { keepsNewer });
    const key = revisions.length === 1 ? 'changeUndone' : 'changesUndone';
    return { message: callMessage(key, language), undo: revisionIds };
  });
}
