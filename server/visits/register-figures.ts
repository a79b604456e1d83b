import { overview } from '../../calls/overview.ts';
import { products } from '../../content/collections/index.ts';
import type { CallServices } from '../calls/call-services.ts';
import { titleOf } from '../calls/title-of.ts';
import type { Serve } from '../http/serve.ts';
import { readFigures } from './read-figures.ts';

const shownDays = 30;
const mostProducts = 8;

/** How often pages were opened and how many messages came in lately: by day, product and country. */
export function serveFigures(
  serve: Serve,
  { database, entries, visits }: Pick<CallServices, 'database' | 'entries' | 'visits'>,
): void {
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
