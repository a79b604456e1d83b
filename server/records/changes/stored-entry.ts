import type { Collection } from '../../../content/model/collection.ts';
import type { Language } from '../../../language/languages.ts';
import type { Edition } from '../../../content/publishing/edition.ts';
import type { EntryRow, EntryStatus, Moment } from '../../database/tables.ts';
import { readValues } from './read-values.ts';

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
  /** What visitors see, in the languages in which it is published. */
  readonly fields: FieldValues;
  /** The newest values where visitors see others. */
  readonly draft: FieldValues | null;
  readonly status: Readonly<Record<Language, EntryStatus>>;
  /** When it, or what waits, is published by itself. */
  readonly publishAt: Readonly<Record<Language, Moment | null>>;
  /** When it is taken back from visitors by itself. */
  readonly takeBackAt: Readonly<Record<Language, Moment | null>>;
  readonly createdAt: Moment;
  readonly updatedAt: Moment;
}

/** Who makes a change, as the history names him. */
export interface Actor {
  readonly name: string;
  /** The first of the changes that he makes in one go, where they are made in several transactions. */
  readonly follows?: number;
}

/** The values of the declared fields, and of no other. */
export function declaredValues(collection: Collection, values: FieldValues): FieldValues {
  // Written one by one they make an object that is quick to read; lists make and read many.
  const declared: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(collection.fields)) declared[name] = values[name] ?? field.empty;
  return declared;
}

export const emptyValues = (collection: Collection): FieldValues => declaredValues(collection, {});

/** A record as its editor sees it: with its newest values. */
export const asEdited = (entry: StoredEntry): StoredEntry => ({ ...entry, fields: entry.draft ?? entry.fields });

/** A record of its row, whose values were read already. */
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
  takeBackAt: { en: row.take_back_at_en, ar: row.take_back_at_ar },
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** A record of its row, for changing it: what of it cannot be read is empty. */
export function toStoredEntry(collection: Collection, row: EntryRow): StoredEntry {
  const valuesIn = (json: string) => declaredValues(collection, readValues(collection, json).values);
  return withValues(row, { fields: valuesIn(row.fields), draft: row.draft === null ? null : valuesIn(row.draft) });
}

/** What visitors see of a record, what waits, and in which states it is. */
export const editionOf = ({ fields, draft, status, publishAt, takeBackAt }: StoredEntry): Edition => ({
  live: fields,
  waiting: draft,
  states: {
    en: { status: status.en, at: publishAt.en, until: takeBackAt.en },
    ar: { status: status.ar, at: publishAt.ar, until: takeBackAt.ar },
  },
});

export const editionIn = (collection: Collection, row: EntryRow): Edition => editionOf(toStoredEntry(collection, row));

type EditionColumns = Pick<
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
 * The columns of a row that hold an edition. Values of fields that are declared no more stay where they are, in case
 * the declaration comes back.
 */
export function columnsOf(
  { live, waiting, states }: Edition,
  old: Pick<EntryRow, 'fields' | 'draft'> | null = null,
): EditionColumns {
  const undeclared = old === null ? {} : readValues(undefined, old.draft ?? old.fields).values;
  const toJson = (values: Edition['live']) => JSON.stringify({ ...undeclared, ...values });
  return {
    fields: toJson(live),
    draft: waiting === null ? null : toJson(waiting),
    status_en: states.en.status,
    status_ar: states.ar.status,
    publish_at_en: states.en.at,
    publish_at_ar: states.ar.at,
    take_back_at_en: states.en.until,
    take_back_at_ar: states.ar.until,
  };
}
