import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectSmtp } from '../../server/enquiries/mail-server/connect-smtp.ts';
import { createMailer } from '../../server/enquiries/emails/send-mail.ts';
import { testDatabaseConfig } from '../support/database.ts';
import { openTestCalls, testCredentials, type TestCalls } from '../support/open-test-calls.ts';
import { privateAddresses } from './corpora/private-address.ts';

/** The host names alone, as an administrator types them. */
const hosts = privateAddresses.map((address) => address.replace(/^https:\/\//, '').replace(/\/.*$/, ''));

let calls: TestCalls;
let port = 0;
let connections = 0;
// Counts every connection to this machine.
const listener = createServer((socket) => {
  connections += 1;
  socket.end('220 private words of a service\r\n');
});
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address !== null && typeof address === 'object') ({ port } = address);
});
afterAll(async () => {
  await calls.close();
  listener.close();
});

const put = (body: object) =>
  calls.administer({
    method: 'PUT',
    url: '/api/en/mail/settings',
    payload: {
      host: 'smtp.example.com',
      port: 587,
      encryption: 'starttls',
      user: '',
      sender: '',
      password: testCredentials.password,
      ...body,
    },
  });

describe('a mail server of the settings', () => {
  it.each(hosts)('%s is refused before it is stored', async (host) => {
    const answer = await put({ host });
    expect([answer.statusCode, answer.json().issues?.[0]?.path]).toEqual([400, 'host']);
    expect(await calls.services.database.read.selectFrom('mail_server').selectAll().execute()).toEqual([]);
  });

  it.each(['localhost', 'LOCALHOST.', '127.1', '2130706433', '0x7f.1', '127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    '%s is connected to by nobody, also where it is stored already',
    async (host) => {
      const server = { host, port, encryption: 'none', user: '', password: null } as const;
      await expect(connectSmtp(server, { milliseconds: 1000 })).rejects.toThrow(/not a public one|ENOTFOUND|EAI_AGAIN/);
      const mailer = createMailer(server);
      const email = {
        from: 'site@screens.example',
        to: 'sara@screens.example',
        subject: 'x',
        text: 'x',
        messageId: 'x@screens.example',
        isToVisitor: false,
      };
      await expect(mailer.send(email)).rejects.toMatchObject({
        reason: expect.not.stringContaining('private words'),
      });
      mailer.close();
      expect(connections).toBe(0);
    },
  );

  it.each([0, 1, 22, 80, 443, 3306, 5432, 6379, 8080, 65_536, 587.5, '587', -25])(
    'the port %o cannot be tried by it',
    async (wrong) => {
      expect((await put({ port: wrong })).statusCode).toBe(400);
    },
  );

  it.each([
    'a.example/x',
    'a.example?x',
    'a.example#x',
    'user@a.example',
    'a.example:25',
    'a b.example',
    '[',
    '%00',
    'a\r\nb',
  ])('the host %o is more than a host', async (host) => {
    expect((await put({ host })).statusCode).toBe(400);
  });

  it('cannot be changed by a session that does not know the password, nor removed', async () => {
    for (const answer of [
      await put({ password: 'a guess that is wrong' }),
      await calls.administer({
        method: 'POST',
        url: '/api/en/mail/settings/remove',
        payload: { password: 'a guess that is wrong' },
      }),
    ])
      expect([answer.statusCode, answer.json().issues]).toEqual([400, [{ path: 'password', code: 'wrongPassword' }]]);
  });
});

it('what a mail server says of a login is shown without the password', async () => {
  const password = 'correct horse 1';
  const login = Buffer.from(`\0site\0${password}`).toString('base64');
  // Repeats what it receives, as careless servers do.
  const echo = createServer((socket) => {
    socket.write('220 ready\r\n');
    socket.on('data', (chunk: Buffer) => {
      const line = chunk.toString().trim();
      if (line.startsWith('EHLO')) socket.write('250-hello\r\n250 AUTH PLAIN\r\n');
      else socket.write(`535 no: ${line} ${password} ${login}\r\n`);
    });
    socket.on('error', () => undefined);
  });
  echo.listen(0, '127.0.0.1');
  await once(echo, 'listening');
  const address = echo.address();
  const at = address !== null && typeof address === 'object' ? address.port : 0;
  const email = {
    from: 'site@screens.example',
    to: 'sara@screens.example',
    subject: 'x',
    text: 'x',
    messageId: 'x@screens.example',
    isToVisitor: false,
  };
  const stored = { host: '127.0.0.1', port: at, encryption: 'starttls', user: 'site', password } as const;
  for (const mailer of [
    createMailer(`smtp://site:${encodeURIComponent(password)}@127.0.0.1:${at}`),
    createMailer({ ...stored, encryption: 'none' }, { isRefused: () => false }),
  ]) {
    const error: unknown = await mailer.send(email).catch((failure: unknown) => failure);
    const reason = String(error);
    expect(reason).toMatch(/535 no/);
    expect(reason).not.toContain(password);
    expect(reason).not.toContain(login);
    mailer.close();
  }
  echo.close();
});
