import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { formCookie, openTestCalls, testCredentials, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { type MailReceiver, receiveMail } from '../../../tests/support/mail-receiver.ts';
import { freePort } from '../../../tests/support/free-port.ts';

const day = 86_400_000;
/** Milliseconds; longer than the undo time of a reply. */
const shortWait = 20_000;
const { password } = testCredentials;

let ahead = 0;
const now = () => Date.now() + ahead;
let calls: TestCalls;
let mail: MailReceiver;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig(), {
    now,
    mail: { from: 'site@wameed.example', to: 'sales@wameed.example' },
    idleMilliseconds: 5,
    // The test server listens on this machine.
    isRefusedServer: () => false,
  });
  mail = await receiveMail(await freePort());
});
afterAll(async () => {
  await calls.close();
  await mail.close();
});
beforeEach(async () => {
  ahead = 0;
  await calls.services.enquiries.removeMailServer();
  await calls.services.database.write.deleteFrom('outbox').execute();
});

const post = (path: string, payload: object) => calls.administer({ method: 'POST', url: `/api/en${path}`, payload });
const get = async (path: string) => (await calls.administer({ url: `/api/en${path}` })).json();

async function enquiry(email: string): Promise<number> {
  const payload = { kind: 'contact', fields: { name: 'Ali', email, message: 'Hello' } };
  const headers = { cookie: formCookie(now() - 60_000) };
  return (await calls.visit({ method: 'POST', url: '/api/ar/send-email', payload, headers })).json().id;
}
const reply = (id: number) => post(`/enquiries/${id}/replies`, { subject: 'Your wall', text: 'Yes.' });

/** Stores the test server directly, because the calls refuse its port. */
const setServer = () =>
  calls.services.enquiries.saveMailServer(
    { host: '127.0.0.1', port: Number(new URL(mail.url).port), encryption: 'none', user: '', sender: '' },
    'admin',
  );
const emailsTo = (address: string) => mail.mails.filter(({ to }) => to.includes(address));

describe('without a mail server', () => {
  it('an answer counts as nothing until it went out, and goes out when a server is set [API-ADM-191]', async () => {
    const id = await enquiry('waits@screens.example');
    const before = await get('/today');
    const written = await reply(id);
    expect([written.statusCode, written.json().message]).toEqual([
      201,
      'Your reply was saved. It is sent when e-mail is set up; until then the enquiry counts as unanswered',
    ]);
    expect(await get(`/enquiries/${id}`)).toMatchObject({ status: 'new', thread: [{ state: 'waiting' }] });
    expect((await get('/today')).unanswered).toBe(before.unanswered);
    expect(await get('/mail')).toMatchObject({ configured: false, waiting: 3, old: 0 });

    ahead += shortWait;
    await setServer();
    await expect.poll(() => emailsTo('waits@screens.example').length, { timeout: 20_000 }).toBe(2);
    await expect.poll(async () => (await get(`/enquiries/${id}`)).status).toBe('contacted');
    expect((await get('/today')).unanswered).toBe(before.unanswered - 1);
    await expect.poll(async () => (await get('/mail')).waiting).toBe(0);
  });

  it('what the visitor wrote after an answer that waits is not answered by it', async () => {
    const id = await enquiry('again@screens.example');
    await reply(id);
    ahead += shortWait;
    await post(`/enquiries/${id}/received`, { text: 'One more thing' });
    await setServer();
    await expect.poll(() => emailsTo('again@screens.example').length, { timeout: 20_000 }).toBe(2);
    await expect.poll(async () => (await get(`/enquiries/${id}`)).status).toBe('contacted');
    expect((await get(`/enquiries/${id}`)).awaiting_since).not.toBeNull();
  });

  it('an answer that was written to a visitor who waits keeps him waiting until it went out', async () => {
    const id = await enquiry('answered@screens.example');
    await calls.administer({ method: 'PATCH', url: `/api/en/enquiries/${id}`, payload: { status: 'contacted' } });
    await post(`/enquiries/${id}/received`, { text: 'When?' });
    ahead += shortWait;
    await reply(id);
    expect((await get(`/enquiries/${id}`)).awaiting_since).not.toBeNull();
    ahead += shortWait;
    await setServer();
    await expect.poll(async () => (await get(`/enquiries/${id}`)).awaiting_since, { timeout: 20_000 }).toBeNull();
  });
});

describe('emails that waited for more than three days', () => {
  async function old(email: string): Promise<number> {
    const id = await enquiry(email);
    await reply(id);
    const due = new Date(now() - 3 * day - shortWait).toISOString();
    await calls.services.database.write.updateTable('outbox').set({ next_at: due }).execute();
    await setServer();
    expect(await get('/mail')).toMatchObject({ configured: true, waiting: 3, old: 3 });
    return id;
  }

  it('go out after a question alone [API-ADM-194]', async () => {
    const id = await old('old@screens.example');
    // Newer emails are sent before them.
    await enquiry('young@screens.example');
    await expect.poll(() => emailsTo('young@screens.example').length, { timeout: 20_000 }).toBe(1);
    expect(emailsTo('old@screens.example')).toEqual([]);
    expect((await post('/outbox/old/send', {})).json()).toMatchObject({ count: 3 });
    await expect.poll(() => emailsTo('old@screens.example').length, { timeout: 20_000 }).toBe(2);
    await expect.poll(async () => (await get(`/enquiries/${id}`)).status).toBe('contacted');
  });

  it('are given up after a question, and can still be sent one by one', async () => {
    const id = await old('given-up@screens.example');
    expect((await post('/outbox/old/discard', {})).json()).toMatchObject({ count: 3 });
    expect(await get('/mail')).toMatchObject({ waiting: 0, old: 0 });
    const whole = await get(`/enquiries/${id}`);
    expect([whole.status, whole.thread[0].state]).toEqual(['new', 'failed']);
    expect((await get('/today')).failedMessages).toBe(0);
    const listed = await get('/outbox?state=failed');
    const written = listed.find(({ purpose }: { purpose: string }) => purpose === 'reply');
    await post(`/outbox/${written.id}/retry`, {});
    await expect.poll(() => emailsTo('given-up@screens.example').length, { timeout: 20_000 }).toBe(1);
  });
});

