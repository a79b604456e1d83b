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

/** One more product, chosen from a list. */
function AddProduct({ products, others }: Pick<CompareData, 'products' | 'others'>) {
  const { say, link } = useSite();
  if (others.length === 0) return null;
  return (
    <form action={link('compare')} className="compare-add">
      {products.map(({ id }) => (
        <input key={id} type="hidden" name="ids" value={id} />
      ))}
      <label htmlFor="compare-add">{say('addProduct')}</label>
      <select id="compare-add" name="ids" className="select" required defaultValue="">
        <option value="">{say('chooseProduct')}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id} lang={name.language}>
            {name.text}
          </option>
        ))}
      </select>
      <button className="button-quiet">{say('add')}</button>
    </form>
  );
}

function Actions({ data }: { readonly data: CompareData }) {
  const { say, href } = useSite();
  const ids = data.products.map(({ id }) => id);
  return (
    <div className="compare-actions">
      <AddProduct products={data.products} others={data.others} />
      {data.products.length > 1 && (
        <label className="compare-only">
          <input type="checkbox" id="only-differences" /> {say('onlyDifferences')}
        </label>
      )}
      <a className="more-link compare-back" href={href(productsAddress(noFilters, ids))}>
        <Icon name="arrow" className="size-4" />
        {say('productsTitle')}
      </a>
      <PrintButton className="button-quiet compare-print" label={say('print')} />
    </div>
  );
}

/** What the sizes of each series are. */
function Sizes({ matrices }: Pick<CompareData, 'matrices'>) {
  const { say } = useSite();
  return matrices.map(({ product: { id, name }, matrix }) => (
    <section key={id} className="compare-sizes">
      <h2 className="heading-3">{say('sizesOf', { name: name.text })}</h2>
      <SizeMatrixTable matrix={matrix} />
    </section>
  ));
}

/** Who has compared asks for a price, or for advice about just these. */
function Ask({ data: { products, office } }: { readonly data: CompareData }) {
  const { say, link } = useSite();
  return (
    <section className="compare-ask">
      <h2 className="heading-2">{say('compareAsk')}</h2>
      <p className="text-lg text-mist">{say('compareAskText')}</p>
      <p className="compare-ways">
        <a className="button" href={link('register', {}, idsQuery(products.map(({ id }) => id)))}>
          {say('requestQuote')}
        </a>
        <ContactActions office={office} about={products.map(({ name }) => name.text).join(say('listComma'))} />
      </p>
    </section>
  );
}

/** Nothing was chosen yet: what can be. */
function Choice({ products }: { readonly products: NonNullable<CompareData['choice']> }) {
  const { say, link } = useSite();
  return (
    <div className="container-site finding">
      <h1 className="heading-1">{say('compareNothing')}</h1>
      <p className="finding-lead">{say('compareNothingText')}</p>
      <div className="compare-choices">
        <CompareList products={products} compare={[]} sizes={overThePage}>
          <a className="more-link mt-6" href={link('products')}>
            {say('productsTitle')}
            <Icon name="arrow" className="size-4" />
          </a>
        </CompareList>
      </div>
    </div>
  );
}

function Compare({ data }: { readonly data: CompareData }) {
  const { say, language } = useSite();
  const { products, choice, isCut } = data;
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { address: routes.products, name: { text: say('productsTitle'), language } },
          { address: routes.compare, name: { text: say('compareTitle'), language } },
        ]}
      />
      {choice === null && <UnreadList title={say('compareFailed')} text={say('compareFailedText')} />}
      {choice !== null && products.length === 0 && <Choice products={choice} />}
      {products.length > 0 && (
        <div className="container-site finding compare">
          <h1 className="heading-1">{say('compareTitle')}</h1>
          <p className="finding-lead">{products.length === 1 ? say('compareOne') : say('compareText')}</p>
          {isCut && <p className="compare-cut">{say('compareTooMany')}</p>}
          <Actions data={data} />
          <ComparedTable data={data} />
          <Sizes matrices={data.matrices} />
          <Ask data={data} />
        </div>
      )}
    </>
  );
}

/** Up to four products side by side; not listed, because any choice of products is an address. */
export const compare = definePage({
  path: routes.compare,
  name: 'compareTitle',
  reads: ['ids'],
  load: loadCompare,
  head: ({ products }, { say }) => ({
    title: products.length === 0 ? say('compareTitle') : products.map(({ name }) => name.text).join(' – '),
    description: say('compareText'),
    noindex: true,
  }),
  View: Compare,
});
