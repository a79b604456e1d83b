import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { readMoment } from '../../database/database-clock.ts';
import type { OutboxRow } from '../../database/tables.ts';
import type { Jobs } from '../../jobs/create-jobs.ts';
import { jobs as declared } from '../../jobs/index.ts';
import type { Logger } from '../../logger.ts';
import { DeliveryError } from './delivery-error.ts';
import { claim, hasDue, hasten, type OutboxQueueName, noteFailed, noteSent } from './outbox.ts';
import { createOutboxQueue } from './outbox-queue.ts';
import { untilStored } from './until-stored.ts';

export interface OutboxWorker {
  /** Says that a row was added just now. */
  wake(): void;
  /** Ends after what is under way. */
  stop(): Promise<void>;
}

export interface OutboxOptions {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'add'>;
  /** Sends one row. @throws DeliveryError */
  readonly deliver: (row: OutboxRow) => Promise<void>;
  /** Whether there is a mail server at the moment; emails wait without one. */
  readonly hasMail: () => boolean;
  readonly log: Logger;
  /** How long the worker rests when nothing is due. */
  readonly idleMilliseconds?: number;
  /** Replaces the database's clock, by which all processes go; milliseconds since 1970. */
  readonly now?: () => Promise<number>;
}

/** As many addresses as the settings hold can be silent at once without a further one waiting. */
const mostWebhooks = 20;

/**
 * Sends what is in the outbox: emails one after the other, and beside them webhooks, one at a time to each address. Any
 * number of processes may do so at the same time: a row belongs to one of them as long as its lease runs, and one that
 * dies leaves its row to the others when the lease is over.
 *
 * Each row goes out at least once. What became of it is stored right after its delivery; where that fails it is tried
 * until it succeeds, and nothing else goes out meanwhile. So only a process that ends between a delivery and its storing
 * repeats something: the one email, and one webhook for each address, that were under way. They keep their
 * `Message-ID` and `webhook-id`, by which a receiver can tell.
 */
export function startOutbox(options: OutboxOptions): OutboxWorker {
  const { database, jobs, deliver, hasMail, log, idleMilliseconds } = options;
  const { now = () => readMoment(database) } = options;
  const leaseId = randomUUID();
  const ending = new AbortController();
  /** The addresses that could not be reached last time; empty for the mail server. */
  const shut = new Set<string>();
  const unstored = new Set<number>();

  async function attempt(row: OutboxRow): Promise<DeliveryError | null> {
    try {
      await deliver(row);
      return null;
    } catch (error) {
      if (error instanceof DeliveryError) return error;
      log.error({ err: error, outbox: row.id }, 'A message could not be made');
      return new DeliveryError('message', String(error));
    }
  }

  function tellFailure({ id, address }: OutboxRow, { hindrance, reason }: DeliveryError): void {
    const isShut = hindrance === 'server';
    // Why a message was refused names whom it is for; that stands in the outbox, where it can be erased.
    const told = { outbox: id, hindrance, ...(isShut && { reason }) };
    if (!isShut || !shut.has(address ?? '')) log.warn(told, 'A message was not sent');
    if (isShut) shut.add(address ?? '');
  }

  async function store(row: OutboxRow, work: () => Promise<void>): Promise<void> {
    await untilStored(work, {
      ending: ending.signal,
      tell(error) {
        unstored.add(row.id);
        log.error({ err: error, outbox: row.id }, 'What became of a message was not stored');
      },
    });
    if (unstored.delete(row.id)) wake();
  }

  async function send(row: OutboxRow): Promise<void> {
    const failure = await attempt(row);
    if (failure !== null) {
      tellFailure(row, failure);
      return store(row, async () => noteFailed(database, row, failure, await now()));
    }
    await store(row, async () => noteSent(database, row, await now()));
    const wasShut = shut.delete(row.address ?? '') || row.hindrance === 'server';
    if (wasShut && row.address === null) await hasten(database, await now());
  }

  const queueOf = (queue: OutboxQueueName, most: number) =>
    createOutboxQueue({
      async take() {
        if (unstored.size > 0 || (queue === 'letters' && !hasMail())) return undefined;
        return claim(database, queue, leaseId, await now());
      },
      send,
      most,
      tell: (error) => log.error({ err: error }, 'The outbox could not be read'),
    });
  const queues = [queueOf('letters', 1), queueOf('webhooks', mostWebhooks)];

  /** While a silent receiver keeps a run going, what is added or falls due goes out beside it. */
  let isRunning = false;
  const job = jobs.add(declared.letters, {
    due: async () => ((await hasDue(database, hasMail(), await now())) ? 0 : null),
    async run() {
      isRunning = true;
      wakeQueues();
      const timer = setInterval(wakeQueues, idleMilliseconds ?? declared.letters.every);
      await Promise.all(queues.map((queue) => queue.idle()));
      clearInterval(timer);
      isRunning = false;
    },
    ...(idleMilliseconds !== undefined && { every: idleMilliseconds }),
  });

  function wakeQueues(): void {
    for (const queue of queues) queue.wake();
  }

  function wake(): void {
    if (isRunning) wakeQueues();
    else job.wake();
  }

  return {
    wake,
    async stop() {
      ending.abort();
      await Promise.all(queues.map((queue) => queue.end()));
      await job.stop();
    },
  };
}
