import type { Collection } from '../../../content/model/collection.ts';
import type { Edition } from '../../../content/publishing/edition.ts';
import { readValues } from './read-values.ts';
import { type StoredEntry, toStoredEntry } from './stored-entry.ts';
import type { EntryRow } from '../../database/tables.ts';

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
