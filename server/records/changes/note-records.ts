import { type Edition, newestOf } from '../../../content/publishing/edition.ts';
import { isSame } from '../../../fields/is-same.ts';
import { nameChange } from '../../../content/publishing/name-change.ts';
import { addRevision, type Change } from './change.ts';
import { toFormer } from './former-values.ts';
import { knownCollection } from './known-collections.ts';
import { mediaIdsIn, type Snapshot, type SubtreeSnapshot } from './snapshot.ts';
import { declaredValues, type FieldValues } from './stored-entry.ts';
import { mediaIdsOf } from './usage.ts';

/** The newest values of a record, whether visitors saw them or not. */
export const newestIn = ({ fields, draft }: Pick<Snapshot, 'fields' | 'draft'>): FieldValues => draft ?? fields;

const nameOf = (record: Snapshot) => ({
  collection: record.collection,
  entryId: record.id,
  parentId: record.parent_id,
  title: newestIn(record)[knownCollection(record.collection)?.title ?? ''],
});

const editionAt = ({ fields, draft, ...row }: Snapshot): Edition => ({
  live: fields,
  waiting: draft,
  states: {
    // Records that were deleted before times to take back were known have none.
    en: { status: row.status_en, at: row.publish_at_en, until: row.take_back_at_en ?? null },
    ar: { status: row.status_ar, at: row.publish_at_ar, until: row.take_back_at_ar ?? null },
  },
});

function publishingOf(before: Snapshot | null, after: Snapshot) {
  const named = nameChange(before && editionAt(before), editionAt(after));
  return named === null ? {} : { publishing: named.action, languages: named.languages };
}

/** The declared fields whose newest values an update changed; another parent counts too. */
function changedNames(before: Snapshot, after: Snapshot): string[] {
  const collection = knownCollection(after.collection);
  if (collection === undefined) return [];
  const [was, is] = [before, after].map((each) => declaredValues(collection, newestOf(editionAt(each))));
  const names = Object.keys(collection.fields).filter((name) => !isSame(was?.[name], is?.[name]));
  return [...(before.parent_id === after.parent_id ? [] : ['category_id']), ...names];
}

/** Notes a record that is new, or there again. Returns the revision's id. */
export const noteCreated = (change: Change, after: Snapshot): Promise<number> =>
  addRevision(change, { ...nameOf(after), ...publishingOf(null, after), action: 'create', former: null });

/** Notes a change of a record's values, states or parent. Returns the revision's id. */
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

/** Notes that a record is gone with everything below it. Returns the revision's id. */
export function noteDeleted(change: Change, root: Snapshot, subtree: SubtreeSnapshot): Promise<number> {
  const { records } = subtree;
  const mediaIds = mediaIdsIn(records);
  return addRevision(change, { ...nameOf(root), action: 'delete', former: subtree, deleted: records, mediaIds });
}
