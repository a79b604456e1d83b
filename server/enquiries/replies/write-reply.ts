import type { Transaction } from 'kysely';
import type { EnquiryReplyRow, Tables } from '../../database/tables.ts';
import type { Database } from '../../database/connect.ts';
import { databaseMoment } from '../../database/database-clock.ts';
import { CallError } from '../../http/call-error.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';
import { enqueue } from '../emails/outbox.ts';
import { type EnquirySources, sendsMail } from '../messages/enquiry-sources.ts';
import { lockEnquiry, nextMoment } from '../rows/lock-enquiry.ts';
import { undoMilliseconds } from '../rows/undo-time.ts';
import { sendFilesWith, takeFilesBack } from './reply-files.ts';

/** An answer as the visitor reads it. */
export interface WrittenReply {
  readonly subject: string;
  readonly text: string;
  /** Ids of those that were attached while it was written. */
  readonly files: readonly number[];
  /** The quotation it is about, whose page shows it; `null` for none. What the customer wrote last decides unless given. */
  readonly offer?: number | null | undefined;
}

/** Who writes. */
export interface Writer {
  readonly accountId: number;
  readonly username: string;
}

type Sources = Pick<EnquirySources, 'database' | 'now'>;
type MailSources = Sources & Pick<EnquirySources, 'mail'>;

/** The quotation that an answer is about. @throws InvalidError where no part of the conversation is about the given one */
async function quotationOf(
  tx: Transaction<Tables>,
  enquiryId: number,
  given: number | null | undefined,
): Promise<number | null> {
  if (given === null) return null;
  const received = tx
    .selectFrom('enquiry_reply')
    .select('offer_id')
    .where('enquiry_id', '=', enquiryId)
    .where('direction', '=', 'received')
    .where('origin', 'in', ['visitor', 'unverified'])
    .where('is_automatic', '=', 0);
  if (given === undefined) {
    const last = received.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1);
    return (await last.executeTakeFirst())?.offer_id ?? null;
  }
  if ((await received.where('offer_id', '=', given).limit(1).executeTakeFirst()) === undefined)
    throw new InvalidError([{ path: 'offer', code: 'unknownRecord' }]);
  return given;
}

/**
 * Keeps an answer, puts its email into the outbox and makes a new message "contacted". Without a mail server nobody is
 * answered yet: the message stays as it is until the email went out. `null` where there is no such message.
 * @throws CallError 409 where nobody can be written to, or the message awaits review
 * @throws InvalidError where a file is not attached to the answer that whoever writes is writing, or the conversation is
 * not about the quotation
 */
