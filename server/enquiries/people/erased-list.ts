import type { Kysely } from 'kysely';
import type { Moment, Tables } from '../../database/tables.ts';
import { sign, storedKey } from '../../secrets/secret-key.ts';

/**
 * By what somebody is told: the kind of it, and the text as the site keeps it. A reference is that of a message which
 * tells an address in its words only.
 */
export interface PersonKey {
  readonly kind: 'email' | 'phone' | 'name' | 'reference';
  readonly value: string;
}

/** A line of the list: a keyed hash, which tells nobody who it is. */
export interface Erased {
  readonly hash: string;
  readonly erased_at: Moment;
}

/** Who was erased, and the keys under which it was noted; a restored site may bring another key along. */
export interface ErasedList {
  readonly rows: readonly Erased[];
  readonly keys: readonly string[];
}

const hashOf = (key: string, { kind, value }: PersonKey): string =>
  sign(key, 'erased', `${kind} ${value}`).toString('base64url');

/** Takes rows into the list; of two moments the later one counts. */
async function addErased(tx: Kysely<Tables>, rows: readonly Erased[]): Promise<void> {
  for (const row of rows)
    await tx
      .insertInto('erased')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('hash').doUpdateSet({ erased_at: row.erased_at }).where('erased.erased_at', '<', row.erased_at),
      )
      .execute();
}

/** Notes who was erased, so that no backup brings them back. */
export const noteErased = (tx: Kysely<Tables>, key: string, erased: readonly PersonKey[], at: Moment): Promise<void> =>
  addErased(
    tx,
    erased.map((each) => ({ hash: hashOf(key, each), erased_at: at })),
  );

export const erasedRows = (connection: Kysely<Tables>): Promise<Erased[]> =>
  connection.selectFrom('erased').selectAll().orderBy('hash').execute();

/** The list as it is, before a restore replaces it. @param key the one in use, where it is not kept with the data */
export async function readErased(tx: Kysely<Tables>, key: string | undefined): Promise<ErasedList> {
  return { rows: await erasedRows(tx), keys: [key, await storedKey(tx)].filter((each) => each !== undefined) };
}

/** Adds the list from before a restore to the one that came with it. Returns both, with the keys of both. */
export async function joinErased(tx: Kysely<Tables>, before: ErasedList): Promise<ErasedList> {
  await addErased(tx, before.rows);
  const { rows, keys } = await readErased(tx, undefined);
  return { rows, keys: [...new Set([...before.keys, ...keys])] };
}

/** Since when somebody is erased; undefined for whoever is not. */
export function erasedSince({ rows, keys }: ErasedList): (person: PersonKey) => Moment | undefined {
  const byHash = new Map(rows.map(({ hash, erased_at }) => [hash, erased_at]));
  return (person) =>
    keys
      .flatMap((key) => byHash.get(hashOf(key, person)) ?? [])
      .toSorted()
      .at(-1);
}
