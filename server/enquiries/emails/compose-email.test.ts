import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { emailOf } from './deliver.ts';

let calls: TestCalls;
beforeAll(async () => {
  const mail = { smtpUrl: 'smtp://127.0.0.1:9', from: 'site@wameed.example', to: 'sales@wameed.example' };
  calls = await openTestCalls(await testDatabaseConfig(), { mail, deliver: async () => undefined });
  const payload = { email: 'hello@wameed.example', phone: '+966 11 234 5678' };
  await calls.administer({ method: 'PUT', url: '/api/en/settings/country-sa', payload });
});
afterAll(() => calls.close());

/** The emails to the company and to the visitor about a meeting. */
async function emailsIn(language: 'ar' | 'en') {
  const fields = {
    date: '2099-03-02',
    time: '10:00',
    name: 'Sara',
    phone: '0501234567',
    meetingType: 'teams',
    email: 'sara@screens.example',
  };
  const { enquiries, database } = calls.services;
  const sent = { body: { kind: 'booking', fields }, language, country: 'sa', page: '/contact' } as const;
  const accepted = await enquiries.accept(sent, { settle: async () => [] });
  if (!accepted.isAccepted) throw new Error('The booking was refused');
  const rows = await database.read
    .selectFrom('outbox')
    .selectAll()
    .where('enquiry_id', '=', accepted.id)
    .orderBy('id')
    .execute();
  const emails = await Promise.all(rows.map((row) => emailOf(enquiries.sources, row)));
  return { reference: accepted.reference, company: emails[0], visitor: emails[1] };
}

it('Arabic words put no phone number, reference or path into another order', async () => {
  const { reference, company, visitor } = await emailsIn('ar');
  const isolated = `\u2068${reference}\u2069`;
  expect(visitor?.subject).toContain(`(${isolated})`);
  expect(visitor?.text).toContain(isolated);
  expect(visitor?.text).toContain('hello@wameed.example أو \u2068+966 11 234 5678\u2069.');
  for (const shown of ['\u2068050 123 4567\u2069', '\u2068/contact\u2069', isolated])
    expect(company?.text).toContain(shown);
});

it('a time is that of a city, and English words stand as they are', async () => {
  const { reference, company, visitor } = await emailsIn('en');
  expect(visitor?.text).toContain('at 10:00 (Riyadh time)');
  expect(visitor?.text).toContain('hello@wameed.example or +966 11 234 5678.');
  expect(company?.text).toContain(`Time zone: Riyadh time`);
  expect(company?.text).toContain(`Reference: ${reference}\n`);
  expect((await emailsIn('ar')).visitor?.text).toContain('10:00 ص (توقيت الرياض)');
});
