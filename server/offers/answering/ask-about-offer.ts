import { offerWords } from '../../../language/offer-words.ts';
import { enqueue } from '../../enquiries/letters/outbox.ts';
import type { EnquirySources } from '../../enquiries/messages/enquiry-sources.ts';
import { nextMoment } from '../../enquiries/messages/lock-enquiry.ts';
import { openConversation } from '../../enquiries/messages/offer-conversation.ts';
import type { Judgement } from '../../forms/form-guard.ts';
import { CallError } from '../../http/call-error.ts';
import { lockOffer, nextChange, noteOffer, sheetOf } from '../rows/offer-row.ts';
import type { SentOffer } from '../sheet/offer-address.ts';
import { assertSentByPerson, readOfferHooks } from './answer-offer.ts';

type Sources = Pick<EnquirySources, 'database' | 'now' | 'reader'>;

/**
 * Puts a question about an offer into the conversation of its message, which then waits for an answer, and tells the
 * company. The same question sent twice in a row counts once.
 * @throws CallError 409 where a newer version was sent
 */
export async function askAboutOffer(
  sources: Sources,
  { offer: { id }, version }: SentOffer,
  question: string,
  judgement: Judgement,
): Promise<void> {
  const { database } = sources;
  const hooks = await readOfferHooks(sources);
  await database.transaction(async (tx) => {
    const now = sources.now();
    const offer = await lockOffer(tx, database, id);
    if (offer === undefined) throw new CallError(404, 'notFound');
    const asked = await tx
      .selectFrom('offer_event')
      .select('note')
      .where('offer_id', '=', id)
      .where('kind', '=', 'asked')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (asked?.note === question) return;
    await assertSentByPerson(tx, judgement);
    const { content } = sheetOf(version);
    const enquiry = await openConversation(tx, database, { offer, content, isTask: true, now });
    const { id: enquiryId } = enquiry;
    const at = nextMoment(enquiry, now);
    const reply = await tx
      .insertInto('enquiry_reply')
      .values({
        enquiry_id: enquiryId,
        direction: 'received',
        offer_id: id,
        author: offer.customer,
        subject: offerWords(offer.language)('offerAbout', { number: offer.number ?? '' }),
        text: question,
        created_at: new Date(now).toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('enquiry')
      .set({ awaiting_since: enquiry.awaiting_since ?? new Date(now).toISOString(), updated_at: at })
      .where('id', '=', enquiryId)
      .execute();
    await tx
      .updateTable('offer')
      .set({ enquiry_id: enquiryId, updated_at: nextChange(offer, now) })
      .where('id', '=', id)
      .execute();
    await noteOffer(tx, { offerId: id, kind: 'asked', version: offer.version, note: question }, now);
    const about = { offerId: id, offerVersion: offer.version, replyId: reply.id };
    await enqueue(tx, database, [
      { purpose: 'offer-question', ...about },
      ...hooks.map((address) => ({ purpose: 'webhook' as const, address, ...about })),
    ]);
  });
}
