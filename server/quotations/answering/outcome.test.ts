import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { formCookie, openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { sampleContent } from '../../../tests/support/sample-quotation.ts';
import { quotationToken } from '../pdf/quotation-address.ts';

const smtpUrl = 'smtp://127.0.0.1:9';
const day = 86_400_000;
const phone = '+966 50 111 1111';
let now: number;
let calls: TestCalls;

async function open(mail: object): Promise<void> {
  calls = await openTestCalls(await testDatabaseConfig(), { now: () => now, mail, deliver: async () => undefined });
}
beforeEach(() => {
  now = Date.parse('2026-11-23T09:00:00Z');
});
afterEach(() => calls.close());

const ask = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, payload?: object) =>
  (await calls.administer({ method, url: `/api/en${path}`, ...(payload && { payload }) })).json();

async function enquiry(): Promise<number> {
  const payload = { kind: 'inquiry', fields: { name: 'Sara', email: 'sara@screens.example', phone } };
  const headers = { cookie: formCookie(now - 60_000) };
  return (await calls.visit({ method: 'POST', url: '/api/en/send-email', payload, headers })).json().id;
}
/** Creates a draft quotation for the enquiry. */
async function draft(enquiryId: number, email = 'sara@screens.example'): Promise<number> {
  const { id } = await ask('POST', '/offers', { enquiry: enquiryId });
  const { content, updated_at } = await ask('GET', `/offers/${id}`);
  const { customer, ...sample } = sampleContent('en', 1);
  await ask('PUT', `/offers/${id}`, {
    content: { ...content, ...sample, customer: { ...customer, email, phone } },
    updated_at,
  });
  return id;
}
async function send(id: number): Promise<string> {
  const { updated_at } = await ask('GET', `/offers/${id}`);
  expect((await ask('POST', `/offers/${id}/send`, { updated_at })).offer?.number).toBeTruthy();
  const { read } = calls.services.database;
  const versions = read.selectFrom('offer_version').selectAll().where('offer_id', '=', id).orderBy('version', 'desc');
  return quotationToken(calls.services.signingKey(), await versions.executeTakeFirstOrThrow());
}
const answer = async (what: 'accept' | 'decline' | 'ask', token: string, payload: object) => {
  await calls.services.database.write.deleteFrom('rate_limit').execute();
  const url = `/api/en/sent-offer/${what}?token=${token}`;
  return calls.visit({ method: 'POST', url, payload, headers: { cookie: formCookie(now - 60_000) } });
};
const agreed = { name: 'Sara', date: '2026-11-23', agreed: 'yes' };

describe('with a mail server', () => {
  beforeEach(() => open({ smtpUrl, from: 'site@screens.example', to: 'sales@screens.example' }));

  it('a quotation that is sent makes its enquiry quoted and answered, and its acceptance wins it [API-ADM-195]', async () => {
    const id = await enquiry();
    const quotation = await draft(id);
    expect(await ask('GET', `/enquiries/${id}`)).toMatchObject({ status: 'new' });
    await ask('POST', `/enquiries/${id}/received`, { text: 'When?' });
    const token = await send(quotation);
    expect(await ask('GET', `/enquiries/${id}`)).toMatchObject({ status: 'quoted', awaiting_since: null });
    expect((await answer('accept', token, agreed)).statusCode).toBe(200);
    expect(await ask('GET', `/enquiries/${id}`)).toMatchObject({ status: 'won', lost_reason: null });
    expect(await ask('GET', '/today')).toMatchObject({ acceptedOffers: 1 });
    now += 8 * day;
    expect(await ask('GET', '/today')).toMatchObject({ acceptedOffers: 0 });
  });

  it('a refusal loses it with the reason, and a new version makes it quoted again [API-ADM-195]', async () => {
    const id = await enquiry();
    const quotation = await draft(id);
    const token = await send(quotation);
    await answer('decline', token, { reason: 'Too dear' });
    expect(await ask('GET', `/enquiries/${id}`)).toMatchObject({ status: 'lost', lost_reason: 'Too dear' });
    const csv = await calls.administer({ url: '/api/en/enquiries/export' });
    expect(csv.body).toContain('Too dear');
    await send(quotation);
    expect(await ask('GET', `/enquiries/${id}`)).toMatchObject({ status: 'quoted', lost_reason: null });
  });

  it('a refusal loses it when the last day of the other quotation has ended in its country', async () => {
    const id = await enquiry();
    const [one, other] = [await draft(id), await draft(id)];
    const [first] = [await send(one), await send(other)];
    const { write } = calls.services.database;
    await write.updateTable('offer').set({ valid_until: '2026-11-24' }).where('id', '=', other).execute();
    // Half past midnight in Riyadh, and still the day before in UTC.
    now = Date.parse('2026-11-24T21:30:00Z');
    await answer('decline', first, { reason: 'Too dear' });
    expect(await ask('GET', `/enquiries/${id}`)).toMatchObject({ status: 'lost' });
  });

  it('a refusal loses nothing while another quotation can be accepted, or was', async () => {
    const id = await enquiry();
    const [one, other] = [await draft(id), await draft(id)];
    const [first, second] = [await send(one), await send(other)];
    await answer('decline', first, { reason: 'Too dear' });
    expect(await ask('GET', `/enquiries/${id}`)).toMatchObject({ status: 'quoted' });
    await answer('accept', second, agreed);
    expect(await ask('GET', `/enquiries/${id}`)).toMatchObject({ status: 'won' });
    await send(one);
    expect(await ask('GET', `/enquiries/${id}`)).toMatchObject({ status: 'won' });
  });

  it('a question about a quotation is one of today until it is answered [API-ADM-196]', async () => {
    const id = await enquiry();
    const quotation = await draft(id);
    const token = await send(quotation);
    expect(await ask('GET', '/today')).toMatchObject({ askedOffers: 0 });
    await answer('ask', token, { question: 'How deep is it?' });
    expect(await ask('GET', '/today')).toMatchObject({ askedOffers: 1 });
    expect(await ask('POST', '/offers/find', { state: 'asked' })).toMatchObject([{ id: quotation }]);
    now += 1000;
    await ask('POST', `/enquiries/${id}/replies`, { subject: 'Depth', text: 'Ten centimetres.' });
    expect(await ask('GET', '/today')).toMatchObject({ askedOffers: 0 });
    // A later message through another channel is not a question about the quotation.
    now += 1000;
    await ask('POST', `/enquiries/${id}/received`, { text: 'Thank you. One more thing' });
    expect(await ask('GET', '/today')).toMatchObject({ askedOffers: 0, unanswered: 1 });
  });
});

describe('without a mail server', () => {
  beforeEach(() => open({ to: 'sales@screens.example' }));

  it('a quotation makes its enquiry quoted, which still waits for an answer', async () => {
    const id = await enquiry();
    await send(await draft(id));
    const { status, awaiting_since } = await ask('GET', `/enquiries/${id}`);
    expect([status, awaiting_since === null]).toEqual(['quoted', false]);
    expect(await ask('GET', '/today')).toMatchObject({ unanswered: 1, mailMissing: true });
  });

  it('a quotation without an e-mail address is handed over, and answers its enquiry', async () => {
    const id = await enquiry();
    await send(await draft(id, ''));
    expect(await ask('GET', `/enquiries/${id}`)).toMatchObject({ status: 'quoted', awaiting_since: null });
  });
});
