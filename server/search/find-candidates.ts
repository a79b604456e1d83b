import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Language } from '../../language/languages.ts';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import type { Term } from './parse-query.ts';

export interface Scope {
  readonly terms: readonly Term[];
  /** Where to look for the words. */
  readonly wordsIn: Language;
  /** The visitor's language: only what is published in it. */
  readonly seenIn: Language;
  readonly bases: readonly string[];
  /** `every`: all words must be there; `some`: one is enough. */
  readonly demand: 'every' | 'some';
  readonly where: 'title' | 'anywhere';
}

/** A document that holds the words, before it is known how well. */
export interface Candidate {
  readonly collection: string;
  readonly entry_id: number;
  readonly language: Language;
  readonly title: string;
  readonly folded_title: string;
  readonly folded_text: string;
}

/** More than a page of results needs, few enough to be weighed one by one. */
const mostCandidates = 200;

/** The index knows parts of words from three characters on. */
const indexed = /^.{3}/su;

type Builder = ExpressionBuilder<Tables, 'search_document'>;

const isIndexed = (term: Term): boolean => term.every(({ word }) => indexed.test(word));

/** The words that SQLite's index answers, in its language; `null` where it cannot help. */
function toMatch({ terms, demand, where }: Scope): string | null {
  const known = terms.filter(isIndexed);
  if (known.length === 0 || (demand === 'some' && known.length < terms.length)) return null;
  const groups = known.map((term) => `(${term.map(({ word }) => `"${word}"`).join(' OR ')})`);
  const question = `(${groups.join(demand === 'every' ? ' AND ' : ' OR ')})`;
  return where === 'title' ? `folded_title : ${question}` : question;
}

function holdsWords(builder: Builder, { terms, demand, where }: Scope): Expression<SqlBool> {
  const columns = where === 'title' ? (['folded_title'] as const) : (['folded_title', 'folded_text'] as const);
  const perTerm = terms.map((term) =>
    builder.or(columns.flatMap((column) => term.map(({ word }) => builder(column, 'like', `%${word}%`)))),
  );
  return demand === 'every' ? builder.and(perTerm) : builder.or(perTerm);
}

type Query = SelectQueryBuilder<Tables, 'search_document', Candidate>;

/** In SQLite the index leads: the plus signs keep it from reading the documents of a language one by one instead. */
const throughIndex = (query: Query, scope: Scope, match: string): Query =>
  query
    .where('id', 'in', (builder) =>
      builder.selectFrom('search_trigram').select('rowid').where('search_trigram', '=', match),
    )
    .where(sql`+language`, '=', scope.wordsIn)
    .where(sql`+collection`, 'in', scope.bases)
    .where((builder) => {
      const terms = scope.terms.filter((term) => !isIndexed(term));
      return holdsWords(builder, { ...scope, terms, demand: 'every' });
    });

const throughDocuments = (query: Query, scope: Scope): Query =>
  query
    .where('language', '=', scope.wordsIn)
    .where('collection', 'in', scope.bases)
    .where((builder) => holdsWords(builder, scope));

/** Documents that hold the words; the shortest titles first where titles are asked, because they say it best. */
export function findCandidates({ dialect, read }: Database, scope: Scope): Promise<Candidate[]> {
  const match = dialect === 'sqlite' ? toMatch(scope) : null;
  const all = read
    .selectFrom('search_document')
    .select(['collection', 'entry_id', 'language', 'title', 'folded_title', 'folded_text'])
    .limit(mostCandidates);
  let query = match === null ? throughDocuments(all, scope) : throughIndex(all, scope, match);
  if (scope.wordsIn !== scope.seenIn) {
    query = query.where((builder) =>
      builder.exists(
        builder
          .selectFrom('search_document as own')
          .select('own.id')
          .whereRef('own.collection', '=', 'search_document.collection')
          .whereRef('own.entry_id', '=', 'search_document.entry_id')
          .where('own.language', '=', scope.seenIn),
      ),
    );
  }
  if (scope.where === 'title') query = query.orderBy(sql`length(folded_title)`);
  return query.orderBy('id').execute();
}
