import type { Kysely, Transaction } from 'kysely';
import { mostFileBytes, mostFiles } from '../../../calls/replies.ts';
import { inMegabytes } from '../../../fields/file-limits.ts';
import type { Database } from '../../database/connect.ts';
import type { EnquiryFileRow, Tables } from '../../database/tables.ts';
import { CallError } from '../../http/call-error.ts';
import type { CheckedFile } from '../../media/receive-upload.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';
import { insertFile } from '../model/insert-file.ts';
import { lockEnquiry } from '../rows/lock-enquiry.ts';

/** A reply in progress: its enquiry, its author, and whether the author enters a received reply. */
export interface Writing {
  readonly enquiryId: number;
  readonly accountId: number;
  readonly isReceived: boolean;
}

const attachedTo = (read: Kysely<Tables>, { enquiryId, accountId, isReceived }: Writing) =>
  read
    .selectFrom('enquiry_file')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .where('account_id', '=', accountId)
    .where('is_received', '=', isReceived ? 1 : 0)
    .where('reply_id', 'is', null);

/** The files attached to a reply in progress, in order. */
export const listAttached = ({ read }: Pick<Database, 'read'>, writing: Writing): Promise<EnquiryFileRow[]> =>
  attachedTo(read, writing).orderBy('id').execute();

/** The files of replies, by reply id. */
export async function filesByReply(
  { read }: Pick<Database, 'read'>,
  replyIds: readonly number[],
): Promise<ReadonlyMap<number | null, readonly EnquiryFileRow[]>> {
  if (replyIds.length === 0) return new Map();
  const query = read.selectFrom('enquiry_file').selectAll().where('reply_id', 'in', replyIds);
  return Map.groupBy(await query.orderBy('id').execute(), (row) => row.reply_id);
}

/**
 * Attaches a file to a reply in progress. Returns `null` if the enquiry does not exist.
 * @throws CallError 413 if the reply would exceed the number or size of files of an email
 */
export const attachFile = (
  database: Database,
  writing: Writing,
  file: CheckedFile,
  now: number,
): Promise<EnquiryFileRow | null> =>
  database.transaction(async (tx) => {
    // Locked, so that concurrent uploads cannot exceed the limits.
    if ((await lockEnquiry(tx, database, writing.enquiryId)) === undefined) return null;
    const attached = await attachedTo(tx, writing).execute();
    if (attached.length >= mostFiles) throw new CallError(413, 'replyFilesTooMany', { values: { count: mostFiles } });
    if (attached.reduce((sum, { bytes }) => sum + bytes, file.content.length) > mostFileBytes)
      throw new CallError(413, 'replyFilesTooLarge', { values: { megabytes: inMegabytes(mostFileBytes) } });
    const { enquiryId, accountId, isReceived } = writing;
    const owner = { enquiry_id: enquiryId, reply_id: null, account_id: accountId, is_received: isReceived ? 1 : 0 };
    return insertFile(tx, owner, file, now);
  });

/** Removes files from a reply in progress. Returns false if one is not attached to it. */
export async function detachFiles(database: Database, writing: Writing, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const { numDeletedRows } = await database.write
    .deleteFrom('enquiry_file')
    .where(
      'id',
      'in',
      attachedTo(database.write, writing)
        .clearSelect()
        .select('id')
        .where('id', 'in', [...ids]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows) === ids.length;
}

/** Assigns attached files to the stored reply. @throws InvalidError if one is not attached */
export async function sendFilesWith(
  tx: Transaction<Tables>,
  writing: Writing,
  ids: readonly number[],
  replyId: number,
): Promise<void> {
  if (ids.length === 0) return;
  const { numUpdatedRows } = await tx
    .updateTable('enquiry_file')
    .set({ reply_id: replyId })
    .where(
      'id',
      'in',
      attachedTo(tx, writing)
        .clearSelect()
        .select('id')
        .where('id', 'in', [...ids]),
    )
    .executeTakeFirst();
  if (Number(numUpdatedRows) !== ids.length)
    throw new InvalidError([{ path: 'files', code: 'unknownFile' }], 'fileUnknown');
}

/** Attaches the files of a withdrawn reply to the administrator's reply in progress. */
export async function takeFilesBack(
  tx: Transaction<Tables>,
  { accountId }: Pick<Writing, 'accountId'>,
  replyId: number,
): Promise<void> {
  await tx
    .updateTable('enquiry_file')
    .set({ reply_id: null, account_id: accountId })
    .where('reply_id', '=', replyId)
    .execute();
}

export const serializeFile = ({ id, name, type, bytes }: EnquiryFileRow) => ({ id, name, type, bytes });
