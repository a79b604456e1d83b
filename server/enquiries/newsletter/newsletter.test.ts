import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { freePort } from '../../../tests/support/free-port.ts';
import { receiveMail, type MailReceiver } from '../../../tests/support/mail-receiver.ts';
import { formCookie, openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';

vi.setConfig({ testTimeout: 60_000 });

let calls: TestCalls;
let mail: MailReceiver;
beforeAll(async () => {
  mail = await receiveMail(await freePort());
  calls = await openTestCalls(await testDatabaseConfig(), {
    mail: { smtpUrl: mail.url, from: 'site@wameed.example', to: 'sales@wameed.example' },
    idleMilliseconds: 20,
  });
});
afterAll(async () => {
  await calls.close();
  await mail.close();
});
beforeEach(async () => {
  await calls.services.database.write.deleteFrom('rate_limit').execute();
});

const subscribe = (email: string, headers: Record<string, string> = { cookie: formCookie() }) =>
  calls.visit({ method: 'POST', url: '/api/en/newsletter', payload: { email }, headers });
const subscribers = () => calls.services.database.read.selectFrom('subscriber').selectAll().orderBy('id').execute();
const emailsTo = (subscriber: number) =>
  calls.services.database.read.selectFrom('outbox').selectAll().where('subscriber_id', '=', subscriber).execute();
const linkIn = (raw: string, page: string) =>
  new RegExp(`/api/en/newsletter/${page}\\?token=([\\w.=-]+)`).exec(
    raw.replaceAll('=\r\n', '').replaceAll('=3D', '='),
  )?.[1] ?? '';

describe('a subscription where mail is configured [OP-021]', () => {
  it('begins with an email, is confirmed by its button and ends with another, without a login', async () => {
    const first = await subscribe('Sara@Screens.example');
    expect([first.statusCode, first.json()['message']]).toEqual([
      201,
      'Almost done: please open the link in the e-mail we have just sent you.',
    ]);
    expect((await subscribe('sara@screens.example')).json()).toEqual(first.json());
    expect(await subscribers()).toMatchObject([{ email: 'sara@screens.example', pending: 1, confirmed_at: null }]);
    await expect.poll(() => mail.mails.length, { timeout: 10_000 }).toBe(1);
    const { raw = '' } = mail.mails[0] ?? {};
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);

    const confirm = { url: `/api/en/newsletter/confirm?token=${linkIn(raw, 'confirm')}` };
    const page = await calls.visit(confirm);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<form method="post">');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect((await subscribers())[0]?.pending).toBe(1);
    expect((await calls.visit({ ...confirm, method: 'POST' })).statusCode).toBe(200);
    expect(await subscribers()).toMatchObject([{ pending: 0, confirmed_at: expect.any(String) }]);

    const stop = { url: `/api/en/newsletter/unsubscribe?token=${linkIn(raw, 'unsubscribe')}` };
    // Mail services that count clicks add parameters of their own.
    expect((await calls.visit({ url: `${stop.url}&utm_source=mail` })).body).toContain('sara@screens.example');
    const oneClick = await calls.visit({
      ...stop,
      method: 'POST',
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(oneClick.statusCode).toBe(200);
    expect(await subscribers()).toEqual([]);
    expect((await calls.visit(stop)).statusCode).toBe(404);
    const consents = await calls.services.database.read.selectFrom('consent').selectAll().orderBy('id').execute();
    expect(consents.map(({ purpose, given }) => [purpose, given])).toEqual([
      ['newsletter', 1],
      ['newsletter', 0],
    ]);
  });

  it('a suspicious one is answered without an email, and waits to be released', async () => {
    const before = mail.mails.length;
    const answer = await subscribe('bot@screens.example', {});
    expect([answer.statusCode, answer.json()['message']]).toEqual([
      201,
      expect.stringContaining('awaits our review, and no e-mail has been sent'),
    ]);
    const [{ id, pending } = { id: 0, pending: 0 }] = (await subscribers()).slice(-1);
    expect(pending).toBe(1);
    expect(await emailsTo(id)).toHaveLength(0);
    expect(mail.mails).toHaveLength(before);

    const release = { method: 'POST', url: `/api/en/subscribers/${id}/release` } as const;
    expect((await calls.visit(release)).statusCode).toBe(401);
    expect((await calls.administer(release)).statusCode).toBe(200);
    expect(await emailsTo(id)).toMatchObject([{ purpose: 'confirmation' }]);
    expect((await calls.administer({ ...release, url: '/api/en/subscribers/999999/release' })).statusCode).toBe(404);
  });

  it('one that was only sent too fast goes on when it is sent once more', async () => {
    expect((await subscribe('quick@screens.example', { cookie: formCookie(Date.now()) })).json()['message']).toMatch(
      /^Your subscription awaits our review/,
    );
    expect((await subscribe('quick@screens.example')).json()['message']).toMatch(/^Almost done/);
    const [{ id } = { id: 0 }] = (await subscribers()).slice(-1);
    expect(await emailsTo(id)).toHaveLength(1);
  });

  it('the list cannot be probed: a known address is answered like a new one', async () => {
    await subscribe('listed@screens.example');
    await calls.services.database.write.updateTable('subscriber').set({ pending: 0 }).execute();
    for (const headersOf of [() => ({ cookie: formCookie() }), () => ({})]) {
      const known = await subscribe('listed@screens.example', headersOf());
      const unknown = await subscribe('stranger@screens.example', headersOf());
      expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
      await calls.services.database.write.deleteFrom('subscriber').where('email', 'like', 'stranger%').execute();
    }
  });

  it('a forged token opens nothing', async () => {
    await subscribe('real@screens.example');
    const [{ id } = { id: 0 }] = (await subscribers()).slice(-1);
    for (const token of ['', 'x', `${id}`, `${id}.${'A'.repeat(43)}`, `${id}.`, '../..', '[]'])
      for (const method of ['GET', 'POST'] as const)
        for (const page of ['confirm', 'unsubscribe'])
          expect((await calls.visit({ method, url: `/api/en/newsletter/${page}?token=${token}` })).statusCode).toBe(
            404,
          );
    expect((await subscribers()).some((row) => row.id === id && row.pending === 1)).toBe(true);
  });

  it('the administrator finds addresses by a part of them, newest first, a part of the list at a time', async () => {
    const { write } = calls.services.database;
    const row = (name: string) => ({
      email: `${name}@found.example`,
      language: 'en' as const,
      created_at: '2026-01-01T00:00:00.000Z',
    });
    await write
      .insertInto('subscriber')
      .values([row('one_a'), row('one_b'), row('two%')])
      .execute();
    const find = async (payload: object) =>
      (await calls.administer({ method: 'POST', url: '/api/en/subscribers/find', payload })).json();
    const emailsOf = ({ subscribers: rows }: { subscribers: { email: string }[] }) => rows.map(({ email }) => email);
    const all = await find({});
    expect(all.total).toBe(all.subscribers.length);
    const ones = await find({ q: ' ONE_ ' });
    expect([emailsOf(ones), ones.total]).toEqual([['one_b@found.example', 'one_a@found.example'], null]);
    const after = ones.subscribers[0].id;
    expect(emailsOf(await find({ q: 'one_', after, limit: 5 }))).toEqual(['one_a@found.example']);
    expect(emailsOf(await find({ q: 'o%' }))).toEqual(['two%@found.example']);
    expect(emailsOf(await find({ q: '"nobody"' }))).toEqual([]);
    await write.deleteFrom('subscriber').where('email', 'like', '%@found.example').execute();
  });

  it('the administrator sees the list and takes an address off it', async () => {
    const listed = (await calls.administer({ url: '/api/en/subscribers' })).json();
    const [{ id }] = listed;
    expect((await calls.administer({ method: 'DELETE', url: `/api/en/subscribers/${id}` })).statusCode).toBe(200);
    expect((await calls.administer({ method: 'DELETE', url: `/api/en/subscribers/${id}` })).statusCode).toBe(404);
  });
});

it('one mailbox gets at most three emails an hour, through any form and in any spelling of its address', async () => {
  const spellings = ['victim', 'v.ictim', 'victim+1', 'V.i.ctim+2', 'victim+3', 'vic.tim', 'victim+4', 'victim+5'];
  const forms = [
    { kind: 'contact', fields: { name: 'A', message: 'B' } },
    { kind: 'inquiry', fields: { name: 'A', phone: '0501234567' } },
  ];
  const write = async (email: string, turn: number) => {
    const request = () => ({ headers: { cookie: formCookie() }, remoteAddress: `192.0.2.${turn}` });
    const { kind, fields } = forms[turn % forms.length] ?? { kind: '', fields: {} };
    const form = { kind, fields: { ...fields, email } };
    const sent = await calls.visit({ method: 'POST', url: '/api/en/send-email', payload: form, ...request() });
    const subscribed = await calls.visit({
      method: 'POST',
      url: '/api/en/newsletter',
      payload: { email },
      ...request(),
    });
    expect([sent.statusCode, subscribed.statusCode]).toEqual([201, 201]);
  };
  for (const [turn, name] of spellings.entries())
    await write(`${name}@${turn % 3 === 0 ? 'googlemail' : 'gmail'}.com`, turn);

  const { read } = calls.services.database;
  const rows = await read
    .selectFrom('outbox')
    .leftJoin('enquiry', 'enquiry.id', 'outbox.enquiry_id')
    .leftJoin('subscriber', 'subscriber.id', 'outbox.subscriber_id')
    .select(['outbox.purpose', 'enquiry.email as writer', 'subscriber.email as reader'])
    .where('outbox.purpose', 'in', ['acknowledgement', 'confirmation'])
    .execute();
  const toVictim = rows.filter(({ writer, reader }) => /@(google|g)mail\.com$/.test(writer ?? reader ?? ''));
  expect(toVictim).toHaveLength(3);
  expect(toVictim.filter(({ purpose }) => purpose === 'confirmation')).toHaveLength(1);
  // Addresses are stored as they were typed.
  const remaining = (await subscribers()).map(({ email }) => email);
  expect(remaining).toEqual(expect.arrayContaining(['victim+1@gmail.com', 'v.ictim@gmail.com']));
});

it.each([
  ['which asks to open the letter', true, '/ar/about?sent=newsletter-to-confirm'],
  ['which says that it awaits review', false, '/ar/about?sent=newsletter-held'],
])('a form without scripts is led back to its page, %s', async (_, hasPass, address) => {
  const answer = await calls.visit({
    method: 'POST',
    url: '/api/ar/newsletter',
    payload: 'email=reem%40screens.example&fax=',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      referer: 'http://localhost/ar/about?x=1',
      host: 'localhost',
      ...(hasPass && { cookie: formCookie() }),
    },
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, address]);
});
