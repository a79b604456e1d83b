import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { emptyDatabaseConfig } from '../../../tests/support/database.ts';
import { openOlderDatabase } from '../../../tests/support/open-older-database.ts';
import { quiet } from '../../../tests/support/open-test-store.ts';
import { sampleQuotation } from '../../../tests/support/sample-quotation.ts';
import { connectDatabase } from '../connect.ts';

const [amal, badr] = ['amal@halls.example', 'badr@malls.example'];
const at = (minute: number): string => `2026-11-23T09:${String(minute).padStart(2, '0')}:00.000Z`;

it('quotations that were duplicated to another customer get a conversation of their own, and others keep theirs [PUB-QUOTE-08]', async () => {
  const config = await emptyDatabaseConfig();
  const older = await openOlderDatabase(config, '0050-quotation-conversations');
  const run = (statement: ReturnType<typeof sql>) => statement.execute(older);

  await run(sql`insert into enquiry
    (reference, kind, suspicions, fields, subject, message, sender, email, phone, page, language, country, awaiting_since, created_at, updated_at)
    values ('261123-AAAAAAAA', 'contact', '[]', '{}', 'A', '', 'Amal', ${amal}, '+966501111111', '', 'en', 'sa', ${at(5)}, ${at(0)}, ${at(5)})`);

  const sheet = (email: string): string => {
    const offer = sampleQuotation('en', 1);
    return JSON.stringify({ ...offer, content: { ...offer.content, customer: { ...offer.content.customer, email } } });
  };
  const offer = async (id: number, drafted: string, sent: readonly string[]): Promise<void> => {
    const number = sent.length === 0 ? null : `2026-000${id}`;
    await run(sql`insert into offer
      (id, enquiry_id, language, country, currency, customer, email, content, folded, draft_total, version, number, sent_at, created_at, updated_at)
      values (${id}, 1, 'en', 'sa', 'SAR', ${drafted}, ${drafted}, '{}', ${drafted}, 0, ${sent.length}, ${number}, ${at(0)}, ${at(0)}, ${at(0)})`);
    for (const [place, email] of sent.entries())
      await run(sql`insert into offer_version (offer_id, version, sheet, sent_at, sent_by)
        values (${id}, ${place + 1}, ${sheet(email)}, ${at(0)}, 'admin')`);
  };
  const ask = async (offerId: number, version: number, minute: number, text: string): Promise<void> => {
    await run(sql`insert into offer_event (offer_id, kind, version, who, note, at)
      values (${offerId}, 'asked', ${version}, '', ${text}, ${at(minute)})`);
    await run(sql`insert into enquiry_reply (enquiry_id, direction, author, subject, text, created_at)
      values (1, 'received', '', '', ${text}, ${at(minute)})`);
  };
  const answer = (minute: number, text: string) =>
    run(sql`insert into enquiry_reply (enquiry_id, direction, author, subject, text, created_at)
      values (1, 'sent', 'admin', '', ${text}, ${at(minute)})`);

  // Sent to the first customer; its duplicate to the second one; one drafted for the second one and sent to the first.
  await offer(1, amal, [amal]);
  await offer(2, badr, [badr]);
  await offer(3, badr, [amal]);
  await offer(4, badr, []);
  await offer(5, badr, [amal, badr]);
  await ask(1, 1, 1, 'How long, asks Amal');
  await answer(2, 'Six weeks');
  await ask(5, 1, 3, 'How heavy, asks Amal');
  await ask(2, 1, 4, 'How much less, asks Badr');
  await ask(3, 1, 5, 'How bright, asks Amal');
  await older.destroy();

  const database = await connectDatabase({ ...config, log: quiet });
  const { read } = database;
  const enquiries = await read.selectFrom('enquiry').selectAll().orderBy('id').execute();
  // PostgreSQL orders the keys of JSON by their length.
  expect(enquiries.map((enquiry) => ({ ...enquiry, fields: JSON.parse(enquiry.fields) }))).toMatchObject([
    { email: amal },
    {
      email: badr,
      kind: 'plain',
      subject: 'About quotation 2026-0002',
      fields: { subject: 'About quotation 2026-0002', message: 'About quotation 2026-0002' },
      awaiting_since: at(4),
      created_at: at(4),
    },
  ]);
  expect(enquiries[1]?.reference).toMatch(/^261123-[0-9A-F]{8}$/);
  const own = enquiries[1]?.id;
  const offers = await read.selectFrom('offer').select(['id', 'enquiry_id']).orderBy('id').execute();
  expect(offers.map(({ enquiry_id }) => enquiry_id)).toEqual([1, own, 1, null, null]);
  const replies = await read
    .selectFrom('enquiry_reply')
    .select(['text', 'enquiry_id', 'offer_id'])
    .orderBy('created_at')
    .execute();
  expect(replies.map(({ text, enquiry_id, offer_id }) => [text, enquiry_id, offer_id])).toEqual([
    ['How long, asks Amal', 1, 1],
    ['Six weeks', 1, 1],
    ['How heavy, asks Amal', 1, null],
    ['How much less, asks Badr', own, 2],
    ['How bright, asks Amal', 1, 3],
  ]);
  await database.close();
});
