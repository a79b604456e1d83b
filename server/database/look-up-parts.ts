import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { isIndexed } from '../../calls/model/latest-looked.ts';
import type { Database } from './connect.ts';
import { matchOf } from './parts-of-words.ts';
import { readingOrder } from './reading-order.ts';
import type { Tables } from './tables.ts';

/** So many rows at most are compared one by one, which costs less than walking long lists for them. */
const mostCompared = 200;
/** So many threes of signs are weighed. */
const mostWeighed = 6;
/** How common a three is, is told by how far its oldest rows of this number reach; its newest are found less quickly. */
const depth = 64;

interface Looked {
  /** SQLite's index of the parts of the words in which they are looked for. */
  readonly index: 'search_enquiry' | 'search_subscriber' | 'search_media';
  /** Folded; a row must hold each of them. */
  readonly parts: readonly string[];
  /** Only rows behind this one. */
  readonly after?: number | undefined;
  readonly isOldestFirst: boolean;
}

/** How rows that hold some parts of words are found. */
interface WayToParts {
  /** What SQLite's index is asked; `null` where it does not help, or helped already. */
  readonly match: string | null;
  /** The only rows that may hold them; `null` where they are many. */
  readonly few: readonly number[] | null;
  /** Parts with which each row is still to be compared. */
  readonly compared: readonly string[];
  /** None is known to an index: only the latest rows are looked through. */
  readonly isOfLatest: boolean;
}

/** What the index is made of. */
function threesOf(part: string): readonly string[] {
  const characters = Array.from(part);
  return characters.slice(2).map((_, at) => characters.slice(at, at + 3).join(''));
}

/** Some of a list, evenly spread, the first and the last among them. */
function spread(list: readonly string[], most: number): readonly string[] {
  if (list.length <= most) return list;
  const chosen = new Set(Array.from({ length: most }, (_, at) => Math.round((at * (list.length - 1)) / (most - 1))));
  return list.filter((_, at) => chosen.has(at));
}

/** The rarest of some threes: one that next to no row holds, or two that narrow each other down. */
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
 * The ids of all rows that may hold some parts, where they are few: those in which the rarest threes stand together.
 * All of them or none matter, so they are read upwards, which the index does more quickly.
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
 * Decides how rows that hold some parts of words are found. SQLite's index walks the list of every three signs of a
 * part, and lists of common signs grow with the table; so it is asked for the rarest ones first. Where these leave many
 * rows, the whole parts are asked for: then they are mostly common themselves, and found soon.
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

/** SQLite only: a row is one of few, however many that are. */
export const isOneOf = (column: Expression<number>, few: readonly number[]): Expression<SqlBool> =>
  sql<SqlBool>`${column} in (select value from json_each(${JSON.stringify(few)}))`;
