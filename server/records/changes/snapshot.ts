import { isSame } from '../../../fields/is-same.ts';
import type { CommentRow, EntryRow } from '../../database/tables.ts';
import { readableValues } from './read-values.ts';
import type { FieldValues } from './stored-entry.ts';
import { mediaIdsOf } from './usage.ts';

/** A record in a revision: its row with parsed JSON columns. */
export type Snapshot = Omit<EntryRow, 'fields' | 'draft'> & {
  readonly fields: FieldValues;
  readonly draft: FieldValues | null;
};

/** A deleted record and everything that was deleted with it, parents before children. */
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

/** The ids of all files that the snapshots use. */
export const mediaIdsIn = (snapshots: readonly Snapshot[]): Set<number> =>
  new Set(
    snapshots.flatMap(({ collection, fields, draft }) => [
      ...mediaIdsOf(collection, fields),
      ...(draft === null ? [] : mediaIdsOf(collection, draft)),
    ]),
  );

// The action of a revision determines the shape of its JSON, so the JSON is not validated here.
export function parseSubtree(json: string | null): SubtreeSnapshot {
  const subtree: SubtreeSnapshot = JSON.parse(json ?? 'null');
  return subtree;
}

/** The columns other than the values that an update changes and that undoing needs. */
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

/** The values that an update replaced. A value that did not exist before is `null`. */
export type FormerValues = Partial<FormerColumns> & {
  /** Replaced published values. */
  readonly fields?: FieldValues;
  /** Replaced values of the draft; `null` if there was no draft. */
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

/** Returns the values that an update replaced. */
export function toFormer(before: Snapshot, after: Snapshot): FormerValues {
  const fields = formerIn(before.fields, after.fields);
  const changed = columns.filter((name) => before[name] !== after[name]);
  return {
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(!isSame(before.draft, after.draft) && {
      draft: before.draft && formerIn(before.draft, after.draft ?? after.fields),
    }),
    ...Object.fromEntries(changed.map((name) => [name, before[name]])),
    // A position is only useful together with the parent it belongs to, so it is stored only when the parent changed.
    ...(changed.includes('parent_id') && { position: before.position }),
  };
}

/** Reconstructs the record before an update from the record after it: the inverse of `toFormer`. */
export function withFormer(after: Snapshot, { fields, draft, ...former }: FormerValues): Snapshot {
  return {
    ...after,
    ...former,
    fields: { ...after.fields, ...fields },
    draft: draft === undefined ? after.draft : draft && { ...(after.draft ?? after.fields), ...draft },
  };
}

// The action of a revision determines the shape of its JSON, so the JSON is not validated here.
export function parseFormer(json: string | null): FormerValues {
  const former: FormerValues = JSON.parse(json ?? '{}');
  return former;
}
