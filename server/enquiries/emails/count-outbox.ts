import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

interface ByKind {
  readonly letter: number;
  readonly webhook: number;
}

/** The numbers of waiting and failed messages. */
export interface OutboxCounts {
  readonly waiting: ByKind;
  readonly failed: ByKind;
  /** Delay of the earliest due message in milliseconds; 0 if none is due. */
  readonly overdue: number;
}

const kindsOf = (counts: { readonly all: number; readonly webhooks: number }): ByKind => ({
  letter: counts.all - counts.webhooks,
  webhook: counts.webhooks,
});

/** Counts the outbox. The cost depends on the number of waiting and failed messages, not on all sent ones. */
export async function countOutbox({ read }: Database, now: number): Promise<OutboxCounts> {
  const counted = read
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('address').as('webhooks')]);
  const waiting = counted.where(sql<boolean>`sent_at is null and failed_at is null`);
  const { first, ...left } = await waiting.select(({ fn }) => fn.min('next_at').as('first')).executeTakeFirstOrThrow();
  const failed = await counted.where('failed_at', 'is not', null).executeTakeFirstOrThrow();
  const overdue = first === null ? 0 : Math.max(0, now - Date.parse(first));
  return { waiting: kindsOf(left), failed: kindsOf(failed), overdue };
}
