import { isSame } from '../../../fields/is-same.ts';
import type { CommentRow, EntryRow } from '../../database/tables.ts';
import { readableValues } from './read-values.ts';
import type { FieldValues } from './stored-entry.ts';
import { mediaIdsOf } from './usage.ts';

/** A record as revisions keep it: its row, with the JSON columns opened. */
export type Snapshot = Omit<EntryRow, 'fields' | 'draft'> & {
  readonly fields: FieldValues;
  readonly draft: FieldValues | null;
};

/** A deleted record and everything that went with it, parents before children. */
export interface SubtreeSnapshot {
  readonly records: readonly Snapshot[];
  readonly comments: readonly CommentRow[];
}

export const toSnapshot = (row: EntryRow): Snapshot => ({
  ...row,
  fields: readableValues(row.collection, row.fields),
  draft: row.draft === null ? null : readableValues(row.collection, row.draft),
});

export const toRow = (snapshot: Snapshot): EntryRow => ({
  ...snapshot,
  fields: JSON.stringify(snapshot.fields),
  draft: snapshot.draft === null ? null : JSON.stringify(snapshot.draft),
});

/** Every file that the snapshots name. */
export const mediaIdsIn = (snapshots: readonly Snapshot[]): Set<number> =>
  new Set(
    snapshots.flatMap(({ collection, fields, draft }) => [
      ...mediaIdsOf(collection, fields),
      ...(draft === null ? [] : mediaIdsOf(collection, draft)),
    ]),
  );

// What a revision keeps follows from its action; this is where that is believed.
export function parseSubtree(json: string | null): SubtreeSnapshot {
  const subtree: SubtreeSnapshot = JSON.parse(json ?? 'null');
  return subtree;
}

/** The columns beside the values that an update changes, as far as taking it back needs them. */
type FormerColumns = Pick<
  Snapshot,
  | 'status_en'
  | 'status_ar'
  | 'publish_at_en'
  | 'publish_at_ar'
  | 'take_back_at_en'
  | 'take_back_at_ar'
  | 'parent_id'
  | 'position'
>;

/** What an update replaced, and nothing that it left as it was. A value that was not there is `null`. */
export type FormerValues = Partial<FormerColumns> & {
  /** Of those that visitors see. */
  readonly fields?: FieldValues;
  /** Of those that waited; `null` where nothing did. */
  readonly draft?: FieldValues | null;
};

const columns = [
  'status_en',
  'status_ar',
  'publish_at_en',
  'publish_at_ar',
  'take_back_at_en',
  'take_back_at_ar',
  'parent_id',
] as const;

function formerIn(before: FieldValues, after: FieldValues): FieldValues {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries(
    [...names]
      .map((name) => [name, before[name] ?? null] as const)
      .filter(([name, former]) => !isSame(former, after[name] ?? null)),
  );
}

/** What stood in a record before an update and no longer stands there. */
export function toFormer(before: Snapshot, after: Snapshot): FormerValues {
  const fields = formerIn(before.fields, after.fields);
  const changed = columns.filter((name) => before[name] !== after[name]);
  return {
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(!isSame(before.draft, after.draft) && {
      draft: before.draft && formerIn(before.draft, after.draft ?? after.fields),
    }),
    ...Object.fromEntries(changed.map((name) => [name, before[name]])),
    // Its place among others means something where it went to others alone.
    ...(changed.includes('parent_id') && { position: before.position }),
  };
}

/** The record as it was before an update, from how it was after it: the other half of `toFormer`. */
export function withFormer(after: Snapshot, { fields, draft, ...former }: FormerValues): Snapshot {
  return {
    ...after,
    ...former,
    fields: { ...after.fields, ...fields },
    draft: draft === undefined ? after.draft : draft && { ...(after.draft ?? after.fields), ...draft },
  };
}

// What a revision keeps follows from its action; this is where that is believed.
export function parseFormer(json: string | null): FormerValues {
  const former: FormerValues = JSON.parse(json ?? '{}');
  return former;
}
