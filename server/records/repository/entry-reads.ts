import type { Collection } from '../../../content/model/collection.ts';
import type { NamesRequest, RecordNames, RowRequest } from '../../../content/model/reader.ts';
import type { Language, Words } from '../../../language/languages.ts';
import type { FieldValues, StoredEntry } from '../changes/stored-entry.ts';
import type { EntryPart, PartRequest } from './entry-part.ts';

/** A record with the values that lists are filtered by. */
export interface EntryFacets {
  readonly id: number;
  /** The stored values of the facet fields. */
  readonly facets: FieldValues;
}

/** A record with its published name; empty in a language without a name. */
export interface NamedEntry {
  readonly id: number;
  readonly name: Words;
}

/** A record that was found by its name, and the languages in which visitors see it. */
export interface FoundByName extends NamedEntry {
  readonly shownIn: readonly Language[];
}

/** All records of a collection, or those of one parent. */
export interface ListRequest {
  readonly collection: Collection;
  readonly parentId?: number | undefined;
}

/** The read methods that pages and public calls use. */
export interface EntryReads {
  /**
   * Complete lists, each sorted by position. For children of a parent and for collections that one page shows
   * completely.
   */
  lists(requests: readonly ListRequest[]): Promise<readonly StoredEntry[][]>;
  /** A part of a collection with keyset pagination. @throws InvalidError `after` if it is no record of the list */
  part(collection: Collection, request: PartRequest): Promise<EntryPart>;
  /** The records with these ids, in this order. Missing records are left out. */
  some(collection: Collection, ids: readonly number[]): Promise<StoredEntry[]>;
  /**
   * The facets of all records that visitors of a language see, by position. Cached; after a change only the changed
   * records are read again.
   */
  facets(collection: Collection, language: Language): Promise<readonly EntryFacets[]>;
  /** The names of records that visitors see in at least one language, by id. */
  names(collection: Collection, request: NamesRequest): Promise<readonly RecordNames[]>;
  /** The first ids of all ranges of `size` ids that contain a record that visitors see. */
  ranges(collection: Collection, size: number): Promise<readonly number[]>;
  /** The last change of a visible record or of a section on its page; `null` if there is none. */
  changedAt(collection: Collection): Promise<string | null>;
  /** Several rows of records that visitors of a language see, each by position. Reads all rows with one statement. */
  rows(
    collection: Collection,
    request: { readonly language: Language; readonly requests: readonly RowRequest[] },
  ): Promise<readonly (readonly NamedEntry[])[]>;
  /** The records, by position, that visitors see in at least one language and whose name has this slug. */
  named(
    collection: Collection,
    request: { readonly address: string; readonly parentId?: number | undefined },
  ): Promise<readonly FoundByName[]>;
  /**
   * The records that visitors see in at least one language and of which a former name has this slug, the most recent
   * first.
   */
  formerlyNamed(
    collection: Collection,
    request: { readonly address: string; readonly parentId?: number | undefined },
  ): Promise<readonly FoundByName[]>;
  get(collection: Collection, id: number): Promise<StoredEntry | null>;
  /**
   * True if visitors of the language saw a record of this id and it no longer exists. Read from the history, so it is
   * false once the history entry is deleted.
   */
  wasDeleted(collection: Collection, id: number, language: Language): Promise<boolean>;
  /** The record as it was when it was deleted. Returns `null` if it exists or was deleted together with its parent. */
  findDeleted(collection: Collection, id: number): Promise<StoredEntry | null>;
}
