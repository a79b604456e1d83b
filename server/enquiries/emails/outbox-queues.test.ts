import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eachDatabaseConfig, type TestDatabaseConfig } from '../../../tests/support/database.ts';
import { startedJobs } from '../../../tests/support/started-jobs.ts';
import { quiet } from '../../../tests/support/open-test-store.ts';
import { connectDatabase, type Database } from '../../database/connect.ts';
import type { OutboxRow } from '../../database/tables.ts';
import { DeliveryError } from './delivery-error.ts';
import { enqueue, leaseMilliseconds, type Outgoing, retry } from './outbox.ts';
import { type OutboxOptions, type OutboxWorker, startOutbox } from './start-outbox.ts';

// Emails use real clocks, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

let config: TestDatabaseConfig;
let database: Database;
const workers: OutboxWorker[] = [];
const clock = { ahead: 0 };
const now = async () => Date.now() + clock.ahead;

beforeEach(async () => {
  config = await eachDatabaseConfig();
  database = await connectDatabase({ ...config, log: quiet });
  clock.ahead = 0;
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await database.close();
});

/** Everything takes longer on a busy machine. */
const within = { timeout: 20_000 };

const email: Outgoing = { purpose: 'notification' };
const hook = (host: string): Outgoing => ({ purpose: 'webhook', address: `https://${host}.example/in` });
const add = (...outgoing: readonly Outgoing[]) => database.transaction((tx) => enqueue(tx, database, outgoing));
const rows = () => database.read.selectFrom('outbox').selectAll().orderBy('id').execute();
const nameOf = ({ address }: Pick<OutboxRow, 'address'>) => (address === null ? 'letter' : new URL(address).hostname);

function start(deliver: OutboxOptions['deliver'], through: Database = database): OutboxWorker {
  const worker = startOutbox({
    database: through,
    jobs: startedJobs(through),
    deliver,
    hasMail: () => true,
    log: quiet,
    idleMilliseconds: 10,
    now,
  });
  workers.push(worker);
  return worker;
}

describe('a receiver of webhooks that does not answer', () => {
  it('delays neither emails nor webhooks to others, also those that come meanwhile', async () => {
    await add(hook('dead'), email, hook('alive'), hook('dead'), email);
    const sent: string[] = [];
    const dead = Promise.withResolvers<void>();
    let isMet = false;
    const worker = start(async (row) => {
      if (nameOf(row) === 'dead.example') {
        isMet = true;
        await dead.promise;
      }
      sent.push(nameOf(row));
    });
    await expect.poll(() => isMet, within).toBe(true);
    await expect.poll(() => sent.toSorted(), within).toEqual(['alive.example', 'letter', 'letter']);
    await add(email, hook('alive'));
    worker.wake();
    await expect.poll(() => sent.length, within).toBe(5);
    expect(sent).not.toContain('dead.example');
    dead.resolve();
    await expect.poll(() => sent.length, within).toBe(7);
  });

  it('gets one email at a time from any process, and what was sent meanwhile comes in order', async () => {
    await add(...Array.from({ length: 12 }, (_, index) => hook(index % 3 === 0 ? 'one' : 'other')));
    const underWay = new Map<string, number>();
    const got = new Map<string, number[]>();
    let most = 0;
    const deliver = async (row: OutboxRow) => {
      const name = nameOf(row);
      underWay.set(name, (underWay.get(name) ?? 0) + 1);
      most = Math.max(most, underWay.get(name) ?? 0);
      got.set(name, [...(got.get(name) ?? []), row.id]);
      await pause(5);
      underWay.set(name, (underWay.get(name) ?? 0) - 1);
    };
    for (let turn = 0; turn < 3; turn += 1) start(deliver);
    await expect.poll(async () => (await rows()).every(({ sent_at }) => sent_at !== null), within).toBe(true);
    expect(most).toBe(1);
    for (const ids of got.values()) expect(ids).toEqual(ids.toSorted((one, other) => one - other));
    expect([...got.values()].flat()).toHaveLength(12);
  });

  it('rests with growing pauses: everything for it waits, one attempt is made for all, and a success lets all go', async () => {
    let isUp = false;
    const tried: number[] = [];
    const deliver = async ({ id, address }: OutboxRow) => {
      if (address === null) return;
      tried.push(id);
      if (!isUp) throw new DeliveryError('server', 'The receiver answered 503');
    };
    await add(hook('down'), hook('down'), hook('down'));
    start(deliver);
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await expect
        .poll(async () => (await rows()).map(({ attempts }) => attempts), within)
        .toEqual([attempt, attempt, attempt]);
      expect(tried).toHaveLength(attempt);
      const next = (await rows()).map(({ next_at }) => Date.parse(next_at));
      expect(new Set(next).size).toBe(1);
      pauses.push(((next[0] ?? 0) - (await now())) / 1000);
      clock.ahead += (next[0] ?? 0) - (await now()) + 10;
    }
    for (const [index, seconds] of [30, 60, 120, 300].entries()) {
      expect(pauses[index]).toBeLessThanOrEqual(seconds);
      expect(pauses[index]).toBeGreaterThan(seconds / 2);
    }
    await expect.poll(async () => (await rows())[0]?.attempts, within).toBe(5);
    await add(hook('down'), email);
    await expect.poll(async () => (await rows())[4]?.attempts, within).toBe(1);
    await pause(100);
    expect(tried).toHaveLength(5);
    expect((await rows()).map(({ attempts, sent_at }) => [attempts, sent_at !== null])).toEqual([
      [5, false],
      [5, false],
      [5, false],
      [0, false],
      [1, true],
    ]);
    isUp = true;
    await retry(database, (await rows())[1]?.id ?? 0, await now());
    await expect.poll(async () => (await rows()).every(({ sent_at }) => sent_at !== null), within).toBe(true);
  });
});

