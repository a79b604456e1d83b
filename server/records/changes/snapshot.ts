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
