import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import type { Logger } from '../logger.ts';

const name = 'signing';

/** The key that signs tokens, as it is at the moment: a restored site brings its own along. */
export type SigningKey = () => string;

/** The key that is kept with the data, where there is one. */
export async function storedKey(connection: Kysely<Tables>): Promise<string | undefined> {
  const row = await connection.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** The key that is kept with the data; made where there is none. */
async function loadKey({ write }: Database): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await write
    .insertInto('secret')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const kept = await write.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return kept.value;
}

/** Opens the key that is `given` by the environment, or kept with the data, and then read again after a restore. */
export async function openSigningKey(database: Database, given: string | undefined, log: Logger): Promise<SigningKey> {
  if (given !== undefined) return () => given;
  let key = await loadKey(database);
  async function reload(): Promise<void> {
    try {
      key = await loadKey(database);
    } catch (error) {
      log.error({ err: error }, 'The signing key was not read again; it may be that of the site before a restore');
    }
  }
  database.versions.onChange((tags) => void (tags === 'all' && reload()));
  return () => key;
}

/**
 * Links that are opened by whoever has them, by what their tokens are signed for. `tests/attacks/signed-links.ts` says for
 * each what it may do in every state of its record.
 */
export const linkPurposes = ['offer', 'newsletter', 'invitation'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** What is signed beside links: passes of forms, webhooks, and the names of erased people. */
type OtherPurpose = 'form-pass' | 'webhook' | 'erased';

/** A signature for one purpose; the same text signed for another purpose has another one. */
export const sign = (key: string, purpose: LinkPurpose | OtherPurpose, text: string): Buffer =>
  createHmac('sha256', key).update(`${purpose}\n${text}`).digest();
