import { products } from '../../../content/collections/index.ts';
import { routes } from '../../../content/routes.ts';
import { languages } from '../../../language/languages.ts';
import { definePage } from '../../render/page.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { ContactActions } from '../../sections/contact-actions.tsx';
import { Finding } from '../../sections/finding.tsx';
import { Pager } from '../../sections/pager.tsx';
import { Message } from '../../sections/message.tsx';
import { NoMatch } from '../../sections/no-match.tsx';
import { PlannerTeaser } from '../../sections/planner-teaser.tsx';
import { UnreadList } from '../../sections/unread-list.tsx';
import { useSite } from '../../render/site-context.ts';
import { ActiveFilters } from './active-filters.tsx';
import { CompareList } from './compare-list.tsx';
import { FilterForm } from './filter-form.tsx';
import { listNames, noFilters, productsAddress } from './filters.ts';
import { loadProducts, type ProductsData } from './load.ts';

function Products({ data }: { readonly data: ProductsData }) {
  const { t, language } = useSite();
  const { products, instead, count, total, compare, filters, page, pages } = data;
  const kinds = filters.category === null ? data.categories.map(({ value }) => value) : [];
  if (data.hasFailed) return <UnreadList title={t('productsFailed')} />;
  if (total === 0) return <Message title={t('addingSoonTitle')} text={t('addingSoonText')} isLit />;
  return (
    <>
      <Breadcrumbs crumbs={[{ name: { text: t('productsTitle'), language }, address: routes.products }]} />
      <Finding
        title={t('productsTitle')}
        lead={t('productsText')}
        opens={t('showFilters')}
        form={<FilterForm data={data} />}
        count={t('productCount', { count })}
        used={<ActiveFilters data={data} />}
      >
        {instead !== null ? (
          <>
            <NoMatch title={t('noMatch')} text={t('noMatchText')} whole={productsAddress(noFilters, compare)}>
              <ContactActions office={instead.office} about={t('productsTitle')} />
            </NoMatch>
            <h2 className="heading-3 mb-6">{t('nearestMatches')}</h2>
            <CompareList products={instead.products} compare={compare} kinds={kinds} />
          </>
        ) : (
          <CompareList products={products} compare={compare} kinds={kinds}>
            <Pager page={page} pages={pages} addressOf={(to) => productsAddress(filters, compare, to)} />
          </CompareList>
        )}
      </Finding>
      {data.isPlannable && <PlannerTeaser />}
    </>
  );
}

/** The list of all products with filters. The address contains the filters, so a list can be shared. */
export const productList = definePage({
  path: routes.products,
  quickLink: 'productsTitle',
  reads: listNames,
  load: loadProducts,
  head: ({ products: [first] }, { t }) => ({
    title: t('productsTitle'),
    description: t('productsText'),
    image: first?.image ?? first?.banner ?? null,
  }),
  View: Products,
  async list({ ar }) {
    const lastModified = await ar.changedAt(products);
    return lastModified === null ? [] : [{ path: routes.products, languages, lastModified }];
  },
});
