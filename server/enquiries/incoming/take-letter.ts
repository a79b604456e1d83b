import type { Database } from '../../database/connect.ts';
import type { Letter } from '../../mailbox/parse-letter.ts';
import { lockEnquiry, nextMoment } from '../messages/lock-enquiry.ts';
import { insertFile } from '../replies/reply-files.ts';
import type { KeptFiles } from './keep-files.ts';
import { notePlace, type ReadingPlace } from './reading-place.ts';

/** A letter as it is kept in a conversation. */
export interface TakenLetter extends Omit<Letter, 'files'>, KeptFiles {
  readonly enquiryId: number;
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

/**
 * Adds a letter to the conversation about a message, which waits for an answer from then on unless a program wrote it.
 * In the same transaction it is noted that the mailbox was read so far: a letter is neither lost nor taken twice.
 */
export async function takeLetter(database: Database, taken: TakenLetter, now: number): Promise<Taken> {
  const { enquiryId, letterId, subject, author, sender, text, quoted, isAutomatic, isCut, files, leftOut } = taken;
  const at = new Date(Math.min(taken.arrivedAt, now)).toISOString();
  return database.transaction(async (tx) => {
    await notePlace(tx, taken.key, taken.place);
    const row = await lockEnquiry(tx, database, enquiryId);
    if (row === undefined) return 'gone';
    const reply = await tx
      .insertInto('enquiry_reply')
      .values({
        enquiry_id: enquiryId,
        direction: 'received',
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
    const owner = { enquiry_id: enquiryId, reply_id: reply.id, account_id: null, is_received: 1 };
    for (const file of files) await insertFile(tx, owner, file, now);
    await tx
      .updateTable('enquiry')
      .set({
        updated_at: nextMoment(row, now),
        ...(!isAutomatic && { awaiting_since: row.awaiting_since ?? at }),
      })
      .where('id', '=', enquiryId)
      .execute();
    return 'taken';
  });
}
