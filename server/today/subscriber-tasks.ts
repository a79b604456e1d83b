import type { Database } from '../database/connect.ts';
import { selectHeldSubscribers } from '../enquiries/newsletter/list-subscribers.ts';
import { idsIn, mostListed, type TaskSource, toTask } from './task.ts';

/** The count stops here, as on the screen of subscribers. */
const mostCounted = 1000;

/** Newsletter subscriptions that need approval, oldest first. */
export function heldSubscribers({ read }: Pick<Database, 'read'>): TaskSource {
  const find = (marked: readonly string[]) => {
    const ids = idsIn(marked);
    const held = selectHeldSubscribers(read);
    return ids.length === 0 ? held : held.where('subscriber.id', 'not in', ids);
  };
  return {
    kind: 'subscriber',
    count: async (marked) => (await find(marked).select('subscriber.id').limit(mostCounted).execute()).length,
    list: async (marked) => {
      const rows = await find(marked)
        .select(['subscriber.id', 'email', 'created_at'])
        .orderBy('subscriber.id')
        .limit(mostListed)
        .execute();
      return rows.map(({ id, email, created_at: at }) => toTask({ kind: 'subscriber', id, title: email, at }));
    },
  };
}
