import type { Transaction } from 'kysely';
import { consent } from '../../../content/enquiries/consent.ts';
import type { Language } from '../../../language/languages.ts';
import type { Tables } from '../../database/tables.ts';
import type { SpamCheck } from '../../forms/form-guard.ts';
import { mayWrite } from '../emails/email-limits.ts';
import { enqueue } from '../emails/outbox.ts';
import type { Subscriber } from '../emails/subscription-token.ts';
import { type EnquirySources, sendsLinks } from '../model/enquiry-sources.ts';

/** The result of subscribing. It does not reveal whether the address was already subscribed. */
export type Subscription = 'added' | 'to-confirm' | 'held';

/**
 * Adds an address once. If emails can be sent, an unconfirmed address only gets the email with the confirmation link. A
 * subscription with spam signals gets none until it is released, or submitted again without spam signals.
 */
export async function subscribe(
  sources: Pick<EnquirySources, 'database' | 'mail' | 'publicUrl' | 'now'>,
  email: string,
  language: Language,
  spamCheck: SpamCheck,
): Promise<Subscription> {
  const { database, now } = sources;
  const confirms = sendsLinks(sources);
  const at = new Date(now()).toISOString();
  return database.transaction(async (tx) => {
    const isPending = (await spamCheck.settle(tx)).length > 0;
    const added = await tx
      .insertInto('subscriber')
      .values({ email, language, created_at: at, pending: isPending || confirms ? 1 : 0 })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added !== undefined)
      await tx
        .insertInto('consent')
        .values(consentOf({ email, language }, 1, at))
        .execute();
    if (isPending) return 'held';
    await letIn(tx, sources, email);
    return confirms ? 'to-confirm' : 'added';
  });
}

/** Sends the confirmation email to an unconfirmed address, or subscribes it directly if no email can be sent. */
async function letIn(
  tx: Transaction<Tables>,
  sources: Pick<EnquirySources, 'database' | 'mail' | 'publicUrl' | 'now'>,
  email: string,
): Promise<void> {
  const now = sources.now();
  const waiting = tx.selectFrom('subscriber').select('id').where('email', '=', email).where('pending', '=', 1);
  const row = await waiting.executeTakeFirst();
  if (row === undefined) return;
  if (!sendsLinks(sources)) await tx.updateTable('subscriber').set({ pending: 0 }).where('id', '=', row.id).execute();
  else if (await mayWrite(tx, sources.database.dialect, { letter: 'confirmation', address: email, now }))
    await enqueue(tx, sources.database, [{ purpose: 'confirmation', subscriberId: row.id }]);
}

/** Releases a subscription pending moderation. Returns false if there is none. */
export const releaseSubscriber = (
  sources: Pick<EnquirySources, 'database' | 'mail' | 'publicUrl' | 'now'>,
  id: number,
): Promise<boolean> =>
  sources.database.transaction(async (tx) => {
    const query = tx.selectFrom('subscriber').select('email').where('id', '=', id).where('pending', '=', 1);
    const row = await query.executeTakeFirst();
    if (row !== undefined) await letIn(tx, sources, row.email);
    return row !== undefined;
  });

/** The consent row for subscribing or unsubscribing. */
const consentOf = ({ email, language }: Pick<Subscriber, 'email' | 'language'>, given: 0 | 1, at: string) => ({
  email,
  phone: null,
  enquiry_id: null,
  purpose: 'newsletter' as const,
  given,
  version: consent.version,
  language,
  at,
});

export async function confirm({ database, now }: Pick<EnquirySources, 'database' | 'now'>, id: number): Promise<void> {
  const values = { pending: 0, confirmed_at: new Date(now()).toISOString() };
  await database.write.updateTable('subscriber').set(values).where('id', '=', id).where('pending', '=', 1).execute();
}

/** Deletes a subscription and records the withdrawn consent. */
export async function unsubscribe(
  { database, now }: Pick<EnquirySources, 'database' | 'now'>,
  subscriber: Subscriber,
): Promise<void> {
  const at = new Date(now()).toISOString();
  await database.transaction(async (tx) => {
    await tx.deleteFrom('subscriber').where('id', '=', subscriber.id).execute();
    await tx
      .insertInto('consent')
      .values(consentOf(subscriber, 0, at))
      .execute();
  });
}
