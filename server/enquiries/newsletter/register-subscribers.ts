import { newsletter as calls } from '../../../calls/newsletter.ts';
import { callMessage } from '../../../language/call-messages.ts';
import type { Database } from '../../database/connect.ts';
import { notFound } from '../../http/call-error.ts';
import { partOf } from '../../http/part-of.ts';
import type { Serve } from '../../http/serve.ts';
import { tellList } from '../../http/tell-list.ts';
import { countSubscribers, listSubscribers, type SubscriberRow } from './list-subscribers.ts';
import { unsubscribe } from './newsletter.ts';
import type { Subscriptions } from './subscriptions.ts';

/** Serves the list of subscribers for administrators. */
export function serveSubscribers(
  serve: Serve,
  { database, enquiries }: { readonly database: Database; readonly enquiries: Subscriptions },
): void {
  /** The ids of those subscribers who were sent a confirmation email. */
  async function invitedAmong(ids: readonly number[]): Promise<ReadonlySet<number | null>> {
    if (ids.length === 0) return new Set();
    const written = await database.read
      .selectFrom('outbox')
      .select('subscriber_id')
      .where('purpose', '=', 'confirmation')
      .where('subscriber_id', 'in', ids)
      .execute();
    return new Set(written.map(({ subscriber_id: id }) => id));
  }

  /** A pending address without a confirmation email waits for moderation; any other one waits for its owner. */
  async function serialize(rows: readonly SubscriberRow[]) {
    const invited = await invitedAmong(rows.map(({ id }) => id));
    return rows.map(({ pending, ...row }) => ({
      ...row,
      pending: pending === 1,
      held: pending === 1 && !invited.has(row.id),
    }));
  }

  serve(calls.subscribers, async ({ query: { after, limit, sort }, request, reply }) => {
    const found = await listSubscribers(database, { after, limit: limit + 1, isOldestFirst: sort === 'id' });
    const { rows, next } = partOf(found, limit);
    tellList(request, reply, { total: await countSubscribers(database), next });
    return serialize(rows);
  });
  serve(calls.findSubscribers, async ({ body: { q, after, limit, sort } }) => {
    const found = await listSubscribers(database, { words: q, after, limit, isOldestFirst: sort === 'id' });
    return {
      subscribers: await serialize(found),
      total: q.trim() === '' ? await countSubscribers(database) : null,
    };
  });
  serve(calls.release, async ({ params, language }) => {
    if (!(await enquiries.releaseSubscriber(params.id))) throw notFound();
    return { message: callMessage('messageReleased', language) };
  });
  serve(calls.remove, async ({ params, language }) => {
    const query = database.read.selectFrom('subscriber').select(['id', 'email', 'language']);
    const subscriber = await query.where('id', '=', params.id).executeTakeFirst();
    if (subscriber === undefined) throw notFound();
    await unsubscribe(enquiries.sources, subscriber);
    return { message: callMessage('itemDeleted', language) };
  });
}
