import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { oldAfter } from '../../../content/mail-server.ts';
import type { Database } from '../../database/connect.ts';
import { databaseMoment } from '../../database/database-clock.ts';
import type { OutboxPurpose, OutboxRow, Tables } from '../../database/tables.ts';
import { isAnswer, noteAnswered } from './note-answered.ts';

/** What must go out, and because of what. */
export interface Outgoing {
  readonly purpose: OutboxPurpose;
  readonly enquiryId?: number;
  readonly subscriberId?: number;
  readonly replyId?: number;
  readonly invitationId?: number;
  readonly quotationId?: number;
  readonly quotationVersion?: number;
  /** Of a webhook. */
  readonly address?: string;
  /** Milliseconds in which it can still be taken back before it goes out. */
  readonly delay?: number;
}

export interface Failure {
  /** `server`: nothing can be sent at the moment. `message`: this one was refused. */
  readonly hindrance: 'server' | 'message';
  readonly reason: string;
  /** True where another attempt would be refused just the same. */
  readonly isFinal: boolean;
}

/** Seconds before the next attempt, growing to an hour. */
const pauses = [30, 60, 120, 300, 600, 1200, 2400, 3600];
/** The mail server is the site's own: asking it each minute disturbs nobody. */
const mailPauses = [30, 60];
/** Attempts end when the first one is this long ago; an email that waited longer goes out only after a question. */
const retryWindowMilliseconds = oldAfter;
export const leaseMilliseconds = 120_000;
const longestReason = 500;

const moment = (milliseconds: number): string => new Date(milliseconds).toISOString();

type Dialect = Pick<Database, 'dialect'>;

/** Puts rows into the outbox, in the transaction of what they are about. They are due by the database's clock. */
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
    created_at: databaseMoment(dialect),
    next_at: databaseMoment(dialect, delay),
  }));
  await tx.insertInto('outbox').values(rows).execute();
}

/**
 * Emails go through the one mail server. A webhook goes to its address, and each address is a way of its own: what
 * hinders one hinders no other.
 */
export type OutboxQueueName = 'letters' | 'webhooks';

/** Nothing goes out for a message that was deleted, unless it is brought back. */
export const isWanted = sql<boolean>`not exists (select 1 from enquiry where enquiry.id = outbox.enquiry_id and enquiry.removed_at is not null)`;

/** What neither was sent nor has failed for good. */
export const isWaiting = sql<boolean>`outbox.sent_at is null and outbox.failed_at is null`;

/** An email is old when it was due before this moment, as where there was no mail server for days. */
export const oldBefore = (now: number): string => moment(now - retryWindowMilliseconds);

/** The email that is due first, is not old and has no lease. */
const dueEmail = (now: number, at = moment(now)) => sql<{ id: number }>`
  select id from outbox
  where ${isWaiting} and address is null and next_at <= ${at} and next_at >= ${oldBefore(now)}
    and (lease_until is null or lease_until <= ${at}) and ${isWanted}
  order by next_at, id limit 1`;

/**
 * The webhook that is due first, of the addresses that nobody sends to at the moment and that do not rest. It goes from
 * address to address, not from row to row: thousands may wait for one. What an address was hindered in comes before what
 * was written while it rested, which is younger and due sooner.
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

/** Whether anything could be sent now. */
export async function hasDue({ read }: Database, hasMail: boolean, now: number): Promise<boolean> {
  const at = moment(now);
  const questions = [...(hasMail ? [dueEmail(now)] : []), dueWebhook(at)];
  for (const question of questions) if ((await question.execute(read)).rows.length > 0) return true;
  return false;
}

/**
 * Takes what is due first under a lease, so that no other process sends it meanwhile; `undefined` where nothing is.
 * Mostly nothing is due: looking first keeps the write lock free for those who need it.
 */
export async function claim(
  { read, write }: Database,
  queue: OutboxQueueName,
  leaseId: string,
  now: number,
): Promise<OutboxRow | undefined> {
  const at = moment(now);
  for (;;) {
    const { rows } = await (queue === 'letters' ? dueEmail(now) : dueWebhook(at)).execute(read);
    const [due] = rows;
    if (due === undefined) return undefined;
    const claimed = await write
      .updateTable('outbox')
      .set({ lease_id: leaseId, lease_until: moment(now + leaseMilliseconds) })
      .where('id', '=', due.id)
      .where(isWaiting)
      .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', at)]))
      .returningAll()
      .executeTakeFirst();
    // Otherwise another process was quicker, and went on with it.
    if (claimed !== undefined) return claimed;
  }
}

const free = { lease_id: null, lease_until: null };

