import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { formCookie, openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { sampleContent } from '../../../tests/support/sample-quotation.ts';
import { emailOf } from '../../enquiries/emails/deliver.ts';
import { undoMilliseconds } from '../../enquiries/rows/undo-time.ts';
import { findByToken, quotationToken } from '../pdf/quotation-address.ts';
import { toShownQuotation } from '../pdf/shown-quotation.ts';

let now: number;
let calls: TestCalls;
beforeEach(async () => {
  now = Date.parse('2026-11-23T09:00:00Z');
  const mail = { smtpUrl: 'smtp://127.0.0.1:9', from: 'site@screens.example', to: 'sales@screens.example' };
  calls = await openTestCalls(await testDatabaseConfig(), { now: () => now, mail, deliver: async () => undefined });
});
afterEach(() => calls.close());

const first = { name: 'Amal', company: 'Amal Halls', email: 'amal@halls.example', phone: '+966501111111' };
const second = { name: 'Badr', company: 'Badr Malls', email: 'badr@malls.example', phone: '+966502222222' };
type Customer = typeof first;

async function administer(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const answer = await calls.administer({ method, url: `/api/en${path}`, ...(payload && { payload }) });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json();
}
const read = (id: number) => administer('GET', `/offers/${id}`);

async function write(id: number, customer: Partial<Customer>) {
  const { content, updated_at } = await read(id);
  const { items } = sampleContent('en', 1);
  const changed = { ...content, items, customer: { ...content.customer, ...customer } };
  return administer('PUT', `/offers/${id}`, { content: changed, updated_at });
}

/** Sends a quotation and returns the token of the version. */
async function send(id: number): Promise<string> {
  const { updated_at } = await read(id);
  await administer('POST', `/offers/${id}/send`, { updated_at });
  const version = await calls.services.database.read
    .selectFrom('offer_version')
    .selectAll()
    .where('offer_id', '=', id)
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow();
  return quotationToken(calls.services.signingKey(), version);
}

async function post(what: 'accept' | 'decline' | 'ask', token: string, payload: object) {
  await calls.services.database.write.deleteFrom('rate_limit').execute();
  const url = `/api/en/sent-offer/${what}?token=${token}`;
  return calls.visit({ method: 'POST', url, payload, headers: { cookie: formCookie(now - 60_000) } });
}
async function ask(token: string, question: string): Promise<void> {
  now += 1000;
  expect((await post('ask', token, { question })).statusCode).toBe(200);
}
/** Replies to an enquiry and waits until the reply can no longer be undone. */
async function reply(enquiry: number, text: string, more: object = {}): Promise<number> {
  now += 1000;
  const written = await administer('POST', `/enquiries/${enquiry}/replies`, { subject: 'Answer', text, ...more });
  now += undoMilliseconds;
  return written.reply.id;
}

async function shown(token: string) {
  const { quotationPages } = calls.services;
  const sent = await findByToken(quotationPages, token);
  if (sent === null) throw new Error('The link opens nothing');
  return toShownQuotation(quotationPages, sent, token);
}
const remarks = async (token: string) => (await shown(token)).remarks.map(({ from, text }) => `${from}: ${text}`);

/** Creates an enquiry, by default of the first customer. */
async function enquire(customer: Partial<Pick<Customer, 'email' | 'phone'>> = first): Promise<number> {
  const { id } = await calls.services.database.write
    .insertInto('enquiry')
    .values({
      reference: '261123-AMAL0001',
      kind: 'contact',
      suspicions: '[]',
      fields: '{}',
      subject: 'A wall',
      message: '',
      sender: first.name,
      email: customer.email ?? null,
      phone: customer.phone ?? null,
      page: '',
      language: 'en',
      country: 'sa',
      created_at: '2026-11-20T09:00:00.000Z',
      updated_at: '2026-11-20T09:00:00.000Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
/** Creates and sends a quotation for the enquiry. */
async function quote(enquiry: number): Promise<{ readonly id: number; readonly token: string }> {
  const { id } = await administer('POST', '/offers', { enquiry });
  await write(id, first);
  return { id, token: await send(id) };
}
const threadOf = async (enquiry: number): Promise<string[]> =>
  (await administer('GET', `/enquiries/${enquiry}`)).thread.map(({ text }: { readonly text: string }) => text);
async function emailOfReply(id: number) {
  const rows = calls.services.database.read.selectFrom('outbox').selectAll().where('reply_id', '=', id);
  const row = await rows.where('purpose', '=', 'reply').executeTakeFirstOrThrow();
  return emailOf(calls.services.enquiries.sources, row);
}

describe('a duplicated quotation', () => {
  it('that goes to another customer shows nothing of the first one, and asks and answers apart from that one [PUB-QUOTE-02]', async () => {
    const enquiry = await enquire();
    const { id, token } = await quote(enquiry);
    await ask(token, 'Does the first hall get a ramp?');
    await reply(enquiry, 'The first hall gets a ramp.');
    expect(await remarks(token)).toEqual([
      'customer: Does the first hall get a ramp?',
      'company: The first hall gets a ramp.',
    ]);

    const { id: copy } = await administer('POST', `/offers/${id}/duplicate`);
    expect(await read(copy)).toMatchObject({ enquiry: null, enquiry_reference: null });
    await write(copy, second);
    const other = await send(copy);
    expect(await remarks(other)).toEqual([]);
    await ask(other, 'Does the second mall get a discount?');
    expect(await remarks(other)).toEqual(['customer: Does the second mall get a discount?']);

    const own = (await read(copy)).enquiry;
    expect(own).not.toBe(enquiry);
    expect(await administer('GET', `/enquiries/${own}`)).toMatchObject({ email: second.email, sender: second.name });
    const answer = await reply(own, 'The second mall gets a discount.');
    expect((await emailOfReply(answer)).to).toBe(second.email);
    expect(await remarks(other)).toContain('company: The second mall gets a discount.');
    expect(await remarks(token)).toHaveLength(2);
    expect(await threadOf(enquiry)).toHaveLength(2);
  });
});

describe('a quotation whose customer changes', () => {
  it('before it is sent belongs to the enquiry no more [PUB-QUOTE-03]', async () => {
    const enquiry = await enquire();
    const { id } = await administer('POST', '/offers', { enquiry });
    await write(id, { ...first, name: 'Amal A.' });
    expect((await read(id)).enquiry).toBe(enquiry);
    await write(id, second);
    expect((await read(id)).enquiry).toBeNull();
    const token = await send(id);
    const own = (await read(id)).enquiry;
    expect(await administer('GET', `/enquiries/${own}`)).toMatchObject({ email: second.email, thread: [] });
    expect(await remarks(token)).toEqual([]);
  });

  it('after it was sent keeps the enquiry until the next version, which has one of its own [PUB-QUOTE-03]', async () => {
    const enquiry = await enquire();
    const { id, token } = await quote(enquiry);
    await ask(token, 'Does the first hall get a ramp?');
    await write(id, second);
    expect((await read(id)).enquiry).toBe(enquiry);
    await ask(token, 'And a rail?');
    const answer = await reply(enquiry, 'The first hall gets both.');
    expect((await emailOfReply(answer)).to).toBe(first.email);
    expect(await remarks(token)).toHaveLength(3);

    const other = await send(id);
    expect((await read(id)).enquiry).not.toBe(enquiry);
    expect(await remarks(other)).toEqual([]);
    // The same text as the first customer's.
    await ask(other, 'And a rail?');
    expect(await remarks(other)).toEqual(['customer: And a rail?']);
    expect(await threadOf(enquiry)).toHaveLength(3);
  });

  it('but was not sent to the new one still writes to whom it was sent [PUB-QUOTE-03]', async () => {
    const { id, token } = await quote(await enquire());
    await write(id, second);
    const agreed = { name: first.name, agreed: 'yes' };
    expect((await post('accept', token, agreed)).statusCode).toBe(200);
    const rows = await calls.services.database.read
      .selectFrom('outbox')
      .selectAll()
      .where('offer_id', '=', id)
      .orderBy('id')
      .execute();
    const emails = await Promise.all(rows.map((row) => emailOf(calls.services.enquiries.sources, row, true)));
    expect(emails.map(({ to, replyTo }) => [to, replyTo])).toEqual([
      [first.email, 'sales@screens.example'],
      ['sales@screens.example', first.email],
      [first.email, 'sales@screens.example'],
    ]);
    for (const { text, subject } of emails) expect(subject + text).not.toContain(second.company);
  });
});

describe('an enquiry that came without an e-mail address', () => {
  it('stays that of the quotation for the same phone, and is answered at the address of the quotation', async () => {
    const enquiry = await enquire({ phone: first.phone });
    const { id, token } = await quote(enquiry);
    expect((await read(id)).enquiry).toBe(enquiry);
    await ask(token, 'How long?');
    const answer = await reply(enquiry, 'Six weeks.');
    expect((await emailOfReply(answer)).to).toBe(first.email);
  });
});

describe('the page of a quotation', () => {
  it('shows only answers about it, not those about another quotation of the same enquiry [PUB-QUOTE-01]', async () => {
    const enquiry = await enquire();
    const [one, other] = [await quote(enquiry), await quote(enquiry)];
    await ask(one.token, 'How long?');
    await reply(enquiry, 'Six weeks.');
    await ask(other.token, 'How heavy?');
    await reply(enquiry, 'Two tons.');
    await reply(enquiry, 'By the way, we are closed on Friday.', { offer: null });
    await reply(enquiry, 'Seven weeks, in fact.', { offer: one.id });
    expect(await remarks(one.token)).toEqual([
      'customer: How long?',
      'company: Six weeks.',
      'company: Seven weeks, in fact.',
    ]);
    expect(await remarks(other.token)).toEqual(['customer: How heavy?', 'company: Two tons.']);
  });

  it('shows nothing of an enquiry that was deleted, and a new question opens another one [PUB-QUOTE-07]', async () => {
    const enquiry = await enquire();
    const { id, token } = await quote(enquiry);
    await ask(token, 'How long?');
    await reply(enquiry, 'Six weeks.');
    await administer('DELETE', `/enquiries/${enquiry}`);
    expect(await remarks(token)).toEqual([]);
    await ask(token, 'How long?');
    expect((await read(id)).enquiry).not.toBe(enquiry);
    expect(await remarks(token)).toEqual(['customer: How long?']);
  });

  it('by the link of a replaced version has neither conversation nor PDF, and can neither ask nor answer [PUB-QUOTE-04]', async () => {
    const { token } = await quote(await enquire());
    await ask(token, 'How long?');
    const { quotation } = (await findByToken(calls.services.quotationPages, token)) ?? {};
    await send(quotation?.id ?? 0);
    expect(await shown(token)).toMatchObject({ state: 'replaced', remarks: [] });
    const answers = [
      await post('ask', token, { question: 'May I?' }),
      await post('accept', token, { name: 'Amal', agreed: 'yes' }),
      await post('decline', token, { reason: 'Too dear' }),
      await calls.visit({ url: `/api/en/sent-offer/pdf?token=${token}` }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409]);
    for (const { body } of answers) expect(body).toContain('newer version');
  });

  it('by the link of a withdrawn quotation has neither conversation nor PDF, and can neither ask nor answer [PUB-QUOTE-05]', async () => {
    const { id, token } = await quote(await enquire());
    await ask(token, 'How long?');
    await administer('POST', `/offers/${id}/withdraw`);
    expect(await shown(token)).toMatchObject({ state: 'withdrawn', remarks: [] });
    const answers = [
      await post('ask', token, { question: 'May I?' }),
      await post('accept', token, { name: 'Amal', agreed: 'yes' }),
      await post('decline', token, { reason: 'Too dear' }),
      await calls.visit({ url: `/api/en/sent-offer/pdf?token=${token}` }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409]);
    const before = (await read(id)).opened_count;
    await calls.visit({ url: `/api/sent-offer/opened.gif?token=${token}` });
    expect((await read(id)).opened_count).toBe(before);
  });
});
