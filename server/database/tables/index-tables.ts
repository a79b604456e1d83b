import type { ListedState } from '../../../content/publishing/state.ts';
import type { Moment } from './cells.ts';

/** What lists and finders ask of a record; one row each, settings groups left out. */
export interface RecordIndexTable {
  collection: string;
  entry_id: number;
  /** What its editor calls it: of its newest values. */
  title_en: string;
  title_ar: string;
  /** The beginning of the folded title, for order and for finding. */
  folded_en: string;
  folded_ar: string;
  /** What visitors call it; empty where its name is not written in the language. */
  name_en: string;
  name_ar: string;
  state_en: ListedState;
  state_ar: ListedState;
  /** 1 where visitors see it: it and all it belongs to are published. */
  shown_en: 0 | 1;
  shown_ar: 0 | 1;
  /** 1 where every translated field that is written in either language is written in this one. */
  complete_en: 0 | 1;
  complete_ar: 0 | 1;
  /** JSON of the stored values that the collection declares as facets, as visitors know them. */
  facets: string;
  /** JSON of the facts by which lists find it, as `record_fact` holds them. */
  facts: string;
  /** When it, or a section of it that visitors see, changed last. */
  changed_at: Moment;
}

/** The folded words of titles. */
export interface RecordWordTable {
  word: string;
  collection: string;
  entry_id: number;
}

/** What lists are narrowed down by: a choice or the id of a record as text, or a number. */
export interface RecordFactTable {
  collection: string;
  entry_id: number;
  /** The field's name in the code. */
  field: string;
  /** Empty for a number, and where nothing is chosen. */
  value: string;
  /** 0 for a text. */
  amount: number;
}

/** How many records a collection has, counted with every change. */
export interface RecordCountTable {
  collection: string;
  records: number;
  shown_en: number;
  shown_ar: number;
  complete_en: number;
  complete_ar: number;
}

/** One row: the edition of the derivation that made the index. */
export interface RecordEditionTable {
  edition: number;
}
