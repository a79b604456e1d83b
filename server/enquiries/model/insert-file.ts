import type { Transaction } from 'kysely';
import type { EnquiryFileRow, Tables } from '../../database/tables.ts';
import type { CheckedFile } from '../../media/receive-upload.ts';
import { partsAtOnce } from './file-content.ts';

/** A multiple of three, so that only the last part of a file has base64 padding. */
const partBytes = 30_000;

/** The owner of a file: a sent or received reply, or the reply that an administrator is writing. */
type Owner = Pick<EnquiryFileRow, 'enquiry_id' | 'reply_id' | 'account_id' | 'is_received'>;

/** Stores a file with its bytes. */
export async function insertFile(
  tx: Transaction<Tables>,
  owner: Owner,
  { name, type, content }: CheckedFile,
  now: number,
): Promise<EnquiryFileRow> {
  const row = await tx
    .insertInto('enquiry_file')
    .values({ ...owner, name, type, bytes: content.length, created_at: new Date(now).toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow();
  const parts = Array.from({ length: Math.ceil(content.length / partBytes) }, (_, position) => ({
    file_id: row.id,
    position,
    content: content.toString('base64', position * partBytes, (position + 1) * partBytes),
  }));
  for (let start = 0; start < parts.length; start += partsAtOnce)
    await tx
      .insertInto('enquiry_file_part')
      .values(parts.slice(start, start + partsAtOnce))
      .execute();
  return row;
}
