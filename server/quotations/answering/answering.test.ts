import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { formCookie, openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { sampleContent } from '../../../tests/support/sample-quotation.ts';
import { emailOf } from '../../enquiries/emails/deliver.ts';
import { quotationEvent } from '../../enquiries/emails/compose-quotation.ts';
import { TypesettingError } from '../../typesetting/typesetter.ts';
import { quotationToken } from '../pdf/quotation-address.ts';

const day = 86_400_000;
let now: number;
let calls: TestCalls;
beforeEach(async () => {
  now = Date.parse('2026-11-23T09:00:00Z');
  const mail = { smtpUrl: 'smtp://127.0.0.1:9', from: 'site@screens.example', to: 'sales@screens.example' };
  calls = await openTestCalls(await testDatabaseConfig(), { now: () => now, mail, deliver: async () => undefined });
});
afterEach(() => calls.close());

const administer = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  calls.administer({ method, url: `/api/en${path}`, ...(payload && { payload }) });
const quotationOf = (id: number) =>
  calls.services.database.read.selectFrom('offer').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const eventsOf = async (id: number) =>
  (
    await calls.services.database.read
      .selectFrom('offer_event')
      .select('kind')
      .where('offer_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);
const outboxOf = (id: number) =>
  calls.services.database.read.selectFrom('outbox').selectAll().where('offer_id', '=', id).orderBy('id').execute();

async function tokenOf(id: number): Promise<string> {
  const { read } = calls.services.database;
  const versions = read.selectFrom('offer_version').selectAll().where('offer_id', '=', id).orderBy('version', 'desc');
  return quotationToken(calls.services.signingKey(), await versions.executeTakeFirstOrThrow());
}
/** Sends a quotation and returns the token in its email. */
async function send(id: number): Promise<string> {
  const { updated_at } = (await administer('GET', `/offers/${id}`)).json();
  expect((await administer('POST', `/offers/${id}/send`, { updated_at })).statusCode).toBe(200);
  return tokenOf(id);
}
/** Sends an Arabic quotation. */
async function sent(): Promise<{ readonly id: number; readonly token: string }> {
  const made = await administer('POST', '/offers', { language: 'ar', country: 'sa' });
  const { id } = made.json();
  const { content, updated_at } = (await administer('GET', `/offers/${id}`)).json();
  await administer('PUT', `/offers/${id}`, { content: { ...content, ...sampleContent('ar', 2) }, updated_at });
  return { id, token: await send(id) };
}

const post = async (
  what: 'accept' | 'decline' | 'ask',
  token: string,
  payload: object,
  cookie = formCookie(now - 60_000),
) => {
  await calls.services.database.write.deleteFrom('rate_limit').execute();
  const url = `/api/ar/sent-offer/${what}?token=${token}`;
  return calls.visit({ method: 'POST', url, payload, headers: { cookie } });
};
const agreed = { name: 'سارة العتيبي', agreed: 'yes' };

describe('POST /sent-offer/accept', () => {
  it('accepts with a name, and tells both sides', async () => {
    const { id, token } = await sent();
    expect((await post('accept', token, agreed)).statusCode).toBe(200);
    expect(await quotationOf(id)).toMatchObject({ answer: 'accepted', answered_name: 'سارة العتيبي' });
    expect(await eventsOf(id)).toEqual(['made', 'sent', 'accepted']);
    const outbox = await outboxOf(id);
    expect(outbox.map(({ purpose }) => purpose)).toEqual(['offer', 'offer-answer', 'offer-accepted']);
    const emails = await Promise.all(outbox.map((row) => emailOf(calls.services.enquiries.sources, row)));
    expect(emails.map(({ to }) => to)).toEqual(['sara@towers.example', 'sales@screens.example', 'sara@towers.example']);
    expect(emails.map(({ files = [] }) => files.map(({ name }) => name))).toEqual([
      ['2026-0001.pdf'],
      [],
      ['2026-0001.pdf'],
    ]);
    for (const at of [0, 2]) expect(emails[at]?.text).toContain(`https://screens.example/ar/offers/${token}`);
    expect(emails[1]?.text).toContain(`https://screens.example/dashboard/offers/${id}`);
  });

  it('speaks of a PDF in emails alone that bring one', async () => {
    const { id, token } = await sent();
    await post('accept', token, agreed);
    const { sources } = calls.services.enquiries;
    const versionPdf = async () => {
      throw new TypesettingError('broken', 'No document was made');
    };
    const toCustomer = (await outboxOf(id)).filter(({ purpose }) => purpose !== 'offer-answer');
    const emailsBy = (using: typeof sources) => Promise.all(toCustomer.map((row) => emailOf(using, row)));
    const speaks = ({ text }: { readonly text: string }) => /مرفق|PDF/.test(text);
    expect((await emailsBy(sources)).map(speaks)).toEqual([true, true]);
    const without = await emailsBy({ ...sources, quotationPdfs: { ...sources.quotationPdfs, versionPdf } });
    expect(without.map(({ files }) => files)).toEqual([[], []]);
    expect(without.map(speaks)).toEqual([false, false]);
  });

  it('counts the same answer once, and refuses another one with a sentence', async () => {
    const { id, token } = await sent();
    const [one, other] = await Promise.all([post('accept', token, agreed), post('accept', token, agreed)]);
    expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
    expect((await eventsOf(id)).filter((kind) => kind === 'accepted')).toHaveLength(1);
    const second = await post('decline', token, { reason: 'غالٍ' });
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ message: 'سبق قبول عرض السعر هذا' });
    expect((await outboxOf(id)).map(({ purpose }) => purpose)).toEqual(['offer', 'offer-answer', 'offer-accepted']);
  });

  it('asks for name and agreement', async () => {
    const { id, token } = await sent();
    const refused = await post('accept', token, {});
    expect(refused.statusCode).toBe(400);
    expect(refused.json()['issues'].map(({ path }: { readonly path: string }) => path)).toEqual(['name', 'agreed']);
    expect(await quotationOf(id)).toMatchObject({ answer: null });
  });

  it('takes no other date than that of the server in the country of the offer, and needs none [PUB-QUOTE-06]', async () => {
    // In Riyadh it is already the next day.
    now = Date.parse('2026-11-23T22:00:00Z');
    const { id, token } = await sent();
    for (const date of ['2026-11-23', '2026-11-25', '2025-11-24', '24.11.2026', 'today']) {
      const refused = await post('accept', token, { ...agreed, date });
      expect([refused.statusCode, refused.json()['issues']]).toEqual([400, [{ path: 'date', code: 'otherDate' }]]);
    }
    expect(await quotationOf(id)).toMatchObject({ answer: null });
    expect((await post('accept', token, { ...agreed, date: '2026-11-24' })).statusCode).toBe(200);
    expect(await quotationOf(id)).toMatchObject({
      answer: 'accepted',
      answered_at: expect.stringMatching(/^2026-11-23T22:00:00/),
    });
    const without = await sent();
    expect((await post('accept', without.token, agreed)).statusCode).toBe(200);
  });

  it('is not done for programs that fill in forms', async () => {
    const { id, token } = await sent();
    expect((await post('accept', token, agreed, 'form=forged')).statusCode).toBe(400);
    expect((await post('accept', token, { ...agreed, fax: '1' })).statusCode).toBe(400);
    expect(await quotationOf(id)).toMatchObject({ answer: null });
  });

  it('is refused with a sentence if the quotation expired, was withdrawn or sent again', async () => {
    const { id, token } = await sent();
    const newer = await send(id);
    expect((await post('accept', token, agreed)).json()).toMatchObject({
      message: expect.stringContaining('إصدار أحدث'),
    });
    now += 40 * day;
    const late = await post('accept', newer, agreed);
    expect(late.json()).toMatchObject({ message: expect.stringContaining('انتهت صلاحية') });
    expect(late.statusCode).toBe(409);
    now -= 40 * day;
    await administer('POST', `/offers/${id}/withdraw`);
    const withdrawn = await post('accept', newer, agreed);
    expect(withdrawn.json()).toMatchObject({ message: expect.stringContaining('سُحب') });
    const email = (await outboxOf(id)).find(({ purpose }) => purpose === 'offer-withdrawn');
    const withdrawal = email && (await emailOf(calls.services.enquiries.sources, email));
    expect(withdrawal?.to).toBe('sara@towers.example');
  });
});

describe('POST /sent-offer/decline', () => {
  it('keeps the reason and tells the company', async () => {
    const { id, token } = await sent();
    expect((await post('decline', token, { reason: '' })).statusCode).toBe(400);
    expect((await post('decline', token, { reason: 'فوق الميزانية' })).statusCode).toBe(200);
    expect(await quotationOf(id)).toMatchObject({
      answer: 'declined',
      answer_reason: 'فوق الميزانية',
      answered_name: null,
    });
    const notice = (await outboxOf(id)).find(({ purpose }) => purpose === 'offer-answer');
    const email = notice && (await emailOf(calls.services.enquiries.sources, notice));
    expect(email?.text).toContain('فوق الميزانية');
    const event = notice && (await quotationEvent(calls.services.enquiries.sources, notice));
    expect(event).toMatchObject({ type: 'offer.declined', data: { number: '2026-0001', reason: 'فوق الميزانية' } });
  });
});

describe('POST /sent-offer/ask', () => {
  it('begins a conversation where the offer has none, which waits for an answer', async () => {
    const { id, token } = await sent();
    for (const question of ['متى يبدأ التركيب؟', 'متى يبدأ التركيب؟', 'وما مدة الضمان؟'])
      expect((await post('ask', token, { question })).statusCode).toBe(200);
    const { enquiry_id } = await quotationOf(id);
    const { body } = await administer('GET', `/enquiries/${enquiry_id}`);
    expect(JSON.parse(body)).toMatchObject({ email: 'sara@towers.example', awaiting_since: expect.any(String) });
    const replies = await calls.services.database.read
      .selectFrom('enquiry_reply')
      .select(['text', 'direction'])
      .where('enquiry_id', '=', enquiry_id)
      .orderBy('id')
      .execute();
    expect(replies.map(({ text }) => text)).toEqual(['متى يبدأ التركيب؟', 'وما مدة الضمان؟']);
    const requested = (await outboxOf(id)).filter(({ purpose }) => purpose === 'offer-question');
    expect(requested).toHaveLength(2);
  });
});

describe('GET /sent-offer/opened.gif', () => {
  it('counts visitors, not the administrator, and tells nothing of a changed address', async () => {
    const { id, token } = await sent();
    const url = `/api/sent-offer/opened.gif?token=${token}`;
    await calls.visit({ url, method: 'HEAD' });
    await calls.administer({ url });
    expect(await quotationOf(id)).toMatchObject({ opened_count: 0, first_opened_at: null });
    for (let turn = 0; turn < 2; turn += 1) expect((await calls.visit({ url })).statusCode).toBe(200);
    expect(await quotationOf(id)).toMatchObject({ opened_count: 2, first_opened_at: '2026-11-23T09:00:00.000Z' });
    expect(await eventsOf(id)).toEqual(['made', 'sent', 'opened']);
    const changed = token.slice(0, -1) + (token.endsWith('0') ? '1' : '0');
    for (const what of ['opened.gif', 'pdf'])
      expect(
        (await calls.visit({ url: `/api/${what === 'pdf' ? 'ar/' : ''}sent-offer/${what}?token=${changed}` }))
          .statusCode,
      ).toBe(404);
  });
});

describe('GET /sent-offer/pdf', () => {
  it('serves the quotation to anyone with its link, uncached', async () => {
    const { token } = await sent();
    const answer = await calls.visit({ url: `/api/ar/sent-offer/pdf?token=${token}` });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
