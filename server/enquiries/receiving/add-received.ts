import type { Transaction } from 'kysely';
import type { EnquiryReplyRow, EnquiryRow, Tables } from '../../database/tables.ts';
import type { CheckedFile } from '../../media/receive-upload.ts';
import { insertFile } from '../model/insert-file.ts';

/** What a visitor sends in addition to the fields of an enquiry. */
export type Received = Pick<EnquiryReplyRow, 'subject' | 'text'> & {
  readonly files?: readonly CheckedFile[];
};

/** Adds it to the conversation of the enquiry and returns its id. */
export async function addReceived(
  tx: Transaction<Tables>,
  { id: enquiryId }: Pick<EnquiryRow, 'id'>,
  { files = [], ...written }: Received,
  now: number,
): Promise<number> {
  const at = new Date(now).toISOString();
  const reply = await tx
    .insertInto('enquiry_reply')
    .values({ ...written, enquiry_id: enquiryId, direction: 'received', author: '', created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const owner = { enquiry_id: enquiryId, reply_id: reply.id, account_id: null, is_received: 1 };
  for (const file of files) await insertFile(tx, owner, file, now);
  return reply.id;
}
