import { connect } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { startedJobs } from '../../../tests/support/started-jobs.ts';
import { receiveWebhooks, type WebhookReceiver } from '../../../tests/support/webhook-receiver.ts';
import type { SpamCheck } from '../../forms/form-guard.ts';
import { createDeliver } from './deliver.ts';
import { createLiveMailer } from './live-mailer.ts';
import { startOutbox } from './start-outbox.ts';

// Webhooks use real sockets and clocks, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

const harmless: SpamCheck = { settle: async () => [] };
const address = 'https://hooks.screens.example/in';
const log = { info() {}, warn() {}, error() {} };

const open: { calls?: TestCalls; receiver?: WebhookReceiver; worker?: { stop(): Promise<void> } } = {};
afterEach(async () => {
  await open.worker?.stop();
  await open.calls?.close();
  await open.receiver?.close();
});

it('a webhook whose receiver fails is tried again with growing pauses, under one id, until it is taken; emails do not wait for it', async () => {
  const receiver = await receiveWebhooks();
  const calls = await openTestCalls(await testDatabaseConfig());
  Object.assign(open, { calls, receiver });
  const { database, enquiries } = calls.services;
  const hooks = [{ kind: 'contact', address }];
  await calls.administer({ method: 'PUT', url: '/api/en/settings/webhooks', payload: { hooks } });
  await enquiries.close();

  const clock = { ahead: 0 };
  const now = () => Date.now() + clock.ahead;
  const emails: string[] = [];
  const toHook = createDeliver(enquiries.sources, createLiveMailer(enquiries.sources.mail), {
    createConnection: () => connect(receiver.port, '127.0.0.1'),
    now,
  });
  receiver.status = 500;
  const fields = { name: 'سارة', email: 'sara@screens.example', message: 'Hello' };
  await enquiries.accept({ body: { kind: 'contact', fields }, language: 'ar', country: 'sa', page: '' }, harmless);
  open.worker = startOutbox({
    database,
    jobs: startedJobs(database),
    deliver: async (row) => (row.purpose === 'webhook' ? toHook(row) : void emails.push(row.purpose)),
    hasMail: () => true,
    log,
    idleMilliseconds: 10,
    now: async () => now(),
  });
  const readHook = () =>
    database.read.selectFrom('outbox').selectAll().where('purpose', '=', 'webhook').executeTakeFirstOrThrow();

  const pauses: number[] = [];
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await expect.poll(async () => (await readHook()).attempts, { timeout: 10_000 }).toBe(attempt);
    const row = await readHook();
    expect(row).toMatchObject({ sent_at: null, failed_at: null, last_error: 'The receiver answered 500' });
    const pause = Date.parse(row.next_at) - now();
    pauses.push(pause / 1000);
    if (attempt === 4) receiver.status = 204;
    clock.ahead += pause + 50;
  }
  for (const [index, seconds] of [30, 60, 120, 300].entries()) {
    expect(pauses[index]).toBeLessThanOrEqual(seconds);
    expect(pauses[index]).toBeGreaterThan(seconds / 2);
  }
  await expect.poll(async () => (await readHook()).sent_at, { timeout: 10_000 }).not.toBeNull();
  expect(emails).toEqual(['notification', 'acknowledgement']);
  expect(receiver.got).toHaveLength(5);
  expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const signatures = receiver.got.map(({ headers }) => headers['webhook-signature']);
  expect(new Set(signatures).size, 'each attempt is signed with its own time').toBe(5);
  expect(JSON.parse(receiver.got[4]?.body ?? '')).toMatchObject({
    type: 'enquiry.created',
    data: { kind: 'contact', sender: 'سارة', email: 'sara@screens.example', language: 'ar' },
  });
});

it('a webhook to a private address is given up at once, and the company sees why', async () => {
  const calls = await openTestCalls(await testDatabaseConfig(), { idleMilliseconds: 10 });
  open.calls = calls;
  const hooks = [{ kind: 'contact', address: 'https://169.254.169.254/latest' }];
  const saved = await calls.administer({ method: 'PUT', url: '/api/en/settings/webhooks', payload: { hooks } });
  expect(saved.statusCode).toBe(200);
  const { enquiries } = calls.services;
  const fields = { name: 'A', email: 'a@screens.example', message: 'Hello' };
  await enquiries.accept({ body: { kind: 'contact', fields }, language: 'en', country: 'sa', page: '' }, harmless);
  const failed = async () => (await calls.administer({ url: '/api/en/outbox?state=failed' })).json();
  await expect.poll(async () => (await failed()).length, { timeout: 10_000 }).toBe(1);
  expect(await failed()).toMatchObject([{ purpose: 'webhook', last_error: 'The address is not a public one' }]);
});
