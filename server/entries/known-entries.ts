import { getHeapStatistics } from 'node:v8';
import type { Collection } from '../../content/model/collection.ts';
import { readValues } from '../changes/read-values.ts';
import { declaredValues, type StoredEntry, withValues } from '../changes/stored-entry.ts';
import type { ContentVersions } from '../database/content-versions.ts';
import type { EntryRow } from '../database/tables.ts';
import type { UnreadableRecords } from './unreadable-records.ts';
import { createValueMemory } from './value-memory.ts';

/** All of a record but its values, which take most of the time to read and seldom change. */
export const lightColumns = [
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
] as const;

export const wholeColumns = [...lightColumns, 'entry.fields', 'entry.draft'] as const;

type ColumnOf<Name> = Name extends `entry.${infer Column}` ? Column : never;
export type LightRow = Pick<EntryRow, ColumnOf<(typeof lightColumns)[number]>>;
export type WholeRow = LightRow & Pick<EntryRow, 'fields' | 'draft'>;

/** One question, by what is read of each record that answers it. */
export interface RowsQuestion {
  /** Left out where the values of those who answer are mostly not known: then they are read with the first look. */
  light?(): Promise<readonly LightRow[]>;
  whole(): Promise<readonly WholeRow[]>;
}

interface Known extends Pick<EntryRow, 'version' | 'created_at'> {
  readonly values: Pick<StoredEntry, 'fields' | 'draft'>;
  readonly isWhole: boolean;
}

/** A record that answers a question. */
export interface ReadRow {
  readonly entry: StoredEntry;
  /** False where some of its values cannot be read; they are empty. */
  readonly isWhole: boolean;
}

/**
 * Signs of all texts of which the values are held. What is read of a sign takes 2.3 bytes (of ten thousand products), so
 * that is a fourteenth of the heap that the machine's memory allows: with 512 MB some eleven thousand products.
 */
const signsToHold = (): number => getHeapStatistics().heap_size_limit / 32;

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) freeze(inner);
  Object.freeze(value);
}

/** Reads the rows that answer a question, in its order; `collectionOf` tells whose a row is. */
export type ReadEntries = (
  question: RowsQuestion,
  collectionOf: (row: LightRow) => Collection | undefined,
) => Promise<readonly ReadRow[]>;

/** The records that can be read whole. */
export const wholeOf = (rows: readonly ReadRow[]): StoredEntry[] =>
  rows.flatMap(({ entry, isWhole }) => (isWhole ? [entry] : []));

/**
 * Reads records whose values are mostly known: pages read the same ones all the time. Each question is asked of the
 * database; only when it is answered by a record of which this version is not known, it is asked once more for the
 * values too. So an answer is always one statement's, and never older than the question. Values are frozen, since whoever
 * gets them shares them; what is not kept is his alone. A record that cannot be read takes no other with it.
 */
export function knowEntries(
  versions: Pick<ContentVersions, 'onChange'>,
  unreadable: Pick<UnreadableRecords, 'note'>,
  mostSigns: number = signsToHold(),
): ReadEntries {
  const memory = createValueMemory<Known>(mostSigns);
  // Whoever puts another content in the place of all of it may bring back numbers of versions.
  versions.onChange((tags) => {
    if (tags === 'all') memory.forget();
  });

  const keyOf = ({ collection, id }: LightRow): string => `${collection}/${id}`;

  function knownOf(row: LightRow): Known | undefined {
    const { version, created_at: createdAt } = row;
    const found = memory.find(keyOf(row));
    return found?.version === version && found.created_at === createdAt ? found : undefined;
  }

  function keep(collection: Collection, row: WholeRow): Known {
    const { version, created_at, fields, draft } = row;
    const live = readValues(collection, fields);
    const waiting = draft === null ? null : readValues(collection, draft);
    const valuesOf = ({ values }: typeof live) => declaredValues(collection, values);
    const isWhole = live.isWhole && waiting?.isWhole !== false;
    if (!isWhole) unreadable.note(collection, row.id, row.parent_id);
    const values = { fields: valuesOf(live), draft: waiting === null ? null : valuesOf(waiting) };
    const read = { version, created_at, values, isWhole };
    if (memory.offer(keyOf(row), read, fields.length + (draft?.length ?? 0))) freeze(read);
    return read;
  }

  const toReadRow = (row: LightRow, { values, isWhole }: Known): ReadRow => ({
    entry: withValues(row, values),
    isWhole,
  });

  return async (question, collectionOf) => {
    const light = await question.light?.();
    const values = light?.map(knownOf);
    if (light !== undefined && values?.includes(undefined) === false) {
      return light.flatMap((row, place) => {
        const found = values[place];
        return found === undefined ? [] : [toReadRow(row, found)];
      });
    }
    const rows = await question.whole();
    return rows.flatMap((row) => {
      const collection = collectionOf(row);
      return collection === undefined ? [] : [toReadRow(row, knownOf(row) ?? keep(collection, row))];
    });
  };
}
