import type { ListedState } from '../../../content/publishing/state.ts';
import type { Timestamp } from './cells.ts';

/** The data by which lists and title searches find records; one row per record, without settings groups. */
export interface RecordIndexTable {
  collection: string;
  entry_id: number;
  /** The title of its newest values. */
  title_en: string;
  title_ar: string;
  /** The beginning of the folded title, for sorting and prefix search. */
  folded_en: string;
  folded_ar: string;
  /** The published name; empty in a language without a name. */
  name_en: string;
  name_ar: string;
  state_en: ListedState;
  state_ar: ListedState;
  /** 1 if visitors see it: the record and all its parents are published. */
  shown_en: 0 | 1;
  shown_ar: 0 | 1;
  /** 1 if every translatable field with a value in either language has a value in this one. */
  complete_en: 0 | 1;
  complete_ar: 0 | 1;
  /** JSON of the stored values of the facet fields, from the published values. */
  facets: string;
  /** JSON of the facts in `record_fact`. */
  facts: string;
  /** Last change of the record or of a published section of it. */
  changed_at: Timestamp;
}

/** The folded words of titles. */
export interface RecordWordTable {
  word: string;
  collection: string;
  entry_id: number;
}

/** Values by which lists are filtered: a choice or the id of a record as text, or a number. */
export interface RecordFactTable {
  collection: string;
  entry_id: number;
  /** The field's name in the code. */
  field: string;
  /** Empty for a number and for an empty choice. */
  value: string;
  /** 0 for a text. */
  amount: number;
}

/** The number of records of a collection, updated with every change. */
export interface RecordCountTable {
  collection: string;
  records: number;
  shown_en: number;
  shown_ar: number;
  complete_en: number;
  complete_ar: number;
}

/** One row: the version of the code that built the index. */
export interface RecordIndexVersionTable {
  edition: number;
}
