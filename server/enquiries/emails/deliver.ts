import type { EnquiryRow, OutboxRow } from '../../database/tables.ts';
import { serializeEnquiry } from '../model/enquiry-row.ts';
import type { EnquirySources } from '../model/enquiry-sources.ts';
import { composeConfirmation } from './compose-confirmation.ts';
import { composeInvitation } from './compose-invitation.ts';
import { composeEmail } from './compose-email.ts';
import { composeQuotation, quotationEvent } from './compose-quotation.ts';
import { composeReply } from './compose-reply.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Email, Mailer } from './send-mail.ts';
import type { WebhookOptions } from './send-webhook.ts';

const gone = () => new DeliveryError('message', 'What this was about does not exist any more', true);

async function findEnquiryRow({ database }: EnquirySources, id: number | null): Promise<EnquiryRow | null> {
  if (id === null) return null;
  return (
    (await database.read
      .selectFrom('enquiry')
      .selectAll()
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .executeTakeFirst()) ?? null
  );
}

/**
 * Composes the email of an outbox row from the stored data. @throws DeliveryError
 * @param isShown leaves out what only the recipient may see
 */
export async function emailOf(sources: EnquirySources, row: OutboxRow, isShown = false): Promise<Email> {
  if (row.purpose === 'invitation') {
    const invitation = await composeInvitation(sources, row, isShown);
    if (invitation === null) throw gone();
    return invitation;
  }
  if (row.offer_id !== null) {
    const quotation = await composeQuotation(sources, row, isShown);
    if (quotation === null) throw gone();
    return quotation;
  }
  if (row.purpose === 'confirmation') {
    const query = sources.database.read.selectFrom('subscriber').select(['id', 'email', 'language']);
    const subscriber = await query.where('id', '=', row.subscriber_id).executeTakeFirst();
    if (subscriber === undefined) throw gone();
    return composeConfirmation(sources, row, subscriber);
  }
  const enquiry = await findEnquiryRow(sources, row.enquiry_id);
  const compose = row.purpose === 'reply' ? composeReply : composeEmail;
  const email = enquiry && (await compose(sources, row, enquiry));
  if (email === null) throw gone();
  return email;
}

/** The JSON body of a webhook. */
async function eventOf(sources: EnquirySources, row: OutboxRow): Promise<string> {
  if (row.offer_id !== null) {
    const event = await quotationEvent(sources, row);
    if (event === null) throw gone();
    return JSON.stringify(event);
  }
  const enquiry = await findEnquiryRow(sources, row.enquiry_id);
  if (enquiry === null) throw gone();
  return JSON.stringify({ type: 'enquiry.created', timestamp: enquiry.created_at, data: serializeEnquiry(enquiry) });
}

/** Sends one outbox row by email or webhook. */
export function createDeliver(
  sources: EnquirySources,
  mailer: Mailer,
  webhooks: Partial<WebhookOptions> = {},
): (row: OutboxRow) => Promise<void> {
  return async (row) => {
    if (row.purpose === 'webhook') {
      const body = await eventOf(sources, row);
      const id = `msg_${row.message_id}`;
      // Imported lazily, so that an installation without webhooks does not load HTTPS.
      const { sendWebhook } = await import('./send-webhook.ts');
      await sendWebhook({ address: row.address ?? '', id, body }, { key: sources.signingKey(), ...webhooks });
      return;
    }
    await mailer.send(await emailOf(sources, row));
  };
}
