import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { isWanted } from '../enquiries/emails/outbox.ts';
import { isUndelivered } from '../enquiries/emails/undelivered.ts';
import { idsIn, mostListed, type TaskSource, toTask } from './task.ts';

const isFailing = sql<boolean>`outbox.sent_at is null and outbox.last_error is not null`;

function emailsThat(
  { read }: Pick<Database, 'read'>,
  kind: 'failed-email' | 'undelivered-email',
  meets: Expression<SqlBool>,
): TaskSource {
  const emails = (marked: readonly string[]) => {
    const ids = idsIn(marked);
    const query = read.selectFrom('outbox').where(meets).where(isWanted);
    return ids.length === 0 ? query : query.where('outbox.id', 'not in', ids);
  };
  return {
    kind,
    count: async (marked) => {
      const counted = emails(marked).select(({ fn }) => fn.countAll<number | string>().as('count'));
      return Number((await counted.executeTakeFirstOrThrow()).count);
    },
    list: async (marked) => {
      const rows = await emails(marked)
        .leftJoin('enquiry', 'enquiry.id', 'outbox.enquiry_id')
        .leftJoin('subscriber', 'subscriber.id', 'outbox.subscriber_id')
        .leftJoin('offer', 'offer.id', 'outbox.offer_id')
        .select(['outbox.id', 'outbox.purpose', 'outbox.last_error', 'outbox.created_at', 'outbox.address'])
        .select(['enquiry.sender', 'enquiry.reference', 'subscriber.email', 'offer.customer'])
        .orderBy('outbox.id')
        .limit(mostListed)
        .execute();
      return rows.map((row) =>
        toTask({
          kind,
          id: row.id,
          title: row.sender || row.customer || row.email || row.reference || row.address || '',
          text: row.last_error ?? '',
          at: row.created_at,
          late: true,
          of: row.purpose,
        }),
      );
    },
  };
}

/** Emails and webhooks that could not be sent so far. */
export const failedEmails = (database: Pick<Database, 'read'>): TaskSource =>
  emailsThat(database, 'failed-email', isFailing);

/** Emails that were sent and did not arrive. */
export const undeliveredEmails = (database: Pick<Database, 'read'>): TaskSource =>
  emailsThat(database, 'undelivered-email', isUndelivered);
