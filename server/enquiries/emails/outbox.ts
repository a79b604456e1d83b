import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { oldAfter } from '../../../content/mail-server.ts';
import type { Database } from '../../database/connect.ts';
import { databaseTimestamp } from '../../database/database-clock.ts';
import type { OutboxPurpose, OutboxRow, Tables } from '../../database/tables.ts';
import { isAnswer, noteAnswered } from './note-answered.ts';

/** An email or webhook to send, and its subject. */
export interface Outgoing {
  readonly purpose: OutboxPurpose;
  readonly enquiryId?: number;
  readonly subscriberId?: number;
  readonly replyId?: number;
  readonly invitationId?: number;
  readonly quotationId?: number;
  readonly quotationVersion?: number;
  /** The URL of a webhook. */
  readonly address?: string;
  /** Milliseconds before it is sent, in which it can be withdrawn. */
  readonly delay?: number;
}

export interface Failure {
  /** `server`: nothing can be sent now. `message`: this message was refused. */
  readonly hindrance: 'server' | 'message';
  readonly reason: string;
  /** True if another attempt would be refused as well. */
  readonly isFinal: boolean;
}

/** Seconds before the next attempt, up to an hour. */
const pauses = [30, 60, 120, 300, 600, 1200, 2400, 3600];
/** For emails, because the site's own mail server can be tried each minute. */
const mailPauses = [30, 60];
/** Attempts end this long after the first one. An email that waited longer is sent only after confirmation. */
const retryWindowMilliseconds = oldAfter;
export const leaseMilliseconds = 120_000;
const longestReason = 500;

const toTimestamp = (milliseconds: number): string => new Date(milliseconds).toISOString();

type Dialect = Pick<Database, 'dialect'>;

/** Adds rows to the outbox in the transaction of their subject. They are due by the database's clock. */
export async function enqueue(
  tx: Transaction<Tables>,
  { dialect }: Dialect,
  outgoing: readonly Outgoing[],
): Promise<void> {
  if (outgoing.length === 0) return;
  const rows = outgoing.map(({ purpose, address, delay = 0, ...about }) => ({
    purpose,
    enquiry_id: about.enquiryId ?? null,
    subscriber_id: about.subscriberId ?? null,
    reply_id: about.replyId ?? null,
    invitation_id: about.invitationId ?? null,
    offer_id: about.quotationId ?? null,
    offer_version: about.quotationVersion ?? null,
    address: address ?? null,
    message_id: randomUUID(),
    created_at: databaseTimestamp(dialect),
    next_at: databaseTimestamp(dialect, delay),
  }));
  await tx.insertInto('outbox').values(rows).execute();
}

/**
 * Emails use the one mail server. Each webhook address is independent: a failure of one address does not delay the
 * others.
 */
export type OutboxQueueName = 'letters' | 'webhooks';

/** Nothing is sent for a deleted enquiry unless it is restored. */
export const isWanted = sql<boolean>`not exists (select 1 from enquiry where enquiry.id = outbox.enquiry_id and enquiry.removed_at is not null)`;

/** Neither sent nor failed finally. */
export const isWaiting = sql<boolean>`outbox.sent_at is null and outbox.failed_at is null`;

/** An email is old if it was due before this time, for example because there was no mail server for days. */
export const oldBefore = (now: number): string => toTimestamp(now - retryWindowMilliseconds);

/** The first due email that is not old and has no lease. */
const dueEmail = (now: number, at = toTimestamp(now)) => sql<{ id: number }>`
  select id from outbox
  where ${isWaiting} and address is null and next_at <= ${at} and next_at >= ${oldBefore(now)}
    and (lease_until is null or lease_until <= ${at}) and ${isWanted}
  order by next_at, id limit 1`;

/**
 * The first due webhook of an address without a running delivery or a pause. Iterates over addresses instead of rows,
 * because thousands of rows may wait for one address. Rows that failed because of the receiver come before rows added
 * during its pause, although those are due sooner.
 */
