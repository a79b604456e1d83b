import type { RecordOrder } from '../../../calls/records.ts';
import type { ListedState } from '../../../content/publishing/state.ts';
import type { Language } from '../../../language/languages.ts';
import type { StoredEntry } from '../changes/stored-entry.ts';
import type { Timestamp } from '../../database/tables.ts';

/** A value that a record must have: a choice or an id as text, or a number in an inclusive range. */
export type ValueFilter = { readonly field: string } & (
  | { readonly value: string }
  | { readonly from: number; readonly to: number }
);

/** The filter of a list. */
export interface PartFilter {
  readonly parentId?: number | undefined;
  /**
   * Limits the list to records that visitors of this language see. Without it the list includes records that cannot be
   * read completely.
   */
  readonly shownIn?: Language | undefined;
  /** Matches records whose title, in either language, has for each of these words a word that begins with it. */
  readonly words?: string | undefined;
  /** Matches records that are in this state in at least one language. */
  readonly state?: ListedState | undefined;
  /** Matches records by their state in each language. */
  readonly states?: Readonly<Partial<Record<Language, ListedState | undefined>>> | undefined;
  /** Matches records with untranslated fields in this language. */
  readonly missing?: Language | undefined;
  /** Matches records without untranslated fields in this language. */
  readonly complete?: Language | undefined;
  /** Matches records whose newest values have all of these. */
  readonly values?: readonly ValueFilter[] | undefined;
}

/** A page of a list. */
export interface PartRequest extends PartFilter {
  /** The id of the last record of the previous part. */
  readonly after?: number | undefined;
  readonly limit: number;
  /** The sort key, prefixed with `-` for descending order. Ties are sorted by id. */
  readonly sort: RecordOrder;
  /** The language whose titles are sorted. */
  readonly titlesIn: Language;
}

/** A page of a list with its records. */
export interface EntryPart {
  readonly entries: readonly StoredEntry[];
  /** The number of matching records in the whole list. */
  readonly total: number;
  /** The value of `after` for the next part; `null` at the end. */
  readonly next: number | null;
}

/** Requests the ids of matching records within a range of ids, in order of id. */
export interface IdsRequest extends PartFilter {
  /** Exclusive lower bound; 0 by default. */
  readonly above?: number | undefined;
  readonly upTo?: number | undefined;
  readonly limit: number;
  readonly isNewestFirst?: boolean;
}

/** The author and time of the last change of a record. */
export interface LastChange {
  readonly by: string;
  readonly at: Timestamp;
}
