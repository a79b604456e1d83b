import {
  categories,
  categoryBanners,
  categoryCards,
  categoryGallery,
  categoryHero,
  categoryProducts,
  categoryQuestions,
  categoryStrip,
} from '../../../content/collections/index.ts';
import { routes } from '../../../content/routes.ts';
import { definePage } from '../../render/page.ts';
import { mapRecordPages } from '../../render/record-page.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { ContentCards } from '../../sections/content-cards.tsx';
import { CollectionRegion } from '../../sections/collection-region.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { Group } from '../../sections/group.tsx';
import { IconStrip } from '../../sections/icon-strip.tsx';
import { MediaBanner } from '../../sections/media-banner.tsx';
import { PlannerTeaser } from '../../sections/planner-teaser.tsx';
import { Questions } from '../../sections/questions.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { TileGallery } from '../../sections/tile-gallery.tsx';
import { useSite } from '../../render/site-context.ts';
import { Icon } from '../../../ui/icon.tsx';
import { noFilters, productsAddress } from '../products/filters.ts';
import { CategoryHero } from './hero.tsx';
import { categoryPages, loadCategory, type CategoryData } from './load.ts';
import { CategoryProductCard, isSized } from './product-card.tsx';

const galleryPattern = [4, 4, 4, 8, 4, 4, 8];

/** Minimum length of a headline in characters. A shorter one is not shown. */
const shortestHeadline = 3;

function Banners({ banners }: { readonly banners: CategoryData['banners'] }) {
  return banners.map(({ id, headline, mediaFile }) => (
    <MediaBanner key={id} media={mediaFile} headline={headline.text.length < shortestHeadline ? null : headline} />
  ));
}

/** The product cards and, if the category has more products, the link to all of them. */
function Products({ data: { category, products, productCount } }: { readonly data: CategoryData }) {
  const { t, href } = useSite();
  if (products.length === 0) return null;
  return (
    <Group title={t('products')}>
      <ul className={products.length === 4 ? 'category-products category-products-four' : 'category-products'}>
        {products.map((product) => (
          <CategoryProductCard
            key={product.id}
            product={product}
            columns={products.length === 4 ? 4 : 3}
            hasSizes={products.some(isSized)}
          />
        ))}
      </ul>
      {productCount > products.length && (
        <a className="more-link mt-8" href={href(productsAddress({ ...noFilters, category: category.id }))}>
          {t('seeAllOf', { name: category.name.text, count: productCount })}
          <Icon name="arrow" className="size-4" />
        </a>
      )}
    </Group>
  );
}

function Category({ data }: { readonly data: CategoryData }) {
  const { t, link } = useSite();
  const { category, strip, hero, banners, gallery, cards, questions } = data;
  const { id, name } = category;
  return (
    <>
      <Breadcrumbs crumbs={[{ route: categoryPages.route, id, name }]} />
      <CollectionRegion from={categoryStrip}>
        <IconStrip label={t('within', { name: name.text })} cards={strip} />
      </CollectionRegion>
      <CollectionRegion from={categories}>
        <CollectionRegion from={categoryHero}>
          {hero === null ? (
            <div className="container-site section-first">
              <h1 className="heading-1">
                <LocalizedText text={name} />
              </h1>
            </div>
          ) : (
            <CategoryHero name={name} hero={hero} />
          )}
        </CollectionRegion>
      </CollectionRegion>
      <CollectionRegion from={categoryBanners}>
        <Banners banners={banners} />
      </CollectionRegion>
      <CollectionRegion from={categoryProducts}>
        <Products data={data} />
      </CollectionRegion>
      {data.isPlannable && <PlannerTeaser />}
      <CollectionRegion from={categoryGallery}>
        <TileGallery title={t('gallery')} tiles={gallery} pattern={galleryPattern} />
      </CollectionRegion>
      <CollectionRegion from={categoryCards}>
        <ContentCards title={t('highlights')} cards={cards} />
      </CollectionRegion>
      <CollectionRegion from={categoryQuestions}>
        <Questions questions={questions} />
      </CollectionRegion>
      <ClosingBand title="fittingTitle" text="fittingText" office={data.office} about={name.text}>
        <a className="button-quiet" href={link('products')}>
          {t('productsTitle')}
        </a>
      </ClosingBand>
    </>
  );
}

/** The page of a category: its sub-categories, two featured products, and everything else about it. */
export const category = definePage({
  path: routes.category,
  records: categoryPages,
  load: loadCategory,
  head: ({ category: { name }, hero, alternates }) => ({
    title: name,
    description: [hero?.headline.text, hero?.product1Description.text].filter(Boolean).join('. '),
    image: hero?.image ?? null,
    alternates,
  }),
  View: Category,
  mapped: mapRecordPages(categoryPages),
});
