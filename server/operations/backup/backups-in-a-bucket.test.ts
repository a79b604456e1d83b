import { generateIdentity } from 'age-encryption';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../../tests/support/free-port.ts';
import { type MailReceiver, receiveMail } from '../../../tests/support/mail-receiver.ts';
import { openApp, type OpenApp } from '../../../tests/support/open-app.ts';
import { startBucket } from '../../../tests/support/start-bucket.ts';
import type { StartedBucket } from '../../../tests/support/started-bucket.ts';

let bucket: StartedBucket;
let mail: MailReceiver;
let server: OpenApp;
beforeAll(async () => {
  [bucket, mail] = await Promise.all([startBucket(), receiveMail(await freePort())]);
  server = await openApp({
    environment: {
      ...bucket.environment,
      BACKUP_KEY: await generateIdentity(),
      SMTP_URL: mail.url,
      MAIL_FROM: 'site@screens.example',
      MAIL_TO: 'office@screens.example',
    },
  });
});
afterAll(async () => {
  await server.close();
  await Promise.all([bucket.close(), mail.close()]);
});

interface Job {
  readonly name: string;
  readonly state: string;
}
const stateOf = async (name: string): Promise<string | undefined> => {
  const jobs: readonly Job[] = (await server.administer({ method: 'GET', url: '/api/en/jobs' })).json();
  return jobs.find((each) => each.name === name)?.state;
};
async function run(name: string): Promise<string | undefined> {
  await server.administer({ method: 'POST', url: `/api/en/jobs/${name}/run` });
  await expect.poll(() => stateOf(name)).not.toBe('running');
  return stateOf(name);
}

it('by the clock a backup goes into the bucket encrypted, is tried, and an email says when it is damaged', async () => {
  expect(await run('backups')).toBe('fine');
  const [name = ''] = await bucket.files('backups');
  expect(name).toMatch(/^nightly-\d{8}-\d{6}\.tar\.gz\.age$/);
  const content = await bucket.read('backups', name);
  expect(content.toString('latin1', 0, 21)).toBe('age-encryption.org/v1');
  expect(await run('restore-drill')).toBe('fine');
  expect(mail.mails).toHaveLength(0);

  content[content.length - 100] = (content[content.length - 100] ?? 0) ^ 1;
  await bucket.overwrite('backups', name, content);
  expect(await run('restore-drill')).toBe('failed');
  await expect.poll(() => mail.mails.length).toBe(1);
  expect(mail.mails[0]?.to).toEqual(['office@screens.example']);
});

it('the list of backups says that scheduled backups are made', async () => {
  const answer = await server.administer({ method: 'GET', url: '/api/en/backups' });
  expect(answer.json()).toMatchObject({ most_kept: 10, is_scheduled: true });
});
