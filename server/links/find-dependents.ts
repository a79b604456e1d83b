import type { Kysely } from 'kysely';
import type { Dependents } from '../../calls/links.ts';
import { collections } from '../../content/collections/index.ts';
import { type Field, apiNameOf } from '../../fields/field.ts';
import { findRow } from '../records/changes/entry-rows.ts';
import type { Tables } from '../database/tables.ts';
import { readSubtree } from '../records/repository/subtree.ts';
import type { RecordKey } from '../records/changes/change.ts';
import { indexedOf } from '../records/index/indexed-of.ts';
import { pagesOfRecords, type TextRange } from './pages-of-records.ts';
import { type StoredLink, toOwnLinks } from './to-own-links.ts';

/** Maximum number of links counted. */
const mostLinks = 1000;
/** Maximum number of ranges in one statement. */
const mostRanges = 100;

interface Reference {
  readonly base: string;
  readonly name: string;
  readonly field: Field;
  readonly to: string;
}

/** Every reference field, by the collection that it refers to. */
const references: readonly Reference[] = collections.flatMap(({ base, fields }) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.filter?.by === 'record' ? [{ base, name, field, to: field.filter.to }] : [],
  ),
);

interface Requested {
  /** The records in question with all their descendants. */
  readonly going: readonly RecordKey[];
  /** The highest number of records and of links listed by name. */
  readonly limit: number;
}

const idsIn = (keys: readonly RecordKey[], slug: string): readonly number[] =>
  keys.flatMap(({ collection, id }) => (collection === slug ? [id] : []));

/** The existing records among some ids, with all their descendants. */
async function withAllBelow(read: Kysely<Tables>, slug: string, ids: readonly number[]): Promise<readonly RecordKey[]> {
  const found: RecordKey[] = [];
  for (const id of new Set(ids)) {
    const root = await findRow(read, slug, id);
    if (root === undefined) continue;
    const { records } = await readSubtree(read, root);
    found.push(...records.map(({ collection, id: below }) => ({ collection, id: below })));
  }
  return found;
}

/** The number of records that refer to deleted records in one field, and the first of them. */
async function namingIn(read: Kysely<Tables>, { base, name, field, to }: Reference, { going, limit }: Requested) {
  const named = idsIn(going, to);
  if (named.length === 0) return [];
  const gone = idsIn(going, base);
  let query = read
    .selectFrom('record_fact')
    .where('collection', '=', base)
    .where('field', '=', name)
    .where('value', 'in', named.map(String));
  if (gone.length > 0) query = query.where('entry_id', 'not in', gone);
  const { count } = await query
    .select(({ fn }) => fn.count<number | string>('entry_id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) return [];
  const first = await query.select('entry_id as id').distinct().orderBy('entry_id').limit(limit).execute();
  const indexed = await indexedOf(
    read,
    first.map(({ id }) => ({ collection: base, id })),
  );
  return [
    {
      base,
      field: apiNameOf(name, field),
      count: Number(count),
      first: first.map(({ id }) => ({ id, title: indexed({ collection: base, id })?.title ?? { en: '', ar: '' } })),
    },
  ];
}

const linksIn = (read: Kysely<Tables>, ranges: readonly TextRange[]) =>
  read
    .selectFrom('usage')
    .select(['collection', 'entry_id as id', 'field', 'path'])
    .distinct()
    .where((eb) => eb.or(ranges.map(([from, before]) => eb.and([eb('path', '>=', from), eb('path', '<', before)]))))
    .limit(mostLinks)
    .execute()
    .then((rows) => rows.map(({ path, ...link }): StoredLink => ({ ...link, path: path ?? '' })));

/** The number of links from other records to the pages of the given records, and the first of them. */
async function linkingTo(read: Kysely<Tables>, { going, limit }: Requested): Promise<Dependents['linking']> {
  const { ranges, isLedTo } = pagesOfRecords(going);
  const gone = new Set(going.map(({ collection, id }) => `${collection}/${id}`));
  const found: StoredLink[] = [];
  for (let start = 0; start < ranges.length && found.length < mostLinks; start += mostRanges) {
    const rows = await linksIn(read, ranges.slice(start, start + mostRanges));
    found.push(...rows.filter(({ collection, id, path }) => !gone.has(`${collection}/${id}`) && isLedTo(path)));
  }
  const first = found
    .toSorted(
      (one, other) =>
        (one.collection < other.collection ? -1 : Number(one.collection > other.collection)) || one.id - other.id,
    )
    .slice(0, limit);
  return { count: found.length, first: [...(await toOwnLinks(read, first))] };
}

/** What a deletion of some records affects: records that refer to them, and links to their pages. */
export async function findDependents(
  read: Kysely<Tables>,
  { base, ids, limit }: { readonly base: string; readonly ids: readonly number[]; readonly limit: number },
): Promise<Dependents> {
  const requested = { going: await withAllBelow(read, base, ids), limit };
  const naming = [];
  for (const reference of references) naming.push(...(await namingIn(read, reference, requested)));
  return { naming, linking: await linkingTo(read, requested) };
}
