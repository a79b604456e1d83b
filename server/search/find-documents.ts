import type { Kysely } from 'kysely';
import { slugOfKind, kindOrder } from '../../content/findable.ts';
import { findableKinds } from '../../content/findable-kinds.ts';
import type { SearchQuestion } from '../../content/model/search.ts';
import { type Language, languages, otherLanguage } from '../../language/languages.ts';
import type { Tables } from '../database/tables.ts';
import { type Found, findBest, type Question } from './find-best.ts';
import { lightStem } from './light-stem.ts';
import { parseQuery, type Term } from './parse-query.ts';
import { countPostings } from './read-postings.ts';
import { withBegunWords, withNearWords } from './widen-terms.ts';

/** A found record, and the language of the matching words. */
export interface FoundRecord {
  readonly collection: string;
  readonly entry_id: number;
  readonly language: Language;
}

export interface FoundRecords {
  readonly records: readonly FoundRecord[];
  /** The terms that were searched for; corrected if the original ones found nothing. */
  readonly terms: readonly Term[];
}

/** Maximum number of words of a query that are searched for. */
const mostTelling = 4;
/** Words in more documents than this count as equally common. */
const mostCounted = 200;

/**
 * Of many words, selects the rarest known ones, which are the most specific. The cost of a search grows with the square
 * of their number, and each further required word excludes records that match the others.
 */
async function tellingOf(read: Kysely<Tables>, terms: readonly Term[]): Promise<readonly Term[]> {
  if (terms.length <= mostTelling) return terms;
  const counts = await Promise.all(
    terms.map(async ({ typed }) => {
      const token = lightStem(typed);
      const each = languages.map((wordsIn) => countPostings(read, { wordsIn }, token, mostCounted));
      return (await Promise.all(each)).reduce((sum, count) => sum + count, 0);
    }),
  );
  const rankOf = (term: Term): number => counts[terms.indexOf(term)] || Number.MAX_VALUE;
  const telling = new Set(terms.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, mostTelling));
  return terms.filter((term) => telling.has(term));
}

/**
 * Results in the visitor's language, the best first; filled up with those in the other language if there are too few.
 */
async function gather(
  read: Kysely<Tables>,
  { language, kind, limit }: SearchQuestion,
  wanted: Pick<Question, 'terms' | 'demand'>,
): Promise<FoundRecord[]> {
  const order = kind === undefined ? undefined : kindOrder(slugOfKind(kind));
  const found = (wordsIn: Language, most: number) =>
    findBest(read, { ...wanted, limit: most, scope: { wordsIn, seenIn: language, kind: order } });
  const toRecords = (from: readonly Found[], wordsIn: Language): FoundRecord[] =>
    from.flatMap(({ kind: place, entry_id }) => {
      const kindFound = findableKinds[place];
      return kindFound === undefined ? [] : [{ collection: slugOfKind(kindFound), entry_id, language: wordsIn }];
    });

  const own = await found(language, limit);
  if (own.length >= limit) return toRecords(own, language);
  const other = otherLanguage(language);
  const others = (await found(other, limit + own.length)).filter(
    (each) => !own.some((known) => known.kind === each.kind && known.entry_id === each.entry_id),
  );
  return [...toRecords(own, language), ...toRecords(others, other)].slice(0, limit);
}

/**
 * Finds the records for a query, the best first. First, all words must match as typed, in another form or as a prefix;
 * then with corrections; then only some of them.
 */
export async function findDocuments(read: Kysely<Tables>, question: SearchQuestion): Promise<FoundRecords> {
  const typed = await tellingOf(read, parseQuery(question.query));
  if (typed.length === 0) return { records: [], terms: [] };
  const ask = async (terms: readonly Term[], demand: Question['demand']): Promise<FoundRecords> => ({
    records: await gather(read, question, { terms, demand }),
    terms,
  });

  const asTyped = await ask(await withBegunWords(read, typed), 'every');
  if (asTyped.records.length > 0) return asTyped;
  const corrected = await withNearWords(read, asTyped.terms);
  const meant = await ask(corrected, 'every');
  if (meant.records.length > 0 || corrected.length === 1) return meant;
  return ask(corrected, 'some');
}
