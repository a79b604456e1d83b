import type { ContentDocument, DocumentRecord } from '../../calls/content.ts';

/** A parsed and validated content document. It returns its records one at a time. */
export interface SentDocument {
  /** The slugs of its collections, including unknown ones. */
  readonly bases: readonly string[];
  /** The records of a collection in document order; none if the document does not have the collection. */
  records(slug: string): AsyncIterable<DocumentRecord> | Iterable<DocumentRecord>;
}

/** A document that is in memory already. */
export const documentInMemory = ({ collections }: ContentDocument): SentDocument => ({
  bases: Object.keys(collections),
  records: (slug) => collections[slug] ?? [],
});
