import { afterEach, expect, it } from 'vitest';
import { freePort } from '../../../tests/support/free-port.ts';
import { receiveMail, type MailReceiver } from '../../../tests/support/mail-receiver.ts';
import { createMailer, type Email } from './send-mail.ts';

const email: Email = {
  from: 'Wameed <site@wameed.example>',
  to: 'sara@screens.example',
  subject: 'مرحبًا\r\nBcc: evil@evil.example',
  text: 'Hello',
  messageId: 'one@wameed.example',
  unsubscribe: 'https://screens.example/stop',
  isToVisitor: true,
};
const times = { connectMilliseconds: 300, silenceMilliseconds: 300, idleMilliseconds: 300, wholeMilliseconds: 1000 };

const servers: MailReceiver[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function start(manner?: MailReceiver['manner']) {
  const server = await receiveMail(await freePort(), manner);
  servers.push(server);
  return server;
}

it('an email arrives with one-click unsubscribing, and its subject stays one header', async () => {
  const server = await start();
  const mailer = createMailer(server.url, { times });
  await mailer.send(email);
  mailer.close();
  expect(server.mails).toHaveLength(1);
  const [head = ''] = (server.mails[0]?.raw ?? '').split('\r\n\r\n');
  expect(head).toMatch(/^List-Unsubscribe: <https:\/\/screens\.example\/stop>\r$/m);
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(head).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(head).not.toMatch(/^bcc/im);
});

it.each([
  ['silent', 'server', false],
  ['busy', 'server', false],
  ['cut-in-data', 'server', false],
  ['refuse-recipient', 'message', true],
] as const)('a server that is %s fails the letter because of the %s', async (manner, hindrance, isFinal) => {
  const server = await start(manner);
  const mailer = createMailer(server.url, { times });
  await expect(mailer.send(email)).rejects.toMatchObject({ hindrance, isFinal });
  server.manner = 'accept';
  await mailer.send(email);
  mailer.close();
  expect(server.mails).toHaveLength(1);
});

it('no server at all is no fault of the email', async () => {
  const mailer = createMailer(`smtp://127.0.0.1:${await freePort()}`, { times });
  await expect(mailer.send(email)).rejects.toMatchObject({ hindrance: 'server', isFinal: false });
  mailer.close();
});
