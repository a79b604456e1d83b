import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { lightStem } from './light-stem.ts';
import type { Term } from './parse-query.ts';
import { countPostings, type Posting, readBest, readOf, type Scope } from './read-postings.ts';

export interface Question {
  readonly terms: readonly Term[];
  /** `every`: all words must be there; `some`: one is enough. */
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
  /** For each term how well the document answers it; 0 where it does not, or where that is not known yet. */
  readonly scores: number[];
}

type Place = Pick<Found, 'kind' | 'entry_id'>;

/** How far the lists of one term were read. */
interface Reading {
  /** The tokens whose lists go on; none where all that answers the term was met. */
  readonly open: readonly string[];
  /** No document that was not met answers the term better. */
  readonly bound: number;
  /** One that answers it as well stands behind this one. */
  readonly behind: Place;
}

/** How many are read of each token's list at first, at least; and how many times as many where these do not tell. */
const depth = 50;
const deeper = 4;

/** Words that are in more documents than these are equally common. */
const mostCounted = 1000;

const comparePlaces = (a: Place, b: Place): number => a.kind - b.kind || a.entry_id - b.entry_id;

/** Equally good ones come in the order of kinds and ids, so the order is always the same. */
const compare = (a: Found, b: Found): number => b.score - a.score || comparePlaces(a, b);

const scoreOf = ({ shares }: Term, { token, weight }: Posting): number => weight * (shares.get(token) ?? 0);

/** In how many documents each word of a question is; one word alone need not be counted. */
const countEach = async (read: Kysely<Tables>, { terms, scope }: Question): Promise<number[]> =>
  terms.length === 1
    ? [1]
    : Promise.all(terms.map(({ typed }) => countPostings(read, scope, lightStem(typed), mostCounted)));

/** Of several words the rare ones say more: "outdoor" in a question for "outdoor LED", where everything is LED. */
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

/** Looks up what the candidates have of the lists that were not read to the end. */
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

/** True where nothing that was not met can come before the last of these. */
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

/** The best of what stands in lists that were read so far, and whether nothing else can be better. */
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
      // Who is not in a list that was read to the end has not all of the words.
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
 * The best of all documents that hold the words, the best first. Of each word's list, which has its best documents in
 * front, a part is read that does not depend on how many there are, and a longer one where that leaves a doubt; mostly
 * it tells that no other document is better. (After Fagin's threshold algorithm.) Where neither does, as with words that
 * are common alone and rare together, the shortest list is read to the end. Where one word is enough, what stands in
 * front of the lists is good enough, too.
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
