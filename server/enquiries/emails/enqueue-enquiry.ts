import type { Transaction } from 'kysely';
import { defaultCountry } from '../../../content/countries.ts';
import { webhookSettings } from '../../../content/settings.ts';
import type { Database } from '../../database/connect.ts';
import type { EnquiryRow, Tables } from '../../database/tables.ts';
import type { EnquirySources } from '../model/enquiry-sources.ts';
import { mayWrite } from './email-limits.ts';
import { enqueue } from './outbox.ts';

/** The webhook URLs for enquiries, by kind. */
export async function readHooks({
  reader,
}: Pick<EnquirySources, 'reader'>): Promise<ReadonlyMap<string, readonly string[]>> {
  const { hooks } = await reader('en', defaultCountry).settings(webhookSettings);
  const byKind = Map.groupBy(hooks, ({ kind }) => kind);
  return new Map([...byKind].map(([kind, group]) => [kind, [...new Set(group.map(({ address }) => address))]]));
}

/** Adds all emails and webhooks for an enquiry to the outbox, in the transaction that stores or releases it. */
export async function enqueueEnquiry(
  tx: Transaction<Tables>,
  database: Pick<Database, 'dialect'>,
  { id, kind, email }: Pick<EnquiryRow, 'id' | 'kind' | 'email'>,
  hooks: ReadonlyMap<string, readonly string[]>,
  now: number,
): Promise<void> {
  const acknowledges =
    email !== null && (await mayWrite(tx, database.dialect, { letter: 'acknowledgement', address: email, now }));
  const addresses = hooks.get(kind) ?? [];
  await enqueue(tx, database, [
    { purpose: 'notification', enquiryId: id },
    ...(acknowledges ? [{ purpose: 'acknowledgement' as const, enquiryId: id }] : []),
    ...addresses.map((address) => ({ purpose: 'webhook' as const, enquiryId: id, address })),
  ]);
}
