import type { EnquiryRow, OutboxRow } from '../../database/tables.ts';
import type { EnquirySources } from '../model/enquiry-sources.ts';
import { readContent } from '../model/file-content.ts';
import { answerAddress } from './answer-address.ts';
import { messageIdOf, readCompany } from './compose-email.ts';
import type { Email } from './send-mail.ts';

/** Maximum number of ids in the `References` header. */
const mostFollowed = 20;
/** Message ids that are safe in a header; they come from received emails. */
const plainId = /^[\w.!#$%&'*+\-/=?^`{|}~]{1,200}@[\w.\-[\]:]{1,200}$/;

/**
 * The ids of the previous emails of a conversation in their order: those sent to the visitor and those received. Mail
 * programs use them to group the conversation. A reply then also references one of our ids if a server changes the id
 * of this email.
 */
async function emailsBefore(
  { database: { read } }: Pick<EnquirySources, 'database'>,
  outgoing: OutboxRow,
  from: string,
): Promise<readonly string[]> {
  const sent = await read
    .selectFrom('outbox')
    .selectAll()
    .where('enquiry_id', '=', outgoing.enquiry_id)
    .where('purpose', 'in', ['acknowledgement', 'reply'])
    .where('sent_at', 'is not', null)
    .where('id', '!=', outgoing.id)
    .execute();
  const received = await read
    .selectFrom('enquiry_reply')
    .select(['letter_id', 'created_at'])
    .where('enquiry_id', '=', outgoing.enquiry_id ?? 0)
    .where('letter_id', 'is not', null)
    .where('origin', '=', 'visitor')
    .execute();
  return [
    ...sent.map((row) => ({ id: messageIdOf(row, from), at: row.sent_at ?? '' })),
    ...received.map(({ letter_id, created_at }) => ({ id: letter_id ?? '', at: created_at })),
  ]
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .flatMap(({ id }) => (plainId.test(id) ? [id] : []))
    .slice(-mostFollowed);
}

/**
 * Composes an administrator's reply with its text unchanged. Returns `null` if the reply was withdrawn or the enquiry
 * has no e-mail address.
 */
export async function composeReply(
  sources: EnquirySources,
  outgoing: OutboxRow,
  row: EnquiryRow,
): Promise<Email | null> {
  const query = sources.database.read.selectFrom('enquiry_reply').select(['subject', 'text']);
  const reply = await query.where('id', '=', outgoing.reply_id).executeTakeFirst();
  if (reply === undefined || row.email === null) return null;
  const files = await sources.database.read
    .selectFrom('enquiry_file')
    .select(['id', 'name', 'type'])
    .where('reply_id', '=', outgoing.reply_id)
    .orderBy('id')
    .execute();
  const company = await readCompany(sources, row);
  return {
    ...reply,
    files: await Promise.all(
      files.map(async ({ id, name, type }) => ({ name, type, content: await readContent(sources.database.read, id) })),
    ),
    from: company.from,
    to: row.email,
    replyTo: answerAddress(sources.mailbox, company.to, outgoing),
    messageId: messageIdOf(outgoing, company.from),
    follows: await emailsBefore(sources, outgoing, company.from),
    isWritten: true,
    isToVisitor: true,
  };
}
