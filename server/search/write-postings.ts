import type { Kysely } from 'kysely';
import type { SearchDocument } from '../../content/derive/search-document.ts';
import type { Language } from '../../language/languages.ts';
import type { Tables } from '../database/tables.ts';
import { addRows } from './add-rows.ts';
import { inParts } from './in-parts.ts';
import { toPostings } from './to-postings.ts';

export interface Posted {
  readonly document_id: number;
  readonly language: Language;
  readonly kind: number;
  readonly entry_id: number;
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

export interface Posting extends Posted {
  readonly token: string;
  readonly weight: number;
}

const columns = ['document_id', 'token', 'language', 'kind', 'entry_id', 'weight'];

/** Inserts postings, sorted by the index, so that each index page is written once. */
export async function addPostings(tx: Kysely<Tables>, postings: readonly Posting[]): Promise<void> {
  const ordered = postings.toSorted((one, other) =>
    one.language === other.language
      ? compare(one.token, other.token) || other.weight - one.weight
      : compare(one.language, other.language),
  );
  await addRows(
    tx,
    'search_posting',
    columns,
    ordered.map(({ document_id, token, language, kind, entry_id, weight }) => [
      document_id,
      token,
      language,
      kind,
      entry_id,
      weight,
    ]),
  );
}

/** Updates the postings of a document; unchanged ones are not written. */
export async function writePostings(tx: Kysely<Tables>, posted: Posted, document: SearchDocument): Promise<void> {
  const wanted = toPostings(document);
  const stored = await tx
    .selectFrom('search_posting')
    .select(['token', 'weight'])
    .where('document_id', '=', posted.document_id)
    .execute();
  const stale = stored.filter(({ token, weight }) => wanted.get(token) !== weight).map(({ token }) => token);
  for (const { token, weight } of stored) if (wanted.get(token) === weight) wanted.delete(token);
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
