import type { Collection } from '../../../content/model/collection.ts';
import type { NamesRequest, RecordNames, RowRequest } from '../../../content/model/reader.ts';
import type { Language, Words } from '../../../language/languages.ts';
import type { FieldValues, StoredEntry } from '../changes/stored-entry.ts';
import type { EntryPart, PartRequest } from './entry-part.ts';

/** A record with the values that lists are filtered by. */
export interface EntryFacets {
  readonly id: number;
  /** The stored values of its collection's facets. */
  readonly facets: FieldValues;
}

/** A record by what visitors call it, empty in a language in which its name is not written. */
export interface NamedEntry {
  readonly id: number;
  readonly name: Words;
}

/** A record that was looked for by its name, and the languages in which visitors see it. */
export interface FoundByName extends NamedEntry {
  readonly shownIn: readonly Language[];
}

/** All records of a collection, or those of one parent. */
export interface ListRequest {
  readonly collection: Collection;
  readonly parentId?: number | undefined;
}

/** What pages and the calls of visitors read of the records. */
export interface EntryReads {
  /** Lists, each by position; for collections of which one page shows all, and for parents. */
  lists(requests: readonly ListRequest[]): Promise<readonly StoredEntry[][]>;
  /** A part of a collection, read by key. @throws InvalidError `after` if it names no record of the list */
  part(collection: Collection, request: PartRequest): Promise<EntryPart>;
  /** The records of some ids, in this order; those that are not there are left out. */
  some(collection: Collection, ids: readonly number[]): Promise<StoredEntry[]>;
  /** The facets of all that visitors of a language see, by position; read once, and of what changes what changed. */
  facets(collection: Collection, language: Language): Promise<readonly EntryFacets[]>;
  /** What some records are called that visitors see in some language, by their ids. */
  names(collection: Collection, request: NamesRequest): Promise<readonly RecordNames[]>;
  /** Where the ranges of so many ids begin in which visitors see a record. */
  ranges(collection: Collection, size: number): Promise<readonly number[]>;
  /** When a record that visitors see, or a section on its page, changed last; `null` where there is none. */
  changedAt(collection: Collection): Promise<string | null>;
  /** Some rows of records that visitors of a language see, each by position; all of them are read at once. */
  rows(
    collection: Collection,
    request: { readonly language: Language; readonly requests: readonly RowRequest[] },
  ): Promise<readonly (readonly NamedEntry[])[]>;
  /** The records, by position, that visitors see in some language and of one of whose names an address was made. */
  named(
    collection: Collection,
    request: { readonly address: string; readonly parentId?: number | undefined },
  ): Promise<readonly FoundByName[]>;
  /** The records that visitors see in some language and one of whose former names an address was made of, the latest first. */
  formerlyNamed(
    collection: Collection,
    request: { readonly address: string; readonly parentId?: number | undefined },
  ): Promise<readonly FoundByName[]>;
  get(collection: Collection, id: number): Promise<StoredEntry | null>;
  /**
   * True when visitors of the language saw a record of this id and there is none now. Known from the history, so it is
   * forgotten with it.
   */
  wasDeleted(collection: Collection, id: number, language: Language): Promise<boolean>;
  /** A record as it was when it was deleted; `null` where it is there, or went together with another one. */
  findDeleted(collection: Collection, id: number): Promise<StoredEntry | null>;
}
