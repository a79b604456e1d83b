import type { Collection } from '../../content/model/collection.ts';
import type { Language } from '../../language/languages.ts';
import type { EntryRow, EntryStatus, Moment } from '../database/tables.ts';

/** Stored values under the fields' names in the code; what each holds is `Stored` in `fields/{kind}/field.ts`. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** A record as the server handles it: every declared field has a value, the kind's empty one where none was written. */
export interface StoredEntry {
  /** The base of its collection. */
  readonly collection: string;
  readonly id: number;
  readonly parentId: number | null;
  /** Its place among the records of its parent; rising, not without gaps. */
  readonly position: number;
  /** 1 for a new record, one more with every change of its fields; a change of order does not count. */
  readonly version: number;
  readonly fields: FieldValues;
  readonly status: Readonly<Record<Language, EntryStatus>>;
  readonly createdAt: Moment;
  readonly updatedAt: Moment;
}

/** Who makes a change, as the history names him. */
export interface Actor {
  readonly name: string;
}

export function parseFields(json: string): FieldValues {
  const fields: FieldValues = JSON.parse(json);
  return fields;
}

/** The values of the declared fields, and of no other. */
export const declaredValues = (collection: Collection, values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(collection.fields).map(([name, field]) => [name, values[name] ?? field.empty]));

export const emptyValues = (collection: Collection): FieldValues => declaredValues(collection, {});

export const toStoredEntry = (collection: Collection, row: EntryRow): StoredEntry => ({
  collection: row.collection,
  id: row.id,
  parentId: row.parent_id,
  position: row.position,
  version: row.version,
  fields: declaredValues(collection, parseFields(row.fields)),
  status: { en: row.status_en, ar: row.status_ar },
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