describe('the mail server in the settings', () => {
  const server = { host: 'smtp.example.com', port: 587, encryption: 'starttls', user: 'site', sender: '' };
  const put = (body: object) =>
    calls.administer({ method: 'PUT', url: '/api/en/mail/settings', payload: { ...server, password, ...body } });
  const row = () => calls.services.database.read.selectFrom('mail_server').selectAll().executeTakeFirst();

  it('is set with the own password alone', async () => {
    expect((await put({ password: 'not mine at all' })).json().issues).toEqual([
      { path: 'password', code: 'wrongPassword' },
    ]);
    expect(await row()).toBeUndefined();
    const saved = await put({ mail_password: 'open sesame' });
    expect([saved.statusCode, saved.json().settings]).toEqual([
      200,
      expect.objectContaining({
        source: 'settings',
        server: 'smtp.example.com:587',
        stored: expect.objectContaining({ host: 'smtp.example.com', user: 'site', has_password: true }),
      }),
    ]);
  });

  it('keeps its password sealed, and no answer tells it [API-ADM-192]', async () => {
    const answers = [await put({ mail_password: 'open sesame' })];
    for (const path of ['/mail', '/mail/settings', '/today', '/outbox', '/content/export', '/backups'])
      answers.push(await calls.administer({ url: `/api/en${path}` }));
    for (const answer of answers) expect(answer.body).not.toContain('sesame');
    const stored = await row();
    expect(stored?.sealed_password).toMatch(/^[\w-]{40,}$/);
    expect(stored?.sealed_password).not.toContain(Buffer.from('open sesame').toString('base64url'));
  });

  it.each([{ host: 'smtp.elsewhere.example' }, { port: 465, encryption: 'tls' }])(
    'forgets its password where %o changes, and waits until it is given again',
    async (changed) => {
      await put({ mail_password: 'open sesame' });
      await put({ sender: 'Site <site@screens.example>' });
      expect((await row())?.sealed_password).not.toBeNull();
      const answer = await put(changed);
      expect(answer.json().settings).toMatchObject({ server: '', stored: { has_password: false } });
      expect((await row())?.sealed_password).toBeNull();
      expect(await get('/mail')).toMatchObject({ configured: false });
    },
  );

  it.each([
    [{ port: 8080 }, 'port'],
    [{ port: 22 }, 'port'],
    [{ host: 'localhost' }, 'host'],
    [{ host: '10.0.0.5' }, 'host'],
    [{ host: 'smtp.example.com:25' }, 'host'],
    [{ host: 'user@smtp.example.com' }, 'host'],
    [{ encryption: 'none' }, 'encryption'],
    [{ sender: 'a@b.example\r\nBcc: c@d.example' }, 'sender'],
  ])('refuses %o', async (wrong, path) => {
    const answer = await put(wrong);
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, path]);
    expect(await row()).toBeUndefined();
  });

  it('is removed with the own password', async () => {
    await put({ mail_password: 'open sesame' });
    expect((await post('/mail/settings/remove', { password: 'not mine at all' })).statusCode).toBe(400);
    expect((await post('/mail/settings/remove', { password })).statusCode).toBe(200);
    expect(await get('/mail/settings')).toMatchObject({ source: null, server: '', stored: null });
  });

  it('is tested by an email at once, and its answer is one line [API-ADM-193]', async () => {
    await setServer();
    expect((await post('/mail/test', {})).json().message).toBe(
      'The mail server took the test e-mail and said: 250 OK: message queued',
    );
    mail.manner = 'refuse-recipient';
    const refused = await post('/mail/test', {});
    mail.manner = 'accept';
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringMatching(/^The test e-mail could not be sent: .*550 No such mailbox$/),
    ]);
  });
});

it('the environment wins over the settings, which cannot be changed then', async () => {
  await setServer();
  const config = await testDatabaseConfig();
  const input = await openTestCalls(config, { mail: { smtpUrl: 'smtp://user:secret@127.0.0.1:9' } });
  try {
    const payload = { host: 'smtp.example.com', port: 587, encryption: 'tls', user: '', sender: '', password };
    const answer = await input.administer({ method: 'PUT', url: '/api/en/mail/settings', payload });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'The mail server is set by SMTP_URL on the server, which wins. Remove it there to set one here',
    ]);
    await input.services.enquiries.saveMailServer(
      { host: 'smtp.example.com', port: 587, encryption: 'tls', user: '', sender: '' },
      'admin',
    );
    const settings = (await input.administer({ url: '/api/en/mail/settings' })).json();
    expect(settings).toMatchObject({ source: 'environment', server: '127.0.0.1:9' });
    expect(JSON.stringify(settings)).not.toContain('secret');
  } finally {
    await input.close();
  }
});
