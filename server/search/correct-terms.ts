import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { editDistance } from './edit-distance.ts';
import { lightStem } from './light-stem.ts';
import type { Form, Term } from './parse-query.ts';

const mostCorrections = 5;
const weights = [0.7, 0.6, 0.4];

/** Short words have too many neighbours, and a wrong digit is another product. */
const errorsAllowed = (word: string): number => {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
};

/**
 * Parts of a word of which at least one is untouched after so many errors: each error, a swap of neighbours included,
 * touches two parts at most.
 */
function partsOf(word: string, errors: number): string[] {
  const count = Math.min(2 * errors + 1, word.length);
  const cuts = Array.from({ length: count + 1 }, (_, index) => Math.round((index * word.length) / count));
  return cuts.slice(1).map((end, index) => word.slice(cuts[index], end));
}

/** Words that stand in some text and are the nearest to a mistyped one, the nearest first. */
async function neighboursOf(tables: Kysely<Tables>, typed: string): Promise<Form[]> {
  const errors = errorsAllowed(typed);
  if (errors === 0) return [];
  const probes = [...new Set([typed, lightStem(typed)])];
  const lengths = probes.map((probe) => probe.length);
  const rows = await tables
    .selectFrom('search_word')
    .select('word')
    .where('length', '>=', Math.min(...lengths) - errors)
    .where('length', '<=', Math.max(...lengths) + errors)
    .where((builder) =>
      builder.or(probes.flatMap((probe) => partsOf(probe, errors)).map((part) => builder('word', 'like', `%${part}%`))),
    )
    .execute();
  const near = rows.flatMap(({ word }) => {
    const distance = Math.min(...probes.map((probe) => editDistance(probe, word, errors)));
    return distance > errors ? [] : [{ word, distance }];
  });
  return near
    .toSorted((a, b) => a.distance - b.distance || b.word.length - a.word.length || (a.word < b.word ? -1 : 1))
    .slice(0, mostCorrections)
    .map(({ word, distance }) => ({ word, weight: weights[distance] ?? 0 }));
}

/** The terms with what may have been meant where nothing was found as it was typed. */
export const correctTerms = (tables: Kysely<Tables>, terms: readonly Term[]): Promise<Term[]> =>
  Promise.all(
    terms.map(async ([typed, ...others]): Promise<Term> => [
      typed,
      ...others,
      ...(await neighboursOf(tables, typed.word)),
    ]),
  );
