import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import { emailOf, type SampleEmail } from '../../../tests/support/email-of.ts';
import { type MailboxServer, openMailboxServer } from '../../../tests/support/mailbox-server.ts';
import { formCookie, openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { bounces, delay } from '../../../tests/support/sample-bounces.ts';
import { sampleContent } from '../../../tests/support/sample-quotation.ts';
import type { OutboxPurpose } from '../../database/tables.ts';
import { readMailboxAddress } from '../../mailbox-address.ts';
import { findByToken, quotationToken } from '../../quotations/pdf/quotation-address.ts';
import { toShownQuotation } from '../../quotations/pdf/shown-quotation.ts';
import { emailOf as outgoingEmail } from '../emails/deliver.ts';
import { readMailbox } from './read-mailbox.ts';

let ahead = 0;
/** New outbox rows are due by the database's clock, so the test uses real time. */
const now = () => Date.now() + ahead;
let calls: TestCalls;
let mailbox: MailboxServer;
beforeAll(async () => {
  calls = await openTestCalls(await eachDatabaseConfig(), {
    now,
    mail: { smtpUrl: 'smtp://127.0.0.1:9', from: 'site@wameed.example', to: 'sales@wameed.example' },
    deliver: async () => undefined,
    idleMilliseconds: 5,
  });
});
afterAll(() => calls.close());
beforeEach(async () => {
  mailbox = await openMailboxServer();
});
afterEach(() => mailbox.close());

const deliver = (incoming: SampleEmail) => mailbox.deliver(emailOf(incoming), new Date(now()));

/** Reads the mailbox once, like the job. */
async function look(): Promise<void> {
  const address = readMailboxAddress(mailbox.url);
  if (address === null) throw new Error('No mailbox');
  const { sources } = calls.services.enquiries;
  const ownAddresses = new Set(['sales@wameed.example', 'site@wameed.example']);
  const signal = new AbortController().signal;
  await readMailbox({ ...sources, address, ownAddresses, media: calls.services.media }, signal);
}

const get = async (path: string) => (await calls.administer({ url: `/api/en${path}` })).json();
const post = async (path: string, payload: object = {}) =>
  (await calls.administer({ method: 'POST', url: `/api/en${path}`, payload })).json();

let people = 0;
/** Sends an enquiry by a form, each from another IP address because of the rate limit. */
async function enquire(name: string, form: object = {}): Promise<{ readonly id: number; readonly reference: string }> {
  const fields = { name, email: `${name}@visitor.example`, message: 'Hello' };
  people += 1;
  const sent = await calls.visit({
    method: 'POST',
    url: '/api/en/send-email',
    payload: { kind: 'contact', fields, ...form },
    headers: { cookie: formCookie(now() - 60_000) },
    remoteAddress: `198.51.100.${people}`,
  });
  return sent.json();
}

type About = { readonly enquiry: number } | { readonly offer: number };

/** Waits until the newest email of a purpose is sent. Returns it with its `Message-ID`. */
async function sentEmail(purpose: OutboxPurpose, about: About) {
  const { database, enquiries } = calls.services;
  const query = database.read.selectFrom('outbox').selectAll().where('purpose', '=', purpose).orderBy('id', 'desc');
  const narrowed =
    'enquiry' in about ? query.where('enquiry_id', '=', about.enquiry) : query.where('offer_id', '=', about.offer);
  enquiries.wake();
  await expect.poll(async () => (await narrowed.executeTakeFirst())?.sent_at, { timeout: 20_000 }).toBeTruthy();
  const row = await narrowed.executeTakeFirstOrThrow();
  return { row, id: `${row.message_id}@wameed.example`, letter: await outgoingEmail(enquiries.sources, row, true) };
}

/** A quotation that was sent to its customer. */
async function quote(name: string, enquiry?: number): Promise<number> {
  const { id } = await post('/offers', enquiry === undefined ? { language: 'en', country: 'sa' } : { enquiry });
  const { content, updated_at } = await get(`/offers/${id}`);
  const sample = sampleContent('en', 1);
  const customer = { ...sample.customer, email: `${name}@visitor.example` };
  const payload = { content: { ...content, ...sample, customer }, updated_at };
  const saved = await calls.administer({ method: 'PUT', url: `/api/en/offers/${id}`, payload });
  await post(`/offers/${id}/send`, { updated_at: saved.json().offer.updated_at });
  return id;
}

const textsOf = (thread: readonly { readonly text: string }[]): readonly string[] => thread.map(({ text }) => text);

describe('an answer by email', () => {
  it('to a quotation joins the conversation of its enquiry, and is shown at the quotation [ADM-GEN-50]', async () => {
    const { id } = await enquire('accepts');
    const quotation = await quote('accepts', id);
    const { id: email } = await sentEmail('offer', { offer: quotation });
    deliver({ from: 'accepts@visitor.example', answers: [email], text: 'We accept' });
    await look();
    expect(await get(`/enquiries/${id}`)).toMatchObject({
      awaiting_since: expect.any(String),
      thread: [{ text: 'We accept', offer: { id: quotation }, origin: 'visitor' }],
    });
    expect(await get(`/offers/${quotation}`)).toMatchObject({ thread: [{ text: 'We accept', enquiry: id }] });
  });

  it('to a quotation without an enquiry begins its conversation once, and a second one goes on in it', async () => {
    const quotation = await quote('begins');
    const { id: email } = await sentEmail('offer', { offer: quotation });
    for (const text of ['When?', 'And how?']) deliver({ from: 'begins@visitor.example', answers: [email], text });
    await look();
    mailbox.renumber();
    await look();
    const whole = await get(`/offers/${quotation}`);
    expect(textsOf(whole.thread)).toEqual(['When?', 'And how?']);
    expect(await get(`/enquiries/${whole.enquiry}`)).toMatchObject({
      email: 'begins@visitor.example',
      status: 'quoted',
      awaiting_since: expect.any(String),
      thread: [{ text: 'When?' }, { text: 'And how?' }],
    });
  });

  it('of a program to a quotation without an enquiry is kept, and is no task', async () => {
    const quotation = await quote('away');
    const { id: email } = await sentEmail('offer', { offer: quotation });
    const before = await get('/today');
    deliver({ from: 'away@visitor.example', answers: [email], subject: 'Automatic reply: hello', text: 'Away' });
    await look();
    expect(await get(`/offers/${quotation}`)).toMatchObject({ thread: [{ text: 'Away', automatic: true }] });
    expect(await get('/today')).toEqual(before);
  });

  it('to a later email about a quotation belongs to it, too', async () => {
    const quotation = await quote('withdrawn');
    await post(`/offers/${quotation}/withdraw`);
    const { id: email } = await sentEmail('offer-withdrawn', { offer: quotation });
    deliver({ from: 'withdrawn@visitor.example', answers: [email], text: 'Why?' });
    await look();
    expect(textsOf((await get(`/offers/${quotation}`)).thread)).toEqual(['Why?']);
  });

  it('to an acknowledgement, a meeting and its cancellation joins their enquiry', async () => {
    const { id } = await enquire('acknowledged');
    const acknowledgement = await sentEmail('acknowledgement', { enquiry: id });
    deliver({ from: 'acknowledged@visitor.example', answers: [acknowledgement.id], text: 'One more thing' });
    const fields = { date: '2099-03-02', time: '10:00', name: 'Sara', phone: '0501234567', meetingType: 'teams' };
    const email = 'meets@visitor.example';
    const meeting = await enquire('meets', { kind: 'booking', fields: { ...fields, email } });
    const booked = await sentEmail('acknowledgement', { enquiry: meeting.id });
    deliver({ from: email, answers: [booked.id], text: 'I will be late' });
    await calls.administer({ method: 'PATCH', url: `/api/en/enquiries/${meeting.id}`, payload: { cancelled: true } });
    const cancelled = await sentEmail('cancellation', { enquiry: meeting.id });
    deliver({ from: email, answers: [cancelled.id], text: 'What a pity' });
    await look();
    expect(textsOf((await get(`/enquiries/${id}`)).thread)).toEqual(['One more thing']);
    expect(textsOf((await get(`/enquiries/${meeting.id}`)).thread)).toEqual(['I will be late', 'What a pity']);
  });

  it('to a copied quotation never meets the words of the customer whom the first one was for', async () => {
    const { id } = await enquire('first');
    const first = await quote('first', id);
    // As quotations were copied formerly: with the enquiry of the first customer.
    const copy = await quote('second');
    const { write } = calls.services.database;
    await write.updateTable('offer').set({ enquiry_id: id }).where('id', '=', copy).execute();
    const toFirst = await sentEmail('offer', { offer: first });
    const toSecond = await sentEmail('offer', { offer: copy });
    deliver({ from: 'first@visitor.example', answers: [toFirst.id], text: 'Words of the first' });
    for (const text of ['Words of the second', 'More of the second'])
      deliver({ from: 'second@visitor.example', answers: [toSecond.id], text });
    await look();
    expect(textsOf((await get(`/enquiries/${id}`)).thread)).toEqual(['Words of the first']);
    const { thread } = await get(`/offers/${copy}`);
    expect(textsOf(thread)).toEqual(['Words of the second', 'More of the second']);
    expect(new Set(thread.map(({ enquiry }: { enquiry: number }) => enquiry)).size).toBe(1);
    expect((await get(`/enquiries/${thread[0].enquiry}`)).email).toBe('second@visitor.example');
  });

  it('is never shown on the page of a quotation in any form', async () => {
    const { id } = await enquire('page');
    const quotation = await quote('page', id);
    const { database, media, signingKey } = calls.services;
    const version = await database.read
      .selectFrom('offer_version')
      .selectAll()
      .where('offer_id', '=', quotation)
      .executeTakeFirstOrThrow();
    const token = quotationToken(signingKey(), version);
    const url = `/api/en/sent-offer/ask?token=${token}`;
    const payload = { question: 'On the page' };
    await calls.visit({ method: 'POST', url, payload, headers: { cookie: formCookie(now() - 60_000) } });
    ahead += 60_000;
    const { id: email } = await sentEmail('offer', { offer: quotation });
    const notice = await sentEmail('offer-question', { offer: quotation });
    deliver({ from: 'other@visitor.example', answers: [email], text: 'By email' });
    deliver({ from: 'no address', answers: [email], text: 'Without an address' });
    deliver({ from: 'boss@wameed.example', answers: [notice.id], text: 'Give a discount' });
    await look();
    expect(textsOf((await get(`/offers/${quotation}`)).thread)).toEqual([
      'On the page',
      'By email',
      'Without an address',
      'Give a discount',
    ]);
    const sent = await findByToken({ database, signingKey }, token);
    if (sent === null) throw new Error('The page is not there');
    const { remarks } = await toShownQuotation({ database, media, now: () => now() + 60_000 }, sent, token);
    expect(textsOf(remarks)).toEqual(['On the page']);
  });
});

describe('an answer behind a relay that gives emails other ids', () => {
  const relayed = '0100018f@email.amazonses.com';

  it('is known by the id of its conversation, which every email names', async () => {
    const { id } = await enquire('thread');
    const { row } = await sentEmail('acknowledgement', { enquiry: id });
    const answers = [relayed, `${row.message_id}.conversation@wameed.example`];
    deliver({ from: 'assistant@visitor.example', answers, text: 'By my assistant' });
    await look();
    expect(textsOf((await get(`/enquiries/${id}`)).thread)).toEqual(['By my assistant']);
  });

  it('is known by the number in the address it was sent to', async () => {
    const { id } = await enquire('tagged');
    const { row } = await sentEmail('acknowledgement', { enquiry: id });
    const to = `Delivered-To: SALES+${row.message_id.replaceAll('-', '').toUpperCase()}@wameed.example`;
    deliver({ from: 'other@visitor.example', answers: [relayed], headers: [to], text: 'To the address' });
    await look();
    expect(textsOf((await get(`/enquiries/${id}`)).thread)).toEqual(['To the address']);
  });

  it('is known by the reference in its subject, from the customer’s own address alone [ADM-GEN-51]', async () => {
    const { id, reference } = await enquire('subject');
    const { letter: incoming } = await sentEmail('acknowledgement', { enquiry: id });
    expect(incoming.subject).toContain(reference);
    const subject = `=?UTF-8?B?${Buffer.from(`رد: ${incoming.subject}`).toString('base64')}?=`;
    deliver({ from: 'Subject@visitor.example', answers: [relayed], subject, text: 'By its subject' });
    const other = deliver({ from: 'thief@visitor.example', subject, text: 'Let me in' });
    await look();
    expect(textsOf((await get(`/enquiries/${id}`)).thread)).toEqual(['By its subject']);
    expect(other.flags.size).toBe(0);
  });

  it('is known by the number of a quotation in its subject, from its customer alone', async () => {
    const quotation = await quote('number');
    const { letter: incoming } = await sentEmail('offer', { offer: quotation });
    deliver({ from: 'number@visitor.example', subject: `RE: ${incoming.subject}`, text: 'Agreed' });
    deliver({ from: 'thief@visitor.example', subject: `RE: ${incoming.subject}`, text: 'Let me in' });
    await look();
    expect(textsOf((await get(`/offers/${quotation}`)).thread)).toEqual(['Agreed']);
  });

  it('is not what the site sent itself, which the mailbox gets, too', async () => {
    const { id, reference } = await enquire('itself');
    const { row } = await sentEmail('notification', { enquiry: id });
    const headers = [`X-Outbox-Number: ${row.message_id}`];
    const from = 'site@wameed.example';
    const answers = [`${row.message_id}.conversation@wameed.example`];
    deliver({ from, id: relayed, answers, headers, subject: `New enquiry ${reference}`, text: 'A notice' });
    await look();
    expect((await get(`/enquiries/${id}`)).thread).toEqual([]);
  });
});

describe('an email from an address of the company', () => {
  const from = 'Omar <omar@wameed.example>';
  const answered = async (name: string) => {
    const { id } = await enquire(name);
    await calls.administer({ method: 'PATCH', url: `/api/en/enquiries/${id}`, payload: { status: 'contacted' } });
    const [notice, incoming] = [
      await sentEmail('notification', { enquiry: id }),
      await sentEmail('acknowledgement', { enquiry: id }),
    ];
    return { id, notice: notice.id, letter: incoming.id };
  };
  const shown = async (id: number) => {
    const { thread, awaiting_since } = await get(`/enquiries/${id}`);
    return [thread.at(-1)?.origin, awaiting_since !== null];
  };

  it('that answers a notice of the site is the company’s, and no task', async () => {
    const { id, notice } = await answered('notice');
    deliver({ from, answers: [notice], text: 'I will call him' });
    await look();
    expect(await shown(id)).toEqual(['company', false]);
  });

  it('that answers what a customer got is unverified, and stays a task [ADM-GEN-54]', async () => {
    const { id, letter: incoming } = await answered('forged');
    deliver({ from, answers: [incoming], text: 'Please pay to this account' });
    await look();
    expect(await shown(id)).toEqual(['unverified', true]);
  });

  it.each<SampleEmail>([
    { subject: 'Fwd: Your wall', text: 'See below' },
    { subject: 'إعادة توجيه: استفسار', text: 'انظر أدناه' },
    { text: 'See:\n\n---------- Forwarded message ---------\nFrom: Ali <ali@visitor.example>\n\nWe accept' },
  ])('that passes a customer’s email on stays a task: $subject', async (incoming) => {
    const { id, notice } = await answered(`passes-${people}`);
    deliver({ from, answers: [notice], ...incoming });
    await look();
    expect(await shown(id)).toEqual(['unverified', true]);
  });

  it('that names a reference alone is a task, too', async () => {
    const { id, reference } = await enquire('referenced');
    await calls.administer({ method: 'PATCH', url: `/api/en/enquiries/${id}`, payload: { status: 'contacted' } });
    deliver({ from, subject: `FW: ${reference}`, text: 'A customer wrote to me' });
    await look();
    expect(await shown(id)).toEqual(['unverified', true]);
  });

  it('which a group put in the place of the customer’s is the customer’s', async () => {
    const { id, letter: incoming } = await answered('grouped');
    const headers = [
      'Precedence: list',
      'List-ID: <sales.wameed.example>',
      'X-Original-From: Ali <grouped@visitor.example>',
    ];
    deliver({ from: "'Ali' via Sales <sales@wameed.example>", headers, answers: [incoming], text: 'When?' });
    await look();
    expect(await shown(id)).toEqual(['visitor', true]);
    expect((await get(`/enquiries/${id}`)).thread).toMatchObject([
      { author: 'Ali', sender: 'grouped@visitor.example' },
    ]);
  });
});

describe('a report that an email did not arrive', () => {
  const undelivered = async (): Promise<number> => (await get('/today')).undelivered;

  it.each(Object.keys(bounces))(
    'marks it, and is a task in Today and at the enquiry: %s [ADM-GEN-53]',
    async (name) => {
      const email = `bounces-${people}`;
      const { id } = await enquire(email);
      const { reply } = await post(`/enquiries/${id}/replies`, { subject: 'Your wall', text: 'Yes.' });
      ahead += 20_000;
      const sent = await sentEmail('reply', { enquiry: id });
      const { subject } = (await sentEmail('acknowledgement', { enquiry: id })).letter;
      const before = await undelivered();
      const returned = {
        id: sent.id,
        number: name.includes('SES') ? sent.row.message_id : '',
        to: `${email}@visitor.example`,
        subject: name.startsWith('with nothing') ? subject : 'Your wall',
      };
      const report = mailbox.deliver(bounces[name]?.(returned) ?? '', new Date(now()));
      await look();
      const { thread, undelivered: waiting, awaiting_since } = await get(`/enquiries/${id}`);
      expect(thread).toMatchObject([
        { id: reply.id, state: 'undelivered', problem: expect.stringMatching(/./) },
        { state: 'received', origin: 'mail-system', automatic: true },
      ]);
      expect(waiting).toMatchObject([{ id: sent.row.id, purpose: 'reply' }]);
      expect([awaiting_since, await undelivered(), [...report.flags]]).toEqual([null, before + 1, ['\\Seen']]);
    },
  );

  it('about a quotation is a task at the quotation, and is over once an administrator saw to it', async () => {
    const { id } = await enquire('returned');
    const quotation = await quote('returned', id);
    const sent = await sentEmail('offer', { offer: quotation });
    const before = await undelivered();
    const returned = { id: sent.id, number: '', to: 'returned@visitor.example', subject: sent.letter.subject };
    const [write] = Object.values(bounces);
    mailbox.deliver(write?.(returned) ?? '', new Date(now()));
    await look();
    const atQuotation = async () => (await get(`/offers/${quotation}`)).undelivered;
    const atEnquiry = async () => (await get(`/enquiries/${id}`)).undelivered;
    expect(await atQuotation()).toMatchObject([{ purpose: 'offer', reason: expect.stringContaining('5.1.1') }]);
    expect(await atEnquiry()).toEqual(await atQuotation());
    expect(await get('/outbox?state=undelivered&limit=1')).toMatchObject([{ id: sent.row.id, state: 'undelivered' }]);
    await post(`/outbox/${sent.row.id}/settle`);
    expect([await atQuotation(), await atEnquiry(), await undelivered()]).toEqual([[], [], before]);
    expect(await get(`/outbox/${sent.row.id}`)).toMatchObject({ state: 'undelivered', settled_at: expect.any(String) });
  });

  it('is over, too, once the email was sent again, and may come again', async () => {
    const { id } = await enquire('again');
    const sent = await sentEmail('acknowledgement', { enquiry: id });
    const [write] = Object.values(bounces);
    let turns = 0;
    const bounce = () => {
      turns += 1;
      const returned = { id: sent.id, number: '', to: 'again@visitor.example', subject: sent.letter.subject };
      mailbox.deliver(
        write?.(returned).replace('Auto-Submitted', `X-Turn: ${turns}\nAuto-Submitted`) ?? '',
        new Date(now()),
      );
    };
    bounce();
    await look();
    await post(`/outbox/${sent.row.id}/retry`);
    await sentEmail('acknowledgement', { enquiry: id });
    expect((await get(`/enquiries/${id}`)).undelivered).toEqual([]);
    bounce();
    await look();
    expect((await get(`/enquiries/${id}`)).undelivered).toMatchObject([{ purpose: 'acknowledgement' }]);
  });

  it('that is only late, or about what the site never sent, marks nothing', async () => {
    const { id } = await enquire('late');
    const sent = await sentEmail('acknowledgement', { enquiry: id });
    const before = await undelivered();
    const returned = { id: sent.id, number: '', to: 'late@visitor.example', subject: 'Hello' };
    mailbox.deliver(delay(returned), new Date(now()));
    const strange = '00000000-0000-4000-8000-000000000000@wameed.example';
    const [write] = Object.values(bounces);
    const unknown = mailbox.deliver(write?.({ ...returned, id: strange }) ?? '', new Date(now()));
    await look();
    const { thread, undelivered: waiting } = await get(`/enquiries/${id}`);
    expect([thread.map(({ origin }: { origin: string }) => origin), waiting]).toEqual([['mail-system'], []]);
    expect([await undelivered(), unknown.flags.size]).toEqual([before, 0]);
  });

  it('about a confirmation of a subscription marks it, though it has no conversation', async () => {
    const payload = { email: 'subscriber@visitor.example' };
    const headers = { cookie: formCookie(now() - 60_000) };
    const remoteAddress = '198.51.100.250';
    await calls.visit({ method: 'POST', url: '/api/en/newsletter', payload, headers, remoteAddress });
    const { database, enquiries } = calls.services;
    enquiries.wake();
    const query = database.read.selectFrom('outbox').selectAll().where('purpose', '=', 'confirmation');
    await expect.poll(async () => (await query.executeTakeFirst())?.sent_at, { timeout: 20_000 }).toBeTruthy();
    const { id, message_id: number } = await query.executeTakeFirstOrThrow();
    const [write] = Object.values(bounces);
    const returned = { id: `${number}@wameed.example`, number, to: payload.email, subject: 'Please confirm' };
    mailbox.deliver(write?.(returned) ?? '', new Date(now()));
    await look();
    expect(await get(`/outbox/${id}`)).toMatchObject({ state: 'undelivered' });
  });
});
