import type { Kysely } from 'kysely';
import type { Language } from '../../language/languages.ts';
import type { SearchPostingTable } from '../database/tables/search-tables.ts';
import type { Tables } from '../database/tables.ts';
import { inParts } from './in-parts.ts';

/** Where a question looks for words. */
export interface Scope {
  /** Where to look for the words. */
  readonly wordsIn: Language;
  /** The visitor's language: only what is published in it. */
  readonly seenIn: Language;
  /** The one kind that is asked for, as its place in the order of kinds. */
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

/** For each token what is found best by it, the best first; equally good ones by kind and id. Without `limit` all of it. */
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

/** How many documents a token's list has, up to so many, whoever may see them. */
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

/** What some documents are found by, of these tokens. */
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
