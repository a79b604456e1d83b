import type { Kysely, Selectable } from 'kysely';
import type { MailEncryption } from '../../../content/mail-server.ts';
import type { Database } from '../../database/connect.ts';
import type { Tables } from '../../database/tables.ts';
import { seal, unseal } from '../../secrets/seal.ts';
import type { SigningKey } from '../../secrets/secret-key.ts';
import type { StoredServer } from './mail-settings.ts';

export type MailServerRow = Selectable<Tables['mail_server']>;

/** The table has one row. */
const id = 1;
/** The tag that changes with the mail server. */
export const mailServerTag = 'mail-server';

/** A password is encrypted for its server: with another host or port it cannot be decrypted. */
const purposeOf = ({ host, port }: Pick<MailServerRow, 'host' | 'port'>): string => `mail-server ${host} ${port}`;

/** The values from the settings form. */
export interface NewMailServer {
  readonly host: string;
  readonly port: number;
  readonly encryption: MailEncryption;
  readonly user: string;
  /** If absent, the stored password stays, provided that the server is the same. */
  readonly password?: string | undefined;
  /** Empty for the e-mail address of the country in the settings. */
  readonly sender: string;
}

export const readMailServer = (read: Kysely<Tables>): Promise<MailServerRow | undefined> =>
  read.selectFrom('mail_server').selectAll().where('id', '=', id).executeTakeFirst();

/** Decrypts the password of a row. */
export function openServer(row: MailServerRow, key: SigningKey): StoredServer {
  const { host, port, encryption, username: user, sealed_password: sealed } = row;
  const password = sealed === null ? null : (unseal(key(), purposeOf(row), sealed)?.toString('utf8') ?? null);
  return { host, port, encryption, user, password };
}

/**
 * Stores the mail server. The stored password is retained only if host and port stay the same, so that it is never sent
 * to another server.
 * @param now milliseconds since 1970
 */
export async function saveMailServer(
  database: Database,
  key: SigningKey,
  { user, password, ...server }: NewMailServer,
  { by, now }: { readonly by: string; readonly now: number },
): Promise<void> {
  await database.transaction(async (tx) => {
    const before = await readMailServer(tx);
    const isSame = before?.host === server.host && before.port === server.port;
    const former = isSame && user !== '' ? before.sealed_password : null;
    const values = {
      ...server,
      username: user,
      sealed_password: password === undefined ? former : seal(key(), purposeOf(server), Buffer.from(password)),
      changed_at: new Date(now).toISOString(),
      changed_by: by,
    };
    await tx
      .insertInto('mail_server')
      .values({ id, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute();
    await database.versions.touch(tx, [mailServerTag]);
  });
}

/** Deletes the mail server. Returns false if there is none. */
export const removeMailServer = (database: Database): Promise<boolean> =>
  database.transaction(async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('mail_server').where('id', '=', id).executeTakeFirst();
    if (numDeletedRows > 0n) await database.versions.touch(tx, [mailServerTag]);
    return numDeletedRows > 0n;
  });
