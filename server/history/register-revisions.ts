import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { nameChange, type PublishingChange } from '../../content/publishing/name-change.ts';
import { recordId, writtenId } from '../../fields/record-id.ts';
import { callMessage } from '../../language/call-words.ts';
import type { Language } from '../../language/languages.ts';
import type { RevisionSummary, EntryStore } from '../entries/entry-store.ts';
import { findRecorded } from '../entries/recorded.ts';
import { notFound } from '../http/call-error.ts';
import { actorOf, administratorReads, administratorWrites, type SessionGuard } from '../http/guards.ts';
import { readId } from '../http/read-id.ts';
import { readJson } from '../http/read-json.ts';
import type { MediaStore } from '../media/media-store.ts';
import { changedNames, changesOf, filesIn } from './revision-changes.ts';

/** What the calls of the history work with. */
interface HistoryServices {
  readonly accounts: SessionGuard;
  readonly entries: EntryStore;
  readonly media: MediaStore;
}

const filter = z.object({
  collection: z.string().optional(),
  id: writtenId.optional(),
  /** Only changes made before this one: the next page of a list. */
  before: writtenId.optional(),
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(200))
    .default(50),
});

/** As many as an import makes. */
const severalChanges = z.strictObject({ revisions: z.array(recordId).min(1).max(100_000) });

type SeenChange = PublishingChange | { readonly action: 'hold' | 'release'; readonly languages: readonly [] };

/** What a change did to what visitors see of its record, or of a message, where that is what it was about. */
function publishingOf({ action, before, after, isHeld }: RevisionSummary): SeenChange | null {
  if (isHeld !== null) return { action: isHeld ? 'hold' : 'release', languages: [] };
  if ((action !== 'create' && action !== 'update') || after?.edition === undefined) return null;
  return nameChange(before?.edition ?? null, after.edition);
}

/** A change as the history shows it. */
function serializeRevision(revision: RevisionSummary) {
  const recorded = findRecorded(revision.collection);
  const state = revision.after ?? revision.before;
  const title = recorded === undefined ? undefined : state?.fields[recorded.title];
  return {
    id: revision.id,
    at: revision.at,
    actor: revision.actor,
    action: revision.action,
    collection: revision.collection,
    entry_id: revision.entryId,
    category_id: revision.parentId,
    title: title ?? null,
    publishing: publishingOf(revision),
    changed: changedNames(recorded?.fields ?? {}, revision),
    undone_at: revision.undoneAt,
    undone_by: revision.undoneBy,
  };
}

/** The history and the way back. */
export function registerRevisions(
  app: FastifyInstance,
  { accounts, entries, media }: HistoryServices,
  language: Language,
): void {
  app.get('/revisions', administratorReads(accounts), async (request) => {
    const asked = filter.safeParse(request.query);
    const collection =
      asked.data?.collection === undefined ? undefined : findRecorded(asked.data.collection.toLowerCase());
    if (!asked.success || (asked.data.collection !== undefined && collection === undefined)) throw notFound();
    const { id, before, limit } = asked.data;
    const revisions = await entries.revisions({
      limit,
      ...(collection && { collection }),
      ...(id !== undefined && { id }),
      ...(before !== undefined && { before }),
    });
    return revisions.map(serializeRevision);
  });

  app.get('/revisions/:id', administratorReads(accounts), async (request) => {
    const revision = await entries.revision(readId(request));
    if (revision === null) throw notFound();
    const fields = findRecorded(revision.collection)?.fields ?? {};
    const files = await media.find(filesIn(fields, revision));
    return { ...serializeRevision(revision), changes: changesOf(fields, revision, files) };
  });

  app.post('/revisions/:id/undo', administratorWrites(accounts), async (request) => {
    const actor = await actorOf(accounts, request);
    const { revisionId } = await entries.undo(readId(request), actor);
    return { message: callMessage('changeUndone', language), undo: revisionId };
  });

  app.post('/revisions/undo', administratorWrites(accounts), async (request) => {
    const { revisions } = readJson(request, severalChanges);
    const { revisionIds } = await entries.undoAll(revisions, await actorOf(accounts, request));
    const key = revisions.length === 1 ? 'changeUndone' : 'changesUndone';
    return { message: callMessage(key, language), undo: revisionIds };
  });
}
