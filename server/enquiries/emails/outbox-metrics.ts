import type { Database } from '../../database/connect.ts';
import { isWaiting, isWanted } from './outbox.ts';

interface ByKind {
  readonly letter: number;
  readonly webhook: number;
}

/** The numbers of waiting and failed messages. Messages of deleted enquiries do not wait. */
export interface OutboxMetrics {
  readonly waiting: ByKind;
  readonly failed: ByKind;
  /** Milliseconds since the earliest waiting message was first due; 0 if none is due. Retries do not restart it. */
  readonly overdue: number;
}

const kindsOf = (counts: { readonly all: number; readonly webhooks: number }): ByKind => ({
  letter: counts.all - counts.webhooks,
  webhook: counts.webhooks,
});

/** Counts the outbox. The cost depends on the number of waiting and failed messages, not on all sent ones. */
export async function readOutboxMetrics({ read }: Pick<Database, 'read'>, now: number): Promise<OutboxMetrics> {
  const counted = read
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('address').as('webhooks')]);
  const { first, ...left } = await counted
    .select(({ fn }) => fn.min(fn.coalesce('first_attempt_at', 'next_at')).as('first'))
    .where(isWaiting)
    .where(isWanted)
    .executeTakeFirstOrThrow();
  const failed = await counted.where('failed_at', 'is not', null).executeTakeFirstOrThrow();
  const overdue = first === null ? 0 : Math.max(0, now - Date.parse(first));
  return { waiting: kindsOf(left), failed: kindsOf(failed), overdue };
}
