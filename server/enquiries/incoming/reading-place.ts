import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { MailboxAddress } from '../../mailbox-address.ts';

/** The reading position in a mailbox. */
export interface ReadingPlace {
  readonly validity: string;
  readonly lastUid: number;
}

/** A hash that identifies a mailbox, so that its user name is not stored. */
export const keyOf = ({ host, port, user, folder }: MailboxAddress): string =>
  createHash('sha256')
    .update(JSON.stringify([host, port, user, folder]))
    .digest('hex');

export async function readPlace(read: Kysely<Tables>, key: string): Promise<ReadingPlace | null> {
  const row = await read.selectFrom('mailbox').selectAll().where('address', '=', key).executeTakeFirst();
  return row === undefined ? null : { validity: row.validity, lastUid: Number(row.last_uid) };
}

/** Stores the reading position of a mailbox. */
export async function notePlace(
  write: Kysely<Tables>,
  key: string,
  { validity, lastUid }: ReadingPlace,
): Promise<void> {
  const place = { validity, last_uid: String(lastUid) };
  await write
    .insertInto('mailbox')
    .values({ address: key, ...place, unread: 0 })
    .onConflict((conflict) => conflict.column('address').doUpdateSet(place))
    .execute();
}

/** Unread emails of a mailbox at the last poll; null before the first. */
export async function readUnread(read: Kysely<Tables>, key: string): Promise<number | null> {
  const row = await read.selectFrom('mailbox').select('unread').where('address', '=', key).executeTakeFirst();
  return row?.unread ?? null;
}

/** Stores the number of unread emails of a mailbox. */
export async function noteUnread(write: Kysely<Tables>, key: string, unread: number): Promise<void> {
  await write.updateTable('mailbox').set({ unread }).where('address', '=', key).execute();
}
