import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { readDatabaseTime } from '../../database/database-clock.ts';
import type { OutboxRow } from '../../database/tables.ts';
import type { Jobs } from '../../jobs/create-jobs.ts';
import { jobs as declared } from '../../jobs/index.ts';
import type { Logger } from '../../logger.ts';
import { DeliveryError } from './delivery-error.ts';
import { claim, hasDue, hasten, type OutboxQueueName, noteFailed, noteSent } from './outbox.ts';
import { createOutboxQueue } from './outbox-queue.ts';
import { untilStored } from './until-stored.ts';

export interface OutboxWorker {
  /** Call after adding a row. */
  wake(): void;
  /** Resolves after the rows in progress. */
  stop(): Promise<void>;
}

export interface OutboxOptions {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'add'>;
  /** Sends one row. @throws DeliveryError */
  readonly deliver: (row: OutboxRow) => Promise<void>;
  /** Whether a mail server is currently set. Without one, emails wait. */
  readonly hasMail: () => boolean;
  readonly log: Logger;
  /** Milliseconds between polls when nothing is due. */
  readonly idleMilliseconds?: number;
  /** Replaces the database's clock, which all processes use; milliseconds since 1970. */
  readonly now?: () => Promise<number>;
}

/** The maximum number of addresses in the settings, so silent receivers cannot block others. */
const mostWebhooks = 20;

/**
 * Sends the outbox: emails one at a time, and concurrently webhooks, one at a time per address. Several processes may
 * run it: a process owns a row until its lease expires; then other processes take the rows of a dead process.
 *
 * Each row is delivered at least once. The result is stored right after delivery. If storing fails, it is retried until
 * it succeeds, and nothing else is sent meanwhile. Only a process that dies between delivery and storing causes
 * duplicates: of one email, and of one webhook per address. Duplicates have the same `Message-ID` or `webhook-id`, by
 * which receivers can detect them.
 */
export function startOutbox(options: OutboxOptions): OutboxWorker {
  const { database, jobs, deliver, hasMail, log, idleMilliseconds } = options;
  const { now = () => readDatabaseTime(database) } = options;
  const leaseId = randomUUID();
  const ending = new AbortController();
  /** Addresses that were unreachable at the last attempt; the empty string is the mail server. */
  const shut = new Set<string>();
  const unstored = new Set<number>();

  async function attempt(row: OutboxRow): Promise<DeliveryError | null> {
    try {
      await deliver(row);
      return null;
    } catch (error) {
      if (error instanceof DeliveryError) return error;
      log.error({ err: error, outbox: row.id }, 'A message could not be composed');
      return new DeliveryError('message', String(error));
    }
  }

  function tellFailure({ id, address }: OutboxRow, { hindrance, reason }: DeliveryError): void {
    const isShut = hindrance === 'server';
    // The reason of a refusal may contain the recipient. It is not logged, because personal data can be erased from the
    // outbox but not from the log.
    const details = { outbox: id, hindrance, ...(isShut && { reason }) };
    if (!isShut || !shut.has(address ?? '')) log.warn(details, 'A message was not sent');
    if (isShut) shut.add(address ?? '');
  }

  async function store(row: OutboxRow, work: () => Promise<void>): Promise<void> {
    await untilStored(work, {
      ending: ending.signal,
      tell(error) {
        unstored.add(row.id);
        log.error({ err: error, outbox: row.id }, 'The delivery status of a message could not be stored');
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

  /** While a slow receiver keeps a run active, new and due rows are sent during that run. */
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
