import { timingSafeEqual } from 'node:crypto';
import type { Language } from '../../../language/languages.ts';
import { sign } from '../../secrets/secret-key.ts';
import type { EnquirySources } from '../model/enquiry-sources.ts';

export interface Subscriber {
  readonly id: number;
  readonly email: string;
  readonly language: Language;
}

const tokenPurpose = 'newsletter';
const shape = /^([1-9]\d{0,8})\.([\w-]{43})$/;

/** The token for the two pages of a subscription; valid as long as the subscription. */
export const subscriptionToken = (key: string, { id, email }: Pick<Subscriber, 'id' | 'email'>): string =>
  `${id}.${sign(key, tokenPurpose, `${id} ${email}`).toString('base64url')}`;

/** The subscriber of a token; `null` for an invalid token or an ended subscription. */
export async function findByToken(
  { database, signingKey }: Pick<EnquirySources, 'database' | 'signingKey'>,
  token: string,
): Promise<Subscriber | null> {
  const [, id] = shape.exec(token) ?? [];
  if (id === undefined) return null;
  const query = database.read.selectFrom('subscriber').select(['id', 'email', 'language']);
  const row = await query.where('id', '=', Number(id)).executeTakeFirst();
  if (row === undefined) return null;
  const [actual, right] = [Buffer.from(token), Buffer.from(subscriptionToken(signingKey(), row))];
  return actual.length === right.length && timingSafeEqual(actual, right) ? row : null;
}
