import type { Database } from '../database/connect.ts';
import type { Visits } from '../visits/create-visits.ts';
import { overview } from '../../calls/overview.ts';
import type { Serve } from '../http/serve.ts';
import { shownDays } from './figure-days.ts';
import { readFigures } from './read-figures.ts';

/** The sources of the metrics. */
interface FigureSources {
  readonly database: Database;
  readonly visits: Visits;
}

const shown = { days: shownDays, products: 8 };

/** Recent visits and enquiries by date, product and country. */
export function serveFigures(serve: Serve, { database, visits }: FigureSources): void {
  serve(overview.figures, async () => {
    await visits.flush();
    return readFigures(database, shown);
  });
}