const dueWebhook = (at: string) => {
  const due = sql`from outbox
    where ${isWaiting} and outbox.address = target.address and next_at <= ${at} and ${isWanted}`;
  return sql<{ id: number }>`
  with recursive target (address) as (
    select min(address) from outbox where ${isWaiting} and address is not null
    union all
    select (select min(outbox.address) from outbox where ${isWaiting} and outbox.address > target.address)
    from target where target.address is not null
  )
  select id from (
    select
      coalesce(
        (select id ${due} and hindrance = 'server' order by next_at, id limit 1),
        (select id ${due} order by next_at, id limit 1)
      ) as id,
      (select min(next_at) ${due}) as next_at
    from target
    where not exists (
      select 1 from outbox
      where ${isWaiting} and outbox.address = target.address and lease_id is not null and lease_until > ${at}
    ) and not exists (
      select 1 from outbox
      where ${isWaiting} and outbox.address = target.address and hindrance = 'server' and next_at > ${at}
    )
  ) as first where id is not null
  order by next_at, id limit 1`;
};

/** True if anything can be sent now. */
export async function hasDue({ read }: Database, hasMail: boolean, now: number): Promise<boolean> {
  const at = toTimestamp(now);
  const questions = [...(hasMail ? [dueEmail(now)] : []), dueWebhook(at)];
  for (const question of questions) if ((await question.execute(read)).rows.length > 0) return true;
  return false;
}

/**
 * Takes the first due row with a lease, so that no other process sends it. Returns `undefined` if there is none. Reads
 * first, because usually nothing is due, and this avoids taking the write lock.
 */
export async function claim(
  { read, write }: Database,
  queue: OutboxQueueName,
  leaseId: string,
  now: number,
): Promise<OutboxRow | undefined> {
  const at = toTimestamp(now);
  for (;;) {
    const { rows } = await (queue === 'letters' ? dueEmail(now) : dueWebhook(at)).execute(read);
    const [due] = rows;
    if (due === undefined) return undefined;
    const claimed = await write
      .updateTable('outbox')
      .set({ lease_id: leaseId, lease_until: toTimestamp(now + leaseMilliseconds) })
      .where('id', '=', due.id)
      .where(isWaiting)
      .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', at)]))
      .returningAll()
      .executeTakeFirst();
    // Otherwise another process has taken the row; look for the next one.
    if (claimed !== undefined) return claimed;
  }
}

const free = { lease_id: null, lease_until: null };

/** Records that a row was sent, and marks its enquiry as answered if it is a reply or a quotation. */
export async function noteSent(database: Database, row: OutboxRow, now: number): Promise<void> {
  const sent = { ...free, sent_at: toTimestamp(now), attempts: row.attempts + 1, hindrance: null, last_error: null };
  const note = (connection: Kysely<Tables>) =>
    connection
      .updateTable('outbox')
      .set({ ...sent, first_attempt_at: row.first_attempt_at ?? toTimestamp(now) })
      .where('id', '=', row.id)
      .execute();
  if (!isAnswer(row)) {
    await note(database.write);
    return;
  }
  await database.transaction(async (tx) => {
    await note(tx);
    await noteAnswered(tx, database, row, now);
  });
}

/** Milliseconds before the next attempt after a number of attempts. */
const pauseAfter = (attempts: number, seconds = pauses): number =>
  (seconds[Math.min(attempts, seconds.length - 1)] ?? 0) * 1000;

/** PostgreSQL stores no NUL character. */
export const reasonOf = (reason: string): string => reason.replaceAll('\0', '').slice(0, longestReason).toWellFormed();

/** Records that a row was refused, and when it is tried again. */
async function noteRefused({ write }: Database, row: OutboxRow, failure: Failure, now: number): Promise<void> {
  // The time of waiting for a mail server counts.
  const first = row.first_attempt_at ?? (row.address === null ? row.next_at : toTimestamp(now));
  const isOver = failure.isFinal || now - Date.parse(first) >= retryWindowMilliseconds;
  const values = {
    ...free,
    attempts: row.attempts + 1,
    first_attempt_at: first,
    next_at: toTimestamp(now + pauseAfter(row.attempts)),
    hindrance: failure.hindrance,
    last_error: reasonOf(failure.reason),
    failed_at: isOver ? toTimestamp(now) : null,
  };
  await write.updateTable('outbox').set(values).where('id', '=', row.id).where('lease_id', '=', row.lease_id).execute();
}

