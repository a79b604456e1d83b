import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import { freePort } from '../../../tests/support/free-port.ts';
import { receiveMail } from '../../../tests/support/mail-receiver.ts';
import { formCookie, openTestCalls } from '../../../tests/support/open-test-calls.ts';
import { connectDatabase } from '../../database/connect.ts';
import { leaseMilliseconds } from '../emails/outbox.ts';

const server = fileURLToPath(new URL('../../../tests/support/enquiry-server.ts', import.meta.url));
const submissions = 200;
const killAfter = 90;

/** Sends one enquiry from its own IP address. Returns its id, or `undefined` without a response. */
function submit(port: number, turn: number): Promise<number | undefined> {
  const fields = { name: `Visitor ${turn}`, email: `visitor${turn}@screens.example`, message: 'x' };
  const payload = JSON.stringify({ kind: 'contact', fields });
  return new Promise((resolve) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        localAddress: `127.0.${1 + Math.floor(turn / 200)}.${1 + (turn % 200)}`,
        method: 'POST',
        path: '/api/en/send-email',
        headers: { 'content-type': 'application/json', cookie: formCookie() },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => resolve(answer.statusCode === 201 ? Number(JSON.parse(text).id) : undefined));
        answer.on('error', () => resolve(undefined));
      },
    );
    sent.on('error', () => resolve(undefined));
    sent.end(payload);
  });
}

it(
  'killed during 200 submissions, the server keeps every message it acknowledged, and all their letters arrive',
  { timeout: 60_000 },
  async () => {
    const config = await eachDatabaseConfig();
    const { dataDir, databaseUrl } = config;
    const mail = await receiveMail(await freePort());
    const child = spawn(
      process.execPath,
      [server, dataDir, mail.url, ...(databaseUrl === undefined ? [] : [databaseUrl])],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const ended = once(child, 'close');
    const [line]: unknown[] = await once(child.stdout, 'data');
    const port = Number(String(line));

    const acknowledged: number[] = [];
    const sending = Array.from({ length: submissions }, async (_, turn) => {
      const id = await submit(port, turn);
      if (id === undefined) return;
      acknowledged.push(id);
      if (acknowledged.length === killAfter) child.kill('SIGKILL');
    });
    await Promise.all(sending);
    await ended;
    expect(acknowledged.length).toBeGreaterThanOrEqual(killAfter);
    expect(acknowledged.length).toBeLessThan(submissions);
    const before = mail.mails.length;

    const silent = { info() {}, warn() {}, error() {} };
    const database = await connectDatabase({ ...config, log: silent });
    const storedRows = await database.read.selectFrom('enquiry').select('id').execute();
    const emails = await database.read.selectFrom('outbox').select(['enquiry_id', 'purpose', 'message_id']).execute();
    await database.close();
    const lost = acknowledged.filter((id) => !storedRows.some((row) => row.id === id));
    expect(lost).toEqual([]);
    // This includes enquiries that were stored but not acknowledged: each is complete or absent.
    const byEnquiry = Map.groupBy(emails, ({ enquiry_id }) => enquiry_id);
    for (const { id } of storedRows)
      expect(
        byEnquiry
          .get(id)
          ?.map(({ purpose }) => purpose)
          .toSorted(),
      ).toEqual(['acknowledgement', 'notification']);

    // The next process waits until the leases of the dead one expire, then sends the rest.
    const next = await openTestCalls(config, {
      mail: { smtpUrl: mail.url, from: 'site@wameed.example', to: 'sales@wameed.example' },
      now: () => Date.now() + leaseMilliseconds,
      idleMilliseconds: 20,
    });
    const unsent = () => next.services.database.read.selectFrom('outbox').select('id').where('sent_at', 'is', null);
    await expect.poll(async () => (await unsent().execute()).length, { timeout: 30_000 }).toBe(0);
    await next.close();
    await mail.close();
    const arrived = mail.mails.map(({ raw }) => /^Message-ID: <(.+)@/m.exec(raw)?.[1] ?? '');
    expect(new Set(arrived)).toEqual(new Set(emails.map(({ message_id }) => message_id)));
    expect(arrived.length).toBeGreaterThan(before);
    // Only the email in progress may be sent twice, because its result was lost with the process.
    expect(arrived.length - emails.length).toBeLessThanOrEqual(1);
  },
);
