import type { Transaction } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { EnquiryRow, EnquiryStatus, Tables } from '../../database/tables.ts';
import { CallError } from '../../http/call-error.ts';
import { enqueueEnquiry, readHooks } from '../emails/enqueue-enquiry.ts';
import { enqueue } from '../emails/outbox.ts';
import { serializeEnquiry } from '../model/enquiry-row.ts';
import type { EnquirySources } from '../model/enquiry-sources.ts';
import { foldedOf } from '../rows/folded-of.ts';
import { lockEnquiry, nextTimestamp } from '../rows/lock-enquiry.ts';

export interface EnquiryChange {
  readonly status?: EnquiryStatus | undefined;
  readonly notes?: string | undefined;
  /** `YYYY-MM-DD`; `null` for no date. */
  readonly follow_up_on?: string | null | undefined;
  /** The id of the responsible administrator; `null` for none. */
  readonly assigned_to?: number | null | undefined;
  /** Whether the visitor's reply needs an answer. */
  readonly awaiting?: boolean | undefined;
  /** Cancels a meeting, or reinstates it. */
  readonly cancelled?: boolean | undefined;
  /** `false` releases an enquiry pending moderation and sends its emails. */
  readonly held?: false | undefined;
  /** The last change that the client knows, for conflict detection. Without it the last change wins. */
  readonly updated_at?: string | undefined;
}

/** The emails that notify the company and the visitor of a cancelled or reinstated meeting. */
function emailsAbout(row: EnquiryRow, isCancelled: boolean | undefined) {
  const was = row.cancelled_at !== null;
  if (row.meeting_at === null || row.held === 1 || isCancelled === undefined || isCancelled === was) return [];
  const emails = isCancelled
    ? (['cancellation-notice', 'cancellation'] as const)
    : (['notification', 'acknowledgement'] as const);
  return row.email === null ? emails.slice(0, 1) : emails;
}

const isAdministrator = async (tx: Transaction<Tables>, id: number): Promise<boolean> =>
  (await tx.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/**
 * Applies the changes of an administrator and adds the resulting emails to the outbox.
 * @throws CallError 409 with the present enquiry if it was changed meanwhile; 400 if the administrator does not exist
 */
export async function changeEnquiry(
  sources: Pick<EnquirySources, 'database' | 'reader' | 'now'>,
  id: number,
  { status, notes, follow_up_on, assigned_to, awaiting, cancelled, held, updated_at }: EnquiryChange,
): Promise<EnquiryRow | null> {
  const hooks = await readHooks(sources);
  const now = sources.now();
  const { database } = sources;
  return database.transaction(async (tx) => {
    const row = await lockEnquiry(tx, database, id);
    if (row === undefined) return null;
    if (updated_at !== undefined && updated_at !== row.updated_at)
      throw new CallError(409, 'conflict', { current: serializeEnquiry(row) });
    if (typeof assigned_to === 'number' && !(await isAdministrator(tx, assigned_to)))
      throw new CallError(400, 'invalid', { issues: [{ path: 'assigned_to', code: 'unknownRecord' }] });
    const at = nextTimestamp(row, now);
    const isReleased = row.held === 1 && held === false;
    const emails = emailsAbout(row, cancelled);
    const values = {
      ...(status !== undefined && { status }),
      ...(notes !== undefined && { notes, folded: foldedOf({ ...row, notes }) }),
      ...(follow_up_on !== undefined && { follow_up_on }),
      ...(assigned_to !== undefined && { assigned_to }),
      ...(awaiting !== undefined && { awaiting_since: awaiting ? (row.awaiting_since ?? at) : null }),
      ...(cancelled !== undefined &&
        row.meeting_at !== null && { cancelled_at: cancelled ? (row.cancelled_at ?? at) : null }),
      ...(isReleased && { held: 0 }),
      meeting_sequence: row.meeting_sequence + (emails.length > 0 ? 1 : 0),
      updated_at: at,
    };
    const changed = await tx
      .updateTable('enquiry')
      .set(values)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    // A meeting that was cancelled while pending moderation must not be confirmed to the visitor.
    const notified = changed.cancelled_at === null ? changed : { ...changed, email: null };
    if (isReleased) await enqueueEnquiry(tx, database, notified, hooks, now);
    const about = emails.map((purpose) => ({ purpose, enquiryId: id }));
    await enqueue(tx, database, about);
    return changed;
  });
}

/**
 * Deletes an enquiry: it disappears from lists and nothing is sent for it. It can be restored until the sweep. Returns
 * false if there is none.
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

/** Restores a deleted enquiry. Returns false if there is none. */
export async function restoreEnquiry({ write }: Pick<Database, 'write'>, id: number): Promise<boolean> {
  const { numUpdatedRows } = await write
    .updateTable('enquiry')
    .set({ removed_at: null })
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
