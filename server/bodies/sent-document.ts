import type { ContentDocument, DocumentRecord } from '../../calls/content.ts';

/** A document of content that was read and fits its declaration. Its records are given out one at a time. */
export interface SentDocument {
  /** The names of its collections, also of such as no site has. */
  readonly bases: readonly string[];
  /** The records of a collection in their order; none where the document does not name it. */
  records(base: string): AsyncIterable<DocumentRecord> | Iterable<DocumentRecord>;
}

/** A document that is held in memory already. */
export const heldDocument = ({ collections }: ContentDocument): SentDocument => ({
  bases: Object.keys(collections),
  records: (base) => collections[base] ?? [],
});
