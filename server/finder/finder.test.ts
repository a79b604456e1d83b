import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../tests/support/open-test-calls.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
  const at = new Date().toISOString();
  const { write } = calls.services.database;
  const enquiry = { kind: 'contact', suspicions: '[]', fields: '{}', page: '/contact', language: 'en' } as const;
  await write
    .insertInto('enquiry')
    .values(
      ['one', 'two'].map((message, index) => ({
        ...enquiry,
        reference: `W-2026-000${index}`,
        held: 0 as const,
        subject: '',
        message,
        sender: 'Layla Haddad',
        email: 'layla@screens.example',
        phone: null,
        country: 'sa' as const,
        created_at: at,
        updated_at: at,
      })),
    )
    .execute();
  await write
    .insertInto('offer')
    .values({
      language: 'en',
      country: 'sa',
      currency: 'SAR',
      customer: 'Palm Hotel',
      content: '{}',
      folded: '2026-0042 palm hotel',
      draft_total: 0,
      number: '2026-0042',
      created_at: at,
      updated_at: at,
    })
    .execute();
});
afterAll(() => calls.close());

const find = async (q: string) =>
  (await calls.administer({ method: 'POST', url: '/api/en/find', payload: { q } })).json();

it('customers are found once each, before their enquiries [API-ADM-209]', async () => {
  expect(await find('haddad')).toEqual([
    { kind: 'customer', id: expect.any(Number), name: 'Layla Haddad', detail: 'layla@screens.example' },
    { kind: 'enquiry', id: expect.any(Number), name: 'Layla Haddad', detail: 'W-2026-0001' },
    { kind: 'enquiry', id: expect.any(Number), name: 'Layla Haddad', detail: 'W-2026-0000' },
  ]);
});

it('an enquiry is found by its reference and a quotation by its number [API-ADM-209]', async () => {
  expect(await find('W-2026-0001')).toMatchObject([{ kind: 'enquiry', detail: 'W-2026-0001' }]);
  expect(await find('2026-0042')).toMatchObject([{ kind: 'quotation', name: 'Palm Hotel', detail: '2026-0042' }]);
});

it('nothing is found for no words, and visitors find nothing at all [API-ADM-209]', async () => {
  expect(await find('  ')).toEqual([]);
  const refused = await calls.visit({ method: 'POST', url: '/api/en/find', payload: { q: 'haddad' } });
  expect(refused.statusCode).toBe(401);
});
