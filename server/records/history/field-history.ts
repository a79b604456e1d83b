import type { Kysely } from 'kysely';
import type { Collection } from '../../../content/model/collection.ts';
import { findRow } from '../changes/entry-rows.ts';
import { parseFormer, withFormer, type Snapshot, toRow, toSnapshot } from '../changes/snapshot.ts';
import { newestIn } from '../changes/note-records.ts';
import { type StoredEntry, toStoredEntry } from '../changes/stored-entry.ts';
import type { Timestamp, Tables } from '../../database/tables.ts';
import { snapshotAfter } from './snapshot-after.ts';

/** The last change of a field. */
export interface FieldChanged {
  readonly revision: number;
  readonly at: Timestamp;
  readonly actor: string;
}

/** A change of one field, with stored values. */
export interface FieldState extends FieldChanged {
  readonly before: unknown;
  readonly after: unknown;
}

/** A version of a record: the newest, the published one, or the one after a revision (its id). */
export type RecordVersion = 'now' | 'live' | number;

/** The maximum number of changes of a record that are searched for the last one of each field. */
const mostLooked = 500;
/** The number of changes per query where their values are needed. */
const readAtOnce = 100;

function parseNames(json: string): readonly string[] {
  const names: readonly string[] = JSON.parse(json);
  return names;
}

/** The history of single fields of a record, by field name in the declaration. */
export interface FieldHistory {
  /** The last change of each field since the record was created, and when the record was last published. */
  lastChanges(
    collection: Collection,
    id: number,
  ): Promise<{ readonly fields: ReadonlyMap<string, FieldChanged>; readonly publishedAt: Timestamp | null }>;
  /**
   * The changes of one field, newest first; with `after` only older ones. Reads every change of the record down to the
   * last one that is returned. Returns `null` if the record does not exist.
   */
  statesOf(
    collection: Collection,
    id: number,
    request: { readonly name: string; readonly after?: number | undefined; readonly limit: number },
  ): Promise<readonly FieldState[] | null>;
  /**
   * The record with the values of a version as its newest values. Returns `null` if the record does not exist, or the
   * revision is a deletion or of another record.
   */
  recordAt(collection: Collection, id: number, version: RecordVersion): Promise<StoredEntry | null>;
}

export function createFieldHistory(read: Kysely<Tables>): FieldHistory {
  const changesOf = ({ base }: Collection, id: number) =>
    read.selectFrom('revision').where('collection', '=', base).where('entry_id', '=', id).orderBy('id', 'desc');

  /** The updates of a record, newest first, with the values that they replaced. */
  async function* updatesOf(collection: Collection, id: number) {
    for (let behind: number | null = null; ;) {
      let query = changesOf(collection, id).select(['id', 'at', 'actor', 'action', 'changed', 'former']);
      if (behind !== null) query = query.where('id', '<', behind);
      const rows = await query.limit(readAtOnce).execute();
      yield* rows.filter(({ action }) => action === 'update');
      const last = rows.at(-1);
      if (last === undefined || rows.length < readAtOnce) return;
      behind = last.id;
    }
  }

  return {
    async lastChanges(collection, id) {
      const rows = await changesOf(collection, id)
        .select(['id', 'at', 'actor', 'action', 'publishing', 'changed'])
        .limit(mostLooked)
        .execute();
      const fields = new Map<string, FieldChanged>();
      for (const { id: revision, at, actor, action, changed } of rows) {
        const names = action === 'update' ? parseNames(changed) : [];
        for (const name of names) if (!fields.has(name)) fields.set(name, { revision, at, actor });
      }
      return { fields, publishedAt: rows.find(({ publishing }) => publishing === 'publish')?.at ?? null };
    },

    async statesOf(collection, id, { name, after, limit }) {
      const row = await findRow(read, collection.base, id);
      if (row === undefined) return null;
      const states: FieldState[] = [];
      let left: Snapshot = toSnapshot(row);
      for await (const { id: revision, at, actor, changed, former } of updatesOf(collection, id)) {
        const before = withFormer(left, parseFormer(former));
        if (parseNames(changed).includes(name) && (after === undefined || revision < after))
          states.push({ revision, at, actor, before: newestIn(before)[name], after: newestIn(left)[name] });
        if (states.length === limit) break;
        left = before;
      }
      return states;
    },

    async recordAt(collection, id, version) {
      const row = await findRow(read, collection.base, id);
      if (row === undefined) return null;
      if (version === 'now') return toStoredEntry(collection, row);
      if (version === 'live') return toStoredEntry(collection, { ...row, draft: null });
      const own = await changesOf(collection, id).select('action').where('id', '=', version).executeTakeFirst();
      if (own === undefined || own.action === 'delete') return null;
      const left = await snapshotAfter(read, { id: version, collection: collection.base, entry_id: id });
      return left === null ? null : toStoredEntry(collection, toRow(left));
    },
  };
}