it('what comes while a receiver rests goes behind what waited for it before', async () => {
  let isUp = false;
  const sent: number[] = [];
  await add(hook('down'), hook('down'));
  const worker = start(async ({ id }) => {
    if (!isUp) throw new DeliveryError('server', 'The receiver answered 503');
    sent.push(id);
  });
  await expect.poll(async () => (await rows()).map(({ attempts }) => attempts), within).toEqual([1, 1]);
  await add(hook('down'), hook('down'));
  isUp = true;
  clock.ahead += 31_000;
  worker.wake();
  await expect.poll(() => sent.length, within).toBe(4);
  expect(sent).toEqual((await rows()).map(({ id }) => id));
});

/** A database whose next write statements fail. */
function failing(): { readonly through: Database; readonly fail: (statements: number) => void } {
  let left = 0;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind === 'UpdateQueryNode' && left > 0) {
        left -= 1;
        throw new Error('disk I/O error');
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const through: Database = {
    ...database,
    write: database.write.withPlugin(plugin),
    transaction: (work) => database.transaction((tx) => work(tx.withPlugin(plugin))),
  };
  return { through, fail: (statements) => (left = statements) };
}

describe('a database that fails after a delivery', () => {
  it('repeats no email, and keeps none of the others waiting', async () => {
    await add(email, email, email, hook('alive'));
    const { through, fail } = failing();
    const sent: number[] = [];
    start(async ({ id, address }) => {
      sent.push(id);
      if (address === null && sent.length <= 2) fail(2);
    }, through);
    await expect.poll(async () => (await rows()).every(({ sent_at }) => sent_at !== null), within).toBe(true);
    clock.ahead = 86_400_000;
    await pause(100);
    expect(sent.toSorted((one, other) => one - other)).toEqual((await rows()).map(({ id }) => id));
  });

  it('also gets refused events, once', async () => {
    await add(email, email);
    const { through, fail } = failing();
    const tried: number[] = [];
    start(async ({ id }) => {
      tried.push(id);
      if (tried.length > 1) return;
      fail(1);
      throw new DeliveryError('message', 'No such mailbox\0', true);
    }, through);
    await expect.poll(async () => (await rows()).map(({ attempts }) => attempts), within).toEqual([1, 1]);
    const [refused, gone] = await rows();
    expect([refused?.last_error, refused?.failed_at === null, gone?.sent_at === null]).toEqual([
      'No such mailbox',
      false,
      false,
    ]);
    expect(tried).toHaveLength(2);
  });

  it('that stays away lets the worker stop', async () => {
    await add(email);
    const { through, fail } = failing();
    let isDelivered = false;
    const worker = start(async () => {
      isDelivered = true;
      fail(1000);
    }, through);
    await expect.poll(() => isDelivered, within).toBe(true);
    await worker.stop();
    expect((await rows())[0]?.sent_at).toBeNull();
  });
});

describe('a process that is killed between a delivery and its storing', () => {
  it('leaves this one email to be sent again, and sends every other one once', async () => {
    await add(email, email, email, email, email);
    const script = fileURLToPath(new URL('../../../tests/support/outbox-process.ts', import.meta.url));
    const { dataDir, databaseUrl } = config;
    const child = spawn(process.execPath, [script, dataDir, ...(databaseUrl === undefined ? [] : [databaseUrl])], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const closed = once(child, 'close');
    const delivered: number[] = [];
    for await (const line of createInterface(child.stdout)) {
      delivered.push(Number(line));
      if (delivered.length === 3) child.kill('SIGKILL');
    }
    expect(await closed).toEqual([null, 'SIGKILL']);

    const again: number[] = [];
    start(async ({ id }) => void again.push(id));
    await expect.poll(() => again.length, within).toBe(2);
    clock.ahead = leaseMilliseconds + 1000;
    await expect.poll(async () => (await rows()).every(({ sent_at }) => sent_at !== null), within).toBe(true);
    const ids = (await rows()).map(({ id }) => id);
    expect(delivered).toEqual(ids.slice(0, 3));
    expect(again).toEqual([...ids.slice(3), ids[2]]);
  });
});
