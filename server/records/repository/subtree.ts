import type { Kysely } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { CommentRow, EntryRow, Tables } from '../../database/tables.ts';
import { countRecordComments, readRecordComments } from '../../discussion/record-comments.ts';
import type { SubtreeCounts } from './entry-store.ts';

export interface Subtree {
  /** The record itself first, then everything below it, level by level, each level in its order. */
  readonly records: readonly EntryRow[];
  readonly comments: readonly CommentRow[];
}

interface Access {
  readonly tables: Kysely<Tables>;
  /** Set for deletions on PostgreSQL, where a visitor may add a comment at the same time. */
  readonly lock: boolean;
}

async function childrenOf({ tables, lock }: Access, parents: readonly EntryRow[]): Promise<EntryRow[]> {
  const byCollection = Map.groupBy(parents, (row) => row.collection);
  const children: EntryRow[] = [];
  for (const [collection, rows] of byCollection) {
    const ids = rows.map(({ id }) => id);
    const query = tables
      .selectFrom('entry')
      .selectAll()
      .where('parent_collection', '=', collection)
      .where('parent_id', 'in', ids)
      .orderBy('collection')
      .orderBy('position')
      .orderBy('id');
    children.push(...(await (lock ? query.forUpdate() : query).execute()));
  }
  return children;
}

/** Reads everything that is deleted together with a record. */
export async function readSubtree(
  tables: Kysely<Tables>,
  root: EntryRow,
  lock: Database['dialect'] | null = null,
): Promise<Subtree> {
  const access: Access = { tables, lock: lock === 'postgres' };
  const records: EntryRow[] = [root];
  for (let level = await childrenOf(access, [root]); level.length > 0; level = await childrenOf(access, level)) {
    records.push(...level);
  }
  return { records, comments: await readRecordComments(tables, records) };
}

/** Counts the records below the root, by slug, without the root. */
export function countBelow({ records, comments }: Subtree): SubtreeCounts {
  const counts: Record<string, number> = {};
  for (const { collection } of records.slice(1)) counts[collection] = (counts[collection] ?? 0) + 1;
  return { ...counts, ...countRecordComments(comments) };
}
