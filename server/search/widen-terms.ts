import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { editDistance } from './edit-distance.ts';
import { lightStem } from './light-stem.ts';
import { errorsAllowed, nearVariants } from './near-variants.ts';
import type { Term } from './parse-query.ts';
import { addShare, tokensOf, typedBeginnings } from './word-tokens.ts';

/**
 * Minimum length of a prefix. Shorter ones match too many words of texts; for titles and facets all prefixes are
 * indexed.
 */
const shortestBeginning = 3;
const mostBegun = 12;
const begunShare = 50;

const mostNeighbours = 500;
const mostCorrections = 5;
/** By the number of errors. */
const correctedShares = [70, 60, 40];

/** Greater than all characters in words. */
const last = '\u{10FFFF}';

interface Other {
  readonly word: string;
  readonly share: number;
}

async function begunWords(tables: Kysely<Tables>, { typed }: Term): Promise<Other[]> {
  const beginnings = typedBeginnings(typed).filter(({ length }) => length >= shortestBeginning);
  const found = await Promise.all(
    beginnings.map((beginning) =>
      tables
        .selectFrom('search_word')
        .select('word')
        .where('word', '>', beginning)
        .where('word', '<', `${beginning}${last}`)
        .orderBy('word')
        .limit(mostBegun)
        .execute(),
    ),
  );
  return found.flat().map(({ word }) => ({ word, share: begunShare }));
}

/** Indexed words that are nearest to a mistyped one. */
async function nearWords(tables: Kysely<Tables>, { typed }: Term): Promise<Other[]> {
  const errors = errorsAllowed(typed);
  const probes = [...new Set([typed, lightStem(typed)])];
  const variants = probes.flatMap(nearVariants);
  if (variants.length === 0) return [];
  const rows = await tables
    .selectFrom('search_near')
    .select('word')
    .distinct()
    .where('variant', 'in', variants)
    .limit(mostNeighbours)
    .execute();
  return rows
    .map(({ word }) => ({ word, distance: Math.min(...probes.map((probe) => editDistance(probe, word, errors))) }))
    .filter(({ distance }) => distance <= errors)
    .toSorted((a, b) => a.distance - b.distance || b.word.length - a.word.length || (a.word < b.word ? -1 : 1))
    .slice(0, mostCorrections)
    .map(({ word, distance }) => ({ word, share: correctedShares[distance] ?? 0 }));
}

type Widen = (tables: Kysely<Tables>, terms: readonly Term[]) => Promise<Term[]>;

const widenedBy =
  (othersOf: (tables: Kysely<Tables>, term: Term) => Promise<Other[]>): Widen =>
  (tables, terms) =>
    Promise.all(
      terms.map(async (term) => {
        const shares = new Map(term.shares);
        for (const { word, share } of await othersOf(tables, term)) {
          for (const [token, ofWord] of tokensOf(word)) addShare(shares, token, Math.floor((share * ofWord) / 100));
        }
        return { ...term, shares };
      }),
    );

/** Adds indexed words that begin with the terms; only a few, so that the cost of a query is bounded. */
export const withBegunWords: Widen = widenedBy(begunWords);

/** Adds corrections, for a query that found nothing as typed. */
export const withNearWords: Widen = widenedBy(nearWords);
