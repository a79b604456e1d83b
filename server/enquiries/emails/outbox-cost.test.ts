import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { watchQueries } from '../../../tests/support/explain-queries.ts';
import { quiet } from '../../../tests/support/open-test-store.ts';
import { connectDatabase, type Database } from '../../database/connect.ts';
import { countOutbox, listOutbox } from './list-outbox.ts';
import { claim, hasten, noteFailed, noteSent, retry, retryFailing } from './outbox.ts';

/** Rows that were sent long ago, besides a few waiting ones. */
const gone = 20_000;
const waiting = 60;
const at = Date.parse('2026-03-01T10:00:00Z');
const timestamp = new Date(at - 60_000).toISOString();

let database: Database;
beforeAll(async () => {
  database = await connectDatabase({ ...(await testDatabaseConfig()), log: quiet });
  const enquiry = (id: number) => ({
    id,
    reference: String(id),
    kind: 'contact',
    suspicions: '[]',
    fields: '{}',
    subject: 'S',
    message: 'M',
    sender: 'A',
    page: '/',
    language: 'en' as const,
    country: 'sa' as const,
    created_at: timestamp,
    updated_at: timestamp,
  });
  const row = (index: number) => ({
    enquiry_id: Math.floor(index / 4) + 1,
    purpose: index % 3 === 0 ? ('webhook' as const) : ('notification' as const),
    address: index % 3 === 0 ? `https://target-${index % 2}.example/` : null,
    message_id: String(index),
    created_at: timestamp,
    next_at: timestamp,
    sent_at: index < gone ? timestamp : null,
    last_error: index < gone || index % 2 === 0 ? null : 'No answer',
    hindrance: index < gone || index % 2 === 0 ? null : ('server' as const),
  });
  for (let start = 0; start < gone + waiting; start += 1000) {
    const length = Math.min(1000, gone + waiting - start);
    const enquiries = Array.from({ length: length / 4 }, (_, index) => enquiry(start / 4 + index + 1));
    await database.write.insertInto('enquiry').values(enquiries).execute();
    await database.write
      .insertInto('outbox')
      .values(Array.from({ length }, (_, index) => row(start + index)))
      .execute();
  }
  await sql`analyze`.execute(database.write);
});
afterAll(() => database.close());

/** A full scan of a table, or of the index of a state without an upper bound. */
const readsAll =
  /SCAN outbox(?! USING (?:COVERING )?INDEX outbox_(?:letters|targets|waiting|failing|failed|leased|resting))|Seq Scan on outbox/;

describe('what the outbox is asked does not cost more the more went out', () => {
  it('by those who send', async () => {
    const watched = watchQueries(database);
    for (const queue of ['letters', 'webhooks'] as const) {
      const sent = await claim(watched.database, queue, 'me', at);
      const refused = await claim(watched.database, queue, 'me', at);
      const failed = await claim(watched.database, queue, 'me', at);
      if (sent === undefined || refused === undefined) throw new Error('Nothing is due');
      await noteSent(watched.database, sent, at);
      await noteFailed(watched.database, refused, { hindrance: 'message', reason: 'No', isFinal: false }, at);
      const last = failed ?? refused;
      await noteFailed(watched.database, last, { hindrance: 'server', reason: 'No', isFinal: false }, at);
      await retry(watched.database, last.id, Date.now());
    }
    await hasten(watched.database, at);
    await retryFailing(watched.database, Date.now());
    for (const plan of await watched.plans()) expect(plan).not.toMatch(readsAll);
  });

  it.each(['waiting', 'failing', 'failed', 'sent', undefined] as const)('by the list of what is %s', async (state) => {
    const watched = watchQueries(database);
    const part = { state, after: gone + 1000, limit: 10, isOldestFirst: false };
    await listOutbox(watched.database, part);
    await listOutbox(watched.database, { ...part, after: 1, isOldestFirst: true });
    for (const plan of await watched.plans()) {
      expect(plan).not.toMatch(/SCAN outbox(?! USING)|Seq Scan on outbox|TEMP B-TREE|Sort/);
    }
  });

  it.each(['waiting', 'failing', 'failed'] as const)('by the count of what is %s', async (state) => {
    const watched = watchQueries(database);
    await countOutbox(watched.database, state);
    for (const plan of await watched.plans()) expect(plan).not.toMatch(readsAll);
  });
});
