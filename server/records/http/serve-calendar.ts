import { calendar, mostCalendarDays } from '../../../calls/calendar.ts';
import type { Database } from '../../database/connect.ts';
import type { Serve } from '../../http/serve.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';
import { readCalendar } from './publishing-calendar.ts';

const dayMilliseconds = 86_400_000;

/** Serves the publishing calendar. */
export function serveCalendar(serve: Serve, { database }: { readonly database: Database }): void {
  serve(calendar.read, ({ query: { from, to } }) => {
    if (to.getTime() - from.getTime() > mostCalendarDays * dayMilliseconds)
      throw new InvalidError([{ path: 'to', code: 'outOfRange' }]);
    return readCalendar(database.read, { from: from.toISOString(), to: to.toISOString() });
  });
}
