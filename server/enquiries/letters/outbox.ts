import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { OutboxPurpose, OutboxRow, Tables } from '../../database/tables.ts';

/** What must go out, and because of what. */
export interface Outgoing {
  readonly purpose: OutboxPurpose;
  readonly enquiryId?: number;
  readonly subscriberId?: number;
  /** Of a webhook. */
  readonly address?: string;
}

export interface Failure {
  /** `server`: nothing can be sent at the moment. `message`: this one was refused. */
  readonly hindrance: 'server' | 'message';
  readonly reason: string;
  /** True where another attempt would be refused just the same. */
  readonly isFinal: boolean;
}

/** Seconds before the next attempt, growing from half a minute to six hours. */
const pauses = [30, 60, 120, 300, 600, 1200, 2400, 3600, 7200, 14_400, 21_600];
/** Attempts end when the first one is this long ago. */
const patienceMilliseconds = 3 * 86_400_000;
export const leaseMilliseconds = 120_000;
const longestReason = 500;

const moment = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Puts rows into the outbox, in the transaction of what they are about. */
export async function enqueue(tx: Transaction<Tables>, outgoing: readonly Outgoing[], now: number): Promise<void> {
  if (outgoing.length === 0) return;
  const rows = outgoing.map(({ purpose, enquiryId, subscriberId, address }) => ({
    purpose,
    enquiry_id: enquiryId ?? null,
    subscriber_id: subscriberId ?? null,
    address: address ?? null,
    message_id: randomUUID(),
    created_at: moment(now),
    next_at: moment(now),
  }));
  await tx.insertInto('outbox').values(rows).execute();
}

export interface ClaimRequest {
  /** Who sends; a name of its own for each worker. */
  readonly leaseId: string;
  readonly limit: number;
  /** False where no mail server is configured: letters wait, webhooks go. */
  readonly hasMail: boolean;
}

/** Nothing goes out for a message that was deleted, unless it is brought back. */
export const isWanted = sql<boolean>`not exists (select 1 from enquiry where enquiry.id = outbox.enquiry_id and enquiry.removed_at is not null)`;

/** Rows that nobody sends at the moment and that are due, oldest first. */
function selectDue(from: Pick<Database['read'], 'selectFrom'>, { limit, hasMail }: ClaimRequest, at: string) {
  const due = from
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_at', '<=', at)
    .where(isWanted)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', at)]))
    .orderBy('next_at')
    .orderBy('id')
    .limit(limit);
  return hasMail ? due : due.where('purpose', '=', 'webhook');
}

/** Whether anything could be sent now. */
export const hasDue = async ({ read }: Database, hasMail: boolean, now: number): Promise<boolean> =>
  (await selectDue(read, { leaseId: '', limit: 1, hasMail }, moment(now)).executeTakeFirst()) !== undefined;

/** Takes the rows that are due under a lease, so that no other process sends them meanwhile; oldest first. */
export async function claim(database: Database, request: ClaimRequest, now: number): Promise<OutboxRow[]> {
  const at = moment(now);
  // Mostly nothing is due: looking first keeps the write lock free for those who need it.
  const first = await selectDue(database.read, { ...request, limit: 1 }, at).executeTakeFirst();
  if (first === undefined) return [];
  return database.transaction(async (tx) => {
    const due = selectDue(tx, request, at);
    const found = await (database.dialect === 'postgres' ? due.forUpdate().skipLocked() : due).execute();
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return [];
    const lease = { lease_id: request.leaseId, lease_until: moment(now + leaseMilliseconds) };
    const rows = await tx.updateTable('outbox').set(lease).where('id', 'in', ids).returningAll().execute();
    return rows.toSorted((a, b) => a.next_at.localeCompare(b.next_at) || a.id - b.id);
  });
}

/** Renews the lease just before sending; false when it has run out and the row may be another's. */
export async function holdLease({ write }: Database, id: number, leaseId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await write
    .updateTable('outbox')
    .set({ lease_until: moment(now + leaseMilliseconds) })
    .where('id', '=', id)
    .where('lease_id', '=', leaseId)
    .where('lease_until', '>', moment(now))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const free = { lease_id: null, lease_until: null };

export async function noteSent({ write }: Database, row: OutboxRow, now: number): Promise<void> {
  const sent = { ...free, sent_at: moment(now), attempts: row.attempts + 1, hindrance: null, last_error: null };
  await write
    .updateTable('outbox')
    .set({ ...sent, first_attempt_at: row.first_attempt_at ?? moment(now) })
    .where('id', '=', row.id)
    .execute();
}

/** Notes that rows could not be sent, and when they are tried again. */
export async function noteFailed(
  database: Database,
  rows: readonly OutboxRow[],
  { hindrance, reason, isFinal }: Failure,
  now: number,
): Promise<void> {
  await database.transaction(async (tx) => {
    for (const row of rows) {
      const first = row.first_attempt_at ?? moment(now);
      const isOver = isFinal || now - Date.parse(first) >= patienceMilliseconds;
      const pause = pauses[Math.min(row.attempts, pauses.length - 1)] ?? 0;
      const values = {
        ...free,
        attempts: row.attempts + 1,
        first_attempt_at: first,
        next_at: moment(now + pause * 1000),
        hindrance,
        last_error: reason.slice(0, longestReason).toWellFormed(),
        failed_at: isOver ? moment(now) : null,
      };
      await tx.updateTable('outbox').set(values).where('id', '=', row.id).execute();
    }
  });
}

/** Gives rows back that were claimed but not tried. */
export async function release({ write }: Database, leaseId: string): Promise<void> {
  await write.updateTable('outbox').set(free).where('lease_id', '=', leaseId).where('sent_at', 'is', null).execute();
}

/** Lets everything go at once that only waited for the server to come back. */
export async function hasten({ write }: Database, now: number): Promise<void> {
  await write
    .updateTable('outbox')
    .set({ next_at: moment(now) })
    .where('hindrance', '=', 'server')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_at', '>', moment(now))
    .execute();
}

const anew = (now: number) => ({ failed_at: null, first_attempt_at: null, attempts: 0, next_at: moment(now) });

/** Starts the attempts of a row anew; false where there is none, or it was sent. */
export async function retry({ write }: Database, id: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await write
    .updateTable('outbox')
    .set(anew(now))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Starts the attempts of everything anew that was tried in vain. */
export async function retryFailing({ write }: Database, now: number): Promise<void> {
  await write
    .updateTable('outbox')
    .set(anew(now))
    .where('sent_at', 'is', null)
    .where('last_error', 'is not', null)
    .execute();
}
