import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { freePort, receiveMail, type MailReceiver } from '../../tests/support/mail-receiver.ts';
import { formCookie, openTestCalls, type TestCalls } from '../calls/open-test-calls.ts';

vi.setConfig({ testTimeout: 60_000 });

let calls: TestCalls;
let mail: MailReceiver;
beforeAll(async () => {
  mail = await receiveMail(await freePort());
  calls = await openTestCalls(await testDatabaseConfig(), {
    mail: { smtpUrl: mail.url, from: 'site@wameed.example', to: 'sales@wameed.example' },
    restMilliseconds: 20,
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
const linkIn = (raw: string, page: string) =>
  new RegExp(`/api/en/newsletter/${page}\\?token=([\\w.=-]+)`).exec(
    raw.replaceAll('=\r\n', '').replaceAll('=3D', '='),
  )?.[1] ?? '';

describe('a subscription where mail is configured [OP-021]', () => {
  it('begins with a letter, is confirmed by its button and ends with another, without a login', async () => {
    const first = await subscribe('Sara@Screens.example');
    expect([first.statusCode, first.json()['message']]).toEqual([
      201,
      'Almost done: please open the link in the letter we have just sent you.',
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
    expect((await calls.visit(stop)).body).toContain('sara@screens.example');
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

  it('a program gets no letter sent', async () => {
    const before = mail.mails.length;
    expect((await subscribe('bot@screens.example', {})).statusCode).toBe(201);
    const { read } = calls.services.database;
    const [row] = await read.selectFrom('subscriber').selectAll().where('email', '=', 'bot@screens.example').execute();
    expect(
      await read
        .selectFrom('outbox')
        .select('id')
        .where('subscriber_id', '=', row?.id ?? 0)
        .execute(),
    ).toEqual([]);
    expect(mail.mails).toHaveLength(before);
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

  it('the administrator sees the list and takes an address off it', async () => {
    const listed = (await calls.administer({ url: '/api/en/subscribers' })).json();
    const [{ id }] = listed;
    expect((await calls.administer({ method: 'DELETE', url: `/api/en/subscribers/${id}` })).statusCode).toBe(200);
    expect((await calls.administer({ method: 'DELETE', url: `/api/en/subscribers/${id}` })).statusCode).toBe(404);
  });
});

it('a form without scripts is led back to its page, which asks to open the letter', async () => {
  const answer = await calls.visit({
    method: 'POST',
    url: '/api/ar/newsletter',
    payload: 'email=reem%40screens.example&fax=',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      referer: 'http://localhost/ar/about?x=1',
      host: 'localhost',
      cookie: formCookie(),
    },
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/ar/about?sent=newsletter-to-confirm']);
});
