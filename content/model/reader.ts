import type { Text, ViewsOf } from '../../fields/field.ts';
import type { Language } from '../../language/languages.ts';
import type { Country } from '../countries.ts';
import type { Collection, PartOfView, View } from './collection.ts';
import type { ShownQuotation } from './shown-quotation.ts';
import type { SearchQuestion, SearchResult } from './search.ts';
import type { Discussion } from './discussion.ts';

/** The target of an address that moved: an internal, encoded address without a language. */
export interface Move {
  readonly to: string;
  readonly status: 301 | 302;
}

/** Which part of a collection a page reads. */
export interface ReaderPart<Name extends string = string> {
  readonly limit: number;
  /** The id of the record after which the part begins. Default: the first record. */
  readonly after?: number | undefined;
  /** The id of the parent. Default: all parents. */
  readonly parentId?: number | undefined;
  /** The fields to read. Default: all. */
  readonly fields?: readonly Name[];
}

/** Which adjacent records to name: the first, those after a record, or those before a record. */
export interface RowRequest {
  readonly limit: number;
  /** The id of the parent. Default: all parents. */
  readonly parentId?: number | undefined;
  readonly behind?: number;
  /** `end` for the last. */
  readonly before?: number | 'end';
}

/** A record with its name as visitors read it. */
export interface Named {
  readonly id: number;
  readonly name: Text;
}

export type FieldName<C extends Collection> = keyof C['fields'] & string;

export interface RecordPart<C extends Collection, Name extends FieldName<C> = FieldName<C>> {
  readonly records: readonly PartOfView<C, Name>[];
  /** Number of all records. */
  readonly total: number;
  /** The id after which the next part begins; `null` at the end. */
  readonly next: number | null;
}

/** The names of a record where visitors see it. */
export interface RecordNames {
  readonly id: number;
  readonly parentId: number | null;
  /** By language; absent if it is not published in it, empty if its name is untranslated. */
  readonly names: Readonly<Partial<Record<Language, string>>>;
  /** Timestamp of the last change of the record or of a section on its page. */
  readonly changedAt: string;
}

/** Which records to name: those with given ids, or those in a range of ids. */
export type NamesRequest =
  | { readonly ids: readonly number[] }
  | {
      readonly from: number;
      /** Exclusive. */
      readonly below: number;
    };

/** Some values of a record, as a page reads them. */
export type FacetsOf<C extends Collection, Name extends keyof C['fields']> = { readonly id: number } & Pick<
  ViewsOf<C['fields']>,
  Name
>;

/**
 * Reads content for a page: only published records, in the reader's language, in their order. It tracks what was read,
 * so that a cached answer is invalidated exactly when one of these changes.
 */
export interface Reader extends Discussion {
  readonly language: Language;
  readonly country: Country;
  /** The record that a preview shows. Long lists are read around it. */
  readonly previewed?: { readonly base: string; readonly id: number };
  /** The quotation of the signed address; absent on other pages. */
  readonly quotation?: ShownQuotation;
  /** A reader of the same content in another language. It tracks into the same answer. */
  inLanguage(language: Language): Reader;
  /** Reads all records, or those of one parent. */
  list<C extends Collection>(collection: C, parentId?: number): Promise<readonly View<C>[]>;
  /** Reads a part of a collection that is too large for one page, in list order. */
  part<C extends Collection, Name extends FieldName<C> = FieldName<C>>(
    collection: C,
    part: ReaderPart<Name>,
  ): Promise<RecordPart<C, Name>>;
  /** Reads the visible ones of the records with these ids, in this order, with the named fields or with all. */
  some<C extends Collection, Name extends FieldName<C> = FieldName<C>>(
    collection: C,
    ids: readonly number[],
    fields?: readonly Name[],
  ): Promise<readonly PartOfView<C, Name>[]>;
  /** Reads the facets of all records of a collection in list order, for filters and relations. */
  facets<C extends Collection, Name extends FieldName<C>>(
    collection: C,
    names: readonly Name[],
  ): Promise<readonly FacetsOf<C, Name>[]>;
  /** Reads the names of records that visitors see in some language, in the order of their ids, for the sitemap. */
  names(collection: Collection, request: NamesRequest): Promise<readonly RecordNames[]>;
  /** The start ids of the ranges of `size` ids that contain a visible record. */
  ranges(collection: Collection, size: number): Promise<readonly number[]>;
  /** Timestamp of the last change of a visible record or of a section on its page; `null` if there is none. */
  changedAt(collection: Collection): Promise<string | null>;
  /** Reads the names of several series of adjacent records, each in list order. */
  rows(collection: Collection, requests: readonly RowRequest[]): Promise<readonly (readonly Named[])[]>;
  /**
   * The ids of records that a decoded slug names: first those with this name in the reader's language, then those with
   * it in the other one, then those that had it before, the latest first.
   */
  named(collection: Collection, address: string, parentId?: number): Promise<readonly number[]>;
  /** Reads one record; `null` if there is none that visitors may see. */
  get<C extends Collection>(collection: C, id: number): Promise<View<C> | null>;
  /**
   * True if a record had this id and was deleted. False for ids that were never used, and for records that are not
   * published.
   */
  wasDeleted(collection: Collection, id: number): Promise<boolean>;
  /**
   * The last values of a deleted record, from which its address derives links to its ancestors; `null` if unknown.
   * Visitors do not see its content.
   */
  deleted<C extends Collection>(collection: C, id: number): Promise<View<C> | null>;
  /** The target of the first of some decoded paths that has moved. */
  findMove(paths: readonly string[]): Promise<Move | null>;
  /** The record of a settings group. Fields that were never set have their empty values. */
  settings<C extends Collection>(group: C): Promise<View<C>>;
  /** Searches published records by their words, the best first. */
  search(question: Omit<SearchQuestion, 'language'>): Promise<readonly SearchResult[]>;
}
