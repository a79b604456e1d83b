import type { Generated } from 'kysely';

/** The words of a record that is published in a language. */
export interface SearchDocumentTable {
  id: Generated<number>;
  collection: string;
  entry_id: number;
  language: 'en' | 'ar';
  title: string;
  text: string;
  /** What the record is by its declared facets, one value a line. */
  facets: Generated<string>;
  folded_title: string;
  /** Line for line the folded `text`. */
  folded_text: string;
}

/** What a document is found by, and how well: words as their forms share them, and `disp*` for beginnings of words. */
export interface SearchPostingTable {
  document_id: number;
  token: string;
  /** These three are the document's; `kind` is the place of its kind among the findable ones. */
  language: 'en' | 'ar';
  kind: number;
  entry_id: number;
  weight: number;
}

/** Every folded word that was ever in a document since all were made anew. */
export interface SearchWordTable {
  word: string;
}

/** Words by what is left of them with letters missing; where typing errors are looked up. */
export interface SearchNearTable {
  variant: string;
  word: string;
}

/** One row: the edition of the derivation that made the documents. */
export interface SearchEditionTable {
  edition: number;
}

/** SQLite only: parts of words of messages to the company, under their ids. */
export interface SearchEnquiryTable {
  rowid: number;
  search_enquiry: string;
}

/** SQLite only: parts of the addresses of subscribers, under their ids. */
export interface SearchSubscriberTable {
  rowid: number;
  search_subscriber: string;
}

/** SQLite only: parts of the words of files, under their ids. */
export interface SearchMediaTable {
  rowid: number;
  search_media: string;
}
