import { history } from '../../../calls/history.ts';
import { callMessage } from '../../../language/call-messages.ts';
import type { Database } from '../../database/connect.ts';
import { goingWith } from '../history/going-with.ts';
import type { EntryStore } from '../repository/entry-store.ts';
import type { ChangeGroup, RevisionSummary } from '../changes/revision.ts';
import { findRecorded } from '../history/recorded.ts';
import { notFound } from '../../http/call-error.ts';
import { partOf } from '../../http/part-of.ts';
import type { Serve } from '../../http/serve.ts';
import { tellList } from '../../http/tell-list.ts';
import type { Logger } from '../../logger.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { changedNames, changesOf, filesIn } from './revision-changes.ts';
import { undoGroup } from '../undo-group.ts';
import { undoMany } from './undo-many.ts';
import { listUnfinished, deleteNotice } from '../change-runs.ts';

/** Serializes a change for the history. */
function serializeRevision(
  revision: RevisionSummary,
  groups: ReadonlyMap<number, ChangeGroup>,
  there: ReadonlySet<string>,
) {
  const group = groups.get(revision.id);
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
    follows: revision.follows,
    group:
      group === undefined
        ? null
        : {
            count: group.count,
            left: group.left,
            one_collection: group.isOneCollection,
            one_action: group.isOneAction,
            first_import: group.isFirstImport,
          },
    is_there: there.has(`${revision.collection}/${revision.entryId}`),
  };
}

/** The services that the calls of the history use. */
interface HistoryServices {
  readonly database: Database;
  readonly log: Logger;
  readonly entries: EntryStore;
  readonly media: Pick<MediaStore, 'find'>;
}

/** Serves the history and undo. */
export function serveHistory(serve: Serve, { database, entries, media, log }: HistoryServices): void {
  /** Serializes changes with their groups. */
  async function serializeAll(revisions: readonly RevisionSummary[]) {
    const [groups, there] = await Promise.all([
      entries.changeGroups(revisions.flatMap(({ id, follows }) => (follows === null ? id : []))),
      entries.present(revisions),
    ]);
    return revisions.map((revision) => serializeRevision(revision, groups, there));
  }

  serve(history.list, async ({ query: { collection: slug, id, grouped, after, limit, sort }, request, reply }) => {
    const collection = slug === undefined ? undefined : findRecorded(slug);
    if (slug !== undefined && collection === undefined) throw notFound();
    const filter = { ...(collection && { collection }), ...(id !== undefined && { id }) };
    const isGrouped = grouped === '1';
    const found = await entries.revisions({
      ...filter,
      isGrouped,
      limit: limit + 1,
      isOldestFirst: sort === 'id',
      ...(after !== undefined && { after }),
    });
    const { rows, next } = partOf(found, limit);
    tellList(request, reply, { total: isGrouped ? null : await entries.countRevisions(filter), next });
    return serializeAll(rows);
  });

  serve(history.get, async ({ params }) => {
    const revision = await entries.revision(params.id);
    if (revision === null) throw notFound();
    const fields = findRecorded(revision.collection)?.fields ?? {};
    const files = await media.find(filesIn(fields, revision));
    const [shown] = await serializeAll([revision]);
    if (shown === undefined) throw notFound();
    return { ...shown, changes: changesOf(fields, revision, files) };
  });

  serve(history.group, async ({ params: { id }, query: { limit, after } }) => {
    const { rows, next } = partOf(await entries.changesOf(id, { after, limit: limit + 1 }), limit);
    if (rows.length === 0 && after === undefined) throw notFound();
    return { changes: await serializeAll(rows), next };
  });

  async function outcomeOf(id: number, isGroup: boolean) {
    const outcome = await entries.undoOutcome({ id, isGroup });
    if (outcome === null) throw notFound();
    return { parts: [...outcome.parts], first_import: outcome.isFirstImport };
  }
  serve(history.outcome, ({ params: { id } }) => outcomeOf(id, false));
  serve(history.groupOutcome, ({ params: { id } }) => outcomeOf(id, true));

  serve(history.undoGroup, async ({ params: { id: first }, body: { after, follows }, language, actor }) =>
    undoGroup(entries, { first, after, actor: await goingWith(entries, await actor(), follows), language }),
  );

  serve(history.unfinished, async () => {
    const runs = await listUnfinished(database);
    return {
      changes: runs.map(({ id, kind, started_at, written, undone_at, unchanged }) => ({
        id,
        kind,
        at: started_at,
        written,
        undone_at,
        unchanged,
      })),
    };
  });

  serve(history.deleteUnfinished, async ({ params: { id }, language }) => {
    if (!(await deleteNotice(database, id))) throw notFound();
    return { message: callMessage('unfinishedNoticeRemoved', language) };
  });

  serve(history.undo, async ({ params, language, actor }) => {
    const { revisionId } = await entries.undo(params.id, await actor());
    return { message: callMessage('changeUndone', language), undo: revisionId };
  });

  serve(history.undoAll, async ({ body: { revisions, keep_newer: keepsNewer = false }, language, actor }) => {
    const request = { actor: await actor(), keepsNewer };
    const revisionIds = await undoMany({ database, entries, log }, revisions, request);
    const key = revisions.length === 1 ? 'changeUndone' : 'changesUndone';
    return { message: callMessage(key, language), undo: revisionIds };
  });
}
