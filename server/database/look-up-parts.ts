import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { isIndexed } from '../../calls/model/latest-looked.ts';
import type { Database } from './connect.ts';
import { matchOf } from './parts-of-words.ts';
import { readingOrder } from './reading-order.ts';
import type { Tables } from './tables.ts';

/** Up to this number of rows is compared directly, which is faster than reading long index lists. */
const mostCompared = 200;
/** Maximum number of trigrams whose frequency is estimated. */
const mostWeighed = 6;
/**
 * The frequency of a trigram is estimated by the row id of its n-th oldest row. Reading its newest rows would be
 * slower.
 */
const depth = 64;

interface Looked {
  /** The SQLite trigram index to search. */
  readonly index: 'search_enquiry' | 'search_subscriber' | 'search_media';
  /** Folded search terms; a row must contain all of them. */
  readonly parts: readonly string[];
  /** Limits the result to rows after this one. */
  readonly after?: number | undefined;
  readonly isOldestFirst: boolean;
}

/** The strategy to find rows that contain the terms. */
interface WayToParts {
  /** The FTS `match` expression; `null` if the index does not help or was already used. */
  readonly match: string | null;
  /** The ids of the only candidate rows; `null` if there are many. */
  readonly few: readonly number[] | null;
  /** Terms to compare with each candidate row. */
  readonly compared: readonly string[];
  /** True if no term is indexed: only the latest rows are searched. */
  readonly isOfLatest: boolean;
}

/** The trigrams of a term. */
function threesOf(part: string): readonly string[] {
  const characters = Array.from(part);
  return characters.slice(2).map((_, at) => characters.slice(at, at + 3).join(''));
}

/** At most `most` items of a list, evenly spaced, including the first and the last. */
function spread(list: readonly string[], most: number): readonly string[] {
  if (list.length <= most) return list;
  const chosen = new Set(Array.from({ length: most }, (_, at) => Math.round((at * (list.length - 1)) / (most - 1))));
  return list.filter((_, at) => chosen.has(at));
}

/** The rarest trigrams: one that matches fewer than `depth` rows, or two that narrow each other down. */
async function rarestOf(read: Kysely<Tables>, index: Looked['index'], threes: readonly string[]) {
  const table = sql.table(index);
  const depths = threes.map(
    (three, at) => sql`(select rowid from ${table} where ${table} match ${matchOf([three])}
      order by rowid limit 1 offset ${sql.lit(depth - 1)}) as ${sql.id(`depth_${at}`)}`,
  );
  const { rows } = await sql<Record<string, number | null>>`select ${sql.join(depths)}`.execute(read);
  const rarest = threes
    .map((three, at) => ({ three, reached: rows[0]?.[`depth_${at}`] ?? Infinity }))
    .toSorted((one, other) => (one.reached < other.reached ? 1 : -1));
  return rarest.slice(0, rarest[0]?.reached === Infinity ? 1 : 2).map(({ three }) => three);
}

/**
 * The ids of all rows that may contain the terms, if there are few: those that contain the rarest trigrams. Reads in
 * ascending order, which is faster in the index; the order does not matter because the result is complete or `null`.
 */
async function fewWith(
  read: Kysely<Tables>,
  { index, parts, after, isOldestFirst }: Looked,
): Promise<readonly number[] | null> {
  const threes = await rarestOf(read, index, spread([...new Set(parts.flatMap(threesOf))], mostWeighed));
  const { behind } = readingOrder(isOldestFirst);
  const table = sql.table(index);
  const { rows } = await sql<{ id: number }>`
    select rowid as id from ${table} where ${table} match ${matchOf(threes)}
    ${after === undefined ? sql`` : sql`and rowid ${sql.raw(behind)} ${after}`}
    order by rowid limit ${sql.lit(mostCompared)}`.execute(read);
  return rows.length < mostCompared ? rows.map(({ id }) => id) : null;
}

/**
 * Chooses the strategy to find rows that contain some terms. SQLite's index reads the row list of every trigram of a
 * term, and lists of common trigrams grow with the table. Therefore the rarest trigrams are looked up first. If they
 * leave many rows, the whole terms are matched: then most trigrams are common and matches are found quickly.
 */
export async function lookUpParts(
  { read, dialect }: Pick<Database, 'read' | 'dialect'>,
  looked: Looked,
): Promise<WayToParts> {
  const { parts } = looked;
  const known = parts.filter(isIndexed);
  const isOfLatest = parts.length > 0 && known.length === 0;
  const few = dialect === 'sqlite' && known.length > 0 ? await fewWith(read, { ...looked, parts: known }) : null;
  if (dialect === 'postgres' || known.length === 0 || few !== null)
    return { match: null, few, compared: parts, isOfLatest };
  return { match: matchOf(known), few, compared: parts.filter((part) => !isIndexed(part)), isOfLatest };
}

/** SQLite only: true for rows in a list of ids of any length. */
export const isOneOf = (column: Expression<number>, few: readonly number[]): Expression<SqlBool> =>
  sql<SqlBool>`${column} in (select value from json_each(${JSON.stringify(few)}))`;
