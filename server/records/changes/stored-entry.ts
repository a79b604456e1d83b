import type { Collection } from '../../../content/model/collection.ts';
import type { Language } from '../../../language/languages.ts';
import type { DocumentState } from '../../../content/publishing/document-state.ts';
import type { EntryRow, EntryStatus, Timestamp } from '../../database/tables.ts';
import { readValues } from './read-values.ts';

/** Stored values by field name in the code. The type of each is `Stored` in `fields/{kind}/field.ts`. */
export type FieldValues = Readonly<Record<string, unknown>>;

/**
 * A record as the server handles it. Every declared field has a value: the field type's empty value if none was
 * written.
 */
export interface StoredEntry {
  /** The slug of its collection. */
  readonly collection: string;
  readonly id: number;
  readonly parentId: number | null;
  /** The sort position among the records of its parent. Ascending, may have gaps. */
  readonly position: number;
  /** 1 for a new record, incremented by each change of its fields. A change of order does not increment it. */
  readonly version: number;
  /** The values that visitors see in the languages in which the record is published. */
  readonly fields: FieldValues;
  /** The newest values if they differ from those that visitors see. */
  readonly draft: FieldValues | null;
  readonly status: Readonly<Record<Language, EntryStatus>>;
  /** The scheduled publishing time of the record or its draft. */
  readonly publishAt: Readonly<Record<Language, Timestamp | null>>;
  /** The scheduled unpublishing time. */
  readonly unpublishAt: Readonly<Record<Language, Timestamp | null>>;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
}

/** The author of a change, as named in the history. */
export interface Actor {
  readonly name: string;
  /** The first change of the group, if the group spans several transactions. */
  readonly follows?: number;
}

/** The values of the declared fields only. */
export function declaredValues(collection: Collection, values: FieldValues): FieldValues {
  // Assigning the properties one by one creates an object that is fast to read, and lists create and read many of them.
  const declared: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(collection.fields)) declared[name] = values[name] ?? field.empty;
  return declared;
}

export const emptyValues = (collection: Collection): FieldValues => declaredValues(collection, {});

/** The record with its newest values, as the dashboard edits it. */
export const asEdited = (entry: StoredEntry): StoredEntry => ({ ...entry, fields: entry.draft ?? entry.fields });

/** Creates a record from its row and its already parsed values. */
export const withValues = (
  row: Omit<EntryRow, 'fields' | 'draft' | 'parent_collection' | 'unique_key'>,
  { fields, draft }: Pick<StoredEntry, 'fields' | 'draft'>,
): StoredEntry => ({
  collection: row.collection,
  id: row.id,
  parentId: row.parent_id,
  position: row.position,
  version: row.version,
  fields,
  draft,
  status: { en: row.status_en, ar: row.status_ar },
  publishAt: { en: row.publish_at_en, ar: row.publish_at_ar },
  unpublishAt: { en: row.take_back_at_en, ar: row.take_back_at_ar },
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** Creates a record from its row for editing. Values that cannot be read are empty. */
export function toStoredEntry(collection: Collection, row: EntryRow): StoredEntry {
  const valuesIn = (json: string) => declaredValues(collection, readValues(collection, json).values);
  return withValues(row, { fields: valuesIn(row.fields), draft: row.draft === null ? null : valuesIn(row.draft) });
}

/** The published values of a record, its draft, and its states. */
export const documentOf = ({ fields, draft, status, publishAt, unpublishAt }: StoredEntry): DocumentState => ({
  published: fields,
  waiting: draft,
  states: {
    en: { status: status.en, at: publishAt.en, until: unpublishAt.en },
    ar: { status: status.ar, at: publishAt.ar, until: unpublishAt.ar },
  },
});

export const documentIn = (collection: Collection, row: EntryRow): DocumentState =>
  documentOf(toStoredEntry(collection, row));

type DocumentColumns = Pick<
  EntryRow,
  | 'fields'
  | 'draft'
  | 'status_en'
  | 'status_ar'
  | 'publish_at_en'
  | 'publish_at_ar'
  | 'take_back_at_en'
  | 'take_back_at_ar'
>;

/**
 * The columns of a row that store the document state (published values, draft, states). Values of fields that are no
 * longer declared stay in the row, in case the declaration returns.
 */
export function columnsOf(
  { published, waiting, states }: DocumentState,
  old: Pick<EntryRow, 'fields' | 'draft'> | null = null,
): DocumentColumns {
  const undeclared = old === null ? {} : readValues(undefined, old.draft ?? old.fields).values;
  const toJson = (values: DocumentState['published']) => JSON.stringify({ ...undeclared, ...values });
  return {
    fields: toJson(published),
    draft: waiting === null ? null : toJson(waiting),
    status_en: states.en.status,
    status_ar: states.ar.status,
    publish_at_en: states.en.at,
    publish_at_ar: states.ar.at,
    take_back_at_en: states.en.until,
    take_back_at_ar: states.ar.until,
  };
}
