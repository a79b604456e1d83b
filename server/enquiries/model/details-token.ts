import { timingSafeEqual } from 'node:crypto';
import { detailsDays, isOver, readDetailsToken, writeDetailsToken } from '../../../content/enquiries/details-link.ts';
import { findEnquiry } from '../../../content/enquiries/index.ts';
import { inLanguage } from '../../../content/language-prefix.ts';
import { href } from '../../../content/routes.ts';
import type { EnquiryRow } from '../../database/tables.ts';
import { sign } from '../../secrets/secret-key.ts';
import type { EnquirySources } from './enquiry-sources.ts';

type Addressed = Pick<EnquiryRow, 'id' | 'reference' | 'created_at'>;

const secondsOfDay = 86_400;

/**
 * The token of the link that adds a project request to an enquiry. The signature covers the reference, because after a
 * restore another enquiry can have the same id.
 */
export function detailsToken(key: string, { id, reference, created_at }: Addressed): string {
  const endsAt = Math.floor(Date.parse(created_at) / 1000) + detailsDays * secondsOfDay;
  const signature = sign(key, 'details', `${id} ${endsAt} ${reference}`).toString('hex').slice(0, 40);
  return writeDetailsToken({ id, endsAt }, signature);
}

/** The path of the page behind the link. */
export const detailsPath = (token: string, { language }: Pick<EnquiryRow, 'language'>): string =>
  inLanguage(href('register', {}, `adds_to=${token}`), language);

/** The enquiry that a token adds to; `null` for a forged or old token and a deleted enquiry. */
export async function findByToken(
  { database, signingKey, now }: Pick<EnquirySources, 'database' | 'signingKey' | 'now'>,
  token: string,
): Promise<EnquiryRow | null> {
  const read = readDetailsToken(token);
  if (read === null || isOver(read, now())) return null;
  const query = database.read.selectFrom('enquiry').selectAll().where('id', '=', read.id);
  const row = await query.where('removed_at', 'is', null).executeTakeFirst();
  if (row === undefined || findEnquiry(row.kind)?.isContinued !== true) return null;
  const [given, right] = [Buffer.from(token), Buffer.from(detailsToken(signingKey(), row))];
  return given.length === right.length && timingSafeEqual(given, right) ? row : null;
}
