import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { webhookSettings } from '../../../content/settings.ts';
import { writtenId } from '../../../fields/record-id.ts';
import { callMessage } from '../../../language/call-words.ts';
import type { Language } from '../../../language/languages.ts';
import type { Database } from '../../database/connect.ts';
import type { OutboxRow } from '../../database/tables.ts';
import { notFound } from '../../http/call-error.ts';
import { administratorReads, administratorWrites, type SessionGuard } from '../../http/guards.ts';
import { readChecked } from '../../http/read-checked.ts';
import { readId } from '../../http/read-id.ts';
import { letterOf } from './deliver.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Letters } from './letters.ts';
import { isWanted } from './outbox.ts';
import { webhookSecret } from './send-webhook.ts';

/** What the calls of the outbox work with. */
interface OutboxServices {
  readonly accounts: SessionGuard;
  readonly database: Database;
  readonly enquiries: Letters;
}

const mostListed = 500;

const stateOf = ({ sent_at, failed_at }: OutboxRow): 'sent' | 'failed' | 'waiting' =>
  sent_at !== null ? 'sent' : failed_at !== null ? 'failed' : 'waiting';

const serialize = (row: OutboxRow) => ({
  id: row.id,
  purpose: row.purpose,
  enquiry: row.enquiry_id,
  subscriber: row.subscriber_id,
  address: row.address,
  state: stateOf(row),
  attempts: row.attempts,
  hindrance: row.hindrance,
  next_at: row.next_at,
  last_error: row.last_error,
  created_at: row.created_at,
  sent_at: row.sent_at,
  failed_at: row.failed_at,
});

const filter = z.strictObject({
  state: z.enum(['waiting', 'sent', 'failed', 'failing']).optional(),
  before: writtenId.optional(),
  limit: z.coerce.number().int().min(1).max(mostListed).default(mostListed),
});

/** What went out, what waits and what failed. */
export function registerOutbox(
  app: FastifyInstance,
  { accounts, database, enquiries }: OutboxServices,
  language: Language,
): void {
  app.get('/outbox', administratorReads(accounts), async (request) => {
    const { state, before, limit } = readChecked(filter, request.query);
    let query = database.read
      .selectFrom('outbox')
      .leftJoin('enquiry', 'enquiry.id', 'outbox.enquiry_id')
      .leftJoin('subscriber', 'subscriber.id', 'outbox.subscriber_id')
      .selectAll('outbox')
      .select(['enquiry.reference', 'enquiry.sender', 'subscriber.email'])
      .where(isWanted)
      .orderBy('outbox.id', 'desc')
      .limit(limit);
    if (before !== undefined) query = query.where('outbox.id', '<', before);
    if (state === 'sent') query = query.where('sent_at', 'is not', null);
    if (state === 'failed') query = query.where('failed_at', 'is not', null);
    if (state === 'waiting') query = query.where('sent_at', 'is', null).where('failed_at', 'is', null);
    if (state === 'failing') query = query.where('sent_at', 'is', null).where('last_error', 'is not', null);
    const rows = await query.execute();
    return rows.map((row) => ({
      ...serialize(row),
      reference: row.reference,
      about: row.sender ?? row.email,
    }));
  });

  // A letter can be read before it is sent, also where no mail server is configured.
  app.get('/outbox/:id', administratorReads(accounts), async (request) => {
    const query = database.read.selectFrom('outbox').selectAll().where('id', '=', readId(request));
    const row = await query.executeTakeFirst();
    if (row === undefined) throw notFound();
    if (row.purpose === 'webhook') return serialize(row);
    try {
      const { to, subject, text } = await letterOf(enquiries.sources, row);
      return { ...serialize(row), letter: { to, subject, text } };
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      return { ...serialize(row), last_error: error.reason };
    }
  });

  app.get('/mail', administratorReads(accounts), async () => {
    const { mail, publicUrl } = enquiries.sources;
    return { configured: mail !== null, has_address: publicUrl !== undefined };
  });
  app.get('/webhooks', administratorReads(accounts), async () => {
    const { reader, signingKey } = enquiries.sources;
    const { hooks } = await reader(language, 'sa').settings(webhookSettings);
    return hooks.map(({ kind, address }) => ({ kind, address, secret: webhookSecret(signingKey(), address) }));
  });

  app.post('/outbox/retry', administratorWrites(accounts), async () => {
    await enquiries.retryFailing();
    return { message: callMessage('outboxAllRetried', language) };
  });
  app.post('/outbox/:id/retry', administratorWrites(accounts), async (request) => {
    if (!(await enquiries.retry(readId(request)))) throw notFound();
    return { message: callMessage('outboxRetried', language) };
  });
}
