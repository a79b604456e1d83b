import type { Database } from '../../database/connect.ts';
import { emails as calls, type Outgoing } from '../../../calls/emails.ts';
import { defaultCountry } from '../../../content/countries.ts';
import { webhookSettings } from '../../../content/settings.ts';
import { callMessage } from '../../../language/call-messages.ts';
import type { OutboxRow } from '../../database/tables.ts';
import { notFound } from '../../http/call-error.ts';
import type { Serve } from '../../http/serve.ts';
import { tellList } from '../../http/tell-list.ts';
import { sendsMail } from '../model/enquiry-sources.ts';
import { emailOf } from './deliver.ts';
import { DeliveryError } from './delivery-error.ts';
import { countOutbox, listOutbox } from './list-outbox.ts';
import { webhookSecret } from './send-webhook.ts';
import { settleUndelivered } from './undelivered.ts';
import type { Emails } from './emails.ts';

function stateOf({ sent_at, failed_at, undelivered_at }: OutboxRow): Outgoing['state'] {
  if (undelivered_at !== null) return 'undelivered';
  if (sent_at !== null) return 'sent';
  return failed_at === null ? 'waiting' : 'failed';
}

const serialize = (row: OutboxRow) => ({
  id: row.id,
  purpose: row.purpose,
  enquiry: row.enquiry_id,
  subscriber: row.subscriber_id,
  offer: row.offer_id,
  address: row.address,
  state: stateOf(row),
  attempts: row.attempts,
  hindrance: row.hindrance,
  next_at: row.next_at,
  last_error: row.last_error,
  created_at: row.created_at,
  sent_at: row.sent_at,
  failed_at: row.failed_at,
  undelivered_at: row.undelivered_at,
  settled_at: row.settled_at,
});

/** Serves the outbox: sent, waiting and failed messages. */
export function serveOutbox(
  serve: Serve,
  { database, enquiries }: { readonly database: Database; readonly enquiries: Emails },
): void {
  serve(calls.outbox, async ({ query: { state, after, limit, sort }, request, reply }) => {
    const { rows, next } = await listOutbox(database, { state, after, limit, isOldestFirst: sort === 'id' });
    tellList(request, reply, { total: await countOutbox(database, state), next });
    return rows.map((row) => ({
      ...serialize(row),
      reference: row.reference ?? row.number,
      about: row.sender ?? row.email ?? row.invited ?? row.customer,
    }));
  });

  // An email can be read before it is sent, even without a mail server.
  serve(calls.get, async ({ params }) => {
    const query = database.read.selectFrom('outbox').selectAll().where('id', '=', params.id);
    const row = await query.executeTakeFirst();
    if (row === undefined) throw notFound();
    if (row.purpose === 'webhook') return serialize(row);
    try {
      const { to, subject, text } = await emailOf(enquiries.sources, row, true);
      return { ...serialize(row), letter: { to, subject, text } };
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      return { ...serialize(row), last_error: error.reason };
    }
  });

  serve(calls.mail, async () => {
    const { sources } = enquiries;
    return {
      configured: sendsMail(sources),
      ...(await enquiries.waitingEmails()),
      has_address: sources.publicUrl !== undefined,
      ...(await enquiries.mailbox()),
    };
  });
  serve(calls.webhooks, async ({ language }) => {
    const { reader, signingKey } = enquiries.sources;
    const { hooks } = await reader(language, defaultCountry).settings(webhookSettings);
    return hooks.map(({ kind, address }) => ({ kind, address, secret: webhookSecret(signingKey(), address) }));
  });

  serve(calls.sendOld, async ({ language }) => {
    const count = await enquiries.sendOld();
    return { message: callMessage('outboxOldSent', language, { count }), count };
  });
  serve(calls.discardOld, async ({ language }) => {
    const count = await enquiries.discardOld();
    return { message: callMessage('outboxOldDiscarded', language, { count }), count };
  });
  serve(calls.retryFailing, async ({ language }) => {
    await enquiries.retryFailing();
    return { message: callMessage('outboxAllRetried', language) };
  });
  serve(calls.settle, async ({ params, language }) => {
    if (!(await settleUndelivered(database, params.id))) throw notFound();
    return { message: callMessage('outboxSettled', language) };
  });
  serve(calls.retry, async ({ params, language }) => {
    if (!(await enquiries.retry(params.id))) throw notFound();
    return { message: callMessage('outboxRetried', language) };
  });
}
