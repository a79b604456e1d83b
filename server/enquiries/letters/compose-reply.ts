import type { EnquiryRow, OutboxRow } from '../../database/tables.ts';
import type { EnquirySources } from '../messages/enquiry-sources.ts';
import { readContent } from '../messages/file-content.ts';
import { messageIdOf, readCompany } from './compose-letter.ts';
import type { Letter } from './send-mail.ts';

/** The answer that an administrator wrote, as he wrote it. `null` where it was taken back, or nobody can be written to. */
export async function composeReply(
  sources: EnquirySources,
  outgoing: OutboxRow,
  row: EnquiryRow,
): Promise<Letter | null> {
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
    replyTo: company.to,
    messageId: messageIdOf(outgoing, company.from),
    isWritten: true,
    isToVisitor: true,
  };
}
