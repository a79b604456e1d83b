import { Icon } from '../../../ui/icon.tsx';
import { itemLink } from '../../links/item-link.ts';
import { LibraryIcon } from '../../sections/library-icon.tsx';
import { Picture } from '../../sections/picture.tsx';
import { Prose } from '../../sections/rich-text.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { SheetLink } from '../../sections/sheet-link.tsx';
import { useSite } from '../../render/site-context.ts';
import type { CategoryData } from './load.ts';

type Product = CategoryData['products'][number];

/** Displayed width of a picture if three or four products are side by side. */
const threeSizes = '(min-width: 1416px) 427px, (min-width: 768px) 31vw, 77vw';
const fourSizes = '(min-width: 1416px) 315px, (min-width: 1280px) 23vw, (min-width: 768px) 46vw, 77vw';

/** Displayed width of the three small pictures in it. */
const thumbnailSizes = {
  3: '(min-width: 1416px) 134px, (min-width: 768px) 110px, 22.8vw',
  4: '(min-width: 768px) 110px, 22.8vw',
} as const;

/** The advantages of a product and, if the administrator marks them so, the features it lacks. */
function Advantages({ advantages }: { readonly advantages: Product['advantages'] }) {
  const { t } = useSite();
  if (advantages.length === 0) return null;
  return (
    <ul className="checks" aria-label={t('advantages')}>
      {advantages.map(({ key, name, value }) => (
        <li key={key} className={value === 1 ? undefined : 'check-absent'}>
          <Icon name={value === 1 ? 'check' : 'close'} className="size-5" />
          <span>
            {value === 0 && <span className="sr-only">{t('notIncluded')}: </span>}
            <LocalizedText text={name} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** True for a product with a single size that its name ends with, such as Dalil 55 at 55 in. */
const isNamedBySize = ({ name, sizes: [size, ...others] }: Pick<Product, 'name' | 'sizes'>): boolean =>
  size !== undefined && others.length === 0 && name.text.endsWith(` ${Number.parseFloat(size.text)}`);

/** True if a product has several sizes, or one that its name does not contain. */
export const isSized = (product: Product): boolean => product.sizes.length > 0 && !isNamedBySize(product);

/** The sizes of a product. Without any, the row is empty, so that the rows of neighbouring products stay aligned. */
function Sizes({ product }: { readonly product: Product }) {
  const { t } = useSite();
  const { sizes } = product;
  if (!isSized(product)) return <div />;
  return (
    <div>
      <h4 className="text-sm font-medium text-mist">{t('availableSizes')}</h4>
      <ul className="chips">
        {sizes.map((size) => (
          <li key={size.text}>
            <bdi>
              <LocalizedText text={size} />
            </bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Props {
  readonly product: Product;
  readonly columns: 3 | 4;
  /** True if one of the shown products has sizes. */
  readonly hasSizes: boolean;
}

/** The card of a product with everything that a buyer compares. */
export function CategoryProductCard({ product, columns, hasSizes }: Props) {
  const { t, href } = useSite();
  const { tagline, title, name, description, image, path, icons, about, features, specsheet } = product;
  const address = itemLink(path, name.text);
  return (
    <li className="category-product">
      <div>
        <p className="eyebrow">
          <LocalizedText text={tagline} />
        </p>
        <h3 className="heading-3 mt-1">
          <LocalizedText text={title} />
        </h3>
      </div>
      <Picture
        media={image}
        sizes={columns === 4 ? fourSizes : threeSizes}
        box={{ ratio: 4 / 3 }}
        className="category-product-picture"
      />
      <div>
        <p className="text-lg font-medium">
          <LocalizedText text={name} />
        </p>
        <p className="mt-1 text-mist">
          <LocalizedText text={description} />
        </p>
      </div>
      <Advantages advantages={product.advantages} />
      <div className="category-product-icons" aria-hidden="true">
        {icons.map((icon) => (
          <LibraryIcon key={icon} name={icon} className="size-6" />
        ))}
      </div>
      {hasSizes && <Sizes product={product} />}
      <Prose text={about} className="whitespace-pre-line text-mist" deeper={2} />
      <ul className="thumbnails">
        {features.map((feature) => (
          <li key={feature.key}>
            <Picture
              media={feature.image}
              sizes={thumbnailSizes[columns]}
              box={{ ratio: 1 }}
              alt=""
              className="thumbnail"
            />
            <span>
              <LocalizedText text={feature.title} />
            </span>
          </li>
        ))}
      </ul>
      <div className="category-product-links">
        {address !== null && (
          <a className="button-quiet" href={href(address)}>
            {t('learnMore')}
            <span className="sr-only">: {name.text || title.text}</span>
          </a>
        )}
        {specsheet !== null && <SheetLink sheet={specsheet} of={name.text || title.text} />}
      </div>
    </li>
  );
}
