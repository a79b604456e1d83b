import { type DocumentState, newestOf } from '../../../content/publishing/document-state.ts';
import { isSame } from '../../../fields/is-same.ts';
import { nameChange } from '../../../content/publishing/name-change.ts';
import { type Language, languages } from '../../../language/languages.ts';
import type { RevisionAction, RevisionPublishing } from '../../database/tables.ts';
import type { Change } from './change.ts';
import { toFormer, mediaIdsIn, type Snapshot, type SubtreeSnapshot } from './snapshot.ts';
import { knownCollection } from './read-values.ts';
import { declaredValues, type FieldValues } from './stored-entry.ts';
import { mediaIdsOf } from './usage.ts';

export interface NewRevision {
  readonly action: RevisionAction;
  readonly collection: string;
  readonly entryId: number | null;
  readonly parentId: number | null;
  /** The title of the record in the history: a stored value. */
  readonly title: unknown;
  readonly publishing?: RevisionPublishing | null;
  /** The affected languages; empty if the change is not about languages. */
  readonly languages?: readonly Language[];
  /** The names of the changed fields in the code. */
  readonly changed?: readonly string[];
  /** The data that undoing needs; `null` if none. */
  readonly former: unknown;
  /** The records that were deleted together with it. */
  readonly deleted?: readonly Snapshot[];
  /** The ids of the files that undoing needs. */
  readonly mediaIds?: ReadonlySet<number>;
}

/** Rows per statement: databases limit a statement to some thousand values. */
const rowsAtOnce = 1000;

async function addDeleted({ tx }: Change, revisionId: number, records: readonly Snapshot[]): Promise<void> {
  for (let start = 0; start < records.length; start += rowsAtOnce) {
    const rows = records.slice(start, start + rowsAtOnce).map(({ collection, id, status_en, status_ar }) => ({
      revision_id: revisionId,
      collection,
      entry_id: id,
      seen_en: status_en === 'published' ? 1 : 0,
      seen_ar: status_ar === 'published' ? 1 : 0,
    }));
    await tx.insertInto('deletion').values(rows).execute();
  }
}

const languagesIn = (meant: readonly Language[]): Language | 'both' | null =>
  meant.length === languages.length ? 'both' : (meant[0] ?? null);

/** Writes the revision of a change and the ids of the files that undoing needs. Returns the revision's id. */
export async function addRevision(change: Change, revision: NewRevision): Promise<number> {
  const { title, former, publishing = null, changed = [], deleted = [], mediaIds = new Set<number>() } = revision;
  const toJson = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));
  const { id } = await change.tx
    .insertInto('revision')
    .values({
      at: change.at,
      actor: change.actor.name,
      action: revision.action,
      collection: revision.collection,
      entry_id: revision.entryId,
      parent_id: revision.parentId,
      title: toJson(title),
      publishing,
      languages: languagesIn(revision.languages ?? []),
      changed: JSON.stringify(changed),
      former: toJson(former),
      follows: change.group.first,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  change.group.first ??= id;
  await addDeleted(change, id, deleted);
  if (mediaIds.size > 0) {
    const rows = [...mediaIds].map((media_id) => ({ revision_id: id, media_id }));
    await change.tx.insertInto('revision_media').values(rows).execute();
  }
  return id;
}

/** The newest values of a record, published or not. */
export const newestIn = ({ fields, draft }: Pick<Snapshot, 'fields' | 'draft'>): FieldValues => draft ?? fields;

const nameOf = (record: Snapshot) => ({
  collection: record.collection,
  entryId: record.id,
  parentId: record.parent_id,
  title: newestIn(record)[knownCollection(record.collection)?.title ?? ''],
});

const documentAt = ({ fields, draft, ...row }: Snapshot): DocumentState => ({
  published: fields,
  waiting: draft,
  states: {
    // Records that were deleted before unpublishing times existed have no such columns.
    en: { status: row.status_en, at: row.publish_at_en, until: row.take_back_at_en ?? null },
    ar: { status: row.status_ar, at: row.publish_at_ar, until: row.take_back_at_ar ?? null },
  },
});

function publishingOf(before: Snapshot | null, after: Snapshot) {
  const named = nameChange(before && documentAt(before), documentAt(after));
  return named === null ? {} : { publishing: named.action, languages: named.languages };
}

/** The declared fields whose newest values an update changed, and `category_id` if the parent changed. */
function changedNames(before: Snapshot, after: Snapshot): string[] {
  const collection = knownCollection(after.collection);
  if (collection === undefined) return [];
  const [was, is] = [before, after].map((each) => declaredValues(collection, newestOf(documentAt(each))));
  const names = Object.keys(collection.fields).filter((name) => !isSame(was?.[name], is?.[name]));
  return [...(before.parent_id === after.parent_id ? [] : ['category_id']), ...names];
}

/** Writes the revision of a new or restored record. Returns the revision's id. */
export const noteCreated = (change: Change, after: Snapshot): Promise<number> =>
  addRevision(change, { ...nameOf(after), ...publishingOf(null, after), action: 'create', former: null });

/** Writes the revision of a change of values, states or parent. Returns the revision's id. */
export function noteUpdated(change: Change, before: Snapshot, after: Snapshot): Promise<number> {
  const former = toFormer(before, after);
  return addRevision(change, {
    ...nameOf(after),
    ...publishingOf(before, after),
    action: 'update',
    changed: changedNames(before, after),
    former,
    mediaIds: new Set(
      [former.fields ?? {}, former.draft ?? {}].flatMap((values) => mediaIdsOf(after.collection, values)),
    ),
  });
}

/** Writes the revision of a deletion with everything below the record. Returns the revision's id. */
export function noteDeleted(change: Change, root: Snapshot, subtree: SubtreeSnapshot): Promise<number> {
  const { records } = subtree;
  const mediaIds = mediaIdsIn(records);
  return addRevision(change, { ...nameOf(root), action: 'delete', former: subtree, deleted: records, mediaIds });
}
