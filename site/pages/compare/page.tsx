import { routes } from '../../../content/routes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { idsQuery } from '../../links/compare-ids.ts';
import { definePage } from '../../render/page.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { ContactActions } from '../../sections/contact-actions.tsx';
import { SizeMatrixTable } from '../../sections/size-matrix-table.tsx';
import { UnreadList } from '../../sections/unread-list.tsx';
import { PrintButton } from '../../sections/print-button.tsx';
import { useSite } from '../../render/site-context.ts';
import { CompareList, overThePage } from '../products/compare-list.tsx';
import { noFilters, productsAddress } from '../products/filters.ts';
import { ComparedTable } from './compared-table.tsx';
import { type CompareData, loadCompare } from './load.ts';

/** A form that adds a product from a list. */
function AddProduct({ products, others }: Pick<CompareData, 'products' | 'others'>) {
  const { t, link } = useSite();
  if (others.length === 0) return null;
  return (
    <form action={link('compare')} className="compare-add">
      {products.map(({ id }) => (
        <input key={id} type="hidden" name="ids" value={id} />
      ))}
      <label htmlFor="compare-add">{t('addProduct')}</label>
      <select id="compare-add" name="ids" className="select" required defaultValue="">
        <option value="">{t('chooseProduct')}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id} lang={name.language}>
            {name.text}
          </option>
        ))}
      </select>
      <button className="button-quiet">{t('add')}</button>
    </form>
  );
}

function Actions({ data }: { readonly data: CompareData }) {
  const { t, href } = useSite();
  const ids = data.products.map(({ id }) => id);
  return (
    <div className="compare-actions">
      <AddProduct products={data.products} others={data.others} />
      {data.products.length > 1 && (
        <label className="compare-only">
          <input type="checkbox" id="only-differences" /> {t('onlyDifferences')}
        </label>
      )}
      <a className="more-link compare-back" href={href(productsAddress(noFilters, ids))}>
        <Icon name="arrow" className="size-4" />
        {t('productsTitle')}
      </a>
      <PrintButton className="button-quiet compare-print" label={t('print')} />
    </div>
  );
}

/** The size table of each series. */
function Sizes({ matrices }: Pick<CompareData, 'matrices'>) {
  const { t } = useSite();
  return matrices.map(({ product: { id, name }, matrix }) => (
    <section key={id} className="compare-sizes">
      <h2 className="heading-3">{t('sizesOf', { name: name.text })}</h2>
      <SizeMatrixTable matrix={matrix} />
    </section>
  ));
}

/** The links to ask for a price or for advice about the compared products. */
function Ask({ data: { products, office } }: { readonly data: CompareData }) {
  const { t, link } = useSite();
  return (
    <section className="compare-ask">
      <h2 className="heading-2">{t('compareAsk')}</h2>
      <p className="text-lg text-mist">{t('compareAskText')}</p>
      <p className="compare-ways">
        <a className="button" href={link('register', {}, idsQuery(products.map(({ id }) => id)))}>
          {t('requestQuote')}
        </a>
        <ContactActions office={office} about={products.map(({ name }) => name.text).join(t('listComma'))} />
      </p>
    </section>
  );
}

/** The products to choose from if none was chosen. */
function Choice({ products }: { readonly products: NonNullable<CompareData['choice']> }) {
  const { t, link } = useSite();
  return (
    <div className="container-site finding">
      <h1 className="heading-1">{t('compareNothing')}</h1>
      <p className="finding-lead">{t('compareNothingText')}</p>
      <div className="compare-choices">
        <CompareList products={products} compare={[]} sizes={overThePage}>
          <a className="more-link mt-6" href={link('products')}>
            {t('productsTitle')}
            <Icon name="arrow" className="size-4" />
          </a>
        </CompareList>
      </div>
    </div>
  );
}

function Compare({ data }: { readonly data: CompareData }) {
  const { t, language } = useSite();
  const { products, choice, isCut } = data;
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { address: routes.products, name: { text: t('productsTitle'), language } },
          { address: routes.compare, name: { text: t('compareTitle'), language } },
        ]}
      />
      {choice === null && <UnreadList title={t('compareFailed')} text={t('compareFailedText')} />}
      {choice !== null && products.length === 0 && <Choice products={choice} />}
      {products.length > 0 && (
        <div className="container-site finding compare">
          <h1 className="heading-1">{t('compareTitle')}</h1>
          <p className="finding-lead">{products.length === 1 ? t('compareOne') : t('compareText')}</p>
          {isCut && <p className="compare-cut">{t('compareTooMany')}</p>}
          <Actions data={data} />
          <ComparedTable data={data} />
          <Sizes matrices={data.matrices} />
          <Ask data={data} />
        </div>
      )}
    </>
  );
}

/** Compares up to four products. The page is not in the sitemap, because each combination of products is an address. */
export const compare = definePage({
  path: routes.compare,
  name: 'compareTitle',
  reads: ['ids'],
  load: loadCompare,
  head: ({ products }, { t }) => ({
    title: products.length === 0 ? t('compareTitle') : products.map(({ name }) => name.text).join(' – '),
    description: t('compareText'),
    noindex: true,
  }),
  View: Compare,
});
