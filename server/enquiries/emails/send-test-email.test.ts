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
    mail: { smtpUrl: mail.url, from: 'site@wameed.example', to: 'sales@wameed.example' },
  });
});
afterAll(async () => {
  await calls.close();
  await mail.close();
});

const send = () => calls.administer({ method: 'POST', url: '/api/en/mail/test' });

it('a test email arrives at once, and says that it is one', async () => {
  const answer = await send();
  expect([answer.statusCode, answer.json().message]).toEqual([
    200,
    'The mail server took the test e-mail and said: 250 OK: message queued',
  ]);
  expect(mail.mails).toMatchObject([{ to: ['sales@wameed.example'], raw: expect.stringContaining('[Test]') }]);
});

it('a mail server that refuses it is quoted', async () => {
  mail.manner = 'refuse-recipient';
  const answer = await send();
  expect(answer.statusCode).toBe(409);
  expect(answer.json().message).toMatch(/^The test e-mail could not be sent: ./);
});
