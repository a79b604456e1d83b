import { categories } from '../../../content/collections/index.ts';
import { recordAddress } from '../../../content/record-address.ts';
import { pitchInWords } from '../../render/pitch-in-words.ts';
import { screenSizes } from '../../render/screen-sizes.ts';
import { useSite } from '../../render/site-context.ts';
import { leadOf } from '../../sections/card.ts';
import { Picture } from '../../sections/picture.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { noFilters, productsAddress } from '../products/filters.ts';
import type { MenuPart } from './load.ts';

const pictureSizes = '(min-width: 1280px) 210px, (min-width: 768px) 18vw, 72px';

function PicturedProduct({ product }: { readonly product: MenuPart['pictured'][number] }) {
  const { t, link } = useSite();
  const { id, name, image } = product;
  const sizes = screenSizes(product);
  const size = sizes === '' ? pitchInWords(product, t) : `${sizes} ${t('inches')}`;
  return (
    <li>
      <a className="menu-product" href={link('product', { id, name: name.text })}>
        <Picture media={image} sizes={pictureSizes} box={{ ratio: 4 / 3 }} alt="" className="menu-picture" />
        <span>
          <LocalizedText text={name} />
          {size !== '' && <bdi className="menu-figure">{size}</bdi>}
        </span>
      </a>
    </li>
  );
}

/** The panel of a category: links to its page, families, first products and tools. */
export function ProductMenuPart({ part }: { readonly part: MenuPart }) {
  const site = useSite();
  const { t, href, link } = site;
  const { category, families, pictured, count, isPlannable } = part;
  const { id, name, path } = category;
  const own = href(recordAddress(categories, { id, title: name.text, parent: null, fields: { path } }));
  return (
    <div className="menu-part" data-menu={id}>
      <ul className="menu-families" aria-label={t('within', { name: name.text })}>
        <li>
          <a className="menu-overview" href={own}>
            {t('overview')}
            <span className="sr-only">: {name.text}</span>
          </a>
        </li>
        {families.flatMap((family) => {
          const address = leadOf(site, family);
          return address === null
            ? []
            : [
                <li key={family.id}>
                  <a href={address}>
                    <LocalizedText text={family.title} />
                  </a>
                </li>,
              ];
        })}
      </ul>
      {pictured.length > 0 && (
        <ul className="menu-products" aria-label={t('products')}>
          {pictured.map((product) => (
            <PicturedProduct key={product.id} product={product} />
          ))}
        </ul>
      )}
      <ul className="menu-ways" aria-label={t('menuWays')}>
        <li>
          <a href={href(productsAddress({ ...noFilters, category: id }))}>
            {t('seeAllOf', { name: name.text, count })}
          </a>
        </li>
        {pictured.length > 1 && (
          <li>
            <a href={link('compare', {}, `ids=${pictured.map((product) => product.id).join(',')}`)}>
              {t('compareThese', { count: pictured.length })}
            </a>
          </li>
        )}
        {isPlannable && (
          <li>
            <a href={link('planner')}>{t('plannerTitle')}</a>
          </li>
        )}
      </ul>
    </div>
  );
}
