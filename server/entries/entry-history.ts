import { collections } from '../../content/collections/index.ts';
import type { Collection } from '../../content/model/collection.ts';
import type { Edition } from '../../content/publishing/edition.ts';
import { takeBack as takeBackEdition } from '../../content/publishing/take-back.ts';
import { settings } from '../../content/settings.ts';
import type { Change } from '../changes/change.ts';
import { findRows } from '../changes/entry-rows.ts';
import type { RecordState, Recorded, RevisionStates } from '../changes/recorded-kind.ts';
import { parseSnapshot, parseSubtree, type Snapshot, toRow } from '../changes/snapshot.ts';
import type { RevisionRow } from '../database/tables.ts';
import { editionIn } from '../changes/edition-of.ts';
import { removeEntry } from './remove-entry.ts';
import { reorderEntries } from './reorder-entries.ts';
import { restoreSubtree } from './restore-subtree.ts';
import { changeEntry } from './write-entry.ts';

const editionAt = ({ fields, draft, ...row }: Snapshot): Edition => ({
  live: fields,
  waiting: draft,
  states: {
    en: { status: row.status_en, at: row.publish_at_en },
    ar: { status: row.status_ar, at: row.publish_at_ar },
  },
});

const toState = (snapshot: Snapshot | undefined): RecordState | null =>
  snapshot === undefined
    ? null
    : { fields: snapshot.draft ?? snapshot.fields, parentId: snapshot.parent_id, edition: editionAt(snapshot) };

/** What a revision tells about a record of content, also of a collection that is declared no more. */
export function entryStates(row: RevisionRow): RevisionStates {
  if (row.action === 'delete') return { before: toState(parseSubtree(row.before).records[0]), after: null };
  return {
    before: row.action === 'update' ? toState(parseSnapshot(row.before)) : null,
    after: toState(parseSnapshot(row.after)),
  };
}

/** The old order of the records that still exist, then those that came since, in their present order. */
async function restoreOrder(change: Change, collection: Collection, revision: RevisionRow): Promise<number> {
  const old: readonly number[] = JSON.parse(revision.before ?? '[]');
  const present = (await findRows(change.tx, collection.base, revision.parent_id)).map(({ id }) => id);
  const ids = [...old.filter((id) => present.includes(id)), ...present.filter((id) => !old.includes(id))];
  return reorderEntries(change, collection, revision.parent_id, ids);
}

async function takeBackEntry(change: Change, collection: Collection, revision: RevisionRow): Promise<number | null> {
  const id = revision.entry_id ?? 0;
  if (revision.action === 'reorder') return restoreOrder(change, collection, revision);
  if (revision.action === 'delete') return restoreSubtree(change, collection, parseSubtree(revision.before));
  if (revision.action === 'create') return (await removeEntry(change, collection, id)).revisionId;
  const [before, after] = [parseSnapshot(revision.before), parseSnapshot(revision.after)];
  const isMove = before.parent_id !== after.parent_id;
  const editions = { before: editionIn(collection, toRow(before)), after: editionIn(collection, toRow(after)) };
  const { revisionId } = await changeEntry(change, collection, id, {
    ...(isMove && { parentId: before.parent_id, position: before.position }),
    edit: (present) => takeBackEdition(collection.fields, { ...editions, present }, Date.parse(change.at)),
  });
  return revisionId;
}

/** What the administrator edits: collections and settings groups. */
export const recordedEntries: readonly Recorded[] = [...collections, ...settings].map((collection) => ({
  base: collection.base,
  title: collection.title,
  fields: collection.fields,
  holds: 'records',
  statesOf: entryStates,
  takeBack: (change, revision) => takeBackEntry(change, collection, revision),
}));
