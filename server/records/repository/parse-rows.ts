import { getHeapStatistics } from 'node:v8';
import { LRUCache } from 'lru-cache';
import type { Kysely } from 'kysely';
import type { Collection } from '../../../content/model/collection.ts';
import type { ContentVersions } from '../../database/content-versions.ts';
import type { EntryRow, Tables } from '../../database/tables.ts';
import type { Logger } from '../../logger.ts';
import { readValues, isReadable } from '../changes/read-values.ts';
import { declaredValues, type StoredEntry, withValues } from '../changes/stored-entry.ts';
import { findRow } from '../changes/entry-rows.ts';

/** A stored record whose values do not match the declaration of its collection. */
export interface UnreadableRecord {
  /** The slug of its collection. */
  readonly collection: string;
  readonly id: number;
  readonly parentId: number | null;
}

/** Maximum number of remembered records; a whole collection may be unreadable. */
const mostRemembered = 100;

/** Logs records that are left out because they cannot be read, and remembers them for administrators. */
export function createUnreadableRecords(log?: Pick<Logger, 'error'>) {
  const found = new Map<string, UnreadableRecord>();
  return {
    /** Called when a record is left out. */
    note({ base, failure = 'A stored record cannot be read' }: Collection, id: number, parentId: number | null): void {
      log?.error({ collection: base, id }, failure);
      if (found.size < mostRemembered) found.set(`${base}/${id}`, { collection: base, id, parentId });
    },
    /** The records that still cannot be read. */
    async list(read: Kysely<Tables>): Promise<readonly UnreadableRecord[]> {
      for (const [key, { collection, id }] of found) {
        const row = await findRow(read, collection, id);
        if (row === undefined || isReadable(row)) found.delete(key);
      }
      return [...found.values()];
    },
  };
}

export type UnreadableRecords = ReturnType<typeof createUnreadableRecords>;

/** The columns from which a record is parsed. */
export const entryColumns = [
  'entry.collection',
  'entry.id',
  'entry.parent_id',
  'entry.position',
  'entry.version',
  'entry.status_en',
  'entry.status_ar',
  'entry.publish_at_en',
  'entry.publish_at_ar',
  'entry.take_back_at_en',
  'entry.take_back_at_ar',
  'entry.created_at',
  'entry.updated_at',
  'entry.fields',
  'entry.draft',
] as const;

type ColumnOf<Name> = Name extends `entry.${infer Column}` ? Column : never;
export type ReadableRow = Pick<EntryRow, ColumnOf<(typeof entryColumns)[number]>>;

interface ParsedValues extends Pick<StoredEntry, 'fields' | 'draft'> {
  readonly isWhole: boolean;
}

export interface ParsedRow {
  readonly entry: StoredEntry;
  /** False if some values cannot be read; these are empty. */
  readonly isWhole: boolean;
}

/**
 * Total number of JSON characters whose parsed values are cached. Parsed values take 2.3 bytes per character (measured
 * with ten thousand products), so the cache takes a fourteenth of the maximum heap: with 512 MB some eleven thousand
 * products.
 */
const charactersToCache = (): number => Math.floor(getHeapStatistics().heap_size_limit / 32);

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) freeze(inner);
  Object.freeze(value);
}

export type ParseRow = (collection: Collection, row: ReadableRow) => ParsedRow;

/** The records that can be read completely. */
export const wholeOf = (rows: readonly ParsedRow[]): StoredEntry[] =>
  rows.flatMap(({ entry, isWhole }) => (isWhole ? [entry] : []));

/**
 * Parses rows and caches the values of each version of a record, because pages read the same records repeatedly. Values
 * are frozen because answers share them. A record that cannot be read does not affect others.
 */
export function createRowParser(
  versions: Pick<ContentVersions, 'onChange'>,
  unreadable: Pick<UnreadableRecords, 'note'>,
  mostCharacters: number = charactersToCache(),
): ParseRow {
  const cached = new LRUCache<string, ParsedValues>({ maxSize: mostCharacters });
  // A restore of all content may reuse version numbers.
  versions.onChange((tags) => {
    if (tags === 'all') cached.clear();
  });

  function parse(collection: Collection, { id, parent_id: parentId, fields, draft }: ReadableRow): ParsedValues {
    const [live, waiting] = [readValues(collection, fields), draft === null ? null : readValues(collection, draft)];
    const isWhole = live.isWhole && waiting?.isWhole !== false;
    if (!isWhole) unreadable.note(collection, id, parentId);
    const parsed = {
      fields: declaredValues(collection, live.values),
      draft: waiting === null ? null : declaredValues(collection, waiting.values),
      isWhole,
    };
    freeze(parsed);
    return parsed;
  }

  return (collection, row) => {
    // An id may be reused by another record; its creation time differs.
    const key = `${row.collection}/${row.id} ${row.version} ${row.created_at}`;
    let values = cached.get(key);
    if (values === undefined) {
      values = parse(collection, row);
      cached.set(key, values, { size: row.fields.length + (row.draft?.length ?? 0) });
    }
    return { entry: withValues(row, values), isWhole: values.isWhole };
  };
}
