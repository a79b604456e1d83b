import { timingSafeEqual } from 'node:crypto';
import { inLanguage } from '../../../content/language-prefix.ts';
import { href } from '../../../content/routes.ts';
import type { Language } from '../../../language/languages.ts';
import type { Database } from '../../database/connect.ts';
import type { QuotationRow, QuotationVersionRow } from '../../database/tables.ts';
import { sign, type SigningKey } from '../../secrets/secret-key.ts';

/** A sent version, and the current row of its quotation. */
export interface SentQuotation {
  readonly quotation: QuotationRow;
  readonly version: QuotationVersionRow;
}

const purpose = 'offer';
/** Lower-case letters only, because addresses of calls ignore case; 160 bits. */
const shape = /^([1-9]\d{0,8})-([1-9]\d{0,4})-([\da-f]{40})$/;

/**
 * The token that opens one version of a quotation. The signature covers the time of sending, because after a restore
 * another quotation can have the same id.
 */
export function quotationToken(
  key: string,
  { offer_id, version, sent_at }: Omit<QuotationVersionRow, 'sheet' | 'sent_by'>,
): string {
  const signature = sign(key, purpose, `${offer_id} ${version} ${sent_at}`).toString('hex').slice(0, 40);
  return `${offer_id}-${version}-${signature}`;
}

/** The path of a quotation's page. */
export const quotationPath = (token: string, language: Language): string =>
  inLanguage(href('quotation', { address: token }), language);

/** The version that a token opens; `null` for a forged token, and for a quotation whose customer was erased. */
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
  const [actual, right] = [Buffer.from(token), Buffer.from(quotationToken(signingKey(), version))];
  if (actual.length !== right.length || !timingSafeEqual(actual, right)) return null;
  const quotation = await database.read.selectFrom('offer').selectAll().where('id', '=', Number(id)).executeTakeFirst();
  return quotation === undefined || quotation.erased_at !== null ? null : { quotation, version };
}
