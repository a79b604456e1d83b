import type { Generated } from 'kysely';

/** The words of a record that is published in a language. */
export interface SearchDocumentTable {
  id: Generated<number>;
  collection: string;
  entry_id: number;
  language: 'en' | 'ar';
  title: string;
  text: string;
  folded_title: string;
  /** Line for line the folded `text`. */
  folded_text: string;
}

/** Every folded word that was ever in a document; where typing errors are looked up. */
export interface SearchWordTable {
  word: string;
  length: number;
}

/** One row: the edition of the derivation that made the documents. */
export interface SearchEditionTable {
  edition: number;
}

/** SQLite only: the index of parts of words, kept by triggers. */
export interface SearchTrigramTable {
  rowid: number;
  search_trigram: string;
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
