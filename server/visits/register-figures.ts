import type { EntryStore } from '../entries/entry-store.ts';
import type { Database } from '../database/connect.ts';
import type { Visits } from '../visits/create-visits.ts';
import { overview } from '../../calls/overview.ts';
import { products } from '../../content/collections/index.ts';
import { titleOf } from '../../content/derive/title-of.ts';
import type { Serve } from '../http/serve.ts';
import { readFigures } from './read-figures.ts';

/** What the figures are drawn from. */
interface FigureSources {
  readonly database: Database;
  readonly entries: EntryStore;
  readonly visits: Visits;
}

const shownDays = 30;
const mostProducts = 8;

/** How often pages were opened and how many messages came in lately: by day, product and country. */
export function serveFigures(serve: Serve, { database, entries, visits }: FigureSources): void {
  serve(overview.figures, async () => {
    await visits.flush();
    const figures = await readFigures(database, shownDays);
    const known = await Promise.all(
      figures.products.map(async (figure) => {
        const product = await entries.get(products, figure.id);
        return product === null ? [] : [{ ...figure, title: titleOf(products, product) }];
      }),
    );
    return { ...figures, products: known.flat().slice(0, mostProducts) };
  });
}
