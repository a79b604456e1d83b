import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { sampleContent } from '../../../tests/support/sample-quotation.ts';
import { quotationToken } from './quotation-address.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await eachDatabaseConfig());
});
afterAll(() => calls.close());

const administer = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  calls.administer({ method, url: `/api/en${path}`, ...(payload && { payload }) });

/** Sends a quotation and returns the address of its PDF. */
async function sent(): Promise<{ readonly id: number; readonly url: string }> {
  const { id } = (await administer('POST', '/offers', { language: 'en', country: 'sa' })).json();
  const { content, updated_at: before } = (await administer('GET', `/offers/${id}`)).json();
  await administer('PUT', `/offers/${id}`, { content: { ...content, ...sampleContent('en', 2) }, updated_at: before });
  const { updated_at } = (await administer('GET', `/offers/${id}`)).json();
  expect((await administer('POST', `/offers/${id}/send`, { updated_at })).statusCode).toBe(200);
  const { read } = calls.services.database;
  const version = await read
    .selectFrom('offer_version')
    .selectAll()
    .where('offer_id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, url: `/api/en/sent-offer/pdf?token=${quotationToken(calls.services.signingKey(), version)}` };
}
const pdfs = () => calls.services.database.read.selectFrom('offer_pdf').select(['offer_id', 'version']).execute();

it('the PDF of a version is rendered once and stays as it was when the brand changes [API-PUB-61]', async () => {
  const { id, url } = await sent();
  const [first, second] = await Promise.all([calls.visit({ url }), calls.visit({ url })]);
  expect([first.statusCode, first.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  const set = await administer('PUT', '/settings/company', { name: { en: 'Wameed', ar: 'وميض' }, accent: '#aa3300' });
  expect(set.statusCode).toBe(200);
  const later = await calls.visit({ url });
  expect(later.rawPayload.equals(first.rawPayload)).toBe(true);
  expect((await administer('GET', `/offers/${id}/versions/1/pdf`)).rawPayload.equals(first.rawPayload)).toBe(true);
  expect(await pdfs()).toEqual([{ offer_id: id, version: 1 }]);
  // A draft has the current brand.
  const draft = await administer('GET', `/offers/${id}/pdf`);
  expect(draft.rawPayload.equals(first.rawPayload)).toBe(false);
});

it('the PDF of a customer who is erased goes with the customer [API-PUB-61]', async () => {
  const { id, url } = await sent();
  await calls.visit({ url });
  expect((await pdfs()).map(({ offer_id }) => offer_id)).toContain(id);
  const erased = await administer('POST', '/people/erase', { emails: ['sara@towers.example'] });
  expect(erased.statusCode).toBe(200);
  expect((await pdfs()).map(({ offer_id }) => offer_id)).not.toContain(id);
});
