import type { Generated } from 'kysely';

/** The text of a published record in one language. */
export interface SearchDocumentTable {
  id: Generated<number>;
  collection: string;
  entry_id: number;
  language: 'en' | 'ar';
  title: string;
  text: string;
  /** The values of the record's facets, one per line. */
  facets: Generated<string>;
  folded_title: string;
  /** The folded `text`, line for line. */
  folded_text: string;
}

/** The inverted index of documents: word stems with weights, and `disp*` for prefixes. */
export interface SearchPostingTable {
  document_id: number;
  token: string;
  /** The next three are copies from the document; `kind` is the index of its kind among the searchable ones. */
  language: 'en' | 'ar';
  kind: number;
  entry_id: number;
  weight: number;
}

/** All folded words that any document contained since the last rebuild. */
export interface SearchWordTable {
  word: string;
}

/** Words by their variants with deleted letters, for tolerating typing errors. */
export interface SearchNearTable {
  variant: string;
  word: string;
}

/** One row: the version of the code that built the documents. */
export interface SearchIndexVersionTable {
  edition: number;
}

/** SQLite only: trigrams of enquiries, by enquiry id. */
export interface SearchEnquiryTable {
  rowid: number;
  search_enquiry: string;
}

/** SQLite only: trigrams of the addresses of subscribers, by subscriber id. */
export interface SearchSubscriberTable {
  rowid: number;
  search_subscriber: string;
}

/** SQLite only: trigrams of the texts of files, by file id. */
export interface SearchMediaTable {
  rowid: number;
  search_media: string;
}
