import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../database/connect.ts';

const name = 'signing';

/** The key that signs tokens: `given` by the environment, or made once and kept with the data. */
export async function loadSecretKey({ write }: Database, given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  const value = randomBytes(32).toString('base64url');
  await write
    .insertInto('secret')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const kept = await write.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return kept.value;
}

/** A signature for one purpose; the same text signed for another purpose has another one. */
export const sign = (key: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', key).update(`${purpose}\n${text}`).digest();
