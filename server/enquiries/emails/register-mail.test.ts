import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { freePort } from '../../../tests/support/free-port.ts';
import { type MailReceiver, receiveMail } from '../../../tests/support/mail-receiver.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';

let calls: TestCalls;
let mail: MailReceiver;
beforeAll(async () => {
  mail = await receiveMail(await freePort());
  calls = await openTestCalls(await testDatabaseConfig(), {
    mail: { smtpUrl: mail.url.replace('://', '://someone:secret@'), from: 'site@wameed.example', to: undefined },
  });
});
afterAll(async () => {
  await calls.close();
  await mail.close();
});

const ask = (method: 'GET' | 'POST', path: string) => calls.administer({ method, url: `/api/en${path}` });

it('the settings of the mail server are answered without its password', async () => {
  const answer = await ask('GET', '/mail/settings');
  expect(answer.json()).toEqual({
    source: 'environment',
    server: new URL(mail.url).host,
    from: 'site@wameed.example',
    to: '',
    stored: null,
  });
});

it('a test email that cannot go out says why', async () => {
  const answer = await ask('POST', '/mail/test');
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'The test e-mail could not be sent: Nobody to write to: set MAIL_TO and MAIL_FROM, or the e-mail address of the country',
  ]);
});
