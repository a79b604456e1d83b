import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import type { Logger } from '../logger.ts';

const name = 'signing';

/** Returns the current key that signs tokens. A restored backup replaces it. */
export type SigningKey = () => string;

/** The key in the database, if there is one. */
export async function storedKey(connection: Kysely<Tables>): Promise<string | undefined> {
  const row = await connection.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** The key in the database; created if there is none. */
async function loadKey({ write }: Database): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await write
    .insertInto('secret')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const stored = await write.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return stored.value;
}

/** Opens the key from the environment (`given`), or the one in the database, which is read again after a restore. */
export async function openSigningKey(
  database: Database,
  configured: string | undefined,
  log: Logger,
): Promise<SigningKey> {
  if (configured !== undefined) return () => configured;
  let key = await loadKey(database);
  async function reload(): Promise<void> {
    try {
      key = await loadKey(database);
    } catch (error) {
      log.error({ err: error }, 'The signing key could not be reloaded; it may be the one from before a restore');
    }
  }
  database.versions.onChange((tags) => void (tags === 'all' && reload()));
  return () => key;
}

/**
 * The purposes of signed links, which grant access to everyone who has them. `tests/attacks/signed-links.ts` lists what
 * each may do in every state of its record.
 */
export const linkPurposes = ['offer', 'newsletter', 'invitation', 'details'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** Other signed values: form tokens, webhooks, and the names of erased data subjects. */
type OtherPurpose = 'form-pass' | 'webhook' | 'erased';

/** Signs a text for one purpose. The signature is different for every purpose. */
export const sign = (key: string, purpose: LinkPurpose | OtherPurpose, text: string): Buffer =>
  createHmac('sha256', key).update(`${purpose}\n${text}`).digest();
