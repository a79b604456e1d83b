import type { RecordOrder } from '../../../calls/records.ts';
import type { ListedState } from '../../../content/publishing/state.ts';
import type { Language } from '../../../language/languages.ts';
import type { StoredEntry } from '../changes/stored-entry.ts';
import type { Moment } from '../../database/tables.ts';

/** A value that a record must hold: a choice or an id as text, or a number from one to another. */
export type ValueFilter = { readonly field: string } & (
  | { readonly value: string }
  | { readonly from: number; readonly to: number }
);

/** Which records of a collection are asked for. */
export interface PartFilter {
  readonly parentId?: number | undefined;
  /** Only what visitors of a language see; without it also records that cannot be read, as far as they can. */
  readonly shownIn?: Language | undefined;
  /** Only records whose title, in either language, has words that begin with these. */
  readonly words?: string | undefined;
  /** Only records that are in this state in one of the languages. */
  readonly state?: ListedState | undefined;
  /** Only records that are in a state in one of the languages, by that language. */
  readonly states?: Readonly<Partial<Record<Language, ListedState | undefined>>> | undefined;
  /** Only records of which words are missing in a language. */
  readonly missing?: Language | undefined;
  /** Only records of which no words are missing in a language. */
  readonly complete?: Language | undefined;
  /** Only records whose newest values hold all of these. */
  readonly values?: readonly ValueFilter[] | undefined;
}

/** Which part of a collection is asked for. */
export interface PartRequest extends PartFilter {
  /** The id of the record behind which the part begins. */
  readonly after?: number | undefined;
  readonly limit: number;
  /** The key, `-` in front of it for the other direction; equal ones stand by their ids. */
  readonly sort: RecordOrder;
  /** The language whose titles are put in order. */
  readonly titlesIn: Language;
}

/** A part of a collection. */
export interface EntryPart {
  readonly entries: readonly StoredEntry[];
  /** How many there are in all. */
  readonly total: number;
  /** The id behind which the next part begins; `null` at the end. */
  readonly next: number | null;
}

/** The ids of which records are asked for: those that match from one id to another, in their order. */
export interface IdsRequest extends PartFilter {
  /** 0 unless given. */
  readonly above?: number | undefined;
  readonly upTo?: number | undefined;
  readonly limit: number;
  readonly isNewestFirst?: boolean;
}

/** Who changed a record last, and when. */
export interface LastChange {
  readonly by: string;
  readonly at: Moment;
}
