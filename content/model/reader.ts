import type { Language } from '../../language/languages.ts';
import type { Country } from '../countries.ts';
import type { Collection, View } from './collection.ts';
import type { SearchQuestion, SearchResult } from './search.ts';
import type { Voices } from './voices.ts';

/** Where an address leads that moved: to an own address as browsers write it, without a language. */
export interface Move {
  readonly to: string;
  readonly status: 301 | 302;
}

/**
 * How a page reads content: published records only, in the reader's language, in their order.
 * While it reads it notes what it read, so that a kept answer is made anew exactly when one of these changes.
 */
export interface Reader extends Voices {
  readonly language: Language;
  readonly country: Country;
  /** The same content as a visitor of the given language reads it; what it reads is noted in the same place. */
  inLanguage(language: Language): Reader;
  /** All records, or those of one parent. */
  list<C extends Collection>(collection: C, parentId?: number): Promise<readonly View<C>[]>;
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
