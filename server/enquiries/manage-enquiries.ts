import type { Database } from '../database/connect.ts';
import type { EnquiryRow, EnquiryStatus } from '../database/tables.ts';
import { enqueueEnquiry, readHooks } from './enqueue-enquiry.ts';
import type { EnquirySources } from './enquiry-sources.ts';
import { foldedOf } from './find-enquiries.ts';
import { enqueue } from './outbox.ts';

export interface EnquiryChange {
  readonly status?: EnquiryStatus | undefined;
  readonly notes?: string | undefined;
  /** `YYYY-MM-DD`; `null` for no day. */
  readonly follow_up_on?: string | null | undefined;
  /** Calls a meeting off, or on again. */
  readonly cancelled?: boolean | undefined;
  /** `false` releases a held message: what must go out for it goes out now. */
  readonly held?: false | undefined;
}

/** The letters that tell everybody whose calendar has a meeting that it is called off, or on again. */
function lettersAbout(row: EnquiryRow, isCancelled: boolean | undefined) {
  const was = row.cancelled_at !== null;
  if (row.meeting_at === null || row.held === 1 || isCancelled === undefined || isCancelled === was) return [];
  const letters = isCancelled
    ? (['cancellation-notice', 'cancellation'] as const)
    : (['notification', 'acknowledgement'] as const);
  return row.email === null ? letters.slice(0, 1) : letters;
}

/** Changes what the administrator may change, and puts what follows from it into the outbox. */
export async function changeEnquiry(
  sources: Pick<EnquirySources, 'database' | 'reader' | 'now'>,
  id: number,
  { status, notes, follow_up_on, cancelled, held }: EnquiryChange,
): Promise<EnquiryRow | null> {
  const hooks = await readHooks(sources);
  const now = sources.now();
  const at = new Date(now).toISOString();
  return sources.database.transaction(async (tx) => {
    const query = tx.selectFrom('enquiry').selectAll().where('id', '=', id).where('removed_at', 'is', null);
    const row = await query.executeTakeFirst();
    if (row === undefined) return null;
    const isReleased = row.held === 1 && held === false;
    const letters = lettersAbout(row, cancelled);
    const values = {
      ...(status !== undefined && { status }),
      ...(notes !== undefined && { notes, folded: foldedOf({ ...row, notes }) }),
      ...(follow_up_on !== undefined && { follow_up_on }),
      ...(cancelled !== undefined &&
        row.meeting_at !== null && { cancelled_at: cancelled ? (row.cancelled_at ?? at) : null }),
      ...(isReleased && { held: 0 }),
      meeting_sequence: row.meeting_sequence + (letters.length > 0 ? 1 : 0),
      updated_at: at,
    };
    const changed = await tx
      .updateTable('enquiry')
      .set(values)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (isReleased) await enqueueEnquiry(tx, changed, hooks, now);
    await enqueue(
      tx,
      letters.map((purpose) => ({ purpose, enquiryId: id })),
      now,
    );
    return changed;
  });
}

/**
 * Deletes a message: nobody finds it and nothing goes out for it any more. It can be brought back until it is swept.
 * False where there is none.
 */
export async function removeEnquiry({ write }: Pick<Database, 'write'>, id: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await write
    .updateTable('enquiry')
    .set({ removed_at: new Date(now).toISOString() })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Brings a deleted message back; false where there is none. */
export async function restoreEnquiry({ write }: Pick<Database, 'write'>, id: number): Promise<boolean> {
  const { numUpdatedRows } = await write
    .updateTable('enquiry')
    .set({ removed_at: null })
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
