import type { Media, Text } from '../../../fields/field.ts';
import { Icon } from '../../../ui/icon.tsx';
import { toAddress } from '../../../content/record-address.ts';
import { PageHero, titleClass } from '../../sections/page-hero.tsx';
import { Picture } from '../../sections/picture.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { SheetLink } from '../../sections/sheet-link.tsx';
import { useSite } from '../../render/site-context.ts';
import type { CategoryData } from './load.ts';

type HeroRecord = NonNullable<CategoryData['hero']>;

interface FeaturedProduct {
  readonly name: Text;
  readonly description: Text;
  readonly features: readonly Text[];
  readonly link: string;
  readonly specsheet: Media | null;
  readonly image: Media | null;
}

/** The two products of a hero record. */
const featuredIn = (hero: HeroRecord): readonly FeaturedProduct[] => [
  {
    name: hero.product1Name,
    description: hero.product1Description,
    features: [hero.product1Feature1, hero.product1Feature2],
    link: hero.product1Link,
    specsheet: hero.product1Specsheet,
    image: hero.product1Image,
  },
  {
    name: hero.product2Name,
    description: hero.product2Description,
    features: [hero.product2Feature1, hero.product2Feature2],
    link: hero.product2Link,
    specsheet: hero.product2Specsheet,
    image: hero.product2Image,
  },
];

function Featured({ product }: { readonly product: FeaturedProduct }) {
  const { t, href } = useSite();
  const { name, description, image, link, specsheet } = product;
  const address = toAddress(link);
  const features = product.features.filter(({ text }) => text !== '');
  return (
    <li className="featured">
      <Picture
        media={image}
        sizes="(min-width: 1416px) 650px, (min-width: 768px) 46vw, 92vw"
        box={{ ratio: 16 / 10 }}
        className="featured-picture"
      />
      <div className="featured-words">
        <h3 className="heading-3">
          <LocalizedText text={name} />
        </h3>
        <p className="mt-2 text-mist">
          <LocalizedText text={description} />
        </p>
        <ul className="checks mt-4">
          {features.map((feature) => (
            <li key={feature.text}>
              <Icon name="check" className="size-5" />
              <LocalizedText text={feature} />
            </li>
          ))}
        </ul>
        <div className="featured-links">
          {address !== null && (
            <a className="button" href={href(address)}>
              {t('viewDetails')}
              <span className="sr-only">: {name.text}</span>
            </a>
          )}
          {specsheet !== null && <SheetLink sheet={specsheet} of={name.text} />}
        </div>
      </div>
    </li>
  );
}

/** The category's name and headline on its picture, with two of its products. */
export function CategoryHero({ name, hero }: { readonly name: Text; readonly hero: HeroRecord }) {
  const { t } = useSite();
  return (
    <>
      <PageHero media={hero.image} isBeside>
        <h1>
          <span className="eyebrow">
            <LocalizedText text={name} />
          </span>
          <span className={titleClass(hero.headline)}>
            <LocalizedText text={hero.headline} />
          </span>
        </h1>
      </PageHero>
      <section className="featured-products container-site" aria-labelledby="featured-products">
        <h2 className="sr-only" id="featured-products">
          {t('featuredProducts')}
        </h2>
        <ul className="featured-list">
          {featuredIn(hero).map((product) => (
            <Featured key={product.name.text} product={product} />
          ))}
        </ul>
      </section>
    </>
  );
}
