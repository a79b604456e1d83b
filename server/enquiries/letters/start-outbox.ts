import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import type { OutboxRow } from '../../database/tables.ts';
import type { Jobs } from '../../jobs/create-jobs.ts';
import { jobs as declared } from '../../jobs/index.ts';
import type { Logger } from '../../logger.ts';
import { DeliveryError } from './delivery-error.ts';
import { claim, hasDue, hasten, holdLease, noteFailed, noteSent, release } from './outbox.ts';

export interface OutboxWorker {
  /** Says that a row was added just now. */
  wake(): void;
  /** Ends after the message that is under way. */
  stop(): Promise<void>;
}

export interface OutboxOptions {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'add'>;
  /** Sends one row. @throws DeliveryError */
  readonly deliver: (row: OutboxRow) => Promise<void>;
  readonly hasMail: boolean;
  readonly log: Logger;
  /** How long the worker rests when nothing is due. */
  readonly restMilliseconds?: number;
  readonly now?: () => number;
}

const batch = 20;

/**
 * Sends what is in the outbox, one after the other. Any number of processes may do so at the same time: a row belongs
 * to one of them as long as its lease runs. A process that dies leaves its rows to the others when the lease is over.
 */
export function startOutbox(options: OutboxOptions): OutboxWorker {
  const { database, jobs, deliver, hasMail, log, restMilliseconds, now = Date.now } = options;
  const leaseId = randomUUID();
  let isStopping = false;
  let wasDown = false;

  /** Sends one row; false when nothing can be sent at the moment. */
  async function send(row: OutboxRow, rest: readonly OutboxRow[]): Promise<boolean> {
    if (!(await holdLease(database, row.id, leaseId, now()))) return true;
    try {
      await deliver(row);
    } catch (error) {
      const failure = error instanceof DeliveryError ? error : new DeliveryError('message', String(error));
      if (!(error instanceof DeliveryError)) log.error({ err: error, outbox: row.id }, 'A message could not be made');
      const isDown = failure.hindrance === 'server';
      // Why a message was refused names whom it is for; that stands in the outbox, where it can be erased.
      const told = { outbox: row.id, hindrance: failure.hindrance, ...(isDown && { reason: failure.reason }) };
      if (!isDown || !wasDown) log.warn(told, 'A message was not sent');
      wasDown ||= isDown;
      await noteFailed(database, isDown ? [row, ...rest.filter(sharesServer(row))] : [row], failure, now());
      return !isDown;
    }
    await noteSent(database, row, now());
    if (wasDown && row.purpose !== 'webhook') {
      wasDown = false;
      await hasten(database, now());
    }
    return true;
  }

  async function sendDue(): Promise<void> {
    for (;;) {
      const rows = isStopping ? [] : await claim(database, { leaseId, limit: batch, hasMail }, now());
      if (rows.length === 0) return;
      let canSend = true;
      for (const [index, row] of rows.entries()) {
        if (isStopping || !canSend) break;
        canSend = await send(row, rows.slice(index + 1));
      }
      if (isStopping || !canSend) await release(database, leaseId);
    }
  }

  const job = jobs.add(declared.letters, {
    due: async () => ((await hasDue(database, hasMail, now())) ? 0 : null),
    run: sendDue,
    ...(restMilliseconds !== undefined && { every: restMilliseconds }),
  });
  return {
    wake: () => job.wake(),
    async stop() {
      isStopping = true;
      await job.stop();
    },
  };
}

/** Letters go through one mail server; every webhook has its own. */
const sharesServer =
  (row: OutboxRow) =>
  (other: OutboxRow): boolean =>
    row.purpose !== 'webhook' && other.purpose !== 'webhook';