export async function writeReply(
  { database, mail, now }: MailSources,
  id: number,
  { subject, text, files, offer: quotation }: WrittenReply,
  { accountId, username }: Writer,
): Promise<EnquiryReplyRow | null> {
  return database.transaction(async (tx) => {
    const row = await lockEnquiry(tx, database, id);
    if (row === undefined) return null;
    if (row.email === null) throw new CallError(409, 'replyNobody');
    if (row.held === 1) throw new CallError(409, 'replyHeld');
    const goesOut = sendsMail({ mail });
    const isFirst = row.status === 'new' && goesOut;
    const reply = await tx
      .insertInto('enquiry_reply')
      .values({
        enquiry_id: id,
        offer_id: await quotationOf(tx, id, quotation),
        direction: 'sent',
        author: username,
        subject,
        text,
        status_before: isFirst ? row.status : null,
        awaiting_before: row.awaiting_since,
        created_at: new Date(now()).toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await sendFilesWith(tx, { enquiryId: id, accountId, isReceived: false }, files, reply.id);
    await enqueue(tx, database, [{ purpose: 'reply', enquiryId: id, replyId: reply.id, delay: undoMilliseconds }]);
    await tx
      .updateTable('enquiry')
      .set({
        ...(isFirst && { status: 'contacted' }),
        ...(goesOut && { awaiting_since: null }),
        updated_at: nextMoment(row, now()),
      })
      .where('id', '=', id)
      .execute();
    return reply;
  });
}

/** What a visitor answered by another way, as it is noted. */
export interface ReceivedReply {
  readonly text: string;
  /** When it came; now where nobody says. */
  readonly at?: string | undefined;
  /** Ids of those that were attached while it was noted. */
  readonly files: readonly number[];
}

/** Whether a visitor wrote something that asks for an answer since the company's last one. */
async function isAwaited(tx: Transaction<Tables>, enquiryId: number): Promise<boolean> {
  const all = tx.selectFrom('enquiry_reply').where('enquiry_id', '=', enquiryId);
  const sent = all.where('direction', '=', 'sent').select(({ fn }) => fn.max('created_at').as('at'));
  const { at = null } = (await sent.executeTakeFirst()) ?? {};
  const received = all
    .where('direction', '=', 'received')
    .where('is_automatic', '=', 0)
    .where('origin', 'in', ['visitor', 'unverified'])
    .select('id');
  const later = at === null ? received : received.where('created_at', '>=', at);
  return (await later.executeTakeFirst()) !== undefined;
}

/**
 * Notes what the visitor answered, by whatever way it came: the message waits for an answer again, unless it was given
 * since. `null` where there is no such message.
 * @throws InvalidError where a file is not attached to it
 */
export async function noteReceived(
  { database, now }: Sources,
  id: number,
  { text, at, files }: ReceivedReply,
  { accountId, username }: Writer,
): Promise<EnquiryReplyRow | null> {
  // Nothing is answered tomorrow.
  const came = new Date(at === undefined ? now() : Math.min(Date.parse(at), now())).toISOString();
  return database.transaction(async (tx) => {
    const row = await lockEnquiry(tx, database, id);
    if (row === undefined) return null;
    const reply = await tx
      .insertInto('enquiry_reply')
      .values({
        enquiry_id: id,
        direction: 'received',
        author: username,
        subject: '',
        text,
        created_at: came,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await sendFilesWith(tx, { enquiryId: id, accountId, isReceived: true }, files, reply.id);
    const since = row.awaiting_since ?? ((await isAwaited(tx, id)) ? came : null);
    await tx
      .updateTable('enquiry')
      .set({ awaiting_since: since, updated_at: nextMoment(row, now()) })
      .where('id', '=', id)
      .execute();
    return reply;
  });
}

/** Removes the email of a reply from the outbox. False if it was sent or is being sent. */
async function withdraw(
  tx: Transaction<Tables>,
  { dialect }: Pick<Database, 'dialect'>,
  reply: EnquiryReplyRow,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('outbox')
    .where('reply_id', '=', reply.id)
    .where('sent_at', 'is', null)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', databaseMoment(dialect))]))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Takes an answer back that has not gone out yet, with what it changed of the message; its files are attached to the one
 * that is written in its place. What came in is forgotten.
 * `null` where there is none.
 * @throws CallError 409 where it went out, or goes out at this moment
 */
export async function takeBackReply(
  { database, now }: Sources,
  id: number,
  replyId: number,
  taker: Writer,
): Promise<EnquiryReplyRow | null> {
  return database.transaction(async (tx) => {
    const row = await lockEnquiry(tx, database, id);
    const query = tx.selectFrom('enquiry_reply').selectAll().where('id', '=', replyId).where('enquiry_id', '=', id);
    const reply = await query.executeTakeFirst();
    if (row === undefined || reply === undefined) return null;
    if (reply.direction === 'sent' && !(await withdraw(tx, database, reply))) throw new CallError(409, 'replySent');
    if (reply.direction === 'sent') await takeFilesBack(tx, taker, replyId);
    await tx.deleteFrom('enquiry_reply').where('id', '=', replyId).execute();
    // What somebody has set since then stays.
    const status = (row.status === 'contacted' ? reply.status_before : null) ?? row.status;
    const awaiting = reply.direction === 'sent' ? (row.awaiting_since ?? reply.awaiting_before) : row.awaiting_since;
    const isWaiting = reply.direction === 'sent' || (await isAwaited(tx, id));
    await tx
      .updateTable('enquiry')
      .set({ status, awaiting_since: isWaiting ? awaiting : null, updated_at: nextMoment(row, now()) })
      .where('id', '=', id)
      .execute();
    return reply;
  });
}
