import type { Transaction } from 'kysely';
import type { Actor } from '../../changes/stored-entry.ts';
import type { EnquiryReplyRow, Tables } from '../../database/tables.ts';
import { CallError } from '../../http/call-error.ts';
import { enqueue } from '../letters/outbox.ts';
import type { EnquirySources } from '../messages/enquiry-sources.ts';
import { lockEnquiry, nextMoment } from '../messages/lock-enquiry.ts';

/** An answer as the visitor reads it. */
export interface WrittenReply {
  readonly subject: string;
  readonly text: string;
}

/** So long an answer waits before it goes out, so that whoever sees a slip at the last moment takes it back. */
export const undoMilliseconds = 10_000;

type Sources = Pick<EnquirySources, 'database' | 'now'>;

/**
 * Keeps an answer, puts its letter into the outbox and makes a new message "contacted". `null` where there is no such message.
 * @throws CallError 409 where nobody can be written to, or the message awaits review
 */
export async function writeReply(
  { database, now }: Sources,
  id: number,
  { subject, text }: WrittenReply,
  { name }: Actor,
): Promise<EnquiryReplyRow | null> {
  return database.transaction(async (tx) => {
    const row = await lockEnquiry(tx, database, id);
    if (row === undefined) return null;
    if (row.email === null) throw new CallError(409, 'replyNobody');
    if (row.held === 1) throw new CallError(409, 'replyHeld');
    const isFirst = row.status === 'new';
    const reply = await tx
      .insertInto('enquiry_reply')
      .values({
        enquiry_id: id,
        direction: 'sent',
        author: name,
        subject,
        text,
        status_before: isFirst ? row.status : null,
        created_at: new Date(now()).toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await enqueue(tx, [{ purpose: 'reply', enquiryId: id, replyId: reply.id, delay: undoMilliseconds }], now());
    await tx
      .updateTable('enquiry')
      .set({ ...(isFirst && { status: 'contacted' }), updated_at: nextMoment(row, now()) })
      .where('id', '=', id)
      .execute();
    return reply;
  });
}

/** Notes what the visitor answered, by whatever way it came. `null` where there is no such message. */
export async function noteReceived(
  { database, now }: Sources,
  id: number,
  text: string,
  { name }: Actor,
): Promise<EnquiryReplyRow | null> {
  return database.transaction(async (tx) => {
    const row = await lockEnquiry(tx, database, id);
    if (row === undefined) return null;
    await tx
      .updateTable('enquiry')
      .set({ updated_at: nextMoment(row, now()) })
      .where('id', '=', id)
      .execute();
    return tx
      .insertInto('enquiry_reply')
      .values({
        enquiry_id: id,
        direction: 'received',
        author: name,
        subject: '',
        text,
        status_before: null,
        created_at: new Date(now()).toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** The letter of an answer as long as nobody sends it, taken out of the outbox. False where it went out or goes out now. */
async function withdraw(tx: Transaction<Tables>, reply: EnquiryReplyRow, at: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('outbox')
    .where('reply_id', '=', reply.id)
    .where('sent_at', 'is', null)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', at)]))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Takes an answer back that has not gone out yet, with what it changed of the message; what came in is forgotten.
 * `null` where there is none.
 * @throws CallError 409 where it went out, or goes out at this moment
 */
export async function takeBackReply(
  { database, now }: Sources,
  id: number,
  replyId: number,
): Promise<EnquiryReplyRow | null> {
  return database.transaction(async (tx) => {
    const row = await lockEnquiry(tx, database, id);
    const query = tx.selectFrom('enquiry_reply').selectAll().where('id', '=', replyId).where('enquiry_id', '=', id);
    const reply = await query.executeTakeFirst();
    if (row === undefined || reply === undefined) return null;
    const at = new Date(now()).toISOString();
    if (reply.direction === 'sent' && !(await withdraw(tx, reply, at))) throw new CallError(409, 'replySent');
    await tx.deleteFrom('enquiry_reply').where('id', '=', replyId).execute();
    // What somebody has set since then stays.
    const status = (row.status === 'contacted' ? reply.status_before : null) ?? row.status;
    await tx
      .updateTable('enquiry')
      .set({ status, updated_at: nextMoment(row, now()) })
      .where('id', '=', id)
      .execute();
    return reply;
  });
}
