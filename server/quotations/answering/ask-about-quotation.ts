import { offerMessages } from '../../../language/offer-messages.ts';
import { enqueue } from '../../enquiries/emails/outbox.ts';
import type { EnquirySources } from '../../enquiries/model/enquiry-sources.ts';
import { nextTimestamp } from '../../enquiries/rows/lock-enquiry.ts';
import type { SpamCheck } from '../../forms/form-guard.ts';
import { CallError } from '../../http/call-error.ts';
import { customerOf, lockQuotation, nextChange, noteQuotation, snapshotOf } from '../rows/quotation-row.ts';
import { enquiryOfQuotation } from '../rows/quotation-enquiry.ts';
import type { SentQuotation } from '../pdf/quotation-address.ts';
import { assertNotClosed } from '../pdf/shown-quotation.ts';
import { assertNotSpam, readQuotationHooks } from './answer-quotation.ts';

type Sources = Pick<EnquirySources, 'database' | 'now' | 'reader'>;

/**
 * Adds a question about a quotation to the conversation of its enquiry, which then awaits an answer, and notifies the
 * company. The same question sent twice in a row counts once.
 * @throws CallError 409 if a newer version was sent, or the quotation was withdrawn
 */
export async function askAboutQuotation(
  sources: Sources,
  { quotation: { id }, version }: SentQuotation,
  question: string,
  spamCheck: SpamCheck,
): Promise<void> {
  const { database } = sources;
  const hooks = await readQuotationHooks(sources);
  await database.transaction(async (tx) => {
    const now = sources.now();
    const quotation = await lockQuotation(tx, database, id);
    if (quotation === undefined) throw new CallError(404, 'notFound');
    assertNotClosed({ quotation, version }, now);
    const last = await tx
      .selectFrom('enquiry_reply')
      .innerJoin('enquiry', 'enquiry.id', 'enquiry_reply.enquiry_id')
      .select('enquiry_reply.text')
      .where('enquiry_reply.offer_id', '=', id)
      .where('enquiry_reply.direction', '=', 'received')
      .where('enquiry_reply.letter_id', 'is', null)
      .where('enquiry.removed_at', 'is', null)
      .orderBy('enquiry_reply.id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (last?.text === question) return;
    await assertNotSpam(tx, spamCheck);
    const { content, number } = snapshotOf(version);
    const enquiry = await enquiryOfQuotation(tx, database, quotation, content, { number, now });
    const at = nextTimestamp(enquiry, now);
    const reply = await tx
      .insertInto('enquiry_reply')
      .values({
        enquiry_id: enquiry.id,
        offer_id: id,
        direction: 'received',
        author: customerOf(content),
        subject: offerMessages(content.language)('offerAbout', { number: number ?? '' }),
        text: question,
        created_at: new Date(now).toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('enquiry')
      .set({ awaiting_since: enquiry.awaiting_since ?? new Date(now).toISOString(), updated_at: at })
      .where('id', '=', enquiry.id)
      .execute();
    await tx
      .updateTable('offer')
      .set({ updated_at: nextChange(quotation, now) })
      .where('id', '=', id)
      .execute();
    await noteQuotation(tx, { quotationId: id, kind: 'asked', version: quotation.version, note: question }, now);
    const about = { quotationId: id, quotationVersion: quotation.version, replyId: reply.id };
    await enqueue(tx, database, [
      { purpose: 'offer-question', ...about },
      ...hooks.map((address) => ({ purpose: 'webhook' as const, address, ...about })),
    ]);
  });
}
