import { sql } from 'kysely';
import { enquiries as kinds } from '../../content/enquiries/index.ts';
import type { Database } from '../database/connect.ts';
import type { EnquiryRow, EnquiryStatus } from '../database/tables.ts';
import { enqueueEnquiry, readHooks } from './enqueue-enquiry.ts';
import type { EnquirySources } from './enquiry-sources.ts';
import { enqueue } from './outbox.ts';

export const statuses = ['new', 'open', 'done', 'cancelled', 'spam'] as const satisfies readonly EnquiryStatus[];
export const kindNames = kinds.map(({ kind }) => kind);

export interface EnquiryFilter {
  readonly kind?: string | undefined;
  readonly status?: EnquiryStatus | undefined;
  readonly held?: boolean | undefined;
  /** Part of the sender, subject, message, e-mail address, phone number or reference. */
  readonly words?: string | undefined;
  /** Only messages older than this one. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** A part of a text as `like` looks for it, whatever signs it holds. */
const likePattern = (words: string): string => `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`;

const searched = sql<string>`lower(sender || ' ' || subject || ' ' || message || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || reference)`;

/** Messages, newest first. */
export async function listEnquiries(
  { read }: Pick<Database, 'read'>,
  { kind, status, held, words = '', before, limit }: EnquiryFilter,
): Promise<readonly EnquiryRow[]> {
  let query = read.selectFrom('enquiry').selectAll().orderBy('id', 'desc').limit(limit);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (status !== undefined) query = query.where('status', '=', status);
  if (held !== undefined) query = query.where('held', '=', held ? 1 : 0);
  if (before !== undefined) query = query.where('id', '<', before);
  if (words !== '') query = query.where(sql<boolean>`${searched} like ${likePattern(words.toLowerCase())} escape '\\'`);
  return query.execute();
}

export const findEnquiryById = ({ read }: Pick<Database, 'read'>, id: number): Promise<EnquiryRow | undefined> =>
  read.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst();

export interface EnquiryChange {
  readonly status?: EnquiryStatus | undefined;
  readonly notes?: string | undefined;
  /** `false` releases a held message: what must go out for it goes out now. */
  readonly held?: false | undefined;
}

/** The letters that tell everybody whose calendar has a meeting that it is called off, or on again. */
function lettersAbout(row: EnquiryRow, status: EnquiryStatus | undefined) {
  if (row.meeting_at === null || row.held === 1 || status === undefined || status === row.status) return [];
  const letters =
    status === 'cancelled'
      ? (['cancellation-notice', 'cancellation'] as const)
      : row.status === 'cancelled'
        ? (['notification', 'acknowledgement'] as const)
        : [];
  return row.email === null ? letters.slice(0, 1) : letters;
}

/** Changes what the administrator may change, and puts what follows from it into the outbox. */
export async function changeEnquiry(
  sources: Pick<EnquirySources, 'database' | 'reader' | 'now'>,
  id: number,
  { status, notes, held }: EnquiryChange,
): Promise<EnquiryRow | null> {
  const hooks = await readHooks(sources);
  const now = sources.now();
  return sources.database.transaction(async (tx) => {
    const row = await tx.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return null;
    const isReleased = row.held === 1 && held === false;
    const letters = lettersAbout(row, status);
    const values = {
      ...(status !== undefined && { status }),
      ...(notes !== undefined && { notes }),
      ...(isReleased && { held: 0 }),
      meeting_sequence: row.meeting_sequence + (letters.length > 0 ? 1 : 0),
      updated_at: new Date(now).toISOString(),
    };
    const query = tx.updateTable('enquiry').set(values).where('id', '=', id).returningAll();
    const changed = await query.executeTakeFirstOrThrow();
    if (isReleased) await enqueueEnquiry(tx, changed, hooks, now);
    await enqueue(
      tx,
      letters.map((purpose) => ({ purpose, enquiryId: id })),
      now,
    );
    return changed;
  });
}

/** Deletes a message with what was still to go out for it; false where there is none. */
export async function removeEnquiry({ write }: Pick<Database, 'write'>, id: number): Promise<boolean> {
  const { numDeletedRows } = await write.deleteFrom('enquiry').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
