import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { lightStem } from './light-stem.ts';
import type { Term } from './parse-query.ts';
import { countPostings, type Posting, readBest, readOf, type Scope } from './read-postings.ts';

export interface Question {
  readonly terms: readonly Term[];
  /** `every`: all terms must match; `some`: one is enough. */
  readonly demand: 'every' | 'some';
  readonly scope: Scope;
  readonly limit: number;
}

export interface Found {
  readonly kind: number;
  readonly entry_id: number;
  readonly score: number;
}

interface Candidate extends Omit<Found, 'score'> {
  readonly document_id: number;
  /** The score of each term; 0 if the document does not match it, or if it is not known yet. */
  readonly scores: number[];
}

type Place = Pick<Found, 'kind' | 'entry_id'>;

/** The state of reading the lists of one term. */
interface Reading {
  /** The tokens whose lists have more entries; empty if every match of the term is known. */
  readonly open: readonly string[];
  /** The upper bound of the score of documents that are not known yet. */
  readonly bound: number;
  /** An unknown document with that score comes after this position. */
  readonly behind: Place;
}

/** Minimum number of entries read of each token's list at first, and the factor for the second read. */
const depth = 50;
const deeper = 4;

/** Words in more documents than this count as equally common. */
const mostCounted = 1000;

const comparePlaces = (a: Place, b: Place): number => a.kind - b.kind || a.entry_id - b.entry_id;

/** Documents with the same score are sorted by kind and id, so that the order is deterministic. */
const compare = (a: Found, b: Found): number => b.score - a.score || comparePlaces(a, b);

const scoreOf = ({ shares }: Term, { token, weight }: Posting): number => weight * (shares.get(token) ?? 0);

/** The number of documents with each word of a query. A single word is not counted. */
const countEach = async (read: Kysely<Tables>, { terms, scope }: Question): Promise<number[]> =>
  terms.length === 1
    ? [1]
    : Promise.all(terms.map(({ typed }) => countPostings(read, scope, lightStem(typed), mostCounted)));

/** Rare words weigh more than common ones: "outdoor" in the query "outdoor LED", where everything is LED. */
function byRarity(terms: readonly Term[], counts: readonly number[]): Term[] {
  const fewest = Math.max(1, Math.min(...counts));
  return terms.map((term, index) => {
    const factor = Math.sqrt(fewest / Math.max(fewest, counts[index] ?? 0));
    const shares = [...term.shares].map(([token, share]): [string, number] => [token, Math.ceil(share * factor)]);
    return { ...term, shares: new Map(shares) };
  });
}

function toReading(term: Term, rows: readonly Posting[], most: number): Reading {
  const lists = [...Map.groupBy(rows, ({ token }) => token).values()];
  const ends = lists
    .filter(({ length }) => length >= most)
    .flatMap((list) => list.toSorted((a, b) => b.weight - a.weight || comparePlaces(a, b)).at(-1) ?? []);
  const bound = Math.max(0, ...ends.map((end) => scoreOf(term, end)));
  const [behind = { kind: 0, entry_id: 0 }] = ends
    .filter((end) => scoreOf(term, end) === bound)
    .toSorted(comparePlaces);
  return { open: ends.map(({ token }) => token), bound, behind };
}

function note(candidates: Map<number, Candidate>, question: Question, index: number, row: Posting): void {
  const { document_id, kind, entry_id } = row;
  const known = candidates.get(document_id) ?? { document_id, kind, entry_id, scores: question.terms.map(() => 0) };
  const [term, before = 0] = [question.terms[index], known.scores[index]];
  if (term !== undefined) known.scores[index] = Math.max(before, scoreOf(term, row));
  candidates.set(document_id, known);
}

/** Reads the missing scores of the candidates from the lists that were not read to the end. */
async function fillIn(
  read: Kysely<Tables>,
  candidates: Map<number, Candidate>,
  question: Question,
  readings: readonly Reading[],
): Promise<void> {
  for (const [index, { open }] of readings.entries()) {
    if (open.length === 0) continue;
    for (const row of await readOf(read, [...candidates.keys()], open)) note(candidates, question, index, row);
  }
}

/** True if no unknown document can rank above the last result. */
function isCertain(found: readonly Found[], { demand, limit }: Question, readings: readonly Reading[]): boolean {
  const open = readings.filter((reading) => reading.open.length > 0);
  if (open.length === 0 || (demand === 'every' && open.length < readings.length)) return true;
  const worst = found[limit - 1];
  if (worst === undefined) return false;
  const bound = open.reduce((sum, reading) => sum + reading.bound, 0);
  const behind = open
    .map((reading) => reading.behind)
    .toSorted(comparePlaces)
    .at(-1);
  return worst.score > bound || (worst.score === bound && behind !== undefined && comparePlaces(worst, behind) <= 0);
}

/** The best documents of the lists as far as they were read, and whether no other document can be better. */
async function choose(
  read: Kysely<Tables>,
  question: Question,
  lists: readonly (readonly Posting[])[],
  readings: readonly Reading[],
): Promise<{ readonly found: Found[]; readonly isCertain: boolean }> {
  const { terms, demand, limit } = question;
  const candidates = new Map<number, Candidate>();
  for (const [index, rows] of lists.entries()) for (const row of rows) note(candidates, question, index, row);
  if (demand === 'every') {
    for (const { document_id, scores } of candidates.values()) {
      // A document that is missing in a completely read list does not have all words.
      if (scores.some((score, index) => score === 0 && readings[index]?.open.length === 0)) {
        candidates.delete(document_id);
      }
    }
  }
  if (terms.length > 1) await fillIn(read, candidates, question, readings);
  const found = [...candidates.values()]
    .filter(({ scores }) => demand === 'some' || scores.every((score) => score > 0))
    .map(({ kind, entry_id, scores }) => ({ kind, entry_id, score: scores.reduce((sum, score) => sum + score, 0) }))
    .toSorted(compare)
    .slice(0, limit);
  return { found, isCertain: isCertain(found, question, readings) };
}

/**
 * The best documents that match the query, the best first. Reads a part of each term's list, which is sorted by score;
 * its size does not depend on the number of documents. If that leaves the result uncertain, reads a longer part.
 * Usually this proves that no other document is better (after Fagin's threshold algorithm). If it does not, as with
 * words that are common alone and rare together, reads the shortest list to the end. If one term is enough, the
 * beginnings of the lists suffice.
 */
export async function findBest(read: Kysely<Tables>, question: Question): Promise<Found[]> {
  const { demand, scope, limit } = question;
  const counts = await countEach(read, question);
  const terms = byRarity(question.terms, counts);
  const weighed = { ...question, terms };
  const tokens = terms.map(({ shares }) => [...shares.keys()]);
  const first = Math.max(depth, 2 * limit);
  const readTo = async (most: number) => {
    const lists = await Promise.all(tokens.map((each) => readBest(read, scope, each, most)));
    const readings = terms.map((term, index) => toReading(term, lists[index] ?? [], most));
    return { lists, readings, ...(await choose(read, weighed, lists, readings)) };
  };
  const near = await readTo(first);
  if (near.isCertain || demand === 'some') return near.found;
  const { lists, readings, found, isCertain } = await readTo(first * deeper);
  if (isCertain) return found;

  const shortest = counts.indexOf(Math.min(...counts));
  const whole = await readBest(read, scope, tokens[shortest] ?? []);
  const complete: Reading = { open: [], bound: 0, behind: { kind: 0, entry_id: 0 } };
  const all = await choose(read, weighed, lists.with(shortest, whole), readings.with(shortest, complete));
  return all.found;
}
