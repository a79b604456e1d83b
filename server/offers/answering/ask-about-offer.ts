import type { Transaction } from 'kysely';
import { plain } from '../../../content/enquiries/index.ts';
import { offerWords } from '../../../language/offer-words.ts';
import type { OfferRow, Tables } from '../../database/tables.ts';
import { enqueue } from '../../enquiries/letters/outbox.ts';
import type { EnquirySources } from '../../enquiries/messages/enquiry-sources.ts';
import { foldedOf } from '../../enquiries/messages/folded-of.ts';
import { lockEnquiry, nextMoment } from '../../enquiries/messages/lock-enquiry.ts';
import { newReference } from '../../enquiries/messages/new-reference.ts';
import type { Judgement } from '../../forms/form-guard.ts';
import { CallError } from '../../http/call-error.ts';
import { contentOf, lockOffer, nextChange, noteOffer } from '../rows/offer-row.ts';
import type { SentOffer } from '../sheet/offer-address.ts';
import { assertSentByPerson, readOfferHooks } from './answer-offer.ts';

type Sources = Pick<EnquirySources, 'database' | 'now' | 'reader'>;

/** The message that an offer gets to hang its conversation on, where it answers none. */
async function beginEnquiry(tx: Transaction<Tables>, offer: OfferRow, now: number): Promise<number> {
  const { customer } = contentOf(offer);
  const at = new Date(now).toISOString();
  const subject = offerWords(offer.language)('offerAbout', { number: offer.number ?? '' });
  const row = {
    reference: newReference(now),
    kind: plain.kind,
    fields: JSON.stringify({ subject, message: subject }),
    subject,
    message: subject,
    sender: customer.name || customer.company,
    email: offer.email,
    phone: offer.phone,
    page: '',
    suspicions: '[]',
    language: offer.language,
    country: offer.country,
    created_at: at,
    updated_at: at,
  };
  const { id } = await tx
    .insertInto('enquiry')
    .values({ ...row, folded: foldedOf({ ...row, notes: '' }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Puts a question about an offer into the conversation of its message, which then waits for an answer, and tells the
 * company. The same question sent twice in a row counts once.
 * @throws CallError 409 where a newer version was sent
 */
export async function askAboutOffer(
  sources: Sources,
  { offer: { id } }: SentOffer,
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
    const known = offer.enquiry_id === null ? undefined : await lockEnquiry(tx, database, offer.enquiry_id);
    const enquiryId = known?.id ?? (await beginEnquiry(tx, offer, now));
    const at = known === undefined ? new Date(now).toISOString() : nextMoment(known, now);
    const reply = await tx
      .insertInto('enquiry_reply')
      .values({
        enquiry_id: enquiryId,
        direction: 'received',
        author: offer.customer,
        subject: offerWords(offer.language)('offerAbout', { number: offer.number ?? '' }),
        text: question,
        created_at: new Date(now).toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('enquiry')
      .set({ awaiting_since: known?.awaiting_since ?? at, updated_at: at })
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
