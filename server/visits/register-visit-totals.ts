import type { Database } from '../database/connect.ts';
import type { Visits } from '../visits/create-visits.ts';
import { overview } from '../../calls/overview.ts';
import type { Serve } from '../http/serve.ts';
import { shownDays } from './total-days.ts';
import { readVisitTotals } from './read-visit-totals.ts';

/** The sources of the metrics. */
interface VisitTotalsSources {
  readonly database: Database;
  readonly visits: Visits;
}

const shown = { days: shownDays, products: 8 };

/** Recent visits and enquiries by date, product and country. */
export function serveVisitTotals(serve: Serve, { database, visits }: VisitTotalsSources): void {
  serve(overview.figures, async () => {
    await visits.flush();
    return readVisitTotals(database, shown);
  });
}
