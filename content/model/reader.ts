import type { Text, ViewsOf } from '../../fields/field.ts';
import type { Language } from '../../language/languages.ts';
import type { Country } from '../countries.ts';
import type { Collection, PartOfView, View } from './collection.ts';
import type { ShownQuotation } from './shown-quotation.ts';
import type { SearchQuestion, SearchResult } from './search.ts';
import type { Discussion } from './discussion.ts';

/** Where an address leads that moved: to an own address as browsers write it, without a language. */
export interface Move {
  readonly to: string;
  readonly status: 301 | 302;
}

/** Which part of a collection a page shows. */
export interface ReaderPart<Name extends string = string> {
  readonly limit: number;
  /** The id of the record behind which it begins; from the first unless given. */
  readonly after?: number | undefined;
  /** Whose records it is of; of all unless given. */
  readonly parentId?: number | undefined;
  /** The fields that it shows; all unless given. */
  readonly fields?: readonly Name[];
}

/** Which records next to each other a page names: the first, those next behind one, or those next before one. */
export interface RowRequest {
  readonly limit: number;
  /** Whose records they are; of all unless given. */
  readonly parentId?: number | undefined;
  readonly behind?: number;
  /** `end` for the last. */
  readonly before?: number | 'end';
}

/** A record by its name, as a visitor reads it. */
export interface Named {
  readonly id: number;
  readonly name: Text;
}

export type FieldName<C extends Collection> = keyof C['fields'] & string;

export interface RecordPart<C extends Collection, Name extends FieldName<C> = FieldName<C>> {
  readonly records: readonly PartOfView<C, Name>[];
  /** How many there are in all. */
  readonly total: number;
  /** The id behind which the next part begins; `null` at the end. */
  readonly next: number | null;
}

/** What a record is called where visitors see it. */
export interface RecordNames {
  readonly id: number;
  readonly parentId: number | null;
  /** By language; absent where it is not shown, empty where its name is not written. */
  readonly names: Readonly<Partial<Record<Language, string>>>;
  /** When it, or a section on its page, changed last. */
  readonly changedAt: string;
}

/** Which records are named: some, or those of a range of ids. */
export type NamesRequest =
  | { readonly ids: readonly number[] }
  | {
      readonly from: number;
      /** Not included. */
      readonly below: number;
    };

/** Some values of a record, as a page reads them. */
export type FacetsOf<C extends Collection, Name extends keyof C['fields']> = { readonly id: number } & Pick<
  ViewsOf<C['fields']>,
  Name
>;

/**
 * How a page reads content: published records only, in the reader's language, in their order.
 * While it reads it notes what it read, so that a kept answer is made anew exactly when one of these changes.
 */
export interface Reader extends Discussion {
  readonly language: Language;
  readonly country: Country;
  /** The record for whose sake the page is drawn, where that is a preview: of many, those around it are shown. */
  readonly previewed?: { readonly base: string; readonly id: number };
  /** The offer whose signed address is opened; absent everywhere else. */
  readonly quotation?: ShownQuotation;
  /** The same content as a visitor of the given language reads it; what it reads is noted in the same place. */
  inLanguage(language: Language): Reader;
  /** All records, or those of one parent. */
  list<C extends Collection>(collection: C, parentId?: number): Promise<readonly View<C>[]>;
  /** A part of a collection, by position: of what is too many for one page. */
  part<C extends Collection, Name extends FieldName<C> = FieldName<C>>(
    collection: C,
    part: ReaderPart<Name>,
  ): Promise<RecordPart<C, Name>>;
  /** The records of some ids that a visitor may see, in this order; of their fields those that are named, or all. */
  some<C extends Collection, Name extends FieldName<C> = FieldName<C>>(
    collection: C,
    ids: readonly number[],
    fields?: readonly Name[],
  ): Promise<readonly PartOfView<C, Name>[]>;
  /** What tells all records of a collection apart, by position: what filters and relations are found by. */
  facets<C extends Collection, Name extends FieldName<C>>(
    collection: C,
    names: readonly Name[],
  ): Promise<readonly FacetsOf<C, Name>[]>;
  /** What some records are called that visitors see in some language, by their ids, for search engines. */
  names(collection: Collection, request: NamesRequest): Promise<readonly RecordNames[]>;
  /** Where the ranges of so many ids begin in which visitors see a record. */
  ranges(collection: Collection, size: number): Promise<readonly number[]>;
  /** When a record that visitors see, or a section on its page, changed last; `null` where there is none. */
  changedAt(collection: Collection): Promise<string | null>;
  /** The names of some rows of records, each by position. */
  rows(collection: Collection, requests: readonly RowRequest[]): Promise<readonly (readonly Named[])[]>;
  /**
   * The first ids of records that a slug names, decoded: those that are called so in the reader's language, those that
   * are in the other one, then those that were called so before, the latest first.
   */
  named(collection: Collection, address: string, parentId?: number): Promise<readonly number[]>;
  /** One record, or `null` when there is none a visitor may see. */
  get<C extends Collection>(collection: C, id: number): Promise<View<C> | null>;
  /** True when a record had this id and was deleted; false for ids never used and for records that are not published. */
  wasDeleted(collection: Collection, id: number): Promise<boolean>;
  /**
   * A deleted record as it was last, so that its address can tell what it belonged to; `null` where that is not known.
   * Visitors are not shown what was in it.
   */
  deleted<C extends Collection>(collection: C, id: number): Promise<View<C> | null>;
  /** Where the first of some decoded paths leads that has moved. */
  findMove(paths: readonly string[]): Promise<Move | null>;
  /** The one record of a settings group; fields never written hold their empty values. */
  settings<C extends Collection>(group: C): Promise<View<C>>;
  /** Published records by words in them, the best first. */
  search(question: Omit<SearchQuestion, 'language'>): Promise<readonly SearchResult[]>;
}
