import type { Insertable, Kysely } from 'kysely';
import type { SearchDocument } from '../../content/derive/search-document.ts';
import type { Language } from '../../language/languages.ts';
import type { SearchPostingTable } from '../database/tables/search-tables.ts';
import type { Tables } from '../database/tables.ts';
import { inParts } from './in-parts.ts';
import { toPostings } from './to-postings.ts';

export interface Posted {
  readonly document_id: number;
  readonly language: Language;
  readonly kind: number;
  readonly entry_id: number;
}

/** Writes what documents are found by. Neighbours in the index come together, which touches each page of it once. */
export async function addPostings(
  tx: Kysely<Tables>,
  postings: readonly Insertable<SearchPostingTable>[],
): Promise<void> {
  const placeOf = ({ language, token }: Insertable<SearchPostingTable>): string => `${language} ${token}`;
  const ordered = postings
    .map((posting) => ({ posting, place: placeOf(posting) }))
    .toSorted((one, other) => (one.place < other.place ? -1 : one.place > other.place ? 1 : 0))
    .map(({ posting }) => posting);
  for (const part of inParts(ordered)) {
    await tx
      .insertInto('search_posting')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Brings what a document is found by in line with its words; what stays is not written again. */
export async function keepPostings(tx: Kysely<Tables>, posted: Posted, document: SearchDocument): Promise<void> {
  const wanted = toPostings(document);
  const kept = await tx
    .selectFrom('search_posting')
    .select(['token', 'weight'])
    .where('document_id', '=', posted.document_id)
    .execute();
  const stale = kept.filter(({ token, weight }) => wanted.get(token) !== weight).map(({ token }) => token);
  for (const { token, weight } of kept) if (wanted.get(token) === weight) wanted.delete(token);
  for (const tokens of inParts(stale)) {
    await tx
      .deleteFrom('search_posting')
      .where('document_id', '=', posted.document_id)
      .where('token', 'in', tokens)
      .execute();
  }
  await addPostings(
    tx,
    [...wanted].map(([token, weight]) => ({ ...posted, token, weight })),
  );
}