/**
 * Records that the mail server or a webhook address is unreachable, for all rows that use it: every due email, or all
 * rows of the address, which pauses. It counts as one attempt of each row, and the pause is that of the row with the
 * most attempts. The row itself is included even if it is no longer due, because an administrator may have retried it
 * during the attempt.
 */
async function noteShut(
  database: Database,
  row: OutboxRow,
  { hindrance, reason }: Failure,
  now: number,
): Promise<void> {
  const at = toTimestamp(now);
  const isEmail = row.address === null;
  const byThisWay = sql<boolean>`${isWaiting} and (lease_id is null or lease_id = ${row.lease_id} or lease_until <= ${at})
    and ${isEmail ? sql`address is null and (next_at between ${oldBefore(now)} and ${at} or id = ${row.id})` : sql`address = ${row.address}`}`;
  const oldest = oldBefore(now);
  await database.transaction(async (tx) => {
    const tried = tx.selectFrom('outbox').select(({ fn }) => fn.max('attempts').as('attempts'));
    const { attempts } = await tried.where(byThisWay).executeTakeFirstOrThrow();
    await tx
      .updateTable('outbox')
      .set((eb) => ({
        ...free,
        attempts: eb('attempts', '+', 1),
        // The time that an email waited for a mail server counts, so that no email is sent too late.
        first_attempt_at: eb.fn.coalesce('first_attempt_at', isEmail ? eb.ref('next_at') : eb.val(at)),
        next_at: toTimestamp(now + pauseAfter(attempts ?? 0, isEmail ? mailPauses : pauses)),
        hindrance,
        last_error: reasonOf(reason),
        failed_at: eb.case().when('first_attempt_at', '<=', oldest).then(at).else(null).end(),
      }))
      .where(byThisWay)
      .execute();
  });
}

/** Records that a row could not be sent, and when it is tried again. */
export const noteFailed = (database: Database, row: OutboxRow, failure: Failure, now: number): Promise<void> =>
  (failure.hindrance === 'server' ? noteShut : noteRefused)(database, row, failure, now);

/** Ends the pause of all rows that only wait for the mail server (`null`) or for the receiver at an address. */
const endPause = (connection: Kysely<Tables>, address: string | null, now: number) =>
  connection
    .updateTable('outbox')
    .set({ next_at: toTimestamp(now) })
    .where(isWaiting)
    .where('address', address === null ? 'is' : '=', address)
    .where('hindrance', '=', 'server')
    .where('next_at', '>', toTimestamp(now))
    .execute();

/** Makes all emails due that only waited for the mail server. */
export async function hasten({ write }: Database, now: number): Promise<void> {
  await endPause(write, null, now);
}

const dueNow = (now: number) => ({
  sent_at: null,
  undelivered_at: null,
  settled_at: null,
  failed_at: null,
  first_attempt_at: null,
  attempts: 0,
  next_at: toTimestamp(now),
});

/**
 * Restarts the attempts of a row and ends the pause of its address. Returns false if the row does not exist, or if it
 * was sent and not reported as undelivered.
 * @param now milliseconds since 1970, by the clock of the outbox
 */
export const retry = (database: Database, id: number, now: number): Promise<boolean> =>
  database.transaction(async (tx) => {
    const row = await tx
      .updateTable('outbox')
      .set(dueNow(now))
      .where('id', '=', id)
      .where((eb) => eb.or([eb('sent_at', 'is', null), eb('undelivered_at', 'is not', null)]))
      .returning('address')
      .executeTakeFirst();
    if (row !== undefined && row.address !== null) await endPause(tx, row.address, now);
    return row !== undefined;
  });

/** Restarts the attempts of all rows with an error. @param now as above */
export async function retryFailing({ write }: Pick<Database, 'write'>, now: number): Promise<void> {
  await write
    .updateTable('outbox')
    .set(dueNow(now))
    .where('sent_at', 'is', null)
    .where('last_error', 'is not', null)
    .execute();
}
