import { products } from '../../../content/collections/index.ts';
import { routes } from '../../../content/routes.ts';
import { languages } from '../../../language/languages.ts';
import { definePage } from '../../page.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { Pager } from '../../sections/pager.tsx';
import { Message } from '../../sections/message.tsx';
import { NoMatch } from '../../sections/no-match.tsx';
import { RestOfStyle } from '../../sections/rest-of-style.tsx';
import { useSite } from '../../site-context.ts';
import { ActiveFilters } from './active-filters.tsx';
import { CompareList } from './compare-list.tsx';
import { FilterForm } from './filter-form.tsx';
import { listNames, noFilters, productsAddress } from './filters.ts';
import { loadProducts, type ProductsData } from './load.ts';

function Products({ data }: { readonly data: ProductsData }) {
  const { say, language } = useSite();
  const { products, count, total, compare, filters, page, pages } = data;
  if (total === 0) return <Message title={say('addingSoonTitle')} text={say('addingSoonText')} isLit />;
  return (
    <>
      <Breadcrumbs crumbs={[{ name: { text: say('productsTitle'), language }, address: routes.products }]} />
      <div className="container-site finding">
        <h1 className="heading-1">{say('productsTitle')}</h1>
        <p className="finding-lead">{say('productsText')}</p>
        <RestOfStyle of="products" />
        <live-filters class="products-page">
          <details className="filters-fold">
            <summary className="filters-summary button-quiet">{say('showFilters')}</summary>
            <FilterForm data={data} />
          </details>
          <div className="min-w-0">
            <div className="products-state">
              <p className="result-count" role="status" tabIndex={-1} data-count="">
                {say('productCount', { count })}
              </p>
              <div data-used="">
                <ActiveFilters data={data} />
              </div>
            </div>
            <div data-list="">
              {products.length === 0 ? (
                <NoMatch title={say('noMatch')} text={say('noMatchText')} whole={productsAddress(noFilters, compare)} />
              ) : (
                <CompareList products={products} compare={compare}>
                  <Pager page={page} pages={pages} addressOf={(to) => productsAddress(filters, compare, to)} />
                </CompareList>
              )}
            </div>
          </div>
        </live-filters>
      </div>
    </>
  );
}

/** Every product, and the filters that narrow the list down; the address holds them, so a list can be shared. */
export const productList = definePage({
  path: routes.products,
  quickLink: 'productsTitle',
  reads: listNames,
  load: loadProducts,
  head: ({ products: [first] }, { say }) => ({
    title: say('productsTitle'),
    description: say('productsText'),
    image: first?.image ?? first?.banner ?? null,
  }),
  View: Products,
  async list({ ar }) {
    const lastModified = await ar.changedAt(products);
    return lastModified === null ? [] : [{ path: routes.products, languages, lastModified }];
  },
});
