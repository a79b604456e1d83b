import type { Kysely } from 'kysely';
import { findRow } from '../changes/entry-rows.ts';
import { parseFormer, withFormer, parseSubtree, type Snapshot, toSnapshot } from '../changes/snapshot.ts';
import type { RevisionRow, Tables } from '../../database/tables.ts';

type About = Pick<RevisionRow, 'id' | 'collection' | 'entry_id'>;

/** The first deletion after a revision that removed its record, alone or with others. */
const nextDeletion = (read: Kysely<Tables>, { id, collection, entry_id }: About): Promise<number | undefined> =>
  read
    .selectFrom('deletion')
    .select('revision_id')
    .where('collection', '=', collection)
    .where('entry_id', '=', entry_id)
    .where('revision_id', '>', id)
    .orderBy('revision_id')
    .limit(1)
    .executeTakeFirst()
    .then((found) => found?.revision_id);

async function snapshotIn(read: Kysely<Tables>, deletion: number, about: About): Promise<Snapshot | null> {
  const query = read.selectFrom('revision').select('former').where('id', '=', deletion);
  const { former } = await query.executeTakeFirstOrThrow();
  const { records } = parseSubtree(former);
  return records.find(({ collection, id }) => collection === about.collection && id === about.entry_id) ?? null;
}

async function liveSnapshot(read: Kysely<Tables>, { collection, entry_id }: About): Promise<Snapshot | null> {
  const row = await findRow(read, collection, entry_id ?? 0);
  return row === undefined ? null : toSnapshot(row);
}

/**
 * The record as a revision left it. Starts from the present record, or from its last state before the next deletion,
 * and reverts the later updates. Returns `null` if neither state is known. Reads all later changes of this record.
 */
export async function snapshotAfter(read: Kysely<Tables>, about: About): Promise<Snapshot | null> {
  const deletion = await nextDeletion(read, about);
  const last = deletion === undefined ? await liveSnapshot(read, about) : await snapshotIn(read, deletion, about);
  if (last === null) return null;
  let later = read
    .selectFrom('revision')
    .select(['action', 'former'])
    .where('collection', '=', about.collection)
    .where('entry_id', '=', about.entry_id)
    .where('id', '>', about.id);
  if (deletion !== undefined) later = later.where('id', '<', deletion);
  const changes = await later.orderBy('id', 'desc').execute();
  return changes
    .filter(({ action }) => action === 'update')
    .reduce((after, { former }) => withFormer(after, parseFormer(former)), last);
}
