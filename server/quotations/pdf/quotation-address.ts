import { timingSafeEqual } from 'node:crypto';
import { inLanguage } from '../../../content/language-prefix.ts';
import { href } from '../../../content/routes.ts';
import type { Language } from '../../../language/languages.ts';
import type { Database } from '../../database/connect.ts';
import type { QuotationRow, QuotationVersionRow } from '../../database/tables.ts';
import { sign, type SigningKey } from '../../secrets/secret-key.ts';

/** An offer as it was sent once, with where it stands now. */
export interface SentQuotation {
  readonly quotation: QuotationRow;
  readonly version: QuotationVersionRow;
}

const purpose = 'offer';
/** Small letters alone, since addresses of calls are read without regard to case; 160 bits. */
const shape = /^([1-9]\d{0,8})-([1-9]\d{0,4})-([\da-f]{40})$/;

/**
 * What opens one version of one offer. When it was sent is signed with it: after a restore, another offer may have the
 * same number.
 */
export function quotationToken(
  key: string,
  { offer_id, version, sent_at }: Omit<QuotationVersionRow, 'sheet' | 'sent_by'>,
): string {
  const signature = sign(key, purpose, `${offer_id} ${version} ${sent_at}`).toString('hex').slice(0, 40);
  return `${offer_id}-${version}-${signature}`;
}

/** The page of an offer, without the site's own address. */
export const quotationPath = (token: string, language: Language): string =>
  inLanguage(href('quotation', { address: token }), language);

/** What a token opens; `null` for a forged one, and for an offer whose customer was erased. */
export async function findByToken(
  { database, signingKey }: { readonly database: Pick<Database, 'read'>; readonly signingKey: SigningKey },
  token: string,
): Promise<SentQuotation | null> {
  const [, id, number] = shape.exec(token) ?? [];
  if (id === undefined) return null;
  const version = await database.read
    .selectFrom('offer_version')
    .selectAll()
    .where('offer_id', '=', Number(id))
    .where('version', '=', Number(number))
    .executeTakeFirst();
  if (version === undefined) return null;
  const [given, right] = [Buffer.from(token), Buffer.from(quotationToken(signingKey(), version))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const quotation = await database.read.selectFrom('offer').selectAll().where('id', '=', Number(id)).executeTakeFirst();
  return quotation === undefined || quotation.erased_at !== null ? null : { quotation, version };
}
