import type { WholeQuotation } from '../../../calls/quotation-shapes.ts';
import type { Database } from '../../database/connect.ts';
import type { QuotationRow } from '../../database/tables.ts';
import { undeliveredOfQuotation } from '../../enquiries/emails/undelivered.ts';
import { listRepliesAbout, serializeReply } from '../../enquiries/replies/list-replies.ts';
import type { SigningKey } from '../../secrets/secret-key.ts';
import { contentOf, serializeQuotation, snapshotOf } from '../rows/quotation-row.ts';
import { quotationPath, quotationToken } from '../pdf/quotation-address.ts';

/** Maximum number of events and versions in an answer. */
const mostListed = 500;

export const findQuotation = ({ read }: Pick<Database, 'read'>, id: number): Promise<QuotationRow | undefined> =>
  read.selectFrom('offer').selectAll().where('id', '=', id).executeTakeFirst();

/** A quotation with everything that its screen shows. */
export async function readWholeQuotation(
  { database: { read }, signingKey }: { readonly database: Pick<Database, 'read'>; readonly signingKey: SigningKey },
  row: QuotationRow,
  now: number,
): Promise<WholeQuotation> {
  const enquiry = read.selectFrom('enquiry').select('reference').where('id', '=', row.enquiry_id);
  const events = read
    .selectFrom('offer_event')
    .select(['id', 'kind', 'version', 'who', 'note', 'at'])
    .where('offer_id', '=', row.id)
    .orderBy('id', 'desc')
    .limit(mostListed);
  const versions = read
    .selectFrom('offer_version')
    .select(['offer_id', 'version', 'sheet', 'sent_at', 'sent_by'])
    .where('offer_id', '=', row.id)
    .orderBy('version', 'desc')
    .limit(mostListed);
  return {
    ...serializeQuotation(row, now),
    content: contentOf(row),
    enquiry_reference: row.enquiry_id === null ? null : ((await enquiry.executeTakeFirst())?.reference ?? null),
    answer: row.answer,
    answered_name: row.answered_name,
    answer_reason: row.answer_reason,
    erased_at: row.erased_at,
    thread: (await listRepliesAbout({ read }, row.id)).map((reply) => ({
      ...serializeReply(reply),
      enquiry: reply.enquiry_id,
    })),
    undelivered: await undeliveredOfQuotation({ read }, row.id),
    events: (await events.execute()).toReversed(),
    versions: (await versions.execute()).map((each) => {
      const { version, sent_at, sent_by } = each;
      const { content, sums, validUntil } = snapshotOf(each);
      const page = row.erased_at === null ? quotationPath(quotationToken(signingKey(), each), content.language) : null;
      return { version, sent_at, sent_by, valid_until: validUntil, total: sums.total, page };
    }),
  };
}