/** Notes that a row was sent. Whoever it answers was answered by that, also where it had to wait for a mail server. */
export async function noteSent(database: Database, row: OutboxRow, now: number): Promise<void> {
  const sent = { ...free, sent_at: moment(now), attempts: row.attempts + 1, hindrance: null, last_error: null };
  const note = (connection: Kysely<Tables>) =>
    connection
      .updateTable('outbox')
      .set({ ...sent, first_attempt_at: row.first_attempt_at ?? moment(now) })
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

/** Milliseconds until what was tried so often is tried again. */
const pauseAfter = (attempts: number, seconds = pauses): number =>
  (seconds[Math.min(attempts, seconds.length - 1)] ?? 0) * 1000;

/** PostgreSQL stores no null character. */
export const reasonOf = (reason: string): string => reason.replaceAll('\0', '').slice(0, longestReason).toWellFormed();

/** Notes that a row was refused, and when it is tried again. */
async function noteRefused({ write }: Database, row: OutboxRow, failure: Failure, now: number): Promise<void> {
  // As of an email that waited for a server.
  const first = row.first_attempt_at ?? (row.address === null ? row.next_at : moment(now));
  const isOver = failure.isFinal || now - Date.parse(first) >= retryWindowMilliseconds;
  const values = {
    ...free,
    attempts: row.attempts + 1,
    first_attempt_at: first,
    next_at: moment(now + pauseAfter(row.attempts)),
    hindrance: failure.hindrance,
    last_error: reasonOf(failure.reason),
    failed_at: isOver ? moment(now) : null,
  };
  await write.updateTable('outbox').set(values).where('id', '=', row.id).where('lease_id', '=', row.lease_id).execute();
}

/**
 * Notes that the way is shut by which a row goes, for all that would have gone by it: every email that is due, and all
 * that waits for an address, which rests until then. It is one attempt of each, and the pause is that of the most tried.
 * The row itself is among them, whenever it is due by now: somebody may have set it anew while it was under way.
 */
async function noteShut(
  database: Database,
  row: OutboxRow,
  { hindrance, reason }: Failure,
  now: number,
): Promise<void> {
  const at = moment(now);
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
        // An email that waited for a server before has less time left, so that none goes out after too long.
        first_attempt_at: eb.fn.coalesce('first_attempt_at', isEmail ? eb.ref('next_at') : eb.val(at)),
        next_at: moment(now + pauseAfter(attempts ?? 0, isEmail ? mailPauses : pauses)),
        hindrance,
        last_error: reasonOf(reason),
        failed_at: eb.case().when('first_attempt_at', '<=', oldest).then(at).else(null).end(),
      }))
      .where(byThisWay)
      .execute();
  });
}

/** Notes that a row could not be sent, and when it is tried again. */
export const noteFailed = (database: Database, row: OutboxRow, failure: Failure, now: number): Promise<void> =>
  (failure.hindrance === 'server' ? noteShut : noteRefused)(database, row, failure, now);

/** Ends the pause of everything that only waited for the mail server (`null`) or for the receiver at an address. */
const endPause = (connection: Kysely<Tables>, address: string | null, now: number) =>
  connection
    .updateTable('outbox')
    .set({ next_at: moment(now) })
    .where(isWaiting)
    .where('address', address === null ? 'is' : '=', address)
    .where('hindrance', '=', 'server')
    .where('next_at', '>', moment(now))
    .execute();

/** Makes every email due that only waited for the mail server. */
export async function hasten({ write }: Database, now: number): Promise<void> {
  await endPause(write, null, now);
}

const anew = (now: number) => ({
  sent_at: null,
  undelivered_at: null,
  settled_at: null,
  failed_at: null,
  first_attempt_at: null,
  attempts: 0,
  next_at: moment(now),
});

/**
 * Starts the attempts of a row again, and ends the rest of its address; false where there is none, or it was sent and no
 * mail server reported that it did not arrive.
 * @param now milliseconds since 1970, by the clock of the outbox
 */
export const retry = (database: Database, id: number, now: number): Promise<boolean> =>
  database.transaction(async (tx) => {
    const row = await tx
      .updateTable('outbox')
      .set(anew(now))
      .where('id', '=', id)
      .where((eb) => eb.or([eb('sent_at', 'is', null), eb('undelivered_at', 'is not', null)]))
      .returning('address')
      .executeTakeFirst();
    if (row !== undefined && row.address !== null) await endPause(tx, row.address, now);
    return row !== undefined;
  });

/** Restarts the attempts of everything that failed. @param now as above */
export async function retryFailing({ write }: Pick<Database, 'write'>, now: number): Promise<void> {
  await write
    .updateTable('outbox')
    .set(anew(now))
    .where('sent_at', 'is', null)
    .where('last_error', 'is not', null)
    .execute();
}
