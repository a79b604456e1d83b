import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { heroBanners } from '../../content/collections/index.ts';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../tests/support/open-test-calls.ts';
import { editor, openTestStore, quiet, words, writing } from '../../tests/support/open-test-store.ts';
import { startedJobs } from '../../tests/support/started-jobs.ts';
import { readDatabaseTime } from '../database/database-clock.ts';
import type { OutboxRow } from '../database/tables.ts';
import { createPublisher } from '../records/repository/create-publisher.ts';
import { undoMilliseconds } from '../enquiries/rows/undo-time.ts';
import type { SpamCheck } from '../forms/form-guard.ts';
import { jobs as declared } from '../jobs/index.ts';

// The tests open several servers, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

const minute = 60_000;
const wrong = [
  ['ahead', 7 * minute],
  ['behind', -7 * minute],
] as const;
const mail = { smtpUrl: 'smtp://127.0.0.1:9', from: 'site@screens.example', to: 'desk@screens.example' };
const harmless: SpamCheck = { settle: async () => [] };

const opened: TestCalls[] = [];
let end = (): void => undefined;
afterEach(async () => {
  end();
  vi.useRealTimers();
  for (const calls of opened.splice(0)) await calls.close();
});

/** Shifts the clock of this process, but not its timers or the database. */
const goWrong = (milliseconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });

async function openProcess(
  config: Awaited<ReturnType<typeof eachDatabaseConfig>>,
  deliver: (row: OutboxRow) => Promise<void>,
): Promise<TestCalls> {
  const calls = await openTestCalls(config, { mail, deliver, idleMilliseconds: 20 });
  opened.push(calls);
  return calls;
}
const fields = { name: 'Sara', email: 'sara@screens.example', message: 'Hello' };
async function writeTo({ services }: TestCalls): Promise<number> {
  const sent = { body: { kind: 'contact', fields }, language: 'en', country: 'sa', page: '/contact' } as const;
  const accepted = await services.enquiries.accept(sent, harmless);
  if (!accepted.isAccepted) throw new Error('The message was refused');
  return accepted.id;
}

describe.each(wrong)('a process whose clock is minutes %s', (_, milliseconds) => {
  it('sends no email that another process sends at the moment', async () => {
    const config = await eachDatabaseConfig();
    const { promise: never, resolve } = Promise.withResolvers<void>();
    end = resolve;
    const taken: number[] = [];
    const first = await openProcess(config, ({ id }) => {
      taken.push(id);
      return never;
    });
    await writeTo(first);
    await expect.poll(() => taken.length).toBe(1);
    goWrong(milliseconds);
    const sent: number[] = [];
    await openProcess(config, async ({ id }) => void sent.push(id));
    await expect.poll(() => sent.length).toBe(1);
    await pause(300);
    expect(sent).toHaveLength(1);
    expect(sent).not.toContain(taken[0]);
  });

  it('writes emails that the others send at once', async () => {
    const config = await eachDatabaseConfig();
    const sent: number[] = [];
    await openProcess(config, async ({ id }) => void sent.push(id));
    goWrong(milliseconds);
    const other = await openTestCalls(config, { mail: {} });
    opened.push(other);
    await writeTo(other);
    vi.useRealTimers();
    await expect.poll(() => sent.length, { timeout: 3000 }).toBe(2);
  });

  it('writes replies that can be withdrawn as long as others', async () => {
    const config = await eachDatabaseConfig();
    const calls = await openProcess(config, () => Promise.resolve());
    const id = await writeTo(calls);
    goWrong(milliseconds);
    await calls.services.enquiries.reply(
      id,
      { subject: 'Re', text: 'Hello', files: [] },
      { accountId: 1, username: 'admin' },
    );
    vi.useRealTimers();
    const replies = calls.services.database.read.selectFrom('outbox').selectAll().where('purpose', '=', 'reply');
    const { next_at, sent_at } = await replies.executeTakeFirstOrThrow();
    expect(sent_at).toBeNull();
    const left = Date.parse(next_at) - Date.now();
    expect(left).toBeGreaterThan(undoMilliseconds / 2);
    expect(left).toBeLessThanOrEqual(undoMilliseconds);
  });

  it('publishes neither early nor late', async () => {
    const config = await eachDatabaseConfig();
    const { store, database } = await openTestStore(config);
    const create = async (at: number) => {
      const write = writing({ title: words('On time') });
      const { entry } = await store.create(heroBanners, { actor: editor, saving: 'draft', write });
      const later = new Date((Math.floor(Date.now() / minute) + 9) * minute).toISOString();
      await store.publish(heroBanners, entry.id, {
        actor: editor,
        publishing: { action: 'schedule', languages: ['en', 'ar'], at: later },
      });
      const times = { publish_at_en: new Date(at).toISOString(), publish_at_ar: new Date(at).toISOString() };
      await database.write.updateTable('entry').set(times).where('id', '=', entry.id).execute();
      return entry.id;
    };
    const [due, soon] = [await create(Date.now() - 1000), await create(Date.now() + 2 * minute)];
    const statusOf = async (id: number) => (await store.get(heroBanners, id))?.status.en;
    goWrong(milliseconds);
    const job = startedJobs(database).add(
      declared.publishing,
      createPublisher(store, quiet, () => readDatabaseTime(database)),
    );
    await expect.poll(() => statusOf(due), { timeout: 5000 }).toBe('published');
    await pause(300);
    expect(await statusOf(soon)).toBe('scheduled');
    await job.stop();
    await database.close();
  });
});
