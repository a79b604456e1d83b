import type { Kysely } from 'kysely';
import type { Timestamp, Tables } from '../../database/tables.ts';
import { sign, storedKey } from '../../secrets/secret-key.ts';

/**
 * Identifies a data subject: the kind of data and its stored text. A reference identifies an enquiry that contains an
 * address only in its text.
 */
export interface DataSubjectKey {
  readonly kind: 'email' | 'phone' | 'name' | 'reference';
  readonly value: string;
}

/** An entry of the list: a keyed hash, which does not reveal the data subject. */
export interface Erased {
  readonly hash: string;
  readonly erased_at: Timestamp;
}

/** The erased data subjects and the keys of their hashes. A restored site may have another key. */
export interface ErasedList {
  readonly rows: readonly Erased[];
  readonly keys: readonly string[];
}

const hashOf = (key: string, { kind, value }: DataSubjectKey): string =>
  sign(key, 'erased', `${kind} ${value}`).toString('base64url');

/** Adds rows to the list; the later of two timestamps counts. */
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

/** Records erased data subjects, so that a restored backup does not bring them back. */
export const noteErased = (
  tx: Kysely<Tables>,
  key: string,
  erased: readonly DataSubjectKey[],
  at: Timestamp,
): Promise<void> =>
  addErased(
    tx,
    erased.map((each) => ({ hash: hashOf(key, each), erased_at: at })),
  );

export const erasedRows = (connection: Kysely<Tables>): Promise<Erased[]> =>
  connection.selectFrom('erased').selectAll().orderBy('hash').execute();

/** The list before a restore replaces it. @param key the key in use, if it is not stored with the data */
export async function readErased(tx: Kysely<Tables>, key: string | undefined): Promise<ErasedList> {
  return { rows: await erasedRows(tx), keys: [key, await storedKey(tx)].filter((each) => each !== undefined) };
}

/** Adds the list from before a restore to the restored one. Returns both with all keys. */
export async function joinErased(tx: Kysely<Tables>, before: ErasedList): Promise<ErasedList> {
  await addErased(tx, before.rows);
  const { rows, keys } = await readErased(tx, undefined);
  return { rows, keys: [...new Set([...before.keys, ...keys])] };
}

/** Returns a function that returns the time of erasure, or undefined if a data subject was not erased. */
export function erasedSince({ rows, keys }: ErasedList): (dataSubject: DataSubjectKey) => Timestamp | undefined {
  const byHash = new Map(rows.map(({ hash, erased_at }) => [hash, erased_at]));
  return (dataSubject) =>
    keys
      .flatMap((key) => byHash.get(hashOf(key, dataSubject)) ?? [])
      .toSorted()
      .at(-1);
}
