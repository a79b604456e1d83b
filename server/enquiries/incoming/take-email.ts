import type { Transaction } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { EnquiryRow, ReplyOrigin, Tables } from '../../database/tables.ts';
import type { Email } from '../../mailbox/parse-email.ts';
import { lockQuotation, snapshotOf } from '../../quotations/rows/quotation-row.ts';
import { noteUndelivered } from '../emails/undelivered.ts';
import { lockEnquiry, nextMoment } from '../rows/lock-enquiry.ts';
import { openConversation } from '../messages/quotation-conversation.ts';
import { insertFile } from '../replies/reply-files.ts';
import { purposesToCompany } from '../emails/purposes-to-company.ts';
import type { Answered } from './find-answered.ts';
import type { KeptFiles } from './keep-files.ts';
import { notePlace, type ReadingPlace } from './reading-place.ts';

/** An email as it is stored in a conversation. */
export interface TakenEmail extends Omit<Email, 'files'>, KeptFiles {
  readonly answered: Answered;
  /** True where its sender's address is one of the company. */
  readonly isFromCompany: boolean;
  /** By which it is known again, also under another number. */
  readonly letterId: string;
  /** In milliseconds since 1970. */
  readonly arrivedAt: number;
  /** Where the mailbox was read to with it. */
  readonly key: string;
  readonly place: ReadingPlace;
}

/** `taken` once; `known` where it was before; `gone` where its message is. */
export type Taken = 'taken' | 'known' | 'gone';

type Transact = Transaction<Tables>;

/** The enquiry to whose conversation an email belongs, locked; undefined where that is gone. */
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
  // A quotation that answers no enquiry goes on in the one of its customer.
  if (quotation.enquiry_id === null && about?.version === quotation.version)
    await tx.updateTable('offer').set({ enquiry_id: row.id }).where('id', '=', quotation.id).execute();
  return row;
}

/**
 * Who wrote an email. Anybody can write an address of the company as the sender, so it is the company's only where it
 * answers an email that the company alone got, and is no customer's email that was passed on.
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
 * Adds an email to the conversation it belongs to, which waits for an answer from then on unless a program or the
 * company wrote it. A report of a mail server marks the email that it is about.
 * In the same transaction it is noted that the mailbox was read so far: an email is neither lost nor taken twice.
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
    // An email about a subscription or an invitation belongs to no conversation.
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
      .set({ updated_at: nextMoment(row, now), ...(isTask && { awaiting_since: row.awaiting_since ?? at }) })
      .where('id', '=', row.id)
      .execute();
    return 'taken';
  });
}
