import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

interface ByKind {
  readonly letter: number;
  readonly webhook: number;
}

/** What waits to go out, and what was given up. */
export interface OutboxCounts {
  readonly waiting: ByKind;
  readonly failed: ByKind;
  /** Milliseconds since the one that is due first should have gone out; 0 where none is due. */
  readonly overdue: number;
}

const kindsOf = (counts: { readonly all: number; readonly webhooks: number }): ByKind => ({
  letter: counts.all - counts.webhooks,
  webhook: counts.webhooks,
});

/** Counts the outbox; it costs by what waits and what was given up, not by what ever went out. */
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
