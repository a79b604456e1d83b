import type { Transaction } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { EnquiryRow, ReplyOrigin, Tables } from '../../database/tables.ts';
import type { Email } from '../../mailbox/parse-email.ts';
import { lockQuotation, snapshotOf } from '../../quotations/rows/quotation-row.ts';
import { noteUndelivered } from '../emails/undelivered.ts';
import { lockEnquiry, nextTimestamp } from '../rows/lock-enquiry.ts';
import { openConversation } from '../model/quotation-conversation.ts';
import { insertFile } from '../model/insert-file.ts';
import { purposesToCompany } from '../emails/purposes-to-company.ts';
import type { Answered } from './find-answered.ts';
import type { StoredFiles } from './store-files.ts';
import { notePlace, type ReadingPlace } from './reading-place.ts';

/** A received email for storing in a conversation. */
export interface TakenEmail extends Omit<Email, 'files'>, StoredFiles {
  readonly answered: Answered;
  /** True if the sender's address belongs to the company. */
  readonly isFromCompany: boolean;
  /** Identifies the email even after the mailbox is renumbered. */
  readonly letterId: string;
  /** Milliseconds since 1970. */
  readonly arrivedAt: number;
  /** The mailbox and the reading position after this email. */
  readonly key: string;
  readonly place: ReadingPlace;
}

/** `taken`: stored now. `known`: stored before. `gone`: its conversation no longer exists. */
export type Taken = 'taken' | 'known' | 'gone';

type Transact = Transaction<Tables>;

/** Finds or creates the enquiry of the email's conversation and locks it. Returns undefined if it no longer exists. */
async function openEnquiry(
  tx: Transact,
  database: Database,
  { answered: { enquiryId, quotation: about }, isAutomatic }: TakenEmail,
  now: number,
): Promise<EnquiryRow | undefined> {
  if (enquiryId !== null) return lockEnquiry(tx, database, enquiryId);
  const quotation = about === null ? undefined : await lockQuotation(tx, database, about.id);
  const version = await tx
    .selectFrom('offer_version')
    .select('sheet')
    .where('offer_id', '=', about?.id ?? 0)
    .where('version', '=', about?.version ?? 0)
    .executeTakeFirst();
  if (quotation === undefined || quotation.erased_at !== null || version === undefined) return undefined;
  const { content } = snapshotOf(version);
  const row = await openConversation(tx, database, { quotation, content, isTask: !isAutomatic, now });
  // A quotation without an enquiry continues in this conversation.
  if (quotation.enquiry_id === null && about?.version === quotation.version)
    await tx.updateTable('offer').set({ enquiry_id: row.id }).where('id', '=', quotation.id).execute();
  return row;
}

/**
 * The author of an email. Senders can be forged, so a company address counts as the company only if the email answers
 * one that only the company received and does not forward a customer's email.
 */
function originOf(
  { report, sender, isFromCompany, isForwarded, answered: { outgoing } }: TakenEmail,
  { email }: Pick<EnquiryRow, 'email'>,
): ReplyOrigin {
  if (report !== null) return 'mail-system';
  if (!isFromCompany || sender === email) return 'visitor';
  const answersNotice = outgoing !== null && purposesToCompany.has(outgoing.purpose);
  return answersNotice && !isForwarded ? 'company' : 'unverified';
}

/**
 * Adds an email to its conversation. The enquiry then waits for an answer, unless the email is automatic or from the
 * company. A delivery report marks the email that it is about as undelivered. The same transaction stores the reading
 * position, so no email is lost or stored twice.
 */
export async function takeEmail(database: Database, taken: TakenEmail, now: number): Promise<Taken> {
  const { answered, letterId, subject, author, sender, text, quoted, isAutomatic, isCut, files, leftOut } = taken;
  const { report } = taken;
  const at = new Date(Math.min(taken.arrivedAt, now)).toISOString();
  return database.transaction(async (tx) => {
    await notePlace(tx, taken.key, taken.place);
    if (report?.isFinal === true && answered.outgoing !== null)
      await noteUndelivered(tx, answered.outgoing.id, { reason: report.reason, at });
    const row = await openEnquiry(tx, database, taken, now);
    // Emails about subscriptions and invitations belong to no conversation.
    if (row === undefined) return report === null ? 'gone' : 'taken';
    const origin = originOf(taken, row);
    const reply = await tx
      .insertInto('enquiry_reply')
      .values({
        enquiry_id: row.id,
        direction: 'received',
        origin,
        offer_id: answered.quotation?.id ?? null,
        author,
        sender,
        subject,
        text,
        quoted,
        letter_id: letterId,
        is_automatic: isAutomatic ? 1 : 0,
        is_cut: isCut ? 1 : 0,
        left_out: JSON.stringify(leftOut),
        created_at: at,
      })
      .onConflict((conflict) =>
        conflict.columns(['enquiry_id', 'letter_id']).where('letter_id', 'is not', null).doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    if (reply === undefined) return 'known';
    const owner = { enquiry_id: row.id, reply_id: reply.id, account_id: null, is_received: 1 };
    for (const file of files) await insertFile(tx, owner, file, now);
    const isTask = !isAutomatic && (origin === 'visitor' || origin === 'unverified');
    await tx
      .updateTable('enquiry')
      .set({ updated_at: nextTimestamp(row, now), ...(isTask && { awaiting_since: row.awaiting_since ?? at }) })
      .where('id', '=', row.id)
      .execute();
    return 'taken';
  });
}
