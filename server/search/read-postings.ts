import type { Kysely } from 'kysely';
import type { Language } from '../../language/languages.ts';
import type { SearchPostingTable } from '../database/tables/search-tables.ts';
import type { Tables } from '../database/tables.ts';
import { inParts } from './in-parts.ts';

/** The part of the index that a query searches. */
export interface Scope {
  /** The language of the words. */
  readonly wordsIn: Language;
  /** The visitor's language. Only records published in it are found. */
  readonly seenIn: Language;
  /** The one requested kind, as its index in the order of kinds. */
  readonly kind: number | undefined;
}

export type Posting = Pick<SearchPostingTable, 'document_id' | 'token' | 'kind' | 'entry_id' | 'weight'>;

const columns = ['document_id', 'token', 'kind', 'entry_id', 'weight'] as const;

function postingsOf(read: Kysely<Tables>, { wordsIn, seenIn, kind }: Scope, token: string) {
  const everyKind = read
    .selectFrom('search_posting')
    .select(columns)
    .where('language', '=', wordsIn)
    .where('token', '=', token);
  const all = kind === undefined ? everyKind : everyKind.where('kind', '=', kind);
  if (wordsIn === seenIn) return all;
  return all.where((builder) =>
    builder.exists(
      builder
        .selectFrom('search_document as found')
        .innerJoin('search_document as own', (join) =>
          join
            .onRef('own.collection', '=', 'found.collection')
            .onRef('own.entry_id', '=', 'found.entry_id')
            .on('own.language', '=', seenIn),
        )
        .select('own.id')
        .whereRef('found.id', '=', 'search_posting.document_id'),
    ),
  );
}

/** The best postings of each token, the best first; equal ones by kind and id. Without `limit` all of them. */
export async function readBest(
  read: Kysely<Tables>,
  scope: Scope,
  tokens: readonly string[],
  limit?: number,
): Promise<Posting[]> {
  const [first, ...others] = tokens.map((token) => {
    const all = postingsOf(read, scope, token);
    const best = all.orderBy('weight', 'desc').orderBy('kind').orderBy('entry_id');
    return read.selectFrom((limit === undefined ? all : best.limit(limit)).as('best')).select(columns);
  });
  if (first === undefined) return [];
  return others.reduce((all, each) => all.unionAll(each), first).execute();
}

/** The number of documents in a token's list, up to a maximum, without regard to visibility. */
export async function countPostings(
  read: Kysely<Tables>,
  { wordsIn }: Pick<Scope, 'wordsIn'>,
  token: string,
  most: number,
): Promise<number> {
  const list = read
    .selectFrom('search_posting')
    .select('document_id')
    .where('language', '=', wordsIn)
    .where('token', '=', token)
    .limit(most);
  const { count } = await read
    .selectFrom(list.as('list'))
    .select((builder) => builder.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The postings of some documents for some tokens. */
export async function readOf(
  read: Kysely<Tables>,
  documents: readonly number[],
  tokens: readonly string[],
): Promise<Posting[]> {
  const found: Posting[] = [];
  for (const part of inParts(documents)) {
    found.push(
      ...(await read
        .selectFrom('search_posting')
        .select(columns)
        .where('document_id', 'in', part)
        .where('token', 'in', tokens)
        .execute()),
    );
  }
  return found;
}
