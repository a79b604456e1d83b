import type { Transaction } from 'kysely';
import type { EnquiryReplyRow, Tables } from '../../database/tables.ts';
import type { Database } from '../../database/connect.ts';
import { databaseTimestamp } from '../../database/database-clock.ts';
import { CallError } from '../../http/call-error.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';
import { enqueue } from '../emails/outbox.ts';
import { type EnquirySources, sendsMail } from '../model/enquiry-sources.ts';
import { lockEnquiry, nextTimestamp } from '../rows/lock-enquiry.ts';
import { undoMilliseconds } from '../rows/undo-time.ts';
import { sendFilesWith, takeFilesBack } from './reply-files.ts';

/** A reply for the visitor. */
export interface WrittenReply {
  readonly subject: string;
  readonly text: string;
  /** Ids of the attached files. */
  readonly files: readonly number[];
  /**
   * The quotation that the reply is about, whose page shows it; `null` for none. By default that of the customer's last
   * reply.
   */
  readonly offer?: number | null | undefined;
}

/** The author. */
export interface Writer {
  readonly accountId: number;
  readonly username: string;
}

type Sources = Pick<EnquirySources, 'database' | 'now'>;
type MailSources = Sources & Pick<EnquirySources, 'mail'>;

/**
 * The quotation of a reply. @throws InvalidError if no received reply of the conversation is about the given quotation
 */
async function quotationOf(
  tx: Transaction<Tables>,
  enquiryId: number,
  quotationId: number | null | undefined,
): Promise<number | null> {
  if (quotationId === null) return null;
  const received = tx
    .selectFrom('enquiry_reply')
    .select('offer_id')
    .where('enquiry_id', '=', enquiryId)
    .where('direction', '=', 'received')
    .where('origin', 'in', ['visitor', 'unverified'])
    .where('is_automatic', '=', 0);
  if (quotationId === undefined) {
    const last = received.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1);
    return (await last.executeTakeFirst())?.offer_id ?? null;
  }
  if ((await received.where('offer_id', '=', quotationId).limit(1).executeTakeFirst()) === undefined)
    throw new InvalidError([{ path: 'offer', code: 'unknownRecord' }]);
  return quotationId;
}

/**
 * Stores a reply, adds its email to the outbox, and sets a new enquiry to "contacted". Without a mail server the
 * enquiry stays unanswered until the email is sent. Returns `null` if the enquiry does not exist.
 * @throws CallError 409 if the enquiry has no e-mail address or is pending moderation
 * @throws InvalidError if a file is not attached to the author's reply in progress, or the conversation is not about
 * the quotation
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
        updated_at: nextTimestamp(row, now()),
      })
      .where('id', '=', id)
      .execute();
    return reply;
  });
}

/** A visitor's reply that was received by other means, as an administrator enters it. */
export interface ReceivedReply {
  readonly text: string;
  /** When it was received; now by default. */
  readonly at?: string | undefined;
  /** Ids of the attached files. */
  readonly files: readonly number[];
}

/** True if a visitor's reply since the company's last one needs an answer. */
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
 * Stores a visitor's reply that was received by other means. The enquiry then waits for an answer, unless the company
 * has replied since. Returns `null` if the enquiry does not exist.
 * @throws InvalidError if a file is not attached
 */
export async function noteReceived(
  { database, now }: Sources,
  id: number,
  { text, at, files }: ReceivedReply,
  { accountId, username }: Writer,
): Promise<EnquiryReplyRow | null> {
  // The time of receipt must not be in the future.
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
      .set({ awaiting_since: since, updated_at: nextTimestamp(row, now()) })
      .where('id', '=', id)
      .execute();
    return reply;
  });
}

/** Removes the email of a reply from the outbox. Returns false if it was sent or is being sent. */
async function withdraw(
  tx: Transaction<Tables>,
  { dialect }: Pick<Database, 'dialect'>,
  reply: EnquiryReplyRow,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('outbox')
    .where('reply_id', '=', reply.id)
    .where('sent_at', 'is', null)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', databaseTimestamp(dialect))]))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Withdraws a reply that was not sent yet and restores the enquiry's status. Its files are attached to the
 * administrator's reply in progress. A received reply is deleted. Returns `null` if there is none.
 * @throws CallError 409 if it was sent or is being sent
 */
export async function withdrawReply(
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
    // A status that was set later stays.
    const status = (row.status === 'contacted' ? reply.status_before : null) ?? row.status;
    const awaiting = reply.direction === 'sent' ? (row.awaiting_since ?? reply.awaiting_before) : row.awaiting_since;
    const isWaiting = reply.direction === 'sent' || (await isAwaited(tx, id));
    await tx
      .updateTable('enquiry')
      .set({ status, awaiting_since: isWaiting ? awaiting : null, updated_at: nextTimestamp(row, now()) })
      .where('id', '=', id)
      .execute();
    return reply;
  });
}
