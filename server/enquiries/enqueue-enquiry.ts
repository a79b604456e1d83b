import type { Transaction } from 'kysely';
import { webhookSettings } from '../../content/settings.ts';
import type { EnquiryRow, Tables } from '../database/tables.ts';
import type { EnquirySources } from './enquiry-sources.ts';
import { enqueue } from './outbox.ts';

/** Nobody can make the server write to a stranger's address over and over. */
const mostAcknowledgements = 3;
const hour = 3_600_000;

/** The addresses to be told of messages, by kind. */
export async function readHooks({
  reader,
}: Pick<EnquirySources, 'reader'>): Promise<ReadonlyMap<string, readonly string[]>> {
  const { hooks } = await reader('en', 'sa').settings(webhookSettings);
  const byKind = Map.groupBy(hooks, ({ kind }) => kind);
  return new Map([...byKind].map(([kind, group]) => [kind, [...new Set(group.map(({ address }) => address))]]));
}

async function mayAcknowledge(tx: Transaction<Tables>, email: string, now: number): Promise<boolean> {
  const { count } = await tx
    .selectFrom('outbox')
    .innerJoin('enquiry', 'enquiry.id', 'outbox.enquiry_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('outbox.purpose', '=', 'acknowledgement')
    .where('enquiry.email', '=', email)
    .where('outbox.created_at', '>', new Date(now - hour).toISOString())
    .executeTakeFirstOrThrow();
  return count < mostAcknowledgements;
}

/** Puts what must go out for a message into the outbox, in the transaction that stores or releases it. */
export async function enqueueEnquiry(
  tx: Transaction<Tables>,
  { id, kind, email }: Pick<EnquiryRow, 'id' | 'kind' | 'email'>,
  hooks: ReadonlyMap<string, readonly string[]>,
  now: number,
): Promise<void> {
  const acknowledges = email !== null && (await mayAcknowledge(tx, email, now));
  const addresses = hooks.get(kind) ?? [];
  await enqueue(
    tx,
    [
      { purpose: 'notification', enquiryId: id },
      ...(acknowledges ? [{ purpose: 'acknowledgement' as const, enquiryId: id }] : []),
      ...addresses.map((address) => ({ purpose: 'webhook' as const, enquiryId: id, address })),
    ],
    now,
  );
}
